import { documentFormats, limits, type UploadedDocument } from '@coursewright/contract';
import { fileSize } from '../../../shared/file-size.ts';
import { messageOf, RequestError } from '../../../shared/request-error.ts';
import { useGeneratorMessages } from '../messages/index.ts';

export interface Upload {
  readonly key: number;
  readonly file: File;
  /** `reading`: the server has the file and takes its text out. */
  readonly state: 'waiting' | 'sending' | 'reading' | 'failed';
  /** Share of the bytes that left, 0 to 1. */
  readonly sent: number;
  readonly reason?: string;
  /** The reason lies in the file: whoever sends it again is told so again. */
  readonly isFinal?: boolean;
}

export type SendDocument = (
  file: File,
  onSent: (share: number) => void,
  signal: AbortSignal,
) => Promise<UploadedDocument>;

const atOnce = 2;
const endings = Object.keys(documentFormats);
/** Other names of these formats, and text with a markup of its own. */
const otherEndings = [
  'htm',
  'xhtml',
  'xml',
  'markdown',
  'text',
  'rst',
  'rest',
  'adoc',
  'asciidoc',
  'asc',
  'tex',
  'info',
  'man',
  // Man pages end in the number of their section.
  ...Array.from({ length: 9 }, (_, section) => `${section + 1}`),
];
/** For the file dialog. */
export const acceptedFiles = [
  ...[...endings, ...otherEndings].map((ending) => `.${ending}`),
  'text/*',
].join(',');

/** Why this file cannot be sent at all, as its size tells; undefined if it can. */
export function refusal(file: { size: number }): string | undefined {
  const t = useGeneratorMessages.current();
  if (file.size === 0) return t.file_empty;
  if (file.size > limits.document.maxBytes)
    return t.file_too_large({ size: fileSize(file.size), max: fileSize(limits.document.maxBytes) });
  return undefined;
}

const beginning = 4096;

/** Whether a file is of another kind than can be read: of any ending that is not known, text can. */
async function isOfOtherKind(file: File): Promise<boolean> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (endings.includes(ending) || otherEndings.includes(ending)) return false;
  const bytes = new Uint8Array(await file.slice(0, beginning).arrayBuffer());
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return bytes.includes(0) && !isWide;
}

/**
 * Files on their way to the server, two at a time. A file that arrived leaves the list. An external
 * store.
 */
export class Uploads {
  private list: readonly Upload[] = [];
  private nextKey = 1;
  private readonly aborts = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private readonly send: SendDocument;
  private readonly onArrived: (document: UploadedDocument) => void;

  constructor(send: SendDocument, onArrived: (document: UploadedDocument) => void) {
    this.send = send;
    this.onArrived = onArrived;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): readonly Upload[] => this.list;

  /** Takes files as far as `room` goes; the rest stands in the list with the reason. */
  readonly add = (files: readonly File[], room: number): void => {
    let left = room;
    const added = files.map((file): Upload => {
      const reason =
        refusal(file) ??
        (left-- > 0
          ? undefined
          : useGeneratorMessages.current().too_many_documents({ max: limits.document.perCourse }));
      return {
        key: this.nextKey++,
        file,
        sent: 0,
        ...(reason ? { state: 'failed', reason } : { state: 'waiting' }),
      };
    });
    this.set([...this.list, ...added]);
    this.proceed();
  };

  readonly retry = (key: number): void => {
    this.change(key, ({ file }) => ({ key, file, sent: 0, state: 'waiting' }));
    this.proceed();
  };

  readonly remove = (key: number): void => {
    this.aborts.get(key)?.abort();
    this.set(this.list.filter((upload) => upload.key !== key));
    this.proceed();
  };

  readonly abortAll = (): void => {
    for (const abort of this.aborts.values()) abort.abort();
  };

  private proceed(): void {
    const waiting = this.list
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, atOnce - this.aborts.size));
    for (const upload of waiting) void this.sendOne(upload);
  }

  private async sendOne({ key, file }: Upload): Promise<void> {
    const abort = new AbortController();
    this.aborts.set(key, abort);
    this.change(key, (upload) => ({ ...upload, state: 'sending' }));
    try {
      if (await isOfOtherKind(file)) {
        const formats = endings.map((each) => each.toUpperCase());
        const reason = useGeneratorMessages.current().file_unknown({ formats });
        this.change(key, (upload) => ({ ...upload, state: 'failed', reason, isFinal: true }));
        return;
      }
      const onSent = (sent: number) =>
        this.change(key, (upload) => ({
          ...upload,
          sent,
          state: sent < 1 ? 'sending' : 'reading',
        }));
      const document = await this.send(file, onSent, abort.signal);
      this.set(this.list.filter((upload) => upload.key !== key));
      if (!abort.signal.aborted) this.onArrived(document);
    } catch (error) {
      if (!abort.signal.aborted)
        this.change(key, (upload) => ({
          ...upload,
          state: 'failed',
          reason: messageOf(error),
          isFinal: liesInFile(error),
        }));
    } finally {
      this.aborts.delete(key);
      this.proceed();
    }
  }

  private change(key: number, change: (upload: Upload) => Upload): void {
    this.set(this.list.map((upload) => (upload.key === key ? change(upload) : upload)));
  }

  private set(list: readonly Upload[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}

/** Where there is more room, or the machine that reads has more time, these are no longer so. */
const mayEndOtherwise = new Set(['document_limit', 'document_too_slow', 'document_unreadable']);

const liesInFile = (error: unknown): boolean =>
  error instanceof RequestError &&
  error.code?.startsWith('document_') === true &&
  !mayEndOtherwise.has(error.code);

/** Whether another try could end differently: a file that is too large stays too large. */
export const canRetry = (upload: Upload): boolean =>
  upload.state === 'failed' && !upload.isFinal && refusal(upload.file) === undefined;
