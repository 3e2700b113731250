import type { PathData } from '@coursewright/contract';
import { faultPoint, onceDatabaseIsThere } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { Lease, Run } from './generation-runs.ts';
import { GrowingLessons } from './growing-lessons.ts';
import { LeaseLost } from './lease-lost.ts';
import { Announcements } from './pipeline/announcements.ts';
import type { SourcesQuestion } from './pipeline/ask-about-sources.ts';
import { keepWritten } from './pipeline/keep-written.ts';
import type { ProposedOutline } from './pipeline/outline.graph.ts';
import { overallProgress } from './pipeline/phases.ts';
import type { Announcement } from './pipeline/ports.ts';
import { ProgressLog } from './progress-log.ts';
import { RunGraphs } from './run-graphs.ts';
import type { Providers } from './run-providers.ts';

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

/** Runs the graph of a run, and publishes what it announces. */
@Injectable()
export class RunPipeline {
  constructor(
    private readonly graphs: RunGraphs,
    private readonly progress: ProgressLog,
    private readonly growing: GrowingLessons,
  ) {}

  /**
   * Runs the graph and publishes what it announces, in order: first the course it speaks of, then
   * the event. What was announced before the graph failed is published too.
   */
  async run(held: HeldRun, providers: Providers): Promise<Outcome> {
    const { task, lease, signal, onAnswer } = held;
    const known = await this.progress.keysOf(task.id);
    const stop = new AbortController();
    const announcements = new Announcements(
      (announcement) => this.publish(held, announcement, known),
      (reason) => stop.abort(reason),
    );
    const { announce } = announcements;
    const growing = this.growing.writer(lease);
    let outcome: Outcome | undefined;
    try {
      const graph = await this.graphs.of(task, lease, providers, {
        announce,
        signal,
        onAnswer,
        showText: growing.show,
      });
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
      await growing.close();
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
    announced: Set<string>,
  ): Promise<void> {
    if (course) held.course = keepWritten(held.course, course);
    if (announced.has(key)) return;
    // Two searches may find the same page.
    announced.add(key);
    const overall_progress = overallProgress(report.phase, report.phase_progress);
    const { task, lease, signal } = held;
    const append = () =>
      this.progress.append(lease, key, { ...report, overall_progress }, course && held.course);
    const isOurs = await onceDatabaseIsThere(
      async (triesBefore) =>
        (triesBefore > 0 && (await this.progress.keysOf(task.id)).has(key)) || append(),
      signal,
    );
    if (!isOurs) throw new LeaseLost();
    faultPoint('progress.appended', lease.taskId);
  }
}

/** The phases that an update of the graph says are done. */
const phasesIn = (update: object) =>
  (['research', 'plan_modules', 'produce', 'assemble'] as const).filter((phase) => phase in update);

/** What a graph comes to. */
export type Outcome =
  | {
      readonly course: PathData;
      /** Present when the learner is to confirm the outline first. */
      readonly proposed?: ProposedOutline;
    }
  /** The learner is to say whether to go on without sources. */
  | { readonly question: SourcesQuestion };

function outcomeIn({
  assemble,
  propose,
  ask_about_sources: ask,
}: {
  assemble?: { course?: PathData };
  propose?: { proposed?: ProposedOutline };
  ask_about_sources?: { question?: SourcesQuestion };
}): Outcome | undefined {
  if (ask?.question) return { question: ask.question };
  if (propose?.proposed) return { course: propose.proposed.course, proposed: propose.proposed };
  return assemble?.course && { course: assemble.course };
}
