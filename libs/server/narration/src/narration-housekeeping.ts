import { Database, Files, Jobs } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { narrationQueue } from './narration-queue.ts';
import { Narrate } from './narrate.ts';
import { Narrations } from './narrations.ts';

const queue = 'narration.housekeeping';
/** Milliseconds between rounds. */
const every = 5 * 60_000;
/** Files of one round of deleting. */
const batch = 100;

/**
 * Now and then, as a job: deletes the files of what is gone, and ends what lost its job, with its
 * credit returned.
 */
@Injectable()
export class NarrationHousekeeping implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly files: Files,
    private readonly narrations: Narrations,
    private readonly narrate: Narrate,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(queue, { every }, (signal) => this.run(signal));
  }

  async run(signal?: AbortSignal): Promise<void> {
    await this.endOrphans(signal);
    await this.deleteFiles(signal);
    await this.files.tidy();
  }

  /** Rows are listed before jobs: one whose job ends in between has ended by then, too. */
  private async endOrphans(signal?: AbortSignal): Promise<void> {
    const unfinished = await this.narrations.unfinished();
    if (unfinished.length === 0) return;
    const jobs = await this.jobs.underWay(narrationQueue, z.object({ narrationId: z.string() }));
    const awaited = new Set(jobs.map(({ narrationId }) => narrationId));
    for (const id of unfinished) {
      if (signal?.aborted) return;
      if (!awaited.has(id)) await this.narrate.giveUp(id);
    }
  }

  /** A file first, then that it was to go: whatever happens in between is done again. */
  private async deleteFiles(signal?: AbortSignal): Promise<void> {
    for (let found = batch; found === batch && !signal?.aborted;) {
      const dropped = await this.database.query(
        z.object({ key: z.string() }),
        'SELECT key FROM dropped_files WHERE dropped_at <= now() ORDER BY dropped_at LIMIT $1',
        [batch],
      );
      for (const { key } of dropped) await this.files.remove(key);
      await this.database.run('DELETE FROM dropped_files WHERE key = ANY($1)', [
        dropped.map(({ key }) => key),
      ]);
      found = dropped.length;
    }
  }
}
