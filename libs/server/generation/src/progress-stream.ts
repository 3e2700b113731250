import type { ProgressEvent } from '@coursewright/contract';
import { Authenticator } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable, Logger, type MessageEvent } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Observable, type Subscriber } from 'rxjs';
import { GrowingLessons } from './growing-lessons.ts';
import { ProgressLog } from './progress-log.ts';
import { nothingTold, textChanges, textMessage, textsOf, type ToldTexts } from './text-messages.ts';

/**
 * Milliseconds between comments that keep proxies from closing a quiet stream; also how late a lost
 * wake-up is made up for.
 */
const commentEvery = 15_000;
/** Milliseconds after which a cut-off EventSource comes back. */
const retryAfter = 1_000;
/** Events of one look. */
const batch = 50;

interface Reader {
  readonly caller: Caller;
  readonly messages: Subscriber<MessageEvent>;
  /** Number of the last event it was given. */
  last: number;
  /** What it was told of the lessons in the making. */
  told: ToldTexts;
  /** Ends its looking for the end of the caller's access. */
  unsubscribe(): void;
}

/**
 * Progress logs as server-sent messages. However many read a task here, its log is read once for
 * all of them, and their right to read is asked for at once.
 */
@Injectable()
export class ProgressStream {
  private readonly feeds = new Map<string, TaskFeed>();

  constructor(
    private readonly progress: ProgressLog,
    private readonly growing: GrowingLessons,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * Messages after number `after` until stream_close, the reader leaves, or the caller may no
   * longer read. Holds no connection while it waits.
   */
  messages(caller: Caller, taskId: string, after: number): Observable<MessageEvent> {
    return new Observable((messages) => {
      // The number is the reader's own: without one Nest counts its messages, and a reader cut off
      // here would resume after that count.
      messages.next({ id: String(after), retry: retryAfter, comment: 'progress' });
      const feed = this.feedOf(taskId);
      const reader = feed.join(caller, messages, after);
      return () => {
        feed.leave(reader);
        if (feed.isEmpty && this.feeds.get(taskId) === feed) {
          this.feeds.delete(taskId);
          feed.close();
        }
      };
    });
  }

  private feedOf(taskId: string): TaskFeed {
    const feed =
      this.feeds.get(taskId) ??
      new TaskFeed(
        taskId,
        this.progress,
        this.growing,
        this.modules.get<Authenticator>(Authenticator, { strict: false }),
      );
    this.feeds.set(taskId, feed);
    return feed;
  }
}

/**
 * The readers of one task in this process. The rows are the truth; a wake-up only says that it is
 * worth looking.
 */
class TaskFeed {
  private readonly log = new Logger(TaskFeed.name);
  private readonly readers = new Set<Reader>();
  private readonly unsubscribe: (() => void)[];
  private readonly timer: NodeJS.Timeout;
  private isLooking = false;
  private lookAgain = false;
  private commentIsDue = false;
  private textsAreDue = false;

  constructor(
    private readonly taskId: string,
    private readonly progress: ProgressLog,
    private readonly growing: GrowingLessons,
    private readonly authenticator: Authenticator,
  ) {
    this.unsubscribe = [
      progress.subscribe(taskId, this.look),
      growing.subscribe(taskId, this.lookAtTexts),
    ];
    this.timer = setInterval(() => {
      this.commentIsDue = true;
      // Nobody rings for the texts of a delivery that died.
      this.lookAtTexts();
    }, commentEvery);
  }

  get isEmpty(): boolean {
    return this.readers.size === 0;
  }

  join(caller: Caller, messages: Subscriber<MessageEvent>, after: number): Reader {
    const unsubscribe = this.authenticator.onAccessEnded(caller, this.look);
    const reader: Reader = { caller, messages, last: after, told: nothingTold, unsubscribe };
    this.readers.add(reader);
    this.lookAtTexts();
    return reader;
  }

  leave(reader: Reader): void {
    reader.unsubscribe();
    this.readers.delete(reader);
  }

  close(): void {
    for (const unsubscribe of this.unsubscribe) unsubscribe();
    clearInterval(this.timer);
  }

  private readonly look = (): void => {
    this.lookAgain = true;
    if (!this.isLooking) void this.lookWhileThereIsMore();
  };

  private readonly lookAtTexts = (): void => {
    this.textsAreDue = true;
    this.look();
  };

  /** One look at a time: a wake-up in the middle of one leads to another one after it. */
  private async lookWhileThereIsMore(): Promise<void> {
    this.isLooking = true;
    try {
      while (this.lookAgain && !this.isEmpty) {
        this.lookAgain = false;
        await this.deliver();
      }
    } catch (err) {
      // The wake-ups ring when the database is back, the timer does in any case.
      this.log.warn({ err, task_id: this.taskId }, 'Progress is delivered later');
    } finally {
      this.isLooking = false;
    }
  }

  private async deliver(): Promise<void> {
    const comment = this.commentIsDue;
    this.commentIsDue = false;
    const readers = [...this.readers];
    const events = await this.progress.read(
      this.taskId,
      Math.min(...readers.map(({ last }) => last)),
      batch,
    );
    const texts = await this.textsIfDue();
    // Asked after the log was read: what is said after a logout is seen by nobody who was logged
    // out.
    const signedIn = await this.authenticator.stillSignedIn(readers.map(({ caller }) => caller));
    const news = events.map((event) => ({
      event,
      message: { id: String(event.id), data: JSON.stringify(event) },
    }));
    for (const reader of readers) {
      if (!signedIn.has(reader.caller.sessionId)) reader.messages.complete();
      else if (!give(reader, news) && comment) reader.messages.next({ comment: 'still here' });
      if (texts && !reader.messages.closed) tell(reader, texts);
    }
    if (events.length === batch) this.lookAgain = true;
  }

  /** Texts are read after the log, so that none is told of a lesson whose end is told already. */
  private async textsIfDue(): Promise<ToldTexts | undefined> {
    if (!this.textsAreDue) return undefined;
    this.textsAreDue = false;
    return textsOf(await this.growing.read(this.taskId));
  }
}

/** Tells a reader how far the lessons in the making have come since it was told last. */
function tell(reader: Reader, texts: ToldTexts): void {
  for (const change of textChanges(reader.told, texts))
    reader.messages.next(textMessage(change, reader.last));
  reader.told = texts;
}

/**
 * Gives a reader what it does not have yet, and ends its stream after the last event; false when
 * there is nothing.
 */
function give(
  reader: Reader,
  news: readonly { event: ProgressEvent; message: MessageEvent }[],
): boolean {
  const before = reader.last;
  for (const { event, message } of news) {
    if (event.id <= reader.last) continue;
    reader.last = event.id;
    reader.messages.next(message);
    if (event.action === 'stream_close') reader.messages.complete();
  }
  return reader.last > before;
}
