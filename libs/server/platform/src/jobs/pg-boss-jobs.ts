import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Db, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss';
import { z } from 'zod';
import { Config } from '../config/config.ts';
import { connectionTimeoutOf } from '../database/connection-timeout.ts';
import { isDatabaseAway } from '../database/database-errors.ts';
import { databaseUrlOf } from '../database/database-options.ts';
import { Database } from '../database/database.ts';
import { HeardClient } from '../database/heard-client.ts';
import {
  type Job,
  Jobs,
  ProcessStops,
  type QueueOptions,
  type RoundOptions,
  type SendOptions,
} from './jobs.ts';

interface RegisteredQueue {
  readonly name: string;
  readonly options: QueueOptions;
  readonly deadLetter?: string;
  readonly handler: (job: Job<never>) => Promise<void>;
}

/**
 * Seconds between polls of the queue: the least that a lost notification or a crashed worker costs.
 */
const pollEvery = 2;
/**
 * How long (ms) after an outage nobody is taken for dead: as long as live workers take to say that
 * they live, twice over.
 */
const amnesty = 10_000;
/** How long (ms) jobs may take to hand themselves over after their signal aborted. */
const drainFor = 10_000;

/** A failing refund must not be lost to a short outage: about an hour of tries. */
const exhaustedOptions: QueueOptions = {
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  heartbeatSeconds: 10,
  expireInSeconds: 60,
  concurrency: 1,
};

/** For the pool of pg-boss, which is handed all options. */
const heard = { Client: HeardClient };

const exhaustedQueueOf = (queue: string): string => `${queue}.exhausted`;

