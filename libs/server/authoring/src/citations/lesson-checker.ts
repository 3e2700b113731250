import { AppError, type ClaimCheck, Refusal, say } from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { citeAndCheckLesson } from './cite-lesson.ts';
import type { checkClaims } from './claims.ts';
import type { heldSpeech } from './held-speech.ts';
import type { countCited, RecheckedLesson, recheckLesson } from './recheck-lesson.ts';

type Counted = ReturnType<typeof countCited>;
type CitedAndChecked = ReturnType<typeof citeAndCheckLesson>;
type HeldSpeech = ReturnType<typeof heldSpeech>;

export type CheckRequest =
  | { readonly of: 'recheck'; readonly asked: Parameters<typeof recheckLesson> }
  | { readonly of: 'cite'; readonly asked: Parameters<typeof citeAndCheckLesson> }
  | { readonly of: 'claims'; readonly asked: Parameters<typeof checkClaims> }
  | { readonly of: 'speech'; readonly asked: Parameters<typeof heldSpeech> }
  | { readonly of: 'count'; readonly lessons: readonly string[]; readonly language: string };
export type CheckAnswer = RecheckedLesson | CitedAndChecked | ClaimCheck[] | Counted[] | HeldSpeech;

/**
 * The citation check in threads of its own: however long a text takes, requests are answered
 * meanwhile.
 */
@Injectable()
export class LessonChecker {
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<CheckRequest, CheckAnswer>(
    new URL(`./check-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 2,
      waiting: 200,
      idleMs: 60_000,
      timeoutMs: 30_000,
      heapMb: 256,
      bufferBytes: 64 * 1024 * 1024,
    },
  );

  /**
   * See recheckLesson. Throws validation_error for a text that cannot be checked, and unavailable
   * when too many wait, or the machine does not come to it in time.
   */
  recheck(...asked: Parameters<typeof recheckLesson>): Promise<RecheckedLesson> {
    return this.ask({ of: 'recheck', asked });
  }

  /** See citeAndCheckLesson. Throws as recheck. */
  cite(...asked: Parameters<typeof citeAndCheckLesson>): Promise<CitedAndChecked> {
    return this.ask({ of: 'cite', asked });
  }

  /** See checkClaims. Throws as recheck. */
  claims(...asked: Parameters<typeof checkClaims>): Promise<ClaimCheck[]> {
    return this.ask({ of: 'claims', asked });
  }

  /** See heldSpeech. Throws as recheck. */
  speech(...asked: Parameters<typeof heldSpeech>): Promise<HeldSpeech> {
    return this.ask({ of: 'speech', asked });
  }

  /** See countCited; of several lessons, in their order. Throws as recheck. */
  count(lessons: readonly string[], language: string): Promise<Counted[]> {
    return this.ask({ of: 'count', lessons, language });
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
          { retryAfter: 10, cause },
        );
      throw new Refusal('validation_error', say('sentences_unclear'), { cause });
    }
  }
}
