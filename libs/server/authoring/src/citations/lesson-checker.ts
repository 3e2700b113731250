import { AppError, type Citation, type GivenEvidence } from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { CheckedPassage } from './check-sentence.ts';
import type { UncitedClaim } from './claims.ts';
import type { countCited, RecheckedLesson } from './recheck-lesson.ts';

type Cited = ReturnType<typeof countCited>;

export type CheckRequest =
  | {
      readonly content: string;
      readonly citations: readonly Citation[];
      readonly passages: ReadonlyMap<string, CheckedPassage>;
      readonly language: string;
      readonly claims: readonly UncitedClaim[];
      readonly evidence: readonly GivenEvidence[];
    }
  | { readonly lessons: readonly string[]; readonly language: string };
export type CheckAnswer = RecheckedLesson | Cited[];

/**
 * The citation check for texts that somebody else wrote, in threads of its own: however long such a
 * text takes, requests are answered meanwhile.
 */
@Injectable()
export class LessonChecker {
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<CheckRequest, CheckAnswer>(
    new URL(`./check-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 2,
      waiting: 50,
      idleMs: 60_000,
      timeoutMs: 30_000,
      heapMb: 256,
      bufferBytes: 64 * 1024 * 1024,
    },
  );

  /**
   * See recheckLesson. Throws validation_error for a text that cannot be checked, and unavailable
   * when too many wait.
   */
  recheck(
    content: string,
    citations: readonly Citation[],
    passages: ReadonlyMap<string, CheckedPassage>,
    language: string,
    claims: readonly UncitedClaim[] = [],
    evidence: readonly GivenEvidence[] = [],
  ): Promise<RecheckedLesson> {
    return this.ask({ content, citations, passages, language, claims, evidence });
  }

  /** See countCited; of several lessons, in their order. Throws as recheck. */
  count(lessons: readonly string[], language: string): Promise<Cited[]> {
    return this.ask({ lessons, language });
  }

  /** Ends the threads. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }

  private async ask<Answer extends CheckAnswer>(request: CheckRequest): Promise<Answer> {
    try {
      return (await this.pool.run(request, [])) as Answer;
    } catch (cause) {
      if (!(cause instanceof WorkerOverrun)) throw cause;
      if (cause.kind === 'busy')
        throw new AppError(
          'unavailable',
          'Too many lessons are being checked at the moment. Try again soon.',
          { retryAfter: 10 },
        );
      throw new AppError(
        'validation_error',
        'The sentences of this text cannot be told apart. Write shorter paragraphs, or leave unusual characters out.',
        { cause },
      );
    }
  }
}
