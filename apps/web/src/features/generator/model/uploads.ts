import { documentFormats, limits, type UploadedDocument } from '@coursewright/contract';
import { messageOf } from '../../../shared/request-error.ts';

export interface Upload {
  readonly key: number;
  readonly file: File;
  /** `reading`: the server has the file and takes its text out. */
  readonly state: 'waiting' | 'sending' | 'reading' | 'failed';
  /** Share of the bytes that left, 0 to 1. */
  readonly sent: number;
  readonly reason?: string;
}

export type SendDocument = (
  file: File,
  onSent: (share: number) => void,
  signal: AbortSignal,
) => Promise<UploadedDocument>;

const atOnce = 2;
const endings = Object.keys(documentFormats);
/** For the file dialog. */
export const acceptedFiles = [...endings.map((ending) => `.${ending}`), '.htm', '.markdown'].join(
  ',',
);
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} KiB`;
  return `${(bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0)} MiB`;
}

/** Why this file cannot be sent at all; undefined if it can. */
export function refusal(file: { name: string; size: number }): string | undefined {
  if (file.size === 0) return 'The file is empty.';
  if (file.size > limits.document.maxBytes)
    return `The file has ${fileSize(file.size)}; at most ${fileSize(limits.document.maxBytes)} are possible.`;
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const known = endings.includes(ending) || ending === 'htm' || ending === 'markdown';
  return known
    ? undefined
    : `This kind of file cannot be read. Use ${endings
        .slice(0, -1)
        .map((each) => each.toUpperCase())
        .join(', ')} or TXT.`;
}

/** Files on their way to the server, two at a time. A file that arrived leaves the list. An external store. */
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
        (left-- > 0 ? undefined : `A course takes at most ${limits.document.perCourse} documents.`);
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
        this.change(key, (upload) => ({ ...upload, state: 'failed', reason: messageOf(error) }));
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

/** Whether another try could end differently: a file that is too large stays too large. */
export const canRetry = (upload: Upload): boolean =>
  upload.state === 'failed' && refusal(upload.file) === undefined;
