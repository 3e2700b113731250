import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelConfig } from '@coursewright/platform';
import type { CallControl } from '../author.ts';
import type { AnswerForm, Chat, ChatMessage, ChatReply, OnPiece } from './chat.ts';
import { CallTimeout, failureOf, type ProviderFailure, toModelError } from './provider-failure.ts';

/** How much trouble one answer (its repair included) may take before it fails. */
export interface RetryLimits {
  /** Calls beyond the ones that were answered. */
  readonly retries: number;
  /** Milliseconds spent waiting between calls, at most. */
  readonly maxWaitMs: number;
  /** First pause after an error without Retry-After; doubles each time, ± half. */
  readonly backoffMs: number;
}
export const usualRetries: RetryLimits = { retries: 2, maxWaitMs: 60_000, backoffMs: 1_000 };

/**
 * The calls made for one answer: each within the hard limit of time, with retries where another try
 * may help. Counts every request. Throws an AppError, or the signal's own reason when it is
 * aborted.
 */
export class RetryingChat {
  calls = 0;
  private retriesLeft: number;
  private waitLeft: number;
  private timedOut = false;
  private isStreamed = true;

  private readonly chat: Chat;
  private readonly config: ModelConfig;
  private readonly retryLimits: RetryLimits;
  private readonly signal: AbortSignal | undefined;
  private readonly admit: CallControl['admit'];

  constructor(
    chat: Chat,
    config: ModelConfig,
    retryLimits: RetryLimits,
    { signal, admit }: Pick<CallControl, 'signal' | 'admit'>,
  ) {
    this.chat = chat;
    this.config = config;
    this.retryLimits = retryLimits;
    this.signal = signal;
    this.admit = admit;
    this.retriesLeft = retryLimits.retries;
    this.waitLeft = retryLimits.maxWaitMs;
  }

  /**
   * `begin` is called with each request whose answer may come in pieces, and returns who is told
   * them: an earlier request's pieces are void then.
   */
  async ask(
    messages: readonly ChatMessage[],
    form: AnswerForm,
    begin?: () => OnPiece,
  ): Promise<ChatReply> {
    for (;;) {
      this.signal?.throwIfAborted();
      await this.admit?.();
      this.signal?.throwIfAborted();
      try {
        // Its seconds are this server's, not the provider's.
        await this.chat.load?.();
        this.signal?.throwIfAborted();
        return await this.once(messages, form, begin?.());
      } catch (error) {
        this.signal?.throwIfAborted();
        const failure = failureOf(error);
        const pause = this.pauseBefore(failure);
        if (pause === undefined) throw toModelError(failure, this.config, error);
        this.retriesLeft -= 1;
        // A proxy that spoils a stream, or holds it back, lets a whole answer through.
        if (failure.kind === 'trouble' || failure.kind === 'timeout') this.isStreamed = false;
        this.waitLeft -= pause;
        await sleep(pause, undefined, { signal: this.signal }).catch(() =>
          this.signal?.throwIfAborted(),
        );
      }
    }
  }

  /** Milliseconds until another try; undefined if none is worth it. */
  private pauseBefore(failure: ProviderFailure): number | undefined {
    if (this.retriesLeft === 0) return undefined;
    const tried = this.retryLimits.retries - this.retriesLeft;
    const backoff = this.retryLimits.backoffMs * 2 ** tried * (0.5 + Math.random());
    switch (failure.kind) {
      case 'form_unsupported':
        return 0;
      case 'timeout': {
        // A connection may hang once; a model that is too slow will be so again, and the learner
        // has waited twice the limit.
        const again = !this.timedOut;
        this.timedOut = true;
        return again ? 0 : undefined;
      }
      case 'rate_limited':
      case 'trouble': {
        const pause = failure.kind === 'rate_limited' ? (failure.retryAfterMs ?? backoff) : backoff;
        return pause <= this.waitLeft ? pause : undefined;
      }
      default:
        return undefined;
    }
  }

  /**
   * One request. A client that ignores the signal is left behind: its late answer, good or bad,
   * goes nowhere.
   */
  private async once(
    messages: readonly ChatMessage[],
    form: AnswerForm,
    onPiece?: OnPiece,
  ): Promise<ChatReply> {
    const call = new AbortController();
    const { signal } = call;
    const told: OnPiece = (piece) => {
      if (!signal.aborted) onPiece?.(piece);
    };
    const pieces = onPiece && this.isStreamed ? { onPiece: told } : {};
    const { promise: stopped, reject } = Promise.withResolvers<never>();
    const stop = (reason: unknown) => {
      reject(reason);
      call.abort(reason);
    };
    const onAbort = () => stop(this.signal?.reason);
    const timer = setTimeout(
      () => stop(new CallTimeout(`No answer within ${this.config.timeoutMs} ms`)),
      this.config.timeoutMs,
    );
    this.signal?.addEventListener('abort', onAbort, { once: true });
    this.calls += 1;
    try {
      return await Promise.race([this.chat(messages, { form, signal, ...pieces }), stopped]);
    } finally {
      clearTimeout(timer);
      this.signal?.removeEventListener('abort', onAbort);
    }
  }
}
