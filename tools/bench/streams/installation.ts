import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AccessTokens } from '@coursewright/auth';
import { ProgressLog } from '@coursewright/generation';
import { createTestDatabase, rowsFrom } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import { environmentOn, startApi } from '../shared/api-process.ts';
import { createWorkerApp } from '../worker-app.ts';

const probe = path.join(import.meta.dirname, 'memory-probe.ts');

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

export async function install(): Promise<Installation> {
  const [database, dataDir] = await Promise.all([
    createTestDatabase(),
    mkdtemp(path.join(tmpdir(), 'coursewright-bench-')),
  ]);
  const environment = environmentOn(database.url, dataDir);
  const app = await createWorkerApp(environment);
  const api = await startApi(environment, ['--expose-gc', '--import', probe]);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const [progress, tokens] = [
    app.get(ProgressLog, { strict: false }),
    app.get(AccessTokens, { strict: false }),
  ];

  return {
    url: api.url,
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
      api.child.send('?');
      const [answer] = await once(api.child, 'message');
      return answer;
    },
    close: async () => {
      await api.close();
      await app.close();
      await pool.end();
      await Promise.all([database.drop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}
