import { AppError, type PathData } from '@coursewright/contract';
import { faultPoint } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { DeliverRewrite } from './deliver-rewrite.ts';
import { EndRun } from './end-run.ts';
import type { Lease, Run } from './generation-runs.ts';
import { LeaseLost } from './lease-lost.ts';
import { Announcements } from './pipeline/announcements.ts';
import { keepWritten } from './pipeline/keep-written.ts';
import type { ProposedOutline } from './pipeline/outline.graph.ts';
import { overallProgress } from './pipeline/phases.ts';
import type { Announcement } from './pipeline/ports.ts';
import { ProgressLog } from './progress-log.ts';
import { ProposeOutline } from './propose-outline.ts';
import { RunGraphs } from './run-graphs.ts';
import { type Providers, RunProviders } from './run-providers.ts';

/** A delivery of a run, while a worker has it in hands. */
export interface HeldRun {
  readonly task: Run;
  readonly lease: Lease;
  /** Aborts when the process stops or the learner does. */
  readonly signal: AbortSignal;
  readonly onAnswer: () => void;
  /** What is written so far. */
  course?: PathData;
}

/**
 * Writes what a run is for and brings it home: an outline to confirm, a course, its missing
 * lessons, or one lesson again.
 */
@Injectable()
export class WriteRun {
  constructor(
    private readonly providers: RunProviders,
    private readonly graphs: RunGraphs,
    private readonly progress: ProgressLog,
    private readonly proposeOutline: ProposeOutline,
    private readonly deliverRewrite: DeliverRewrite,
    private readonly endRun: EndRun,
  ) {}

  /** Throws LeaseLost when another delivery has the task, and what ends the run otherwise. */
  async run(held: HeldRun): Promise<void> {
    const { task, lease } = held;
    const known = await this.proposeOutline.before(task);
    if (known) return this.proposeOutline.run(task, lease, known);

    const providers = await this.providers.of(task.user_id, task.request);
    const { proposed, course } = await this.write(held, providers);
    if (proposed) await this.proposeOutline.run(task, lease, proposed);
    else if (task.run_kind === 'rewrite')
      await this.deliverRewrite.run(task, lease, course, providers.author);
    else {
      if (task.run_kind === 'course') refuseUnusable(course);
      await this.endRun.written(lease, {
        course,
        ...(task.run_kind === 'course' ? { lessons: lessonsIn(course) } : {}),
      });
    }
  }

  /**
   * Runs the graph and publishes what it announces, in order: first the course it speaks of, then
   * the event. What was announced before the graph failed is published too.
   */
  private async write(held: HeldRun, providers: Providers): Promise<Outcome> {
    const { task, lease, signal, onAnswer } = held;
    const known = await this.progress.keysOf(task.id);
    const stop = new AbortController();
    const announcements = new Announcements(
      (announcement) => this.publish(held, announcement, known),
      (reason) => stop.abort(reason),
    );
    const { announce } = announcements;
    const graph = await this.graphs.of(task, lease, providers, { announce, onAnswer });
    let outcome: Outcome | undefined;
    try {
      for await (const update of await graph.stream(
        {},
        { signal: AbortSignal.any([signal, stop.signal]), streamMode: 'updates' },
      )) {
        await announcements.settled();
        for (const phase of phasesIn(update)) faultPoint(`phase.${phase}`, task.id);
        outcome = outcomeIn(update) ?? outcome;
      }
    } finally {
      announcements.close();
      // Throws what kept one from being published, e.g. LeaseLost, rather than the graph's abort
      // that followed from it.
      await announcements.settled();
    }
    if (!outcome) throw new Error('The course graph ended without a course');
    return outcome;
  }

  private async publish(
    held: HeldRun,
    { key, report, course }: Announcement,
    announced: ReadonlySet<string>,
  ): Promise<void> {
    if (course) held.course = keepWritten(held.course, course);
    if (announced.has(key)) return;
    const overall_progress = overallProgress(report.phase, report.phase_progress);
    const isOurs = await this.progress.append(
      held.lease,
      key,
      { ...report, overall_progress },
      course && held.course,
    );
    if (!isOurs) throw new LeaseLost();
    faultPoint('progress.appended', held.lease.taskId);
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

/** Share of its lessons that a course must have to be worth its credit. */
const usableShare = 0.5;

/** Throws AppError `unavailable` where most lessons failed: such a course is not paid for. */
function refuseUnusable(course: PathData): void {
  const lessons = course.modules.flatMap(({ submodules }) => submodules);
  const failed = lessons.filter(({ status }) => status === 'failed');
  if (lessons.length - failed.length >= lessons.length * usableShare) return;
  const reason = failed.find(({ error }) => error !== undefined)?.error;
  throw new AppError(
    'unavailable',
    `${failed.length} of ${lessons.length} lessons could not be written.${reason ? ` ${reason}` : ''}`,
  );
}

const lessonsIn = ({ modules }: PathData): number =>
  modules.flatMap(({ submodules }) => submodules).length;
