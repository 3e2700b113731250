import { AppError, limits } from '@coursewright/contract';
import { FairQueue, QueueRefusal } from '@coursewright/platform';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/**
 * Files that hold recordings are large: of all users a few at a time are in memory, of each user
 * one.
 */
@Injectable()
export class FileTurns implements OnModuleDestroy {
  private readonly queue = new FairQueue(limits.courseFile.turns);

  /** Throws unavailable where its turn does not come. */
  run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    return this.queue.run(userId, work).catch((error: unknown) => {
      if (!(error instanceof QueueRefusal)) throw error;
      throw new AppError(
        'unavailable',
        'Too many files with recordings are being opened at the moment. Try again soon.',
        { retryAfter: error.retryAfter, cause: error },
      );
    });
  }

  onModuleDestroy(): void {
    this.queue.close();
  }
}
