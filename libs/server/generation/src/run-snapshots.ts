import { Database, faultPoint } from '@coursewright/platform';
import { SourceLibrary, type SourceText } from '@coursewright/sources';
import { Injectable } from '@nestjs/common';
import { GenerationRuns, type Lease } from './generation-runs.ts';
import { LeaseLost } from './lease-lost.ts';

/** The words of the sources that a course is written from, as they were read. */
@Injectable()
export class RunSnapshots {
  constructor(
    private readonly database: Database,
    private readonly runs: GenerationRuns,
    private readonly library: SourceLibrary,
  ) {}

  /** What earlier runs of the task have kept. */
  of(taskId: string): Promise<SourceText[]> {
    return this.library.snapshots(taskId);
  }

  /** Throws LeaseLost when the task is another delivery's by now. */
  async keep(lease: Lease, source: SourceText): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.runs.holds(lease))) throw new LeaseLost();
      await this.library.keepSnapshot(lease.taskId, source);
    });
    faultPoint('snapshot.kept', lease.taskId);
  }
}
