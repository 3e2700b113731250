import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from './house.ts';
import { brokenInSnapshot } from './invariants.ts';

/** Looks at houses that are at work, again and again, until `stop`. */
export class Snapshots {
  taken = 0;
  readonly broken = new Set<string>();
  private stopped = false;
  private readonly watches: Promise<void>[] = [];

  watch(house: House, every = 500): void {
    this.watches.push(this.look(house, every));
  }

  private async look(house: House, every: number): Promise<void> {
    while (!this.stopped) {
      for (const { what, measured } of await brokenInSnapshot(house))
        this.broken.add(`${what}: ${measured}`);
      this.taken += 1;
      await sleep(every);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.watches);
  }
}
