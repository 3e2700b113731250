import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPoint, Strike } from '@coursewright/platform';

/** Watchdog (ms). */
const struckWithin = 180_000;

/** Where the processes that were started with this folder die. */
export class FaultPlan {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Resolves with the pid of the process that this strikes; with undefined when none comes by. */
  arm(point: FaultPoint, strike: Partial<Strike> = {}): () => Promise<number | undefined> {
    const before = new Set(this.struck.map(({ pid }) => pid));
    const file = path.join(this.folder, point);
    writeFileSync(
      `${file}.part`,
      JSON.stringify({ deed: 'kill', hit: 1, ...strike } satisfies Strike),
    );
    renameSync(`${file}.part`, file);
    return () => this.victim(point, before);
  }

  disarm(point: FaultPoint): void {
    rmSync(path.join(this.folder, point), { force: true });
  }

  /** Points at which a process was struck, with its pid. */
  get struck(): { point: string; pid: number }[] {
    return readdirSync(this.folder).flatMap((name) => {
      const found = /^(.+)\.struck-(\d+)$/.exec(name);
      return found ? [{ point: found[1]!, pid: Number(found[2]) }] : [];
    });
  }

  private async victim(
    point: FaultPoint,
    before: ReadonlySet<number>,
  ): Promise<number | undefined> {
    for (const until = Date.now() + struckWithin; Date.now() < until; await sleep(10)) {
      const found = this.struck.find((one) => one.point === point && !before.has(one.pid));
      if (found) return found.pid;
    }
    return undefined;
  }
}
