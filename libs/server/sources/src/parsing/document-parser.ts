import {
  AppError,
  type DocumentFormat,
  Refusal,
  type Said,
  say,
  sayAs,
} from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import type { PassageText } from '../passages/build-source.ts';
import type { DocumentProblemCode, DocumentProblemType } from './document-problem.ts';
import { parsingLimits } from './parsing-limits.ts';
import type { Ways } from './ways.ts';

/** An open file, which stays open until it was read. */
export interface FileBytes {
  readonly fd: number;
  readonly size: number;
}

export interface ParseRequest {
  readonly content: Uint8Array | FileBytes;
  readonly name: string;
  readonly isWebPage: boolean;
}

export interface ParsedDocument extends PassageText {
  readonly format: DocumentFormat;
  readonly title?: string;
  readonly ways?: Ways;
}

export type ParseAnswer =
  | { readonly document: ParsedDocument }
  | {
      readonly problem: {
        readonly type: DocumentProblemType;
        readonly code: DocumentProblemCode;
        readonly reason: string;
        readonly values?: Said['values'];
      };
      readonly cause?: string;
    };

type Parsers = WorkerPool<ParseRequest, ParseAnswer>;

/**
 * Turns files into passages, in worker threads that are bounded in time and memory. Web pages, which
 * a course was paid for, have threads of their own: they never wait for uploads.
 */
export class DocumentParser {
  private readonly files: Parsers;
  private readonly pages: Parsers;

  private readonly cpuMs: number | undefined;

  constructor({
    cpuMs: ownBudget,
    ...bounds
  }: { timeoutMs?: number; heapMb?: number; cpuMs?: number } = {}) {
    this.cpuMs = ownBudget;
    // The worker is beside this file under the same ending: .ts in the source, .js in the build.
    const entry = new URL(`./parser-worker${import.meta.url.slice(-3)}`, import.meta.url);
    const { timeoutMs, heapMb, bufferBytes, turns } = parsingLimits;
    const parsers = (): Parsers =>
      new WorkerPool(entry, {
        size: turns.places,
        waiting: 50,
        idleMs: 60_000,
        timeoutMs,
        heapMb,
        bufferBytes,
        ...bounds,
      });
    this.files = parsers();
    this.pages = parsers();
  }

  /**
   * A file is read by the thread; bytes are handed over and must not be used afterwards. What is aborted ends at once, also in
   * the middle of a file. `onSpent` is told the milliseconds of the processor, whatever comes of it.
   * Throws AppError payload_too_large, unsupported_media_type or validation_error with a sentence
   * that begins with the name; unavailable when too many files wait.
   */
  async parse(
    content: Uint8Array<ArrayBuffer> | FileBytes,
    options: {
      name: string;
      isWebPage?: boolean;
      signal?: AbortSignal;
      onSpent?: (cpuMs: number) => void;
    },
  ): Promise<ParsedDocument> {
    const { name, isWebPage = false, signal, onSpent } = options;
    const isFile = 'fd' in content;
    const size = isFile ? content.size : content.length;
    const request = { content: isFile ? { fd: content.fd, size } : content, name, isWebPage };
    const transfer = isFile ? [] : [content.buffer];
    const answer = await (isWebPage ? this.pages : this.files)
      .run(request, transfer, {
        signal,
        onSpent,
        cpuMs: this.cpuMs ?? cpuBudget(size),
      })
      .catch((error: unknown) => {
        if (error instanceof WorkerOverrun) throw overrun(name, error);
        throw error;
      });
    if ('document' in answer) return answer.document;
    const { type, reason, code, values } = answer.problem;
    throw new Refusal(type, sayAs(code, `${name} ${reason}`, { name, ...values }), {
      cause: answer.cause,
    });
  }

  /** Ends the threads; files still waiting are refused. */
  async close(): Promise<void> {
    await Promise.all([this.files.close(), this.pages.close()]);
  }
}

/** Milliseconds of the processor for a file of so many bytes. */
function cpuBudget(size: number): number {
  const { least, perMebibyte, most } = parsingLimits.cpuMs;
  return Math.min(most, least + (size / 2 ** 20) * perMebibyte);
}

function overrun(name: string, error: WorkerOverrun): AppError {
  switch (error.kind) {
    case 'time':
      return new Refusal('validation_error', say('document_too_slow', { name }));
    case 'memory':
      return new Refusal('payload_too_large', say('document_too_much_memory', { name }));
    case 'crash':
      return new Refusal('validation_error', say('document_unreadable', { name }), {
        cause: error,
      });
    case 'busy':
      return new AppError(
        'unavailable',
        'Too many documents are being read at the moment. Try again soon.',
        { retryAfter: 10 },
      );
  }
}
