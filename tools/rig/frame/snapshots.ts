import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './app.ts';
import { brokenInSnapshot } from './invariants.ts';
import { exactly, type Measured } from './scenario.ts';

/** Looks at apps that are at work, again and again, until `stop`. */
export class Snapshots {
  taken = 0;
  readonly broken = new Set<string>();
  private stopped = false;
  private readonly watches: Promise<void>[] = [];

  watch(app: App, every = 500): void {
    this.watches.push(this.look(app, every));
  }

  private async look(app: App, every: number): Promise<void> {
    while (!this.stopped) {
      for (const { what, measured } of await brokenInSnapshot(app))
        this.broken.add(`${what}: ${measured}`);
      this.taken += 1;
      await sleep(every);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.watches);
  }

  /** That nothing was ever seen broken. */
  measured(): Measured {
    return exactly(
      `snapshots of ${this.taken} in which something does not add up`,
      [...this.broken].join('; ') || 0,
      0,
    );
  }
}
