import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ReadRows, rowsFrom, type TestDatabase } from '@coursewright/testing';
import pLimit from 'p-limit';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { givesMemoryBack } from '../../launch/allocator.ts';
import { FaultPlan } from './fault-plan.ts';
import { Member } from './member.ts';
import type { Product } from './product.ts';
import { ServerProcess } from './server-process.ts';

/** Starting is bound by the processor: more starts at once only delay each other. */
const starting = pLimit(2);
const finalStatuses = new Set(['completed', 'failed', 'cancelled', 'gone']);

/**
 * One installation: a database, a data folder, and as many API and worker processes as a scenario
 * starts.
 */
export class App {
  readonly env: Record<string, string>;
  /** Where API processes are killed, and where workers are. */
  readonly apiFaults: FaultPlan;
  readonly workerFaults: FaultPlan;
  readonly apis: { readonly process: ServerProcess; readonly url: string }[] = [];
  readonly workers: ServerProcess[] = [];
  /** How long anything is waited for (ms). */
  private readonly timeoutMs: number;
  private readonly product: Product;
  private readonly database: TestDatabase;
  private readonly folder: string;
  private readonly pool: pg.Pool;
  private started = 0;
  private turn = 0;

  constructor(
    product: Product,
    database: TestDatabase,
    folder: string,
    env: Record<string, string>,
    timeoutMs: number,
  ) {
    this.timeoutMs = timeoutMs;
    this.product = product;
    this.database = database;
    this.folder = folder;
    this.apiFaults = new FaultPlan(path.join(folder, 'api-faults'));
    this.workerFaults = new FaultPlan(path.join(folder, 'worker-faults'));
    mkdirSync(path.join(folder, 'logs'), { recursive: true });
    this.env = {
      ...givesMemoryBack,
      DATABASE_URL: database.url,
      DATABASE_POOL: '4',
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: path.join(folder, '../../compiled'),
      JWT_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      ...env,
    };
    this.pool = new pg.Pool({ connectionString: database.url, max: 4 });
    this.pool.on('error', () => undefined);
  }

  /** The address of the database itself, past any proxy. */
  get databaseUrl(): string {
    return this.database.url;
  }

  /** Rows of a statement, on connections of the rig's own. */
  get rows(): ReadRows {
    return rowsFrom(this.pool);
  }

  /** An API process that takes no jobs. */
  async startApi(env: Record<string, string> = {}): Promise<ServerProcess> {
    const [process, url] = await this.start(this.product.api, /listening on ([^)\s]+)/, {
      WORKERS: 'none',
      FAULT_POINTS: this.apiFaults.folder,
      ...env,
    });
    this.apis.push({ process, url });
    return process;
  }

  async startWorker(env: Record<string, string> = {}): Promise<ServerProcess> {
    const [process] = await this.start(this.product.worker, /takes jobs/, {
      FAULT_POINTS: this.workerFaults.folder,
      ...env,
    });
    this.workers.push(process);
    return process;
  }

  async startAll({
    apis = 2,
    workers = 2,
  }: { apis?: number; workers?: number } = {}): Promise<this> {
    await Promise.all([
      ...Array.from({ length: apis }, () => this.startApi()),
      ...Array.from({ length: workers }, () => this.startWorker()),
    ]);
    return this;
  }

  /**
   * A process, and what it said when it was ready. A start that failed on a busy machine is tried
   * again.
   */
  private start(
    program: string,
    ready: RegExp,
    env: Record<string, string>,
    tries = 3,
  ): Promise<[ServerProcess, string]> {
    return starting(async () => {
      for (let attempt = 1; ; attempt += 1) {
        this.started += 1;
        const logFile = path.join(
          this.folder,
          'logs',
          `${path.basename(path.dirname(path.dirname(program)))}-${this.started}.log`,
        );
        const process = new ServerProcess(program, {
          env: { ...this.env, ...env },
          cwd: this.folder,
          logFile,
        });
        try {
          return [process, await process.says(ready)];
        } catch (error) {
          await process.kill();
          if (attempt === tries) throw error;
        }
      }
    });
  }

  /** The address of an API process that runs; of each in turn unless `index` names one. */
  apiUrl(index?: number): string {
    const open = this.apis.filter(({ process }) => process.isRunning);
    const { url } = open[(index ?? (this.turn += 1)) % open.length] ?? {};
    if (!url) throw new Error('No API process runs');
    return url;
  }

  join(options?: { credits?: number; passwordHash?: string }): Promise<Member> {
    return Member.join(this, options);
  }

  /**
   * The statuses of tasks as soon as all of them have ended; where they stand if they do not end.
   */
  async ended(taskIds: readonly string[], within = this.timeoutMs): Promise<string[]> {
    for (const until = Date.now() + within; ; await sleep(50)) {
      const rows = await this.rows(
        z.object({ id: z.string(), status: z.string() }),
        'SELECT id, status FROM generation_tasks WHERE id = ANY($1)',
        [taskIds],
      );
      const statuses = taskIds.map((id) => rows.find((row) => row.id === id)?.status ?? 'gone');
      if (statuses.every((status) => finalStatuses.has(status))) return statuses;
      if (Date.now() > until) return statuses;
    }
  }

  /** Resolves as soon as `isSo`, or after the timeout: what is measured then says what is wrong. */
  async until(isSo: () => Promise<boolean>, every = 20): Promise<void> {
    for (const end = Date.now() + this.timeoutMs; Date.now() < end && !(await isSo());)
      await sleep(every);
  }

  /**
   * To the queue, a worker that is silent for ten seconds has died. Has this time be over for all
   * jobs under way: only where no worker lives.
   */
  async expireHeartbeats(): Promise<void> {
    await this.rows(
      `UPDATE pgboss.job
       SET heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 second'
       WHERE state = 'active'`,
    );
  }

  async journaled(taskId: string): Promise<number> {
    return (
      await this.rows(
        z.object({ n: z.number() }),
        'SELECT count(*)::int AS n FROM generation_journal WHERE task_id = $1',
        [taskId],
      )
    )[0]!.n;
  }

  /** Queues jobs directly: repeated deliveries, or give-ups. */
  async sendJobs(jobs: readonly { queue: string; data: object }[]): Promise<void> {
    const boss = new PgBoss({
      connectionString: this.databaseUrl,
      migrate: false,
      createSchema: false,
      schedule: false,
      supervise: false,
    });
    await boss.start();
    for (const { queue, data } of jobs) await boss.send(queue, data);
    await boss.stop();
  }

  /** The log lines worth reading when something is wrong. */
  get complaints(): string[] {
    return [...this.apis.map(({ process }) => process), ...this.workers].flatMap((process) =>
      process.log
        .split('\n')
        .filter(
          (line) =>
            /"level":(?:50|60)/.test(line) || (/Error:/.test(line) && !line.startsWith('{')),
        ),
    );
  }

  async close(): Promise<void> {
    await Promise.all(
      [...this.apis.map(({ process }) => process), ...this.workers].map((process) =>
        process.kill(),
      ),
    );
    await this.pool.end();
    await this.database.drop();
  }
}
