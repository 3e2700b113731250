import {
  keptOutline,
  outlineOf,
  type Outline,
  type OutlineItem,
  type WrittenModule,
} from '../../../shared/outline-editor/outline.ts';
import { isConflict, RequestError } from '../../../shared/request-error.ts';
import { checkOutline, isStored, type OutlineBody } from './outline-check.ts';

/** The outline as the server has it. */
export interface StoredOutline {
  readonly course: { readonly modules: readonly WrittenModule[] };
  readonly revision: number;
}

/** Changes that the server does not have, and the revision they were made on. */
export interface UnsavedOutline {
  readonly outline: Outline;
  readonly revision: number;
}

export interface OutlineState {
  readonly outline: Outline;
  /**
   * `incomplete`: something is missing, so it cannot be saved yet. `overtaken`: it was changed
   * elsewhere, and the learner is asked which one counts.
   */
  readonly saving: 'saved' | 'waiting' | 'saving' | 'failed' | 'incomplete' | 'overtaken';
  /** Why the last attempt failed. */
  readonly failure?: unknown;
  /** What is stored instead, when it was overtaken. */
  readonly other?: StoredOutline;
  /** It was changed elsewhere, and this is that change. */
  readonly isRenewed?: boolean;
}

export interface OutlineServer {
  /** Saves, and answers with the outline as it is stored then: items that were new have ids. */
  readonly send: (body: OutlineBody) => Promise<StoredOutline>;
  /** What is stored now; `undefined` when the run does not wait for its outline any more. */
  readonly newest: () => Promise<StoredOutline | undefined>;
  /** Keeps what is not saved yet over a reload; `undefined` once all is saved. */
  readonly keep: (unsaved: UnsavedOutline | undefined) => void;
}

const pauseMs = 700;
const retry = { firstMs: 2_000, maxMs: 30_000 } as const;

/**
 * The outline being edited. It saves itself a moment after the last change, one request at a time,
 * and tries again while the server is away.
 */
export class OutlineStore {
  private state: OutlineState;
  private saved: Outline;
  private revision: number;
  private inFlight: Promise<boolean> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private readonly server: OutlineServer;
  private readonly listeners = new Set<() => void>();

  /** `unsaved`: what an earlier visit could not save any more. */
  constructor(stored: StoredOutline, server: OutlineServer, unsaved?: UnsavedOutline) {
    this.server = server;
    this.saved = outlineOf(stored.course.modules);
    this.revision = unsaved?.revision ?? stored.revision;
    this.state = { outline: this.saved, saving: 'saved' };
    if (unsaved) this.change(unsaved.outline);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): OutlineState => this.state;
  /** What the outline on the screen was changed from, or is. */
  readonly knownRevision = (): number => this.revision;

  readonly change = (outline: Outline): void => {
    clearTimeout(this.timer);
    this.server.keep({ outline, revision: this.revision });
    const { other } = this.state;
    if (other) return this.set({ outline, saving: 'overtaken', other });
    const checked = checkOutline(outline, this.revision);
    if (!checked) return this.set({ outline, saving: 'incomplete' });
    this.set({ outline, saving: this.inFlight ? 'saving' : 'waiting' });
    this.timer = setTimeout(() => void this.save(), pauseMs);
  };

  /** Saves what is not saved yet; whether all of it is now. */
  readonly save = (): Promise<boolean> => {
    clearTimeout(this.timer);
    if (this.state.other) return Promise.resolve(false);
    this.inFlight ??= this.sendAll().finally(() => (this.inFlight = undefined));
    return this.inFlight;
  };

