import { keptOf, type Note } from '@coursewright/contract';
import { Database, faultPoint } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { Cancelled } from './cancellations.ts';
import type { Lease, Run } from './generation-runs.ts';
import { LeaseLost } from './lease-lost.ts';
import { overallProgress } from './pipeline/phases.ts';
import { ProgressLog } from './progress-log.ts';
import { RunStates } from './run-states.ts';

/** Notes that one question shows: enough to see what went wrong. */
const mostNotes = 5;

/**
 * Hands a running task over to its learner, because no source was found: they agree to a course from
 * what the model knows, or stop it. What the research has cost is in the journal, so going on costs
 * it no second time.
 */
@Injectable()
export class AskAboutSources {
  constructor(
    private readonly database: Database,
    private readonly progress: ProgressLog,
    private readonly states: RunStates,
  ) {}

  /**
   * One transaction: the learner is told, and the task is in nobody's hands until they decide.
   * Throws LeaseLost, or Cancelled where they have asked to stop meanwhile.
   */
  async run({ run }: Run, lease: Lease, notes: readonly Note[]): Promise<void> {
    await this.database.transaction(async () => {
      const said = await this.progress.append(lease, `run ${run}/sources`, {
        action: 'ready',
        phase: 'research',
        message: 'No source was found: decide whether to have the course written without.',
        phase_progress: 1,
        overall_progress: overallProgress('research', 1),
        preview_data: { type: 'no_sources', data: keptOf(notes.slice(0, mostNotes)) },
      });
      if (!said) throw new LeaseLost();
      if (!(await this.states.askAboutSources(lease))) throw new Cancelled();
      faultPoint('propose.recorded', lease.taskId);
    });
    faultPoint('propose.committed', lease.taskId);
  }
}
