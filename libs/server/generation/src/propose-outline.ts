import { Courses } from '@coursewright/learning-paths';
import { Database, faultPoint } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { Cancelled } from './cancellations.ts';
import type { Lease, Run } from './generation-runs.ts';
import { LeaseLost } from './lease-lost.ts';
import { OutlineWaits } from './outline-waits.ts';
import type { ProposedOutline } from './pipeline/outline.graph.ts';
import { overallProgress } from './pipeline/phases.ts';
import { ProgressLog } from './progress-log.ts';
import { RunStates } from './run-states.ts';

/** Hands a running task over to its learner, who confirms the outline. */
@Injectable()
export class ProposeOutline {
  constructor(
    private readonly database: Database,
    private readonly courses: Courses,
    private readonly progress: ProgressLog,
    private readonly waits: OutlineWaits,
    private readonly states: RunStates,
  ) {}

  /**
   * What a run that was stopped before its outline was confirmed had proposed: a retry asks about
   * that again, with the learner's changes.
   */
  async before({
    id,
    run_kind,
    request,
    outline_confirmed,
    course,
  }: Run): Promise<ProposedOutline | undefined> {
    if (run_kind !== 'course' || !request.outline_first || outline_confirmed || !course)
      return undefined;
    const outline = await this.waits.outlineOf(id);
    return outline && { outline, course };
  }

  /**
   * One transaction: the learner is told, and the task is in nobody's hands until they confirm.
   * Throws LeaseLost, or Cancelled where they have asked to stop meanwhile.
   */
  async run({ run }: Run, lease: Lease, { outline, course }: ProposedOutline): Promise<void> {
    await this.database.transaction(async () => {
      const said = await this.progress.append(lease, `run ${run}/outline`, {
        action: 'ready',
        phase: 'outline',
        message: 'The outline is ready: change it as you like, then have it written.',
        phase_progress: 1,
        overall_progress: overallProgress('outline', 1),
        preview_data: { type: 'outline', data: {} },
      });
      if (!said) throw new LeaseLost();
      if (!(await this.states.propose(lease, outline))) throw new Cancelled();
      await this.courses.fill(lease.taskId, course);
      faultPoint('propose.recorded', lease.taskId);
    });
    faultPoint('propose.committed', lease.taskId);
  }
}
