import 'reflect-metadata';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@coursewright/testing';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { z } from 'zod';
import { loadConfig } from '../config/load-config.ts';
import { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { PlatformModule } from '../platform.module.ts';
import { Wakeups } from '../wakeups/wakeups.ts';
import { type Job, Jobs, type QueueOptions } from './jobs.ts';

const jobRow = z.object({ id: z.string() });

interface Work {
  readonly name: string;
}

const options: QueueOptions = {
  retryLimit: 2,
  retryDelay: 0,
  heartbeatSeconds: 10,
  expireInSeconds: 60,
  concurrency: 2,
};

/** Waits until `condition` holds; the bound only ends a spec that hangs. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    if (await condition()) return;
    await sleep(50);
  }
  throw new Error('It did not come to this within 20 s');
}

describe('jobs and wake-ups', () => {
  let server: TestDatabase;
  let dataDir: string;
  const processes: INestApplicationContext[] = [];

  /** What one process of the product is to the queue. */
  async function startProcess(
    workers: 'inline' | 'none',
    register: (jobs: Jobs) => void,
    databaseUrl = server.url,
  ): Promise<INestApplicationContext> {
    @Module({})
    class Feature {
      constructor(jobs: Jobs) {
        register(jobs);
      }
    }
    const config = loadConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      WORKERS: workers,
      LOG_LEVEL: 'silent',
      DATABASE_POOL: '4',
    });
    const app = await NestFactory.createApplicationContext(
      { module: Feature, imports: [PlatformModule.forRoot(config)] },
      { logger: false, abortOnError: false },
    );
    processes.push(app);
    return app;
  }

  const stop = async (app: INestApplicationContext) => {
    processes.splice(processes.indexOf(app), 1);
    await app.close();
  };

  beforeAll(async () => {
    server = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'coursewright-spec-'));
    await migrate(server.url);
  });
  afterAll(async () => {
    await Promise.all(processes.map((app) => app.close()));
    await server?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('starts the rounds of a repeated job one at a time, from any process, until it stops', async () => {
    let [rounds, atOnce, most] = [0, 0, 0];
    const round = async (signal: AbortSignal) => {
      most = Math.max(most, ++atOnce);
      await sleep(30, undefined, { signal });
      atOnce--;
      rounds++;
    };
    const asker = await startProcess('none', (jobs) =>
      jobs.repeat('rounds', { every: 20 }, () =>
        Promise.reject(new Error('This process takes no jobs')),
      ),
    );
    const taker = await startProcess('inline', (jobs) =>
      jobs.repeat('rounds', { every: 3600_000 }, round),
    );
    await until(() => rounds >= 5);
    expect(most).toBe(1);
    await stop(asker);
    const asked = () =>
      taker.get(Database).query(jobRow, "SELECT id FROM pgboss.job WHERE name = 'rounds'");
    const { length: before } = await asked();
    await sleep(200);
    expect(await asked()).toHaveLength(before);
    await stop(taker);
  });

  it('delivers a job once, only if the transaction that sent it commits, and only to processes that take jobs', async () => {
    const seen: string[] = [];
    const note = (where: string) => (jobs: Jobs) =>
      jobs.register<Work>(
        'transactional',
        options,
        async ({ data }) => void seen.push(`${where} ${data.name}`),
      );
    const api = await startProcess('none', note('api'));
    const worker = await startProcess('inline', note('worker'));
    const jobs = api.get(Jobs);
    const database = api.get(Database);

    await expect(
      database.transaction(async () => {
        await jobs.send('transactional', { name: 'rolled back' });
        throw new Error('no credits');
      }),
    ).rejects.toThrow('no credits');
    expect(
      await database.query(jobRow, "SELECT id FROM pgboss.job WHERE name = 'transactional'"),
    ).toEqual([]);

    await database.transaction(async () => {
      await jobs.send('transactional', { name: 'committed' });
      await sleep(300);
      expect(seen).toEqual([]);
    });
    await until(() => seen.length > 0);
    await jobs.send('transactional', { name: 'without transaction' });
    await until(() => seen.length > 1);
    expect(seen).toEqual(['worker committed', 'worker without transaction']);
    await stop(worker);
    await stop(api);
  });

  it('works through a burst without pausing, however few notifications announce it', async () => {
    const done: string[] = [];
    const worker = await startProcess('inline', (jobs) =>
      jobs.register<Work>(
        'burst',
        { ...options, concurrency: 1 },
        async ({ data }) => void done.push(data.name),
      ),
    );
    const names = Array.from({ length: 30 }, (_, turn) => `job ${turn}`);
    await worker.get(Database).transaction(async () => {
      for (const name of names) await worker.get(Jobs).send('burst', { name });
    });
    // A look at the queue every two seconds would take a minute.
    await until(() => done.length === names.length);
    expect(done).toEqual(names);
    await stop(worker);
  });

  it(
    'gives up a poison job after its last delivery, and calls onExhausted once',
    { tags: 'proof' },
    async () => {
      const deliveries: number[] = [];
      const exhausted: Work[] = [];
      let refusals = 1;
      const app = await startProcess('inline', (jobs) =>
        jobs.register<Work>(
          'poison',
          options,
          async ({ retryCount }) => {
            deliveries.push(retryCount);
            throw new Error('poison');
          },
          async (data) => {
            // The first attempt to refund meets an outage.
            if (refusals-- > 0) throw new Error('away');
            exhausted.push(data);
          },
        ),
      );
      await app.get(Jobs).send('poison', { name: 'p' });
      await until(() => exhausted.length > 0);
      await sleep(1_500);
      expect(deliveries).toEqual([0, 1, 2]);
      expect(exhausted).toEqual([{ name: 'p' }]);
      await stop(app);
    },
  );

  it(
    'hands a running job over to another process when its own stops',
    { tags: ['proof'] },
    async () => {
      const log: string[] = [];
      // A worker that merely fell silent would count as dead long after this test has timed out.
      const rarelyBeating = { ...options, heartbeatSeconds: 600, expireInSeconds: 3_600 };
      const register = (where: string, work: (job: Job<Work>) => Promise<void>) => (jobs: Jobs) =>
        jobs.register<Work>('handover', rarelyBeating, async (job) => {
          log.push(`${where} ${job.retryCount}`);
          await work(job);
        });
      const first = await startProcess(
        'inline',
        register('first', async ({ signal }) => {
          await new Promise((_, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason)),
          );
        }),
      );
      await first.get(Jobs).send('handover', { name: 'h' });
      await until(() => log.length > 0);
      const second = await startProcess(
        'inline',
        register('second', async () => undefined),
      );
      await stop(first);
      await until(() => log.length > 1);
      expect(log).toEqual(['first 0', 'second 1']);
      await stop(second);
    },
  );

  it('survives a connection that breaks as it begins to listen', async () => {
    const breaks = 3;
    let broken = 0;
    const { hostname, port, username, password, pathname } = new URL(server.url);
    const line = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far])
        socket
          .on('error', () => undefined)
          .on('close', () => [near, far].forEach((end) => end.destroy()));
      far.pipe(near);
      near.on('data', (bytes) => {
        if (broken >= breaks || !bytes.includes('LISTEN coursewright')) return far.write(bytes);
        broken += 1;
        near.destroy();
        return false;
      });
    });
    line.listen(0, '127.0.0.1');
    await once(line, 'listening');
    const address = line.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    const app = await startProcess(
      'none',
      () => undefined,
      `postgres://${username}:${password}@127.0.0.1:${address.port}${pathname}`,
    );
    let rung = 0;
    app.get(Wakeups).subscribe('task:9', () => (rung += 1));
    await until(() => rung === 1);
    expect(broken).toBe(breaks);
    await app.get(Wakeups).notify('task:9');
    await until(() => rung === 2);
    await stop(app);
    line.close();
  });

  it('wakes subscribers in every process on commit, and all of them after a lost connection', async () => {
    const [one, two] = await Promise.all([
      startProcess('none', () => undefined),
      startProcess('none', () => undefined),
    ]);
    let rung = 0;
    const unsubscribe = two.get(Wakeups).subscribe('task:1', () => (rung += 1));
    const database = one.get(Database);
    await database.transaction(async () => {
      await one.get(Wakeups).notify('task:1');
      await sleep(200);
      expect(rung).toBe(0);
    });
    await until(() => rung === 1);
    await one.get(Wakeups).notify('task:2');

    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    const ended = await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'coursewright wake-ups'",
    );
    await admin.end();
    expect(ended.rowCount).toBe(2);
    await until(() => rung === 2);
    await one.get(Wakeups).notify('task:1');
    await until(() => rung === 3);
    unsubscribe();
    await one.get(Wakeups).notify('task:1');
    await sleep(300);
    expect(rung).toBe(3);
  });
});
