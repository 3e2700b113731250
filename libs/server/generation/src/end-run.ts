import {
  type AppError,
  type ErrorBody,
  Failure,
  type FinalStatus,
  finalStatuses,
  lifetimes,
  type PathData,
  type RewriteView,
  type Said,
  saidOf,
  say,
  type Wait,
} from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Courses } from '@coursewright/learning-paths';
import { Database, faultPoint, type FaultPoint } from '@coursewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import { CourseMails } from './course-mails.ts';
import {
  type Cause,
  causes,
  type EndFacts,
  type Ending,
  endings,
  inWords,
  joined,
  stakeOf,
} from './endings.ts';
import type { GenerationJob } from './generation-queue.ts';
import type { Lease, Run } from './generation-runs.ts';
import { closed, stopped } from './pipeline/course-repair.ts';
import { ProgressLog } from './progress-log.ts';
import { type EndingBy, type EndNotes, RunStates } from './run-states.ts';
import { UnpaidCalls } from './unpaid-calls.ts';

/** What the end of a run brings beyond what the table says of it. */
interface Brings extends Pick<EndFacts, 'reason' | 'note'> {
  /** The course as the worker has it; otherwise the stored one counts. */
  readonly course?: PathData;
  readonly error?: ErrorBody;
  readonly lessons?: number;
  /** What else belongs into the transaction. */
  readonly record?: () => Promise<void>;
}

/**
 * The one place where a run ends: in one transaction its status, its course, its credit, its last
 * event and its mail, as `endings` says.
 */
@Injectable()
export class EndRun {
  private readonly log = new Logger(EndRun.name);

  constructor(
    private readonly database: Database,
    private readonly states: RunStates,
    private readonly courses: Courses,
    private readonly ledger: Ledger,
    private readonly progress: ProgressLog,
    private readonly mails: CourseMails,
    private readonly unpaidCalls: UnpaidCalls,
  ) {}

  /** The course, or what was missing from it, is written. */
  async written(lease: Lease, brings: Pick<Brings, 'course' | 'lessons'>): Promise<void> {
    await this.end('written', { move: 'settle', lease }, brings);
  }

  /** One lesson is written again; `record` keeps its versions. */
  async rewritten(
    lease: Lease,
    brings: Required<Pick<Brings, 'course' | 'record'>> & Pick<Brings, 'note'>,
  ): Promise<void> {
    await this.end('written', { move: 'settle', lease }, brings, rewritePoints);
  }

  /** A rewrite came to the same text. */
  async unchanged(lease: Lease): Promise<void> {
    await this.end('unchanged', { move: 'settle', lease }, {});
  }

  async stopped(lease: Lease, course: PathData | undefined): Promise<void> {
    await this.end('stopped', { move: 'settle', lease }, { course });
  }

  /** Whether it was a run of this user that no worker had taken. */
  async stoppedEarly(userId: string, taskId: string): Promise<boolean> {
    const wait = await this.states.waitOf(taskId);
    const cause = wait === 'sources' ? 'declined' : 'stopped_early';
    return this.end(cause, { move: 'stop', userId, taskId }, {}, {});
  }

  async failed(lease: Lease, error: AppError, course: PathData | undefined): Promise<void> {
    this.log.warn({ err: error, task_id: lease.taskId }, 'A course failed');
    await this.end(
      'failed',
      { move: 'settle', lease },
      { course, reason: error, error: error.toBody() },
    );
  }

  /** Once, whoever held it last. */
  async givenUp({ taskId, run }: GenerationJob): Promise<void> {
    const error = new Failure('server_error', say('our_fault'));
    const hasEnded = await this.end(
      'given_up',
      { move: 'give_up', taskId, ...(run === undefined ? {} : { run }) },
      { error: error.toBody() },
      giveUpPoints,
    );
    if (hasEnded)
      this.log.error(
        { error_id: error.errorId, task_id: taskId },
        'A course was given up after its last delivery',
      );
  }

  /** Nothing, where its learner has answered since, or it waits for less long. */
  async notAnswered(taskId: string, wait: Wait, waitingSince: Date): Promise<void> {
    const { cause, said } = expiry[wait];
    const reason = said({ days: lifetimes.learnerWait / 86_400 });
    await this.end(
      cause,
      { move: 'expire', taskId, wait, waitingSince },
      { reason, error: { ...reason, values: { ...reason.values }, type: 'timeout' } },
      {},
    );
  }

