import { limiter } from './pipeline/limiter.ts';

/**
 * Runs whose last delivery died without a new answer: any of them may be what kills its process.
 * They start one at a time, and the next one when this one has brought an answer or has ended, so
 * that none of them dies of another. Waiting is not a delivery yet.
 */
export class Quarantine {
  private readonly oneAtATime = limiter(1);

  /** `work` is given what to call when the run has brought an answer. */
  async inTurn(signal: AbortSignal, work: (onAnswer: () => void) => Promise<void>): Promise<void> {
    const { promise: answered, resolve: onAnswer } = Promise.withResolvers<void>();
    const running = await this.oneAtATime(async () => {
      signal.throwIfAborted();
      const ended = work(onAnswer);
      await Promise.race([answered, ended.catch(() => undefined)]);
      return { ended };
    });
    await running.ended;
  }
}
