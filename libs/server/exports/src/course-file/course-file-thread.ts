import {
  AppError,
  courseFileContent,
  type CourseFileContent,
  type ImportedCourseFile,
  type LeftOut,
  limits,
  Refusal,
  type RefusedField,
  type Said,
  say,
} from '@coursewright/contract';
import {
  type Bounds,
  fingerprintOf,
  flawsOfMedia,
  type Opened,
  type Recordings,
} from '@coursewright/contract/course-file';
import { refusedFields, WorkerOverrun, WorkerPool } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { type OpenFile, type Packed, signedBytes } from './course-file.ts';
import { SigningKey } from './signing-key.ts';

type Signer = { readonly address: string; readonly public_key: string };
export type FileRequest = { readonly bounds: Bounds } & (
  | { readonly content: CourseFileContent; readonly signer: Signer }
  | {
      readonly packed: Packed;
      readonly recordings: Recordings;
      readonly signature: Uint8Array<ArrayBuffer>;
    }
  | { readonly file: Uint8Array | OpenFile }
);
export type FileAnswer =
  | { readonly packed: Packed }
  | { readonly zip: Uint8Array<ArrayBuffer> }
  | Opened
  | { readonly found: unknown; readonly leftOut: readonly LeftOut[] }
  | { readonly refused: Said };
const bounds = limits.courseFile;

export interface OpenedCourse {
  readonly content: CourseFileContent;
  /** By the names that its media have for them. */
  readonly recordings: Recordings;
  /** Null: Markdown, which has nobody's word for it. */
  readonly signedBy: ImportedCourseFile['signed_by'];
  readonly leftOut: LeftOut[];
}

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
      // A file and what it unpacks to, or the other way round.
      bufferBytes: 256 * 1024 * 1024,
    },
  );

  constructor(private readonly key: SigningKey) {}

  /**
   * The recordings are handed over. Throws payload_too_large, and unavailable where too many wait.
   * The key stays in the process.
   */
  async pack(
    content: CourseFileContent,
    recordings: Recordings = {},
  ): Promise<Uint8Array<ArrayBuffer>> {
    const signer = { address: this.key.address, public_key: this.key.publicKey };
    const made = await this.ask({ bounds, content, signer }, 'payload_too_large');
    if (!('packed' in made)) throw unexpected();
    const signature = this.key.sign(signedBytes(made.packed));
    const zipped = await this.ask(
      { bounds, packed: made.packed, recordings, signature },
      'payload_too_large',
      Object.values(recordings).map(({ buffer }) => buffer),
    );
    if (!('zip' in zipped)) throw unexpected();
    return zipped.zip;
  }

  /**
   * What a signed file or Markdown holds. Throws validation_error with the reason, and unavailable
   * where too many wait.
   */
  async open(file: Uint8Array | OpenFile): Promise<OpenedCourse> {
    const opened = await this.ask({ bounds, file }, 'validation_error');
    if (!('found' in opened)) throw unexpected();
    const read = courseFileContent.safeParse(opened.found);
    if (!read.success) throw damaged(refusedFields(read.error.issues.slice(0, 20)));
    const content = read.data;
    if ('leftOut' in opened)
      return { content, recordings: {}, signedBy: null, leftOut: [...opened.leftOut] };
    const flaws = flawsOfMedia(content.media, opened, bounds);
    if (flaws.length > 0) throw damaged(flaws);
    const { public_key, address } = opened.signer;
    const is_this_installation = public_key === this.key.publicKey;
    const signedBy = { is_this_installation, address, key: await fingerprintOf(public_key) };
    return { content, recordings: opened.recordings, signedBy, leftOut: [] };
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }

  private async ask(
    request: FileRequest,
    refusal: 'validation_error' | 'payload_too_large',
    handedOver: ArrayBuffer[] = [],
  ) {
    const answer = await this.pool.run(request, handedOver).catch((cause: unknown) => {
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
    if ('refused' in answer) throw new Refusal(refusal, answer.refused);
    return answer;
  }
}

const unexpected = () => new Error('The thread of course files answered something else.');

const damaged = (details: readonly RefusedField[]): Refusal =>
  new Refusal('validation_error', say('course_damaged'), { details });
