import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AccessTokens } from '@coursewright/auth';
import { ProgressLog } from '@coursewright/generation';
import { createTestDatabase, rowsFrom } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import { createWorkerApp } from '../worker-app.ts';

const apps = path.resolve(import.meta.dirname, '../../../apps');
export interface Watched {
  readonly taskId: string;
  readonly token: string;
}

/** One API process, and this process in the place of a worker, on a database of their own. */
export interface Installation {
  readonly url: string;
  /** Users with one running task each. */
  watched(count: number): Promise<Watched[]>;
  /** Adds an event as a worker does. */
  say(taskId: string, key: string): Promise<unknown>;
  /** Bytes that the API process uses. */
  memory(): Promise<{ used: number; rss: number }>;
  close(): Promise<void>;
}

/** An API process that answers questions about its memory, as soon as it is ready. */
async function startApi(
  environment: Readonly<Record<string, string>>,
): Promise<{ api: ChildProcess; url: string }> {
  const api = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      path.join(import.meta.dirname, 'memory-probe.ts'),
      path.join(apps, 'api/dist/main.js'),
    ],
    {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    api.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const ready = /is ready at (\S+)/.exec(text)?.[1];
      if (ready) resolve(ready);
    });
    api.once('exit', () => reject(new Error('The API process ended')));
  });
  return { api, url };
}

export async function install(): Promise<Installation> {
  const [database, dataDir] = await Promise.all([
    createTestDatabase(),
    mkdtemp(path.join(tmpdir(), 'coursewright-bench-')),
  ]);
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PORT: '0',
    WORKERS: 'none',
    JWT_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'http://localhost:3000',
  };
  const app = await createWorkerApp(environment);
  const { api, url } = await startApi(environment);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const [progress, tokens] = [
    app.get(ProgressLog, { strict: false }),
    app.get(AccessTokens, { strict: false }),
  ];

  return {
    url,
    watched: async (count) => {
      const rows = await rowsFrom(pool)(
        z.object({ task_id: z.string(), user_id: z.string(), session_id: z.string() }),
        `WITH joined AS (INSERT INTO users (email, full_name, password_hash, is_email_verified) SELECT gen_random_uuid() || '@example.org', 'Bench', '', true FROM generate_series(1, $1) RETURNING id)
         , logged_in AS (INSERT INTO sessions (id, user_id, token_hash, remember_me, expires_at) SELECT gen_random_uuid(), id, md5(id::text) || md5(id::text), true, now() + interval '1 day' FROM joined RETURNING id, user_id)
         , started AS (INSERT INTO generation_tasks (user_id, topic, request, author_name, status, fencing_token) SELECT id, 'Rivers', '{}', 'bench', 'running', 1 FROM joined RETURNING id, user_id)
         SELECT started.id AS task_id, started.user_id, logged_in.id AS session_id FROM started JOIN logged_in USING (user_id)`,
        [count],
      );
      return Promise.all(
        rows.map(async ({ task_id, user_id, session_id }) => ({
          taskId: task_id,
          token: await tokens.issue({ userId: user_id, sessionId: session_id }),
        })),
      );
    },
    say: (taskId, key) =>
      progress.append({ taskId, token: 1 }, key, {
        action: 'processing',
        phase: 'lessons',
        message: `Writing the lesson on ${key}`,
        phase_progress: 0.5,
        overall_progress: 0.5,
        preview_data: {
          type: 'submodule',
          data: {
            module_id: randomUUID(),
            submodule_id: randomUUID(),
            step: 'write_lesson',
            status: 'writing',
          },
        },
      }),
    memory: async () => {
      api.send('?');
      const [answer] = await once(api, 'message');
      return answer;
    },
    close: async () => {
      api.removeAllListeners('exit');
      api.kill('SIGTERM');
      await once(api, 'exit');
      await app.close();
      await pool.end();
      await Promise.all([database.drop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}
