import { AppError, Refusal, type Said, say } from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { FileFound, FileToRead } from './read-file.ts';

export type QuestionFileAnswer = { readonly found: FileFound } | { readonly refused: Said };

/** Reads files of questions in a thread that is bounded in time and memory. */
@Injectable()
export class QuestionFileThread {
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<FileToRead, QuestionFileAnswer>(
    new URL(`./question-file-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 1,
      waiting: 20,
      idleMs: 60_000,
      timeoutMs: 20_000,
      heapMb: 256,
      bufferBytes: 128 * 1024 * 1024,
    },
  );

  /** Throws validation_error with the reason, and unavailable where too many wait. */
  async read(file: FileToRead): Promise<FileFound> {
    const answer = await this.pool.run(file, []).catch((cause: unknown) => {
      if (!(cause instanceof WorkerOverrun) || cause.kind === 'crash') throw cause;
      if (cause.kind === 'busy')
        throw new AppError(
          'unavailable',
          'Too many files are being opened at the moment. Try again soon.',
          { retryAfter: 10 },
        );
      throw new Refusal('payload_too_large', say('file_too_costly'), {
        cause,
      });
    });
    if ('refused' in answer) throw new Refusal('validation_error', answer.refused);
    return answer.found;
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
