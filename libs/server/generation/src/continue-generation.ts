import {
  AppError,
  type ContinueGenerationInput,
  Refusal,
  say,
  sayAs,
  type TaskStarted,
} from '@coursewright/contract';
import { Database, faultPoint } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GenerationRuns } from './generation-runs.ts';
import { LearnerWaits } from './learner-waits.ts';
import { OutlineWaits, outlineChangedMeanwhile } from './outline-waits.ts';
import { ProgressLog } from './progress-log.ts';
import { RunQueue } from './run-queue.ts';

/**
 * Has a course written from the outline that its learner confirms, or without the sources that were
 * not found. The run counted towards the cap
 * while it waited, so the cap never refuses it here.
 */
@Injectable()
export class ContinueGeneration {
  constructor(
    private readonly database: Database,
    private readonly runs: GenerationRuns,
    private readonly learnerWaits: LearnerWaits,
    private readonly outlineWaits: OutlineWaits,
    private readonly progress: ProgressLog,
    private readonly queue: RunQueue,
  ) {}

  async run({ userId }: Caller, input: ContinueGenerationInput): Promise<TaskStarted> {
    const { id } = input;
    const started = await this.database.transaction(async (): Promise<TaskStarted> => {
      const ended = await this.endWait(userId, input);
      if (ended) {
        await this.progress.goOn(id, ended.run, ended.message);
        await this.runs.lockStartsOf(userId);
        await this.queue.enter(id);
        faultPoint('confirm.recorded', id);
        return { task_id: id, status: 'pending' };
      }
      const known = await this.learnerWaits.stateOf(userId, id);
      if (!known) throw new AppError('not_found', 'There is no such course.');
      if (hasAnswered(known, input)) return { task_id: id, status: 'pending' };
      throw refusalOf(known, input);
    });
    faultPoint('confirm.committed', id);
    return started;
  }

  /** A revision is one of an outline: it never agrees to anything else. */
  private async endWait(
    userId: string,
    { id, revision, waiting_for: wait }: ContinueGenerationInput,
  ): Promise<{ run: number; message: string } | undefined> {
    if (wait !== 'outline' && revision === undefined) {
      const task = await this.learnerWaits.agreeToNoSources(userId, id);
      if (task) return { ...task, message: 'Agreed: it is written without sources' };
    }
    if (wait === 'sources') return undefined;
    const task = await this.outlineWaits.end(userId, id, revision);
    return task && { ...task, message: 'The outline is confirmed' };
  }
}

type Known = NonNullable<Awaited<ReturnType<LearnerWaits['stateOf']>>>;

const goesOn = ({ status }: Known): boolean => status === 'pending' || status === 'running';

/** Whether the same was said before, and the run goes on with it. */
function hasAnswered(known: Known, { waiting_for: wait }: ContinueGenerationInput): boolean {
  if (!goesOn(known)) return false;
  const hasAgreed = known.request.without_sources === 'allow';
  if (wait === 'sources') return hasAgreed;
  if (known.waiting_for) return false;
  return (
    known.outline_confirmed || (wait === undefined && hasAgreed && !known.request.outline_first)
  );
}

function refusalOf(known: Known, { waiting_for: wait }: ContinueGenerationInput): AppError {
  if (known.waiting_for === 'sources') return new Refusal('conflict', say('other_decision'));
  if (known.waiting_for && wait !== 'sources')
    return outlineChangedMeanwhile(known.outline_revision);
  return new Refusal(
    'conflict',
    sayAs(
      'not_waiting',
      goesOn(known)
        ? `There is ${wait === 'sources' ? 'nothing to agree to' : 'no outline to confirm'} yet.`
        : `This course does not wait for its ${wait === 'sources' ? 'sources' : 'outline'} any more.`,
    ),
  );
}
