import { Clock } from '@coursewright/platform';

/** The time, moved by a spec. */
export class MovableClock extends Clock {
  private offset = 0;

  override now(): Date {
    return new Date(Date.now() + this.offset);
  }

  advance(seconds: number): void {
    this.offset += seconds * 1000;
  }
}
