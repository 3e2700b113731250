import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import {
  AppError,
  type ExportFormat,
  type ExportProgress,
  type ExportQuery,
  limits,
  Refusal,
  say,
  sayAs,
} from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { CourseDocument } from './course/course-document.ts';
import type { RenderedFile, Tell } from './export-format.ts';

export interface RenderRequest<Format extends ExportFormat> {
  readonly format: Format;
  readonly course: CourseDocument;
  readonly query: ExportQuery<Format>;
  /** Where the thread says how far it is. */
  readonly progress?: MessagePort;
  /** Shared: where the thread counts what other processes have spent on it (ms of the processor). */
  readonly spent?: Float64Array<SharedArrayBuffer>;
}
export type RenderAnswer =
  | { readonly file: RenderedFile }
  | { readonly nothing: string }
  | { readonly fault: 'deep' | 'large' | 'other'; readonly cause: string };

/** Makes files of courses in a thread that is bounded in time and memory. */
@Injectable()
export class Renderer {
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<RenderRequest<ExportFormat>, RenderAnswer>(
    new URL(`./render-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 1,
      waiting: limits.exports.waiting,
      idleMs: 60_000,
      timeoutMs: limits.exports.timeoutMs,
      heapMb: limits.exports.heapMb,
      bufferBytes: limits.exports.bufferBytes,
    },
  );

  /**
   * Throws AppError validation_error where the course takes too long, is nested too deeply or
   * has nothing for the format,
   * payload_too_large where it takes too much memory, unavailable where too many wait.
   * `signal` stops the thread; its reason is thrown.
   */
  async render<Format extends ExportFormat>(
    request: RenderRequest<Format>,
    { signal, onProgress = () => undefined }: { signal?: AbortSignal; onProgress?: Tell } = {},
  ): Promise<RenderedFile> {
    const { port1: here, port2: progress } = new MessageChannel();
    here.on('message', onProgress);
    const spent = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
    const answer = await this.pool
      .run({ ...request, progress, spent }, [progress], {
        ...(signal && { signal }),
        elsewhereMs: () => spent[0]!,
      })
      .catch((error: unknown) => {
        throw error instanceof WorkerOverrun ? (overrun(error) ?? error) : error;
      })
      .finally(() => {
        // What was told before the answer may not have been heard yet.
        for (let told = receiveMessageOnPort(here); told; told = receiveMessageOnPort(here))
          onProgress(told.message as ExportProgress);
        here.close();
      });
    if ('file' in answer) return answer.file;
    if ('nothing' in answer)
      throw new Refusal('validation_error', sayAs('nothing_to_export', answer.nothing));
    if (answer.fault === 'deep') throw tooDeep(answer.cause);
    if (answer.fault === 'large') throw tooLarge(answer.cause);
    throw new Error(`The course could not be made a ${request.format} file: ${answer.cause}`);
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}

const tooDeep = (cause: unknown): AppError =>
  new Refusal('validation_error', say('export_nested'), {
    cause,
  });

const tooLarge = (cause: unknown): AppError =>
  new Refusal('payload_too_large', say('export_too_large'), { cause });

/** Undefined where the thread broke by a fault of its own, which no choice of lessons mends. */
function overrun(error: WorkerOverrun): AppError | undefined {
  switch (error.kind) {
    case 'crash':
      return undefined;
    case 'time':
      return new Refusal('validation_error', say('export_too_slow'));
    case 'memory':
      return tooLarge(error);
    case 'busy':
      return new AppError(
        'unavailable',
        'Too many files are being made at the moment. Try again soon.',
        { retryAfter: 10 },
      );
  }
}
