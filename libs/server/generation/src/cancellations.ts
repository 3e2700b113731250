import { Wakeups } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { GenerationRuns } from './generation-runs.ts';

/** A lost wake-up costs at most this long (ms). */
const lookEvery = 2_000;

const cancelOf = (taskId: string) => `generation.cancel ${taskId}`;

export class Cancelled extends Error {
  constructor() {
    super('The learner stopped this course');
    this.name = 'Cancelled';
  }
}

/**
 * The request to stop, on its way from whoever took the request to whichever process writes the
 * course.
 */
@Injectable()
export class Cancellations {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly wakeups: Wakeups,
  ) {}

  /** Says, in the transaction that records the request, that it is there. */
  announce(taskId: string): Promise<void> {
    return this.wakeups.notify(cancelOf(taskId));
  }

  /**
   * A signal that aborts with `Cancelled` soon after the task's cancellation is asked for. Call
   * `stop` when the run has ended.
   */
  watch(taskId: string): { signal: AbortSignal; stop: () => void } {
    const controller = new AbortController();
    // A look that fails because the database is away is made up for by the next one.
    const look = () =>
      void this.runs.isCancelRequested(taskId).then(
        (asked) => asked && controller.abort(new Cancelled()),
        () => undefined,
      );
    const unsubscribe = this.wakeups.subscribe(cancelOf(taskId), look);
    const timer = setInterval(look, lookEvery);
    look();
    return {
      signal: controller.signal,
      stop: () => {
        clearInterval(timer);
        unsubscribe();
      },
    };
  }
}
