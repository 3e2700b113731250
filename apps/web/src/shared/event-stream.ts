import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSharedMessages } from './messages/index.ts';
import { dataOf } from './read-answer.ts';
import { networkError, RequestError } from './request-error.ts';
import { errorOf } from './rest.ts';
import { readServerEvents, type ServerEvent } from './server-events.ts';
import { session } from './session/index.ts';

/** An event of a numbered log: ids count upwards, and one action says that nothing follows. */
export interface LoggedEvent {
  readonly id: number;
  readonly action: string;
}

export interface EventStreamState<Event> {
  readonly events: readonly Event[];
  /** `closed` is final: the log ended, was refused (`error`) or the reader left. */
  readonly connection: 'connecting' | 'open' | 'reconnecting' | 'closed';
  /** Why the server refuses the stream for good (404 and the like). */
  readonly error: RequestError | null;
  /** Set when a message could not be read; the stream goes on. */
  readonly warning: string | null;
}

/** Takes events that are not in the log, by their name; others of a name are passed over. */
export interface NamedEvents {
  readonly name: string;
  /** Throws on what is not such an event. */
  readonly take: (data: unknown) => void;
  /** The stream is about to tell again what stands. */
  readonly clear: () => void;
}

const reconnect = { firstMs: 500, maxMs: 15_000 } as const;
/**
 * The server says something at least every 15 s; after this silence the connection is dead,
 * whatever the browser believes.
 */
const silenceMs = 45_000;
/**
 * A device that slept did not count its silence: when its person is back, this much of it on the
 * clock is enough.
 */
const silenceOnReturnMs = 20_000;

/**
 * Server-sent events read with fetch, because a native EventSource cannot send the Authorization
 * header. Reconnects with backoff (at once when the browser comes online), resumes after the last
 * event seen, drops repeats, and ends at `stream_close`. An external store.
 */
export class EventStream<Event extends LoggedEvent> {
  private state: EventStreamState<Event> = {
    events: [],
    connection: 'connecting',
    error: null,
    warning: null,
  };
  private readonly listeners = new Set<() => void>();
  private abort = new AbortController();
  private readonly url: string;
  private readonly read: (data: unknown) => Event;
  private readonly named: NamedEvents | undefined;

  /** `url` is below the own origin; `read` throws on what is not an event (`readAnswer`). */
  constructor(url: string, read: (data: unknown) => Event, named?: NamedEvents) {
    this.url = url;
    this.read = read;
    this.named = named;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): EventStreamState<Event> => this.state;

  open(): void {
    if (this.state.connection === 'closed') return;
    this.abort = new AbortController();
    void this.follow(this.abort.signal);
  }

  /** Leaves the stream; `open` goes on after the last event seen. */
  leave(): void {
    this.abort.abort();
  }

  private async follow(left: AbortSignal): Promise<void> {
    for (let failures = 0; !left.aborted && this.state.connection !== 'closed';) {
      const seen = this.lastId;
      try {
        await this.readOnce(left);
      } catch (error) {
        if (left.aborted) return;
        if (error instanceof RequestError && isFinal(error))
          return this.set({ connection: 'closed', error });
      }
      if (left.aborted || this.isEnded) return;
      failures = this.lastId > seen ? 0 : failures + 1;
      this.set({ connection: 'reconnecting' });
      await pause(
        Math.min(reconnect.firstMs * 2 ** Math.max(failures - 1, 0), reconnect.maxMs) *
          (0.75 + Math.random() / 2),
        left,
      );
    }
  }

  private async readOnce(left: AbortSignal): Promise<void> {
    const silence = new AbortController();
    let watchdog = setTimeout(() => silence.abort(), silenceMs);
    let heardAt = Date.now();
    const alive = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => silence.abort(), silenceMs);
      heardAt = Date.now();
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - heardAt > silenceOnReturnMs)
        silence.abort();
    };
    document.addEventListener('visibilitychange', onReturn);
    try {
      const signal = AbortSignal.any([left, silence.signal]);
      const token = session.tokenForRequest();
      let response = await this.request(token, signal);
      if (response.status === 401 && (await session.renewForRequest(token)))
        response = await this.request(session.tokenForRequest(), signal);
      if (!response.ok) throw await errorOf(response);
      // 204: the log ended before what we have already seen.
      if (!response.body || response.status === 204) return this.set({ connection: 'closed' });
      this.set({ connection: 'open' });
      this.named?.clear();
      for await (const message of readServerEvents(response.body, alive)) this.take(message);
    } finally {
      clearTimeout(watchdog);
      document.removeEventListener('visibilitychange', onReturn);
    }
  }

  private async request(token: string | null, signal: AbortSignal): Promise<Response> {
    const headers = new Headers({ accept: 'text/event-stream' });
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (this.lastId > 0) headers.set('last-event-id', String(this.lastId));
    try {
      return await fetch(this.url, {
        headers,
        signal,
        credentials: 'same-origin',
        cache: 'no-store',
      });
    } catch (cause) {
      throw networkError(cause);
    }
  }

  private take({ name, data }: ServerEvent): void {
    if (this.isEnded) return;
    let event: Event | undefined;
    try {
      if (name === 'message') event = this.read(dataOf(data));
      else if (name === this.named?.name) this.named.take(dataOf(data));
    } catch (error) {
      console.warn('Failed to parse progress update.', error);
      return this.set({ warning: useSharedMessages.current().unreadable_progress });
    }
    if (!event || event.id <= this.lastId) return;
    this.set({
      events: [...this.state.events, event],
      ...(event.action === 'stream_close' ? { connection: 'closed' } : {}),
    });
    if (event.action !== 'stream_close') return;
    this.named?.clear();
    this.leave();
  }

  private get isEnded(): boolean {
    return this.state.connection === 'closed';
  }

  private get lastId(): number {
    return this.state.events.at(-1)?.id ?? 0;
  }

  private set(change: Partial<EventStreamState<Event>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** What no repetition can change. 401 is final here because a renewal has just failed. */
const isFinal = (error: RequestError) =>
  error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/**
 * Follows one stream for as long as the component is mounted. A new url is a new stream: give the
 * component that url as its key. `named` is the one of the first call.
 */
export function useEventStream<Event extends LoggedEvent>(
  url: string,
  read: (data: unknown) => Event,
  named?: NamedEvents,
): EventStreamState<Event> {
  const [stream] = useState(() => new EventStream(url, read, named));
  useEffect(() => {
    stream.open();
    return () => stream.leave();
  }, [stream]);
  return useSyncExternalStore(stream.subscribe, stream.getSnapshot);
}
