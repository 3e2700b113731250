import { AppError, Refusal, sayAs } from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { LessonText, ScriptBlock } from './lesson-script.ts';
import type { ScriptRequest } from './script-worker.ts';

/** Makes lessons speakable in a thread that is bounded in time and memory. */
@Injectable()
export class Scripts {
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<ScriptRequest, ScriptBlock[]>(
    new URL(`./script-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 1,
      waiting: 20,
      idleMs: 30_000,
      timeoutMs: 15_000,
      heapMb: 128,
      bufferBytes: 16 * 1024 * 1024,
    },
  );

  /**
   * The blocks of a lesson, with what is `said` in place of some, by their indices. Throws AppError
   * validation_error where a lesson cannot be made words of, and unavailable where the machine does
   * not come to it.
   */
  async make(
    lesson: LessonText,
    signal: AbortSignal,
    said?: ReadonlyMap<number, string>,
  ): Promise<readonly ScriptBlock[]> {
    return this.pool
      .run({ lesson, ...(said && { said }) }, [], { signal })
      .catch((cause: unknown) => {
        if (!(cause instanceof WorkerOverrun)) throw cause;
        if (cause.kind === 'busy')
          throw new AppError(
            'unavailable',
            'Many lessons are being made ready to be read aloud. Try again in a moment.',
            { retryAfter: 10, cause },
          );
        throw new Refusal(
          'validation_error',
          sayAs('lesson_too_long_aloud', 'This lesson is too complex to be read aloud.'),
          { cause },
        );
      });
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
