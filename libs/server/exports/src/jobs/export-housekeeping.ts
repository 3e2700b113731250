import { Jobs, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { CourseExports } from './course-exports.ts';
import { exportQueue } from './export-queue.ts';
import { MakeExport } from './make-export.ts';

const queue = 'export.housekeeping';
/** Milliseconds between rounds. */
const every = 5 * 60_000;

/**
 * Now and then, as a job: lets go of files that are old or too many, whose bytes follow with
 * those of audio, and ends what lost its job.
 */
@Injectable()
export class ExportHousekeeping implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly exports: CourseExports,
    private readonly makeExport: MakeExport,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(queue, { every }, (signal) => this.run(signal));
    this.personalData.register({ name: 'downloads', read: (userId) => this.read(userId) });
  }

  async run(signal?: AbortSignal): Promise<void> {
    await this.endOrphans(signal);
    await this.exports.sweep();
  }

  /** Rows are listed before jobs: one whose job ends in between has ended by then, too. */
  private async endOrphans(signal?: AbortSignal): Promise<void> {
    const unfinished = await this.exports.unfinished();
    if (unfinished.length === 0) return;
    const jobs = await this.jobs.underWay(exportQueue, z.object({ exportId: z.string() }));
    const awaited = new Set(jobs.map(({ exportId }) => exportId));
    for (const id of unfinished) {
      if (signal?.aborted) return;
      if (!awaited.has(id)) await this.makeExport.giveUp(id);
    }
  }

  private async *read(userId: string): AsyncGenerator<object> {
    yield* await this.exports.ofUser(userId);
  }
}
