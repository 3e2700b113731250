import { type LessonAudio, limits } from '@coursewright/contract';
import { Wakeups } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { wakeupOf } from './narration-queue.ts';

/** Milliseconds between looks: a wake-up may be lost. */
const lookEvery = 1_000;

/** Waits for audio, for as long as a request may take. */
@Injectable()
export class Finished {
  constructor(private readonly wakeups: Wakeups) {}

  /** What `look` sees when the audio is there or has failed, or when the time is over. */
  async wait(key: string, look: () => Promise<LessonAudio>): Promise<LessonAudio> {
    const until = Date.now() + limits.narration.waitSeconds * 1_000;
    for (;;) {
      const rung = this.next(key, Math.min(lookEvery, until - Date.now()));
      const seen = await look().catch((error: unknown) => {
        rung.stop();
        throw error;
      });
      if ((seen.status !== 'waiting' && seen.status !== 'running') || Date.now() >= until) {
        rung.stop();
        return seen;
      }
      await rung.comes;
    }
  }

  /** The next wake-up, or the end of `ms`. */
  private next(key: string, ms: number): { readonly comes: Promise<void>; stop(): void } {
    const { promise: comes, resolve } = Promise.withResolvers<void>();
    const unsubscribe = this.wakeups.subscribe(wakeupOf(key), resolve);
    const timer = setTimeout(resolve, Math.max(0, ms));
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    void comes.then(stop);
    return { comes, stop };
  }
}
