import { limits, type RecordedEvents, type RecordEventsInput } from '@coursewright/contract';
import { RateLimits } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { LearningLog } from './learning-log.ts';

/** Adds what a learner did in a course. What was sent before counts once. */
@Injectable()
export class RecordLearningEvents implements Record<
  'run',
  UseCases['recordLearningEvents']['run']
> {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly log: LearningLog,
  ) {}

  async run({ userId }: Caller, { id, events }: RecordEventsInput): Promise<RecordedEvents> {
    await this.rateLimits.take(
      `learning events ${userId}`,
      limits.learningEvents.requestsPerHour,
      3600,
    );
    const { added, learning } = await this.log.record(userId, id, () => events);
    return { added, known: events.length - added, learning };
  }
}
