import {
  AppError,
  type CreateLessonAudioInput,
  type LessonAudio,
  limits,
  prices,
  Refusal,
} from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Database, Jobs, RateLimits } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Finished } from './finished.ts';
import { type NarrationJob, narrationQueue } from './narration-queue.ts';
import { Narrations } from './narrations.ts';
import { ShownAudio } from './shown-audio.ts';
import { type SettledAudio, WantedAudioOf } from './wanted-audio.ts';
import { WrittenScripts } from './written-scripts.ts';

/** Has a lesson read aloud: row, debit and job come into being together or not at all. */
@Injectable()
export class CreateLessonAudio implements Record<'run', UseCases['createLessonAudio']['run']> {
  constructor(
    private readonly wanted: WantedAudioOf,
    private readonly narrations: Narrations,
    private readonly shown: ShownAudio,
    private readonly finished: Finished,
    private readonly ledger: Ledger,
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly rateLimits: RateLimits,
    private readonly scripts: WrittenScripts,
  ) {}

  async run(
    { userId }: Caller,
    input: CreateLessonAudioInput,
    attempt: Attempt,
  ): Promise<LessonAudio> {
    const settled = await this.wanted.settle(userId, input, input);
    if (settled.refusal !== undefined) throw new Refusal('validation_error', settled.refusal);
    if (!(await attempt.isRepeated()) && (await this.shown.of(settled)).price > 0) {
      await this.rateLimits.take(
        `narrate ${userId}`,
        limits.narration.perHour,
        3600,
        'You have had many lessons read aloud within an hour.',
      );
      await this.scripts.check(userId);
    }
    await attempt.once(() => this.begin(userId, settled));
    const isThere = () => this.shown.of(settled);
    return input.wait ? this.finished.wait(settled.key, isThere) : isThere();
  }

  /** Nothing, where the same is there or on its way. */
  private async begin(userId: string, settled: SettledAudio): Promise<null> {
    const id = await this.narrations.add({ userId, ...settled });
    if (id === undefined) return null;
    // Counted one after the other, so that requests at the same time do not all find room.
    await this.database.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `narrations ${userId}`,
    ]);
    if ((await this.narrations.underWay(userId)) > limits.narration.atOnce)
      throw new AppError(
        'too_many_requests',
        `${limits.narration.atOnce} of your lessons are being read aloud at the moment. Wait until one is ready.`,
        { retryAfter: 10 },
      );
    await this.ledger.spend(userId, prices.audio, 'audio_use', {
      narrationId: id,
      notes: settled.lesson.title,
    });
    await this.jobs.send<NarrationJob>(narrationQueue, { narrationId: id });
    return null;
  }
}
