import { AppError, type FinalStatus, type PathData } from '@coursewright/contract';
import type { Author } from '@coursewright/authoring';
import { Ledger } from '@coursewright/credits';
import { Config, Database, faultPoint, Jobs, ProcessStops, type Job } from '@coursewright/platform';
import { PageReader, SourceLibrary, type SourceText } from '@coursewright/sources';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Cancellations, Cancelled } from './cancellations.ts';
import { CourseGround } from './course-ground.ts';
import { CourseMails } from './course-mails.ts';
import { EndRewrite, rewriteStopped } from './editing/end-rewrite.ts';
import { GenerationJournal } from './generation-journal.ts';
import { generationQueue, generationQueueOptions, type GenerationJob } from './generation-queue.ts';
import { GenerationTasks, type Lease, type TaskRow } from './generation-tasks.ts';
import { LeaseLost } from './lease-lost.ts';
import { OutlineWaits } from './outline-waits.ts';
import { CallBudget } from './pipeline/call-budget.ts';
import { closed, hasFinishedLesson, stopped, stoppedByLearner } from './pipeline/course-repair.ts';
import { courseGraph, type GraphPorts } from './pipeline/course.graph.ts';
import { openJournal } from './pipeline/journal.ts';
import { keepWritten } from './pipeline/keep-written.ts';
import { outlineGraph, type ProposedOutline } from './pipeline/outline.graph.ts';
import { missingLessonsGraph } from './pipeline/missing-lessons.graph.ts';
import { rewriteGraph } from './pipeline/rewrite.graph.ts';
import { overallProgress } from './pipeline/phases.ts';
import type { Announcement, CourseOrder } from './pipeline/ports.ts';
import { ProgressLog } from './progress-log.ts';
import { ProposeOutline } from './propose-outline.ts';
import { capOfRun } from './run-budget.ts';
import { RunTools, type Tools } from './run-tools.ts';
import { Suspects } from './suspects.ts';

/** What a run has so far. */
interface Written {
  course?: PathData;
  author?: Author;
}

