import { lifetimes } from '@coursewright/contract';
import { Clock, Database, Jobs } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { EndRun } from './end-run.ts';
import { GenerationJournal } from './generation-journal.ts';
import { generationRunRow } from './generation-run.entity.ts';
import { generationQueue } from './generation-queue.ts';
import { GenerationRuns } from './generation-runs.ts';
import { LearnerWaits } from './learner-waits.ts';

const queue = 'generation.housekeeping';
/** Milliseconds between rounds. */
const every = 5 * 60_000;
/**
 * Milliseconds for which the journal of an ended task is kept: so long a retry need not ask
 * anything again.
 */
const journalKeptFor = 30 * 24 * 3600_000;
/** Tasks of one statement: short locks, and a pause for everybody else in between. */
const batch = 50;

/**
 * Now and then, as a job: gives the journal what an outage has left, ends what nobody will finish or
 * come back to, and forgets the journals of tasks that ended long ago.
 */
@Injectable()
export class GenerationHousekeeping implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly runs: GenerationRuns,
    private readonly waits: LearnerWaits,
    private readonly endRun: EndRun,
    private readonly journal: GenerationJournal,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(queue, { every }, (signal) => this.run(signal));
  }

  async run(signal?: AbortSignal): Promise<void> {
    await this.journal.keepHeld();
    await this.endOrphans(signal);
    await this.endWaits(signal);
    await this.forgetJournals(signal);
  }

  /**
   * A task is created and handed on together with its job, so one without a job is a task that
   * nobody comes back to. Tasks are listed before jobs: one whose job ends in between has been
   * settled by then, and giving it up changes nothing.
   */
  private async endOrphans(signal?: AbortSignal): Promise<void> {
    const unfinished = await this.runs.unfinishedRuns();
    if (unfinished.length === 0) return;
    const awaited = new Set(
      (await this.jobs.underWay(generationQueue, z.object({ taskId: z.string() }))).map(
        ({ taskId }) => taskId,
      ),
    );
    for (const { id, run } of unfinished) {
      if (signal?.aborted) return;
      if (!awaited.has(id)) await this.endRun.givenUp({ taskId: id, run });
    }
  }

  /** Runs that nobody came back to: nothing was written, so the credit comes back. */
  private async endWaits(signal?: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - lifetimes.learnerWait * 1000);
    for (let found = batch; found === batch && !signal?.aborted;) {
      const waiting = await this.waits.since(before, batch);
      for (const { id, waiting_for } of waiting)
        await this.endRun.notAnswered(id, waiting_for, before);
      found = waiting.length;
    }
  }

  private async forgetJournals(signal?: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - journalKeptFor);
    for (let found = batch; found === batch && !signal?.aborted;) {
      const ids = await this.database.query(
        generationRunRow.pick({ id: true }),
        `SELECT id FROM generation_tasks task WHERE finished_at <= $1 AND status NOT IN ('pending', 'running')
           AND EXISTS (SELECT 1 FROM generation_journal WHERE task_id = task.id) LIMIT ${batch}`,
        [before],
      );
      await this.database.run('DELETE FROM generation_journal WHERE task_id = ANY($1)', [
        ids.map(({ id }) => id),
      ]);
      found = ids.length;
    }
  }
}