@Injectable()
export class PgBossJobs extends Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PgBossJobs.name);
  private readonly queues: RegisteredQueue[] = [];
  private readonly rounds: { readonly queue: string; readonly every: number }[] = [];
  private timers: NodeJS.Timeout[] = [];
  /** When the database was last found away (ms since the epoch). */
  private awayAt = 0;
  private isSupervising = false;
  private readonly stopping = new AbortController();
  private readonly boss: PgBoss;
  private readonly takesJobs: boolean;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    super();
    this.takesJobs = config.workers === 'inline';
    this.boss = new PgBoss({
      ...heard,
      connectionString: databaseUrlOf(config),
      application_name: 'coursewright jobs',
      max: this.takesJobs ? 4 : 1,
      connectionTimeoutMillis: connectionTimeoutOf(databaseUrlOf(config)),
      migrate: false,
      createSchema: false,
      schedule: false,
      // By `supervise`, which knows of outages.
      supervise: false,
      monitorIntervalSeconds: pollEvery,
      useListenNotify: this.takesJobs,
    });
    this.boss.on('error', (error) => this.met(error));
    this.boss.on('warning', (warning) => this.log.warn({ warning }, 'The job queue warns'));
  }

  register<Data extends object>(
    name: string,
    options: QueueOptions,
    handler: (job: Job<Data>) => Promise<void>,
    onExhausted?: (data: Data) => Promise<void>,
  ): void {
    const deadLetter = onExhausted && exhaustedQueueOf(name);
    if (deadLetter)
      this.queues.push({
        name: deadLetter,
        options: exhaustedOptions,
        handler: (job: Job<Data>) => onExhausted(job.data),
      });
    this.queues.push({ name, options, deadLetter, handler });
  }

  repeat(
    queue: string,
    { every, expireInSeconds = 600 }: RoundOptions,
    round: (signal: AbortSignal) => Promise<void>,
  ): void {
    this.register(
      queue,
      { retryLimit: 2, retryDelay: 30, heartbeatSeconds: 30, expireInSeconds, concurrency: 1 },
      (job) => round(job.signal),
    );
    this.rounds.push({ queue, every });
  }

  async underWay<Data extends z.ZodType>(queue: string, data: Data): Promise<z.output<Data>[]> {
    const rows = await this.database.query(
      z.object({ data: z.unknown() }),
      `SELECT data FROM pgboss.job WHERE name IN ($1, $2) AND state IN ('created', 'retry', 'active')`,
      [queue, exhaustedQueueOf(queue)],
    );
    return rows.map((row) => data.parse(row.data));
  }

  async send<Data extends object>(
    queue: string,
    data: Data,
    { priority = 0 }: SendOptions = {},
  ): Promise<void> {
    await this.boss.send(queue, data, { db: this.runningTransaction, priority });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    for (const queue of this.queues) {
      await this.declare(queue);
      if (this.takesJobs) await this.work(queue);
    }
    this.timers = this.rounds.map(({ queue, every }) =>
      setInterval(() => void this.begin(queue), every).unref(),
    );
    if (this.takesJobs)
      this.timers.push(setInterval(() => void this.supervise(), pollEvery * 1000).unref());
  }

  /**
   * Runs before the other providers close, so that handlers can still write down where they
   * stopped.
   */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    // First nothing more is fetched: a job that is given back must not come straight back to the
    // process that stops.
    if (this.takesJobs)
      await Promise.all(this.queues.map(({ name }) => this.boss.offWork(name, { wait: false })));
    this.stopping.abort(new ProcessStops());
    await this.boss.stop({ graceful: true, timeout: drainFor });
  }

  /**
   * Delivers the jobs of workers that died again, and clears up. After an outage every worker has
   * been silent: those that live get the time to say so first, else their work would be done twice.
   */
  private async supervise(): Promise<void> {
    if (this.isSupervising) return;
    this.isSupervising = true;
    try {
      if (this.awayAt > 0) await this.database.run('SELECT 1');
      if (Date.now() - this.awayAt < amnesty) return;
      if (this.awayAt > 0) this.log.log('The job queue is back');
      this.awayAt = 0;
      await this.boss.supervise();
    } catch (error) {
      this.met(error);
    } finally {
      this.isSupervising = false;
    }
  }

  /** One line for an outage, whatever number of looks meets it. */
  private met(error: unknown): void {
    const isAway = isDatabaseAway(error);
    if (!isAway) this.log.error({ err: error }, 'The job queue met an error');
    else if (this.awayAt === 0) this.log.error({ err: error }, 'The job queue is away');
    if (isAway) this.awayAt = Date.now();
  }

  private async begin(queue: string): Promise<void> {
    try {
      await this.send(queue, {});
    } catch (err) {
      this.log.warn({ err, queue }, 'A round could not be begun; the next one makes up for it');
    }
  }

  private readonly runningTransaction: Db = {
    executeSql: async (sql, values) => ({
      rows: await this.database.query(z.unknown(), sql, values),
    }),
  };

  /** Creates the queue or brings an older declaration up to date. */
  private async declare({ name, options, deadLetter }: RegisteredQueue): Promise<void> {
    const declaration = {
      retryLimit: options.retryLimit,
      retryDelay: options.retryDelay,
      retryBackoff: options.retryBackoff ?? false,
      heartbeatSeconds: options.heartbeatSeconds,
      expireInSeconds: options.expireInSeconds,
      notify: true,
      ...(deadLetter === undefined ? {} : { deadLetter }),
    } satisfies Omit<Queue, 'name'>;
    await this.boss.createQueue(name, declaration);
    await this.boss.updateQueue(name, declaration);
  }

  private async work(queue: RegisteredQueue): Promise<void> {
    for (let slot = 0; slot < queue.options.concurrency; slot += 1) await this.openSlot(queue);
  }

  /** One worker of a queue: one job at a time. */
  private async openSlot({ name, handler }: RegisteredQueue): Promise<void> {
    let slot = '';
    slot = await this.boss.work(
      name,
      {
        includeMetadata: true,
        pollingIntervalSeconds: pollEvery,
        notifyPollingIntervalSeconds: pollEvery,
      },
      async ([job]: JobWithMetadata<never>[]) => {
        if (!job) return;
        const { id, data, retryCount } = job;
        try {
          await handler({
            id,
            data,
            retryCount,
            signal: AbortSignal.any([job.signal, this.stopping.signal]),
          });
        } catch (error) {
          this.log.warn(
            { err: error, queue: name, job_id: id, delivery: retryCount + 1 },
            this.stopping.signal.aborted ? 'A job is handed over' : 'A job failed',
          );
          throw error;
        } finally {
          // Looks for the next one at once: many jobs that come together are announced by fewer
          // notifications.
          this.boss.notifyWorker(slot);
        }
      },
    );
  }
}
