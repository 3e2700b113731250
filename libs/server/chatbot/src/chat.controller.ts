import {
  AppError,
  chatBody,
  type ChatBody,
  chatEvents,
  limits,
  operations,
} from '@coursewright/contract';
import {
  attemptAt,
  Authenticator,
  CalledWith,
  Idempotency,
  Rest,
  SignedInCaller,
  toAppError,
} from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { Body, Controller, Logger, type MessageEvent, SseSignal } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Observable, type Subscriber } from 'rxjs';
import { ChatAboutLesson } from './chat-about-lesson.ts';

/** Milliseconds between comments that keep proxies from closing a stream that waits. */
const commentEvery = 10_000;

/** Answers of the tutor as server-sent events. Who leaves stops theirs. */
@Controller()
export class ChatController {
  private readonly log = new Logger(ChatController.name);
  /** Answers that are being written here, by user. */
  private readonly underWay = new Map<string, number>();

  constructor(
    private readonly chat: ChatAboutLesson,
    private readonly idempotency: Idempotency,
    private readonly modules: ModuleRef,
  ) {}

  @Rest(operations.chatStream)
  async stream(
    @SignedInCaller() caller: Caller,
    @Body({ schema: chatBody }) input: ChatBody,
    @CalledWith() options: CallOptions,
    @SseSignal() left: AbortSignal,
  ): Promise<Observable<MessageEvent>> {
    const attempt = attemptAt(this.idempotency, {
      operation: 'chatStream',
      who: caller,
      input,
      options,
    });
    if (!attempt) throw new Error('An operation that is idempotent has no attempt.');
    const answer = await this.chat.begin(caller, input, attempt);
    // Nobody listens for a reader who left meanwhile: what is taken before is never given back.
    return new Observable((messages) => {
      this.enter(caller.userId);
      const gone = this.leaving(caller, left);
      const beat = setInterval(() => messages.next({ comment: 'still here' }), commentEvery);
      const tell = (type: string, data: object) => messages.next({ type, data });
      answer({ left: gone.signal, tell: (said) => tell(chatEvents.text, said) })
        .then((said) => tell(chatEvents.answer, said))
        .catch((error: unknown) => this.fail(error, messages))
        .finally(() => {
          clearInterval(beat);
          gone.forget();
          this.leave(caller.userId);
          messages.complete();
        });
    });
  }

  /** Aborted when the connection ends, or the right to use it. */
  private leaving(caller: Caller, left: AbortSignal) {
    const gone = new AbortController();
    const authenticator = this.modules.get<Authenticator>(Authenticator, { strict: false });
    const look = async () => {
      const signedIn = await authenticator.stillSignedIn([caller]);
      if (!signedIn.has(caller.sessionId)) gone.abort();
    };
    const forget = authenticator.onAccessEnded(caller, () => {
      look().catch((err: unknown) => {
        this.log.warn({ err }, 'Whether a caller is still signed in is not known');
        gone.abort();
      });
    });
    return { signal: AbortSignal.any([left, gone.signal]), forget };
  }

  private enter(userId: string): void {
    const count = this.underWay.get(userId) ?? 0;
    if (count >= limits.chat.atOnce)
      throw new AppError(
        'too_many_requests',
        `The tutor gives at most ${limits.chat.atOnce} answers at once. Wait for one, or stop it.`,
        { retryAfter: 5 },
      );
    this.underWay.set(userId, count + 1);
  }

  private leave(userId: string): void {
    const count = this.underWay.get(userId) ?? 0;
    if (count > 1) this.underWay.set(userId, count - 1);
    else this.underWay.delete(userId);
  }

  private fail(thrown: unknown, messages: Subscriber<MessageEvent>): void {
    const error = toAppError(thrown);
    const { message, type, errorId, cause } = error;
    const line = { error_id: errorId, type, err: cause ?? error };
    if (error.status >= 500) this.log.error(line, message);
    else this.log.debug(line, message);
    messages.next({ type: chatEvents.failed, data: error.toBody() });
  }
}
