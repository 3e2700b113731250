import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker, type Transferable } from 'node:worker_threads';
import { ThreadPriority } from './thread-priority.ts';

export interface WorkerBounds {
  /** Threads at most. */
  readonly size: number;
  /** Jobs that may wait for a thread. */
  readonly waiting: number;
  readonly timeoutMs: number;
  readonly heapMb: number;
  /** Bytes of buffers outside the heap. */
  readonly bufferBytes: number;
  /** A thread without work ends after this time. */
  readonly idleMs: number;
}

/**
 * A job that was given up. `time` and `memory`: it was too much; `busy`: no thread could take it, or
 * the machine gave the one that did too little of its time, or the pool was closed.
 */
export class WorkerOverrun extends Error {
  constructor(
    readonly kind: 'time' | 'memory' | 'crash' | 'busy',
    options?: { cause?: unknown },
  ) {
    super(`Worker gave up: ${kind}`, options);
  }
}

export interface JobOptions {
  /** Stops the thread in the middle of the job, or takes the job out of the queue. */
  readonly signal?: AbortSignal;
  /** Milliseconds of the processor, after which the job is given up: kind `time`. */
  readonly cpuMs?: number;
  /** Told once, before a job that began is settled: milliseconds of the processor. */
  readonly onSpent?: (cpuMs: number) => void;
  /** Milliseconds of the processor that processes which the thread has started spent on the job. */
  readonly elsewhereMs?: () => number;
}

interface Job<Request, Answer> extends JobOptions {
  readonly request: Request;
  readonly transfer: Transferable[];
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Share of its time for which a job must have had a processor to be too slow. */
const workingShare = 0.5;
/** Milliseconds of the processor after which a job gives way to shorter ones. */
const shortMs = 500;
/** Milliseconds; a thread that does not even say what it spent is not waited for. */
const measuredWithin = 1_000;

/** All that a thread sees of the environment: where Node keeps compiled modules, if anywhere. */
const compiled = getCompileCacheDir();
const compileCache = compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };

/**
 * Threads that take one job at a time; a thread that overruns its bounds is stopped and replaced.
 */
export class WorkerPool<Request, Answer> {
  private readonly idle = new Map<Worker, NodeJS.Timeout>();
  private readonly queue: Job<Request, Answer>[] = [];
  private readonly threads = new Set<Worker>();
  /** What each thread had spent when it was last asked (ms). */
  private readonly spent = new WeakMap<Worker, number>();
  private readonly priorities = new WeakMap<Worker, ThreadPriority>();
  private isClosed = false;

  constructor(
    private readonly entry: URL,
    private readonly bounds: WorkerBounds,
  ) {}

