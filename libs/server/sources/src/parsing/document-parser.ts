import { AppError, type DocumentFormat } from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import type { PassageText } from '../passages/build-source.ts';
import type { DocumentProblemType } from './document-problem.ts';
import { parsingLimits } from './parsing-limits.ts';

export interface ParseRequest {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly isWebPage: boolean;
}

export interface ParsedDocument extends PassageText {
  readonly format: DocumentFormat;
  readonly title?: string;
}

export type ParseAnswer =
  | { readonly document: ParsedDocument }
  | {
      readonly problem: { readonly type: DocumentProblemType; readonly reason: string };
      readonly cause?: string;
    };

/** Turns files into passages, in worker threads that are bounded in time and memory. */
export class DocumentParser {
  private readonly pool: WorkerPool<ParseRequest, ParseAnswer>;

  constructor(bounds: { timeoutMs?: number; heapMb?: number } = {}) {
    // The worker is beside this file under the same ending: .ts in the source, .js in the build.
    const entry = new URL(`./parser-worker${import.meta.url.slice(-3)}`, import.meta.url);
    const { timeoutMs, heapMb, bufferBytes } = parsingLimits;
    this.pool = new WorkerPool(entry, {
      size: 2,
      waiting: 50,
      idleMs: 60_000,
      timeoutMs,
      heapMb,
      bufferBytes,
      ...bounds,
    });
  }

  /**
   * `bytes` are handed over and must not be used afterwards. Throws AppError payload_too_large,
   * unsupported_media_type or validation_error with a sentence that begins with the name;
   * unavailable when too many files wait.
   */
  async parse(
    bytes: Uint8Array<ArrayBuffer>,
    options: { name: string; isWebPage?: boolean; signal?: AbortSignal },
  ): Promise<ParsedDocument> {
    const { name, isWebPage = false, signal } = options;
    const answer = await this.pool
      .run({ bytes, name, isWebPage }, [bytes.buffer], signal)
      .catch((error: unknown) => {
        if (error instanceof WorkerOverrun) throw overrun(name, error);
        throw error;
      });
    if ('document' in answer) return answer.document;
    throw new AppError(answer.problem.type, `${name} ${answer.problem.reason}`, {
      cause: answer.cause,
    });
  }

  /** Ends the threads; files still waiting are refused. */
  async close(): Promise<void> {
    await this.pool.close();
  }
}

function overrun(name: string, error: WorkerOverrun): AppError {
  switch (error.kind) {
    case 'time':
      return new AppError(
        'validation_error',
        `${name} takes too long to read. Upload a smaller or simpler file.`,
      );
    case 'memory':
      return new AppError(
        'payload_too_large',
        `${name} needs too much memory to read. Upload a smaller or simpler file.`,
      );
    case 'crash':
      return new AppError(
        'validation_error',
        `${name} is damaged or uses features that cannot be read.`,
        { cause: error },
      );
    case 'busy':
      return new AppError(
        'unavailable',
        'Too many documents are being read at the moment. Try again soon.',
        { retryAfter: 10 },
      );
  }
}
