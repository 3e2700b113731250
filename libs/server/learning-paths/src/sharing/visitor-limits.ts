import { limits } from '@coursewright/contract';
import { clientOf, RateLimits } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

/** How often one client may do what needs no account. */
@Injectable()
export class VisitorLimits {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Throws too_many_requests. */
  async take(attempt: keyof typeof limits.visitors, { ip }: Origin): Promise<void> {
    const { most, seconds } = limits.visitors[attempt];
    await this.rateLimits.take(
      `public course ${attempt} by ${clientOf(ip)}`,
      most,
      seconds,
      'Too many requests from your network.',
    );
  }
}
