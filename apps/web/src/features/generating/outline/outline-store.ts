import type { PathData } from '@coursewright/contract';
import { keptOutline, outlineOf, type Outline, type OutlinePiece } from '../../../shared/outline-editor/outline.ts';
import { RequestError } from '../../../shared/request-error.ts';
import { checkOutline, type OutlineBody, type Remarks } from './outline-check.ts';

export interface OutlineState {
  readonly outline: Outline;
  /** `incomplete`: something is missing, so it cannot be saved yet. */
  readonly saving: 'saved' | 'waiting' | 'saving' | 'failed' | 'incomplete';
  readonly remarks: Remarks;
  /** Why the last attempt failed. */
  readonly failure?: unknown;
}

interface OutlineServer {
  /** Saves, and answers with the course as it is stored then: pieces that were new have ids. */
  readonly send: (body: OutlineBody) => Promise<PathData>;
  /** Keeps what is not saved yet over a reload; `undefined` once all is saved. */
  readonly keep: (unsaved: Outline | undefined) => void;
}

const pauseMs = 700;
const retry = { firstMs: 2_000, maxMs: 30_000 } as const;
const nothing: Remarks = new Map();

/** The outline being edited. It saves itself a moment after the last change, one request at a time, and tries again while the server is away. */
export class OutlineStore {
  private state: OutlineState;
  private saved: Outline;
  private knownIds: ReadonlySet<string>;
  private inFlight: Promise<boolean> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private readonly server: OutlineServer;
  private readonly listeners = new Set<() => void>();

  /** `unsaved`: what an earlier visit could not save any more. */
  constructor(stored: PathData, server: OutlineServer, unsaved?: Outline) {
    this.server = server;
    this.saved = outlineOf(stored.modules);
    this.knownIds = idsOf(stored);
    this.state = { outline: this.saved, saving: 'saved', remarks: nothing };
    if (unsaved) this.change(unsaved);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): OutlineState => this.state;

  readonly change = (outline: Outline): void => {
    clearTimeout(this.timer);
    this.server.keep(outline);
    const checked = checkOutline(outline, this.knownIds);
    if ('remarks' in checked) return this.set({ outline, saving: 'incomplete', remarks: checked.remarks });
    this.set({ outline, saving: this.inFlight ? 'saving' : 'waiting', remarks: nothing });
    this.timer = setTimeout(() => void this.save(), pauseMs);
  };

  /** Saves what is not saved yet; whether all of it is now. */
  readonly save = (): Promise<boolean> => {
    clearTimeout(this.timer);
    this.inFlight ??= this.sendAll().finally(() => (this.inFlight = undefined));
    return this.inFlight;
  };

  /** The editor goes: what is left to save leaves at once. */
  readonly leave = (): void => {
    clearTimeout(this.timer);
    if (this.state.saving === 'waiting' || this.state.saving === 'failed') void this.save();
  };

  private async sendAll(): Promise<boolean> {
    while (this.state.outline !== this.saved) {
      const sent = this.state.outline;
      const checked = checkOutline(sent, this.knownIds);
      if ('remarks' in checked) return false;
      this.set({ ...this.state, saving: 'saving' });
      try {
        this.take(sent, await this.server.send(checked.body));
        this.failures = 0;
      } catch (failure) {
        this.set({ ...this.state, saving: 'failed', failure });
        this.tryLater(failure);
        return false;
      }
    }
    this.server.keep(undefined);
    this.set({ outline: this.state.outline, saving: 'saved', remarks: nothing });
    return true;
  }

  /** The answer has the pieces that were sent, in the same order, and ids for the new ones. What was changed meanwhile stays changed. */
  private take(sent: Outline, stored: PathData): void {
    const answered = piecesOf(outlineOf(stored.modules));
    const ids = new Map(piecesOf(keptOutline(sent)).map(({ key }, index) => [key, answered[index]?.id]));
    const identified = <Piece extends OutlinePiece>(piece: Piece): Piece => {
      const id = ids.get(piece.key);
      return id === undefined ? piece : { ...piece, id };
    };
    const hasChanged = this.state.outline !== sent;
    const outline = this.state.outline.map((module) => ({ ...identified(module), lessons: module.lessons.map(identified) }));
    this.knownIds = idsOf(stored);
    if (!hasChanged) this.saved = outline;
    this.set({ ...this.state, outline });
  }

  private tryLater(failure: unknown): void {
    const isRefused = failure instanceof RequestError && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
    if (isRefused) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), Math.min(retry.firstMs * 2 ** this.failures++, retry.maxMs));
  }

  private set(state: OutlineState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const piecesOf = (outline: Outline): OutlinePiece[] => outline.flatMap((module) => [module, ...module.lessons]);
const idsOf = ({ modules }: PathData): ReadonlySet<string> => new Set(modules.flatMap(({ id, submodules }) => [id, ...submodules.map((lesson) => lesson.id)]));
