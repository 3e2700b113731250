import { Authenticator } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable, type MessageEvent } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ProgressLog } from './progress-log.ts';

/** Milliseconds between comments that keep proxies from closing a quiet stream; also how late a lost wake-up is made up for. */
const commentEvery = 15_000;
/** Milliseconds after which a cut-off EventSource comes back. */
const retryAfter = 1_000;

/** A task's progress log as server-sent messages. The rows are the truth; a wake-up only says that it is worth looking. */
@Injectable()
export class ProgressStream {
  constructor(
    private readonly progress: ProgressLog,
    private readonly modules: ModuleRef,
  ) {}

  /** Messages after number `after` until stream_close, the reader leaves, or the caller may no longer read. Holds no connection while it waits. */
  async *messages(caller: Caller, taskId: string, after: number, signal: AbortSignal): AsyncGenerator<MessageEvent> {
    const authenticator = this.modules.get<Authenticator>(Authenticator, { strict: false });
    const bell = new Bell(signal);
    const unsubscribe = this.progress.subscribe(taskId, bell.ring);
    try {
      // The number is the reader's own: without one Nest counts its messages, and a reader cut off here would resume after that count.
      yield { id: String(after), retry: retryAfter, comment: 'progress' };
      for (let last = after; !signal.aborted; ) {
        bell.quiet();
        const events = await this.progress.read(taskId, last);
        if (!(await authenticator.isStillSignedIn(caller))) return;
        for (const event of events) {
          yield { id: String(event.id), data: event };
          last = event.id;
          if (event.action === 'stream_close') return;
        }
        if (events.length === 0 && !(await bell.heardWithin(commentEvery))) yield { comment: 'still here' };
      }
    } finally {
      unsubscribe();
      bell.stop();
    }
  }
}

/** Remembers that it was rung, so that a wake-up between two looks is not missed. */
class Bell {
  private rung = false;
  private wake: () => void = () => undefined;

  constructor(private readonly signal: AbortSignal) {
    signal.addEventListener('abort', this.ring);
  }

  readonly ring = (): void => {
    this.rung = true;
    this.wake();
  };

  quiet(): void {
    this.rung = false;
  }

  /** Whether it was rung since `quiet`, or is within `ms`. */
  async heardWithin(ms: number): Promise<boolean> {
    if (this.rung || this.signal.aborted) return true;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
    return this.rung;
  }

  stop(): void {
    this.signal.removeEventListener('abort', this.ring);
  }
}
