import { limits } from '@coursewright/contract';
import { RateLimits } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

/** How often somebody imports, in whichever way. */
@Injectable()
export class ImportLimit {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Throws too_many_requests. */
  async take(userId: string): Promise<void> {
    await this.rateLimits.take(
      `import ${userId}`,
      limits.library.imports.perHour,
      3600,
      'You have imported a lot within an hour.',
    );
  }
}