  /**
   * The editor opens: a save that failed is tried again as soon as there is a network, and the tab
   * does not close over unsaved changes without asking. Returns what to do when the editor closes:
   * what is left to save leaves at once.
   */
  readonly enter = (page: Window): (() => void) => {
    const onOnline = () => {
      if (this.state.saving === 'failed') void this.save();
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    // Only while it is needed: the browser keeps no page with such a listener for going back.
    const guard = () =>
      this.state.saving === 'saved'
        ? page.removeEventListener('beforeunload', onClose)
        : page.addEventListener('beforeunload', onClose);
    const stopGuarding = this.subscribe(guard);
    page.addEventListener('online', onOnline);
    guard();
    return () => {
      stopGuarding();
      page.removeEventListener('beforeunload', onClose);
      page.removeEventListener('online', onOnline);
      clearTimeout(this.timer);
      if (this.state.saving === 'waiting' || this.state.saving === 'failed') void this.save();
    };
  };

  /** Takes over what was changed elsewhere, where nothing of this outline would be lost. */
  readonly renew = (stored: StoredOutline): void => {
    if (this.state.saving === 'saved' && stored.revision > this.revision) this.takeOver(stored);
  };

  /** The answer of a learner whose outline was overtaken: the other one counts. */
  readonly takeOther = (): void => {
    if (this.state.other) this.takeOver(this.state.other);
  };

  /** … or this one, which replaces it. */
  readonly keepMine = (): void => {
    const { other, outline } = this.state;
    if (!other) return;
    this.revision = other.revision;
    this.set({ outline, saving: 'waiting' });
    this.change(outline);
    void this.save();
  };

  private takeOver({ course, revision }: StoredOutline): void {
    this.revision = revision;
    this.saved = outlineOf(course.modules);
    this.server.keep(undefined);
    this.set({ outline: this.saved, saving: 'saved', isRenewed: true });
  }

  private async sendAll(): Promise<boolean> {
    while (this.state.outline !== this.saved) {
      const sent = this.state.outline;
      const checked = checkOutline(sent, this.revision);
      if (!checked) return false;
      this.set({ ...this.state, saving: 'saving' });
      try {
        const stored = await this.deliver(checked);
        if (!stored) return false;
        this.take(sent, stored);
        this.failures = 0;
      } catch (failure) {
        this.set({ ...this.state, saving: 'failed', failure });
        this.tryLater(failure);
        return false;
      }
    }
    this.server.keep(undefined);
    this.set({ outline: this.state.outline, saving: 'saved' });
    return true;
  }

  /**
   * The outline as it is stored then; nothing when another one is, about which the learner is
   * asked.
   */
  private async deliver(body: OutlineBody): Promise<StoredOutline | undefined> {
    try {
      return await this.server.send(body);
    } catch (failure) {
      if (!isConflict(failure)) throw failure;
      const newest = await this.server.newest();
      if (!newest) throw failure;
      // It had arrived before; what was lost is the answer.
      if (isStored(body, newest.course)) return newest;
      this.set({ ...this.state, saving: 'overtaken', other: newest });
      return undefined;
    }
  }

  /**
   * The answer has the items that were sent, in the same order, and ids for the new ones. What was
   * changed meanwhile stays changed.
   */
  private take(sent: Outline, { course, revision }: StoredOutline): void {
    const answered = itemsOf(outlineOf(course.modules));
    const ids = new Map(
      itemsOf(keptOutline(sent)).map(({ key }, index) => [key, answered[index]?.id]),
    );
    const identified = <Item extends OutlineItem>(item: Item): Item => {
      const id = ids.get(item.key);
      return id === undefined ? item : { ...item, id };
    };
    const hasChanged = this.state.outline !== sent;
    const outline = this.state.outline.map((module) => ({
      ...identified(module),
      lessons: module.lessons.map(identified),
    }));
    this.revision = revision;
    if (!hasChanged) this.saved = outline;
    else this.server.keep({ outline, revision });
    this.set({ ...this.state, outline });
  }

  private tryLater(failure: unknown): void {
    const isRefused =
      failure instanceof RequestError &&
      failure.status >= 400 &&
      failure.status < 500 &&
      failure.status !== 429;
    if (isRefused) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => void this.save(),
      Math.min(retry.firstMs * 2 ** this.failures++, retry.maxMs),
    );
  }

  private set(state: OutlineState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const itemsOf = (outline: Outline): OutlineItem[] =>
  outline.flatMap((module) => [module, ...module.lessons]);
