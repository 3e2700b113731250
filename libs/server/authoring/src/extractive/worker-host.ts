import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { Failure, Refusal, say, sayAs } from '@coursewright/contract';
import type { Material } from '../author.ts';
import type { Outcome, Task } from './author-worker.ts';
import type { Reply, Request } from './operations.ts';

interface Waiting {
  readonly task: Task;
  readonly material: Material;
  readonly settle: (outcome: { reply: Reply } | { error: unknown }) => void;
}

const heapMb = 512;

/**
 * Runs the author's work in one thread, so that a long document never holds up a request. The
 * thread starts with the first task, keeps no process alive and is replaced when it crashes; the
 * tasks it had then fail as `unavailable`.
 */
export class AuthorWorkerHost {
  #worker: Worker | undefined;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();
  readonly #entry: URL;

  constructor(entry: URL = besideThisFile()) {
    this.#entry = entry;
  }

  /**
   * Answers in the order asked. Throws AppError validation_error or unavailable, or the signal's
   * reason.
   */
  run(request: Request, material: Material, signal?: AbortSignal): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const id = this.#nextId++;
      const onAbort = (): void => {
        // The thread may still be working on it, but nobody waits for the answer any more.
        this.#forget(id);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const task: Task = { id, key: keyOf(material), request };
      this.#waiting.set(id, {
        task,
        material,
        settle: (outcome) => {
          signal?.removeEventListener('abort', onAbort);
          if ('reply' in outcome) resolve(outcome.reply);
          else reject(outcome.error);
        },
      });
      const worker = this.#running();
      worker.ref();
      worker.postMessage(task);
    });
  }

  /** Ends the thread; tasks still waiting fail as `unavailable`. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#entry, {
      // In the source tree the worker runs as TypeScript and finds the other packages' sources; in
      // a build this condition matches nothing it needs.
      execArgv: this.#entry.pathname.endsWith('.ts') ? ['--conditions=@coursewright/source'] : [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    this.#worker = worker;
    worker.on('message', (outcome: Outcome) => this.#receive(worker, outcome));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, undefined));
    return worker;
  }

  #receive(worker: Worker, outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id);
    if (!waiting) return;
    if ('needsMaterial' in outcome)
      return worker.postMessage({ ...waiting.task, material: waiting.material } satisfies Task);
    this.#forget(outcome.id);
    if ('reply' in outcome) waiting.settle(outcome);
    else if (outcome.isTooLittle)
      waiting.settle({
        error: new Refusal('validation_error', sayAs('too_little_text', outcome.problem)),
      });
    else
      waiting.settle({
        error: new Failure('server_error', say('author_failed'), { cause: outcome.problem }),
      });
  }

  #lose(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { settle } of lost)
      settle({
        error: new Failure('unavailable', say('author_stopped'), { cause }),
      });
  }

  #forget(id: number): void {
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker?.unref();
  }
}

/**
 * The worker stands beside this file under the same ending: .ts in the source, .js in the build.
 */
const besideThisFile = (): URL =>
  new URL(`./author-worker${import.meta.url.slice(-3)}`, import.meta.url);

const keys = new WeakMap<Material['sources'], string>();
/** Stands for the text: the same sources in the same order have the same key. */
function keyOf({ sources }: Material): string {
  let key = keys.get(sources);
  if (key === undefined) {
    key = createHash('sha256')
      .update(
        JSON.stringify(
          sources.map(({ id, contentHash, title, kind, language }) => [
            id,
            contentHash,
            title,
            kind,
            language,
          ]),
        ),
      )
      .digest('hex');
    keys.set(sources, key);
  }
  return key;
}
