import {
  AppError,
  courseFileContent,
  type CourseFileContent,
  type LeftOut,
  limits,
} from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { type Bounds, type Packed, signedBytes } from './course-file.ts';
import { fingerprintOf, SigningKey } from './signing-key.ts';

type Signer = { readonly address: string; readonly public_key: string };
export type FileRequest = { readonly bounds: Bounds } & (
  | { readonly content: CourseFileContent; readonly signer: Signer }
  | { readonly packed: Packed; readonly signature: Uint8Array<ArrayBuffer> }
  | { readonly file: Uint8Array }
);
export type FileAnswer =
  | { readonly packed: Packed }
  | { readonly zip: Uint8Array<ArrayBuffer> }
  | { readonly found: unknown; readonly signer: Signer }
  | { readonly found: unknown; readonly leftOut: readonly LeftOut[] }
  | { readonly refused: string };
const bounds = limits.courseFile;

/** Packs and opens course files in a thread that is bounded in time and memory. */
@Injectable()
export class CourseFileThread {
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<FileRequest, FileAnswer>(
    new URL(`./course-file-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 1,
      waiting: 20,
      idleMs: 60_000,
      timeoutMs: 20_000,
      heapMb: 256,
      bufferBytes: 128 * 1024 * 1024,
    },
  );

  constructor(private readonly key: SigningKey) {}

  /** Throws payload_too_large, and unavailable where too many wait. The key stays in the process. */
  async pack(content: CourseFileContent): Promise<Uint8Array<ArrayBuffer>> {
    const signer = { address: this.key.address, public_key: this.key.publicKey };
    const made = await this.ask({ bounds, content, signer }, 'payload_too_large');
    if (!('packed' in made)) throw unexpected();
    const signature = this.key.sign(signedBytes(made.packed));
    const zipped = await this.ask({ bounds, packed: made.packed, signature }, 'payload_too_large');
    if (!('zip' in zipped)) throw unexpected();
    return zipped.zip;
  }

  /**
   * What a signed file or Markdown holds. Throws validation_error with the reason, and unavailable
   * where too many wait.
   */
  async open(file: Uint8Array) {
    const opened = await this.ask({ bounds, file }, 'validation_error');
    if (!('found' in opened)) throw unexpected();
    const read = courseFileContent.safeParse(opened.found);
    if (!read.success)
      throw new AppError('validation_error', 'The course in this file is damaged.', {
        details: read.error.issues
          .slice(0, 20)
          .map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
      });
    if ('leftOut' in opened)
      return { content: read.data, signedBy: null, leftOut: [...opened.leftOut] };
    const { public_key, address } = opened.signer;
    const is_this_installation = public_key === this.key.publicKey;
    const signedBy = { is_this_installation, address, key: fingerprintOf(public_key) };
    return { content: read.data, signedBy, leftOut: [] };
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }

  private async ask(request: FileRequest, refusal: 'validation_error' | 'payload_too_large') {
    const answer = await this.pool.run(request, []).catch((cause: unknown) => {
      if (!(cause instanceof WorkerOverrun) || cause.kind === 'crash') throw cause;
      if (cause.kind === 'busy')
        throw new AppError(
          'unavailable',
          'Too many files are being opened at the moment. Try again soon.',
          { retryAfter: 10 },
        );
      throw new AppError('payload_too_large', 'This file takes too much time or memory to read.', {
        cause,
      });
    });
    if ('refused' in answer) throw new AppError(refusal, answer.refused);
    return answer;
  }
}

const unexpected = () => new Error('The thread of course files answered something else.');
