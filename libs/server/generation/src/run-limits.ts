import { limits } from '@coursewright/contract';
import { RateLimits } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

/** What is counted, and the sentence for who does it too often. */
const refusals = {
  starts: 'You have started a lot of courses within an hour.',
  outlines: 'You have asked for a lot of outlines within an hour.',
  retries: 'You have tried courses again very often within an hour.',
  rewrites: 'You have had a lot of lessons written again within an hour.',
  stops: 'You have stopped courses very often within an hour.',
} as const satisfies Record<keyof typeof limits.runs, string>;

/** How often one user may begin and stop runs. */
@Injectable()
export class RunLimits {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Before any transaction. Throws too_many_requests, with the seconds to wait. */
  async take(what: keyof typeof refusals, userId: string): Promise<void> {
    const { perHour } = limits.runs[what];
    await this.rateLimits.take(`${what} of runs by ${userId}`, perHour, 3600, refusals[what]);
  }
}