/** Works on one task from delivery to its end: completed, failed with the credit returned, or cancelled. */
@Injectable()
export class RunGeneration implements OnModuleInit {
  private readonly log = new Logger(RunGeneration.name);
  private readonly suspects = new Suspects();

  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly tasks: GenerationTasks,
    private readonly journal: GenerationJournal,
    private readonly progress: ProgressLog,
    private readonly cancellations: Cancellations,
    private readonly ground: CourseGround,
    private readonly waits: OutlineWaits,
    private readonly proposeOutline: ProposeOutline,
    private readonly mails: CourseMails,
    private readonly tools: RunTools,
    private readonly pages: PageReader,
    private readonly library: SourceLibrary,
    private readonly endRewrite: EndRewrite,
  ) {}

  onModuleInit(): void {
    this.jobs.register<GenerationJob>(
      generationQueue,
      { ...generationQueueOptions, concurrency: this.config.coursesAtOnce },
      (job) => this.run(job),
      (data) => this.giveUp(data),
    );
  }

  async run({ data, signal }: Pick<Job<GenerationJob>, 'data' | 'signal'>): Promise<void> {
    faultPoint('run.delivered', data.taskId);
    const { isSuspect, isSpent } = await this.tasks.fateOf(data.taskId, data.run);
    if (isSpent) await this.giveUp(data);
    else if (isSuspect)
      await this.suspects.inTurn(signal, (isSound) => this.deliver(data, signal, isSound));
    else await this.deliver(data, signal);
  }

  /** `isSound` is called when the run has brought something. */
  private async deliver(
    data: GenerationJob,
    signal: AbortSignal,
    isSound: () => void = () => undefined,
  ): Promise<void> {
    const task = await this.tasks.take(data.taskId, data.run);
    if (!task) return;
    faultPoint('run.taken', task.id);
    const lease: Lease = { taskId: task.id, token: task.fencing_token };
    const cancel = this.cancellations.watch(task.id);
    const written: Written = { course: task.course ?? undefined };
    try {
      if (task.cancel_requested_at) return await this.settleCancelled(task, lease, written.course);
      const { proposed, course } = await this.outcomeOf(
        task,
        lease,
        AbortSignal.any([signal, cancel.signal]),
        written,
        isSound,
      );
      if (proposed) await this.proposeOutline.run(task, lease, proposed);
      else if (task.run_kind === 'rewrite' && written.author)
        await this.endRewrite.written(task, lease, course, written.author);
      else
        await this.settle(
          lease,
          'completed',
          { course, ...(task.run_kind === 'course' ? { lessons: lessonsIn(course) } : {}) },
          'Your course is ready.',
        );
    } catch (error) {
      if (error instanceof LeaseLost)
        this.log.warn(`Task ${task.id} was taken over by another delivery`);
      else if (signal.aborted) await this.handOver(lease, signal.reason);
      else if (cancel.signal.aborted || error instanceof Cancelled)
        await this.settleCancelled(task, lease, written.course);
      else if (error instanceof AppError)
        await this.settleFailed(task, lease, error, written.course);
      else throw error;
    } finally {
      cancel.stop();
    }
  }

  /** Throws `reason`, so that the job is delivered again. That a process stops is no delivery in vain. */
  private async handOver(lease: Lease, reason: unknown): Promise<never> {
    if (reason instanceof ProcessStops) {
      await this.tasks.release(lease);
      faultPoint('handover.released', lease.taskId);
    }
    throw reason;
  }

  private async outcomeOf(
    task: TaskRow,
    lease: Lease,
    signal: AbortSignal,
    written: Written,
    isSound: () => void,
  ): Promise<Outcome> {
    const proposed = await this.proposeOutline.before(task);
    return proposed
      ? { proposed, course: proposed.course }
      : this.write(task, lease, signal, written, isSound);
  }

  /** Runs the graph and publishes what it announces, in order: first the course it speaks of, then the event. */
  private async write(
    task: TaskRow,
    lease: Lease,
    signal: AbortSignal,
    written: Written,
    isSound: () => void,
  ): Promise<Outcome> {
    const tools = await this.tools.of(task.user_id, task.request);
    written.author = tools.author;
    const graph = await this.graphOf(task, lease, tools, isSound);
    const announced = await this.progress.keysOf(task.id);
    const stop = new AbortController();
    let outcome: Outcome | undefined;
    try {
      for await (const [mode, chunk] of await graph.stream(
        {},
        { signal: AbortSignal.any([signal, stop.signal]), streamMode: ['custom', 'updates'] },
      )) {
        if (mode === 'updates') {
          for (const phase of phasesIn(chunk)) faultPoint(`phase.${phase}`, task.id);
          outcome = outcomeIn(chunk) ?? outcome;
        } else await this.publish(lease, chunk, announced, written);
      }
    } catch (error) {
      stop.abort(error);
      throw error;
    }
    if (!outcome) throw new Error('The course graph ended without a course');
    return outcome;
  }

  private async graphOf(task: TaskRow, lease: Lease, tools: Tools, isSound: () => void) {
    const order = await this.orderOf(task, tools);
    const cap = capOfRun(task, order);
    const budget = new CallBudget(cap, await this.tasks.beginBudget(lease, cap));
    const journal = this.journal.of({
      lease,
      run: task.run,
      onKept: isSound,
      ...(tools.prices ? { prices: tools.prices } : {}),
    });
    const ports: GraphPorts = {
      ...tools,
      pages: this.pages,
      ask: await openJournal(journal, tools.author.version, budget),
      keepSnapshot: (source) => this.keepSnapshot(lease, source),
      logUnexpected: (error, of) =>
        this.log.error(
          { err: error, task_id: task.id, of },
          'A piece of a course failed unexpectedly',
        ),
    };
    if (task.run_kind === 'course' || !task.course)
      return order.proposes ? outlineGraph(order, ports) : courseGraph(order, ports);
    const material = { sources: await this.library.snapshots(task.id) };
    const { course, run, rewrite } = task;
    if (task.run_kind === 'rewrite' && rewrite) {
      const { submodule_id: submoduleId, parts, instruction, version } = rewrite;
      return rewriteGraph(
        {
          course,
          brief: order.brief,
          material,
          submoduleId,
          parts,
          ...(instruction ? { instruction } : {}),
          version,
          run,
        },
        ports,
      );
    }
    return missingLessonsGraph(
      { course, brief: order.brief, material, width: order.widths.submodule },
      ports,
    );
  }

  /** The words of a source as they were read, unless the task is another delivery's by now. */
  private async keepSnapshot(lease: Lease, source: SourceText): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.tasks.holds(lease))) throw new LeaseLost();
      await this.library.keepSnapshot(lease.taskId, source);
    });
    faultPoint('snapshot.kept', lease.taskId);
  }

  private async orderOf(
    { id, user_id, request, outline_confirmed }: TaskRow,
    tools: Tools,
  ): Promise<CourseOrder> {
    const { sources, usesWeb, notes } = await this.ground.load(id, user_id, request, tools);
    const outline = outline_confirmed ? await this.waits.outlineOf(id) : undefined;
    return {
      taskId: id,
      sources,
      usesWeb,
      notes,
      proposes: request.outline_first && !outline,
      ...(outline ? { outline } : {}),
      brief: {
        topic: request.topic,
        language: request.language,
        style: request.explanation_style,
        ...(request.audience ? { audience: request.audience } : {}),
        ...(request.desired_module_count ? { moduleCount: request.desired_module_count } : {}),
        ...(request.desired_submodule_count
          ? { submoduleCount: request.desired_submodule_count }
          : {}),
      },
      widths: {
        search: request.search_parallel_count,
        module: request.parallel_count,
        submodule: request.submodule_parallel_count,
      },
    };
  }

  private async publish(
    lease: Lease,
    { key, report, course }: Announcement,
    announced: Set<string>,
    written: Written,
  ): Promise<void> {
    if (course) written.course = keepWritten(written.course, course);
    if (announced.has(key)) return;
    const overall_progress = overallProgress(report.phase, report.phase_progress);
    if (
      !(await this.progress.append(
        lease,
        key,
        { ...report, overall_progress },
        course && written.course,
      ))
    )
      throw new LeaseLost();
    faultPoint('progress.appended', lease.taskId);
  }

  private settleCancelled(
    task: TaskRow,
    lease: Lease,
    course: PathData | undefined,
  ): Promise<void> {
    if (task.run_kind === 'rewrite')
      return this.endRewrite.keep(task, lease, 'cancelled', rewriteStopped);
    if (task.returns_to && course)
      return this.settle(
        lease,
        'completed',
        { course: closed(course, stoppedByLearner) },
        'Stopped. What was written stays.',
      );
    const finished = hasFinishedLesson(course);
    return this.settle(
      lease,
      'cancelled',
      course ? { course: stopped(course) } : {},
      finished
        ? 'Stopped. What was written stays.'
        : 'Stopped before a lesson was complete; your credit has been returned.',
      finished ? undefined : 'Stopped before a lesson was complete',
    );
  }

  private settleFailed(
    task: TaskRow,
    lease: Lease,
    error: AppError,
    course: PathData | undefined,
  ): Promise<void> {
    this.log.warn({ err: error, task_id: lease.taskId }, 'A course failed');
    if (task.run_kind === 'rewrite')
      return this.endRewrite.keep(
        task,
        lease,
        'failed',
        `${error.message} The lesson stays as it was.`,
      );
    if (task.returns_to && course)
      return this.settle(
        lease,
        'completed',
        { course: closed(course, error.message) },
        error.message,
      );
    const body = { ...error.toBody(), message: `${error.message} Your credit has been returned.` };
    return this.settle(
      lease,
      'failed',
      { error: body, ...(course ? { course: stopped(course) } : {}) },
      body.message,
      'The course could not be written',
    );
  }

  /** One transaction: the task ends, its credit comes back if it should, the last event is published. */
  private async settle(
    lease: Lease,
    status: FinalStatus,
    outcome: Parameters<GenerationTasks['settle']>[2],
    message: string,
    refund?: string,
  ): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.tasks.settle(lease, status, outcome))) return;
      faultPoint('settle.ended', lease.taskId);
      if (refund !== undefined) {
        await this.ledger.refundTask(lease.taskId, refund);
        faultPoint('settle.refunded', lease.taskId);
      }
      await this.progress.close(lease.taskId, status, message);
      faultPoint('settle.announced', lease.taskId);
      if (status === 'completed') await this.mails.ready(lease.taskId);
      if (status === 'failed') await this.mails.failed(lease.taskId, message);
    });
    faultPoint('settle.committed', lease.taskId);
  }

  /** Its deliveries died, or met a fault: end it once, and return the credit. */
  async giveUp({ taskId, run }: GenerationJob): Promise<void> {
    const error = new AppError(
      'server_error',
      'The course could not be written because of a fault on our side. Your credit has been returned; please try again.',
    );
    await this.database.transaction(async () => {
      const task = await this.tasks.abandon(taskId, error.toBody(), run);
      if (!task) return;
      faultPoint('give_up.ended', taskId);
      this.log.error(
        { error_id: error.errorId, task_id: taskId },
        'A course was given up after its last delivery',
      );
      if (task.run_kind === 'rewrite')
        return this.endRewrite.keepEnded(
          task,
          'failed',
          'A fault on our side kept the lesson from being written again. It stays as it was.',
        );
      if (task.returns_to && task.course) {
        await this.tasks.setCourse(
          taskId,
          closed(task.course, 'A fault on our side kept this lesson from being written.'),
        );
        await this.progress.close(
          taskId,
          'completed',
          'The missing lessons could not be written because of a fault on our side.',
        );
        return this.mails.ready(taskId);
      }
      if (task.course) await this.tasks.setCourse(taskId, stopped(task.course));
      await this.ledger.refundTask(taskId, 'The course could not be written');
      faultPoint('give_up.refunded', taskId);
      await this.progress.close(taskId, 'failed', error.message);
      await this.mails.failed(taskId, error.message);
    });
    faultPoint('give_up.committed', taskId);
  }
}

/** The phases that an update of the graph says are done. */
const phasesIn = (update: object) =>
  (['research', 'plan_modules', 'produce', 'assemble'] as const).filter((phase) => phase in update);

interface Outcome {
  readonly course: PathData;
  /** Present when the learner is to confirm the outline first. */
  readonly proposed?: ProposedOutline;
}

function outcomeIn({
  assemble,
  propose,
}: {
  assemble?: { course?: PathData };
  propose?: { proposed?: ProposedOutline };
}): Outcome | undefined {
  if (propose?.proposed) return { course: propose.proposed.course, proposed: propose.proposed };
  return assemble?.course && { course: assemble.course };
}

const lessonsIn = ({ modules }: PathData): number =>
  modules.flatMap(({ submodules }) => submodules).length;
