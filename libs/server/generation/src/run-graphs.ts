import { LessonChecker } from '@coursewright/authoring';
import { PageReader } from '@coursewright/sources';
import { onceDatabaseIsThere } from '@coursewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import { GenerationBudgets } from './generation-budgets.ts';
import { GenerationJournal } from './generation-journal.ts';
import type { Lease, Run } from './generation-runs.ts';
import { courseGraph } from './pipeline/course.graph.ts';
import { openJournal } from './pipeline/journal.ts';
import { missingLessonsGraph } from './pipeline/missing-lessons.graph.ts';
import { outlineGraph } from './pipeline/outline.graph.ts';
import type { CourseOrder, CoursePorts } from './pipeline/ports.ts';
import { rewriteGraph } from './pipeline/rewrite.graph.ts';
import { capOfRun } from './run-budget.ts';
import { RunOrders } from './run-orders.ts';
import type { Providers } from './run-providers.ts';
import { RunSnapshots } from './run-snapshots.ts';

/** Who is told what a run does. */
export interface RunListener extends Pick<CoursePorts, 'announce' | 'showText'> {
  /** Aborts when the process stops or the learner does. */
  readonly signal: AbortSignal;
  /** Called after each new answer that the journal keeps. */
  readonly onAnswer: () => void;
}

/** Puts together the pipeline of a run: its graph, and everything outside that its steps ask. */
@Injectable()
export class RunGraphs {
  private readonly log = new Logger(RunGraphs.name);

  constructor(
    private readonly orders: RunOrders,
    private readonly budgets: GenerationBudgets,
    private readonly journal: GenerationJournal,
    private readonly checker: LessonChecker,
    private readonly pages: PageReader,
    private readonly snapshots: RunSnapshots,
  ) {}

  async of(task: Run, lease: Lease, providers: Providers, listener: RunListener) {
    const order = await this.orders.of(task, providers);
    const ports = await this.portsOf(task, lease, order, providers, listener);
    if (task.run_kind === 'course' || !task.course)
      return order.proposes ? outlineGraph(order, ports) : courseGraph(order, ports);
    const { course, run, rewrite } = task;
    const of = {
      course,
      brief: order.brief,
      material: { sources: await this.snapshots.of(task.id) },
    };
    if (task.run_kind === 'missing_lessons' || !rewrite)
      return missingLessonsGraph({ ...of, width: order.widths.submodule }, ports);
    const { submodule_id: submoduleId, parts, instruction, version } = rewrite;
    return rewriteGraph(
      { ...of, submoduleId, parts, ...(instruction ? { instruction } : {}), version, run },
      ports,
    );
  }

  private async portsOf(
    task: Run,
    lease: Lease,
    order: CourseOrder,
    { prices, ...providers }: Providers,
    { signal, onAnswer, announce, showText }: RunListener,
  ): Promise<CoursePorts> {
    await this.budgets.begin(task, capOfRun(task, order));
    const journal = this.journal.of({
      lease,
      run: task.run,
      signal,
      onKept: onAnswer,
      ...(prices ? { prices } : {}),
    });
    return {
      ...providers,
      checker: this.checker,
      pages: this.pages,
      announce,
      showText,
      ask: await openJournal(journal, providers.author.version),
      keepSnapshot: (source) =>
        onceDatabaseIsThere(() => this.snapshots.keep(lease, source), signal),
      logUnexpected: (error, of) =>
        this.log.error(
          { err: error, task_id: task.id, of },
          'A part of a course failed unexpectedly',
        ),
    };
  }
}