  run(request: Request, transfer: Transferable[], options: JobOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (options.signal?.aborted) return reject(options.signal.reason);
      if (this.isClosed || this.queue.length >= this.bounds.waiting)
        return reject(new WorkerOverrun('busy'));
      this.queue.push({ ...options, request, transfer, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.queue.splice(0)) job.reject(new WorkerOverrun('busy'));
    await Promise.all([...this.threads].map((thread) => thread.terminate()));
  }

  private next(): void {
    const [job] = this.queue;
    if (!job) return;
    const thread = this.takeThread();
    if (!thread) return;
    this.queue.shift();
    if (job.signal?.aborted) {
      job.reject(job.signal.reason);
      this.rest(thread);
    } else {
      this.work(thread, job);
    }
  }

  private takeThread(): Worker | undefined {
    const [resting] = this.idle;
    if (resting) {
      clearTimeout(resting[1]);
      this.idle.delete(resting[0]);
      resting[0].ref();
      return resting[0];
    }
    if (this.threads.size >= this.bounds.size) return undefined;
    const priority = new ThreadPriority();
    const thread = new Worker(this.entry, {
      workerData: priority.workerData,
      // Out of the source tree a thread finds the sources of the other packages, so that specs need
      // no build.
      execArgv: [
        `--import=${ThreadPriority.preload.href}`,
        ...(this.entry.pathname.endsWith('.ts') ? ['--conditions=@coursewright/source'] : []),
      ],
      resourceLimits: { maxOldGenerationSizeMb: this.bounds.heapMb },
      stdout: true,
      stderr: true,
      env: compileCache,
    });
    this.threads.add(thread);
    this.priorities.set(thread, priority);
    // A thread may fail while it rests or after it was given up; unheard, that would end the
    // process.
    thread.on('error', () => {});
    thread.once('exit', () => {
      this.threads.delete(thread);
      clearTimeout(this.idle.get(thread));
      this.idle.delete(thread);
      this.next();
    });
    return thread;
  }

  private work(thread: Worker, job: Job<Request, Answer>): void {
    const before = this.spent.get(thread) ?? 0;
    const spentNow = () => (this.spent.get(thread) ?? 0) - before;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearTimeout(deadline);
      clearInterval(watch);
      job.signal?.removeEventListener('abort', onAbort);
      thread.off('message', onAnswer).off('error', onError).off('exit', onExit);
    };
    const stop = (reason: unknown) => {
      end();
      void thread.terminate();
      job.onSpent?.(spentNow());
      job.reject(reason);
    };
    const onAnswer = (answer: Answer) => {
      end();
      const measured = new AbortController();
      const settle = () => {
        measured.abort();
        job.onSpent?.(spentNow());
        job.resolve(answer);
        this.rest(thread);
      };
      // A thread that ends before it could be measured never says what it spent.
      const ended = once(thread, 'exit', { signal: measured.signal });
      void Promise.race([this.measure(thread), ended]).then(settle, settle);
    };
    const onError = (error: unknown) =>
      stop(new WorkerOverrun(isOutOfMemory(error) ? 'memory' : 'crash', { cause: error }));
    const onExit = () => stop(new WorkerOverrun(this.isClosed ? 'busy' : 'crash'));
    const onAbort = () => stop(job.signal?.reason);
    const onDeadline = () => {
      const worked = spentNow() + (job.elsewhereMs?.() ?? 0);
      const hasWorked = worked >= this.bounds.timeoutMs * workingShare;
      if (!isOver) stop(new WorkerOverrun(hasWorked ? 'time' : 'busy'));
    };
    const deadline = setTimeout(() => {
      void Promise.race([
        this.measure(thread),
        sleep(measuredWithin, undefined, { ref: false }),
      ]).then(onDeadline);
    }, this.bounds.timeoutMs);
    const watch = setInterval(() => {
      void this.measure(thread).then((bufferBytes) => {
        if (isOver) return;
        if (bufferBytes > this.bounds.bufferBytes) stop(new WorkerOverrun('memory'));
        else if (spentNow() > (job.cpuMs ?? Infinity)) stop(new WorkerOverrun('time'));
        else if (spentNow() > shortMs) this.priorities.get(thread)?.lower();
      });
    }, 100);
    job.signal?.addEventListener('abort', onAbort, { once: true });
    thread.on('message', onAnswer).on('error', onError).on('exit', onExit);
    thread.postMessage(job.request, job.transfer);
  }

  /**
   * Notes what a thread has spent of the processor; its bytes of buffers. A thread in the middle of
   * a loop answers, too; one that has ended, or does not run yet, leaves what was noted before.
   */
  private async measure(thread: Worker): Promise<number> {
    try {
      const [{ user, system }, heap] = await Promise.all([
        thread.cpuUsage(),
        thread.getHeapStatistics(),
      ]);
      this.spent.set(thread, (user + system) / 1000);
      return heap.external_memory;
    } catch {
      return 0;
    }
  }

  /** A resting thread neither keeps the process alive nor keeps its memory for long. */
  private rest(thread: Worker): void {
    if (this.isClosed) return void thread.terminate();
    if (!this.threads.has(thread)) return this.next();
    thread.unref();
    const end = () => {
      // It takes a moment to end, and a job that came in that moment would end with it.
      this.idle.delete(thread);
      void thread.terminate();
    };
    // The next job may be a short one: it gets another thread.
    if (!this.priorities.get(thread)?.restore()) return end();
    this.idle.set(thread, setTimeout(end, this.bounds.idleMs).unref());
    this.next();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