  private async end(
    cause: Cause,
    by: EndingBy,
    brings: Brings,
    points: Points = settlePoints,
  ): Promise<boolean> {
    const taskId = by.move === 'settle' ? by.lease.taskId : by.taskId;
    const hasEnded = await this.database.transaction(async () => {
      const task = await this.states.end(by, causes[cause].status);
      if (!task) return false;
      strike(points.ended, taskId);
      const course = brings.course ?? task.course ?? undefined;
      const facts: EndFacts = { ...brings, course, hasBegun: task.fencing_token > 0 };
      const ending = endingOf(task, course, cause);
      const isReturned = await this.returnsCredit(ending, task);
      const words = isReturned ? ending.message : (ending.otherwise ?? ending.message);
      const message = inWords(words, facts);
      const told = toldOf(ending, cause, facts);
      await this.states.note(taskId, notesOf(ending, task, brings, message, told));
      await this.leaveCourse(task, courseAfter(ending.course, brings, facts), cause);
      await brings.record?.();
      strike(points.recorded, taskId);
      if (isReturned && ending.refund !== undefined) {
        await this.ledger.refundTask(taskId, inWords(ending.refund, facts));
        strike(points.refunded, taskId);
      }
      await this.progress.close(taskId, finalOf(task), message);
      strike(points.announced, taskId);
      if (ending.mail === 'ready') await this.mails.ready(taskId);
      if (ending.mail === 'failed')
        await this.mails.failed(taskId, message, saidOf(brings.error ?? {}));
      return true;
    });
    if (hasEnded) strike(points.committed, taskId);
    return hasEnded;
  }

  /** Whether the credit comes back: what a learner stops for nothing is bounded. */
  private async returnsCredit({ refund, otherwise }: Ending, { id, user_id }: Run) {
    if (refund === undefined) return false;
    return otherwise === undefined || this.unpaidCalls.allowStop(user_id, id);
  }

  private async leaveCourse(task: Run, document: PathData | undefined, cause: Cause) {
    if (document) await this.courses.fill(task.id, document);
    await this.courses.release(task.id, {
      // Before a worker has begun there was nothing to change; and a first writing ends at the
      // revision it began with.
      isRevision: document !== undefined && task.run_kind !== 'course' && !isEarly(cause),
      isDelivered: task.status === 'completed',
    });
  }
}

/** Before a worker has begun, or while none has it. */
const isEarly = (cause: Cause): boolean => causes[cause].move === 'stop';

/** How a wait ends that nobody answered. */
const expiry = {
  outline: { cause: 'not_confirmed', said: (values) => say('outline_not_confirmed', values) },
  sources: { cause: 'not_agreed', said: (values) => say('sources_not_agreed', values) },
} as const satisfies Record<Wait, { cause: Cause; said: (values: { days: number }) => Said }>;

function endingOf(task: Run, course: PathData | undefined, cause: Cause): Ending {
  const stake = stakeOf(task, course);
  const ending = endings[stake][cause];
  if (!ending) throw new Error(`Run ${task.id}: ${stake} cannot end as ${cause}`);
  return ending;
}

/** A task that has ended has one of these. */
function finalOf({ id, status }: Run): FinalStatus {
  const final = finalStatuses.find((one) => one === status);
  if (!final) throw new Error(`Run ${id} has not ended: ${status}`);
  return final;
}

/** What the learner is told of a rewrite; nothing where a new text speaks for itself. */
function toldOf(
  ending: Ending,
  cause: Cause,
  facts: EndFacts,
): Pick<RewriteView, 'message' | 'message_said'> {
  const sentences = cause === 'written' ? facts.note : ending.sentences?.(facts);
  if (!sentences || sentences.length === 0) return {};
  const said = sentences.flatMap((one) => saidOf(one) ?? []);
  return {
    message: joined(sentences),
    ...(said.length === sentences.length ? { message_said: said } : {}),
  };
}

function notesOf(
  { outcome }: Ending,
  task: Run,
  brings: Brings,
  message: string,
  told: Pick<RewriteView, 'message' | 'message_said'>,
): EndNotes {
  return {
    // Its code says why; what became of the credit stands beside it.
    ...(brings.error ? { error: { ...brings.error, message } } : {}),
    ...(task.rewrite && outcome ? { rewrite: { ...task.rewrite, outcome, ...told } } : {}),
    ...(brings.lessons === undefined ? {} : { lessons: brings.lessons }),
  };
}

/** The course to store; undefined where the stored one stays. */
function courseAfter(
  change: Ending['course'],
  brings: Brings,
  facts: EndFacts,
): PathData | undefined {
  if (change === 'written') return brings.course;
  if (change === 'kept' || !facts.course) return undefined;
  return change === 'reopened'
    ? stopped(facts.course)
    : closed(
        facts.course,
        typeof change.closed === 'function' ? change.closed(facts) : change.closed,
      );
}

/** Where the fault tests may end the process: all but the last are inside the transaction. */
type Points = Partial<
  Record<'ended' | 'recorded' | 'refunded' | 'announced' | 'committed', FaultPoint>
>;
const settlePoints: Points = {
  ended: 'settle.ended',
  refunded: 'settle.refunded',
  announced: 'settle.announced',
  committed: 'settle.committed',
};
const rewritePoints: Points = {
  ended: 'rewrite.ended',
  recorded: 'rewrite.recorded',
  committed: 'rewrite.committed',
};
const giveUpPoints: Points = {
  ended: 'give_up.ended',
  refunded: 'give_up.refunded',
  committed: 'give_up.committed',
};

function strike(point: FaultPoint | undefined, taskId: string): void {
  if (point) faultPoint(point, taskId);
}
