import { AppError, limits } from '@coursewright/contract';
import { FairQueue, QueueRefusal, RateLimits } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { DocumentParser, type FileBytes, type ParsedDocument } from './parsing/document-parser.ts';
import { parsingLimits } from './parsing/parsing-limits.ts';

/**
 * Reads uploads, one of each user in turn, within what a user may take of the processor in an hour.
 * However many files somebody sends, everybody else waits for one of them at most.
 */
@Injectable()
export class UploadReader {
  private readonly turns = new FairQueue(parsingLimits.turns);

  constructor(
    private readonly parser: DocumentParser,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Throws too_many_requests when the user's uploads took all that they may in this hour. */
  async checkBudget(userId: string): Promise<void> {
    await this.rateLimits.checkSpent(
      budgetOf(userId),
      limits.document.cpuMsPerHour,
      'Your documents took all the time for reading that one account has in an hour.',
    );
  }

  /**
   * Throws what the parser throws; unavailable, with the place in the queue, when the file's turn
   * does not come.
   */
  async read(
    userId: string,
    { name, file }: { name: string; file: FileBytes },
    signal?: AbortSignal,
  ): Promise<ParsedDocument> {
    const work = async () => {
      // Only here is it known what the files before it took.
      await this.checkBudget(userId);
      let spent = 0;
      const onSpent = (cpuMs: number) => {
        spent = Math.ceil(cpuMs);
      };
      try {
        return await this.parser.parse(file, { name, signal, onSpent });
      } finally {
        if (spent > 0) await this.rateLimits.spend(budgetOf(userId), spent, 3600);
      }
    };
    return this.turns.run(userId, work, signal).catch((error: unknown) => {
      throw error instanceof QueueRefusal ? turnedAway(error) : error;
    });
  }

  /** Files that are being read, and that wait. */
  get load(): { running: number; waiting: number } {
    return this.turns.load;
  }

  /** Files that wait are refused. */
  close(): void {
    this.turns.close();
  }
}

const budgetOf = (userId: string) => `reading documents of ${userId}`;

function turnedAway({ kind, position, retryAfter }: QueueRefusal): AppError {
  const again = `Please try again in ${retryAfter} seconds.`;
  const waiting = kind === 'owner' ? 'of your documents' : 'documents';
  return new AppError(
    'unavailable',
    kind === 'closed'
      ? `Documents cannot be read at the moment. ${again}`
      : `Too many ${waiting} are waiting to be read: this one is number ${position} in the queue. ${again}`,
    { retryAfter },
  );
}
