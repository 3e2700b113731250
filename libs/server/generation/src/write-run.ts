import { Failure, type PathData, say } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { AskAboutSources } from './ask-about-sources.ts';
import { DeliverRewrite } from './deliver-rewrite.ts';
import { EndRun } from './end-run.ts';
import { withReasonOf } from './pipeline/failure.ts';
import { ProposeOutline } from './propose-outline.ts';
import { type HeldRun, RunPipeline } from './run-pipeline.ts';
import { RunProviders } from './run-providers.ts';

/**
 * Writes what a run is for and brings it home: an outline to confirm, a question about its sources,
 * a course, its missing lessons, or one lesson again.
 */
@Injectable()
export class WriteRun {
  constructor(
    private readonly providers: RunProviders,
    private readonly pipeline: RunPipeline,
    private readonly proposeOutline: ProposeOutline,
    private readonly askAboutSources: AskAboutSources,
    private readonly deliverRewrite: DeliverRewrite,
    private readonly endRun: EndRun,
  ) {}

  /** Throws LeaseLost when another delivery has the task, and what ends the run otherwise. */
  async run(held: HeldRun): Promise<void> {
    const { task, lease } = held;
    const known = await this.proposeOutline.before(task);
    if (known) return this.proposeOutline.run(task, lease, known);

    const providers = await this.providers.of(task.user_id, task.request);
    const outcome = await this.pipeline.run(held, providers);
    if ('question' in outcome) return this.askAboutSources.run(task, lease, outcome.question.notes);
    const { proposed, course } = outcome;
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
}

/** Share of its lessons that a course must have to be worth its credit. */
const usableShare = 0.5;

/** Throws AppError `unavailable` where most lessons failed: such a course is not paid for. */
function refuseUnusable(course: PathData): void {
  const lessons = course.modules.flatMap(({ submodules }) => submodules);
  const failed = lessons.filter(({ status }) => status === 'failed');
  if (lessons.length - failed.length >= lessons.length * usableShare) return;
  throw new Failure(
    'unavailable',
    withReasonOf(failed, say('lessons_failed', { failed: failed.length, lessons: lessons.length })),
  );
}

const lessonsIn = ({ modules }: PathData): number =>
  modules.flatMap(({ submodules }) => submodules).length;
