import {
  learningOperations,
  type ErrorType,
  type LearningEvent,
  type LearningState,
} from '@coursewright/contract';
import { RequestError } from '../request-error.ts';
import { rest } from '../rest.ts';
import { session } from '../session/index.ts';
import { KeptEvents, type KeptEvent } from './kept-events.ts';

/** What is said of a lesson; when and on which device is added. */
export type Said = LearningEvent extends infer Event
  ? Event extends LearningEvent
    ? Pick<Event, 'kind' | 'payload' | 'submodule_id'>
    : never
  : never;

export interface OutboxFollower {
  /** The server has taken events, and says what all of the course come to. */
  readonly onRecorded: (courseId: string, learning: LearningState) => Promise<void>;
  /** The server will not take these, however often it is asked. They are gone. */
  readonly onRefused: (error: RequestError) => void;
}

/** In a request. `keepalive` allows 64 KiB for all that are under way. */
const batch = { events: 100, characters: 24_000 } as const;
/** Milliseconds until the next try, where nothing else brings one about sooner. */
const retryMs = 30_000;
/** What will be refused again. */
const finalTypes: readonly ErrorType[] = [
  'bad_request',
  'forbidden',
  'not_found',
  'payload_too_large',
  'validation_error',
];
const isFinalType = (type: RequestError['type']) => finalTypes.some((each) => each === type);

/**
 * What a learner did on its way to the server. It is kept on the device first and sent at once; what
 * did not arrive is sent again, under the same id, when the network or the learner is back.
 */
export class LearningOutbox {
  private readonly kept = new KeptEvents();
  private readonly listeners = new Set<() => void>();
  private readonly followers = new Set<OutboxFollower>();
  private readonly underWay = new Set<string>();
  private shown: { readonly userId: string; readonly events: readonly KeptEvent[] } | undefined;
  private sending: Promise<void> | null = null;
  private hasNews = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Of this device, so that one thing comes after the other also within a millisecond. */
  private lastAt = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What the server does not have yet, of whoever is signed in. */
  readonly getSnapshot = (): readonly KeptEvent[] => {
    const userId = currentUser();
    if (userId === undefined) return nothing;
    if (this.shown?.userId !== userId) this.shown = { userId, events: this.kept.of(userId) };
    return this.shown.events;
  };

  /**
   * Keeps what a learner did, shows it, and sends it. It happened after all that is known of
   * (`knownUntil`, milliseconds), also where the clock of this device is behind that of another.
   */
  record(courseId: string, said: Said, knownUntil = 0): void {
    const userId = currentUser();
    if (userId === undefined) return;
    this.lastAt = Math.max(Date.now(), this.lastAt + 1, knownUntil + 1);
    const event = {
      ...said,
      id: crypto.randomUUID(),
      device: deviceName(),
      at: new Date(this.lastAt).toISOString(),
    };
    this.kept.add(userId, { courseId, event });
    this.changed();
    // What is said in one go is sent in one request.
    if (document.visibilityState === 'hidden') this.sendBeforeLeaving();
    else queueMicrotask(() => void this.send());
  }

  /**
   * Sends what is kept, one request after the other. `isNews`: what failed before may not fail now,
   * and what is under way may have begun before.
   */
  send(isNews = false): Promise<void> {
    if (isNews && this.sending) this.hasNews = true;
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** Follows the browser, and sends what is left from before; ends by what it returns. */
  start(follower: OutboxFollower): () => void {
    this.followers.add(follower);
    // Meanwhile other tabs may have kept something, or sent it.
    this.changed();
    const send = () => void this.send(true);
    const onVisibility = () => {
      if (document.visibilityState === 'visible') send();
      else this.sendBeforeLeaving();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (this.kept.isKeyOf(currentUser() ?? '', key)) this.changed();
    };
    const leave = session.subscribe(() => {
      if (this.shown?.userId === currentUser()) return;
      if (currentUser() === undefined) this.kept.forgetUnstored();
      this.changed();
      send();
    });
    window.addEventListener('online', send);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibility);
    send();
    return () => {
      this.followers.delete(follower);
      leave();
      clearTimeout(this.timer);
      window.removeEventListener('online', send);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }

  /** There may be no later: not even for what waits behind a request that is under way. */
  private sendBeforeLeaving(): void {
    queueMicrotask(() => {
      const next = this.nextBatch();
      if (next) void this.sendBatch(next);
    });
  }

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    for (let next = this.nextBatch(); next; next = this.nextBatch())
      if (!(await this.sendBatch(next))) {
        if (this.hasNews) {
          this.hasNews = false;
          continue;
        }
        this.timer = setTimeout(() => void this.send(), retryMs);
        return;
      }
  }

  /** What is not under way of one course. */
  private nextBatch(): Batch | undefined {
    const userId = currentUser();
    if (userId === undefined || !navigator.onLine) return undefined;
    const waiting = this.getSnapshot().filter(({ event }) => !this.underWay.has(event.id));
    const courseId = waiting[0]?.courseId;
    if (courseId === undefined) return undefined;
    let characters = 0;
    const events = waiting
      .filter((each) => each.courseId === courseId)
      .slice(0, batch.events)
      .filter(({ event }, index) => {
        characters += JSON.stringify(event).length;
        return index === 0 || characters <= batch.characters;
      });
    return { userId, courseId, events };
  }

  /** Whether the server could be asked, whatever it said. */
  private async sendBatch({ userId, courseId, events }: Batch): Promise<boolean> {
    for (const { event } of events) this.underWay.add(event.id);
    try {
      const { learning } = await rest(learningOperations.recordLearningEvents, {
        params: { id: courseId },
        body: { events: events.map(({ event }) => event) },
        keepalive: true,
      });
      // First what the server knows, then what it does not: nothing flickers in between.
      if (currentUser() === userId)
        for (const { onRecorded } of this.followers) await onRecorded(courseId, learning);
      this.drop(userId, events);
      return true;
    } catch (error) {
      if (!isFinal(error) || currentUser() !== userId) return false;
      if (events.length > 1) return await this.sendSingly({ userId, courseId, events });
      this.drop(userId, events);
      for (const { onRefused } of this.followers) onRefused(error);
      return true;
    } finally {
      for (const { event } of events) this.underWay.delete(event.id);
    }
  }

  /** One of them is refused, and the others are not to go with it. */
  private async sendSingly({ events, ...of }: Batch): Promise<boolean> {
    for (const each of events) if (!(await this.sendBatch({ ...of, events: [each] }))) return false;
    return true;
  }

  private drop(userId: string, events: readonly KeptEvent[]): void {
    for (const each of events) this.kept.remove(userId, each);
    this.changed();
  }

  private changed(): void {
    this.shown = undefined;
    for (const listener of this.listeners) listener();
  }
}

interface Batch {
  readonly userId: string;
  readonly courseId: string;
  readonly events: readonly KeptEvent[];
}

const nothing: readonly KeptEvent[] = [];
const currentUser = () => session.getSnapshot().user?.id;
const isFinal = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.isFromServer && isFinalType(error.type);

const deviceKey = 'device_name';
let ofThisVisit: string | undefined;

/** A name for this browser that says nothing of its owner. */
function deviceName(): string {
  ofThisVisit ??= `web ${crypto.randomUUID().slice(0, 8)}`;
  try {
    const known = localStorage.getItem(deviceKey);
    if (known !== null && /^web [\da-f]{8}$/.test(known)) return known;
    localStorage.setItem(deviceKey, ofThisVisit);
  } catch {
    // Storage is full or blocked: the name holds for this visit.
  }
  return ofThisVisit;
}

export const learningOutbox = new LearningOutbox();
