import { globSync, readFileSync } from 'node:fs';
import { type TaskStatus, taskStatuses, type Wait } from '@coursewright/contract';
import { Courses } from '@coursewright/learning-paths';
import { Database } from '@coursewright/platform';
import { createTestDatabase, type TestDatabase } from '@coursewright/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Run, RunRow } from './generation-runs.ts';
import { RunStates } from './run-states.ts';
import { type MoveName, moves } from './states.ts';

const moveNames = Object.keys(moves) as MoveName[];
const outline = { summary: '', modules: [], prerequisites: {}, refs: {} };
const rewrite = {
  submodule_id: '00000000-0000-4000-8000-000000000000',
  parts: 'both',
  version: 1,
} as const;

/** Which status a move may make of which: everything else must be refused. */
const allowed: Record<TaskStatus, readonly TaskStatus[]> = {
  pending: ['running', 'completed', 'failed', 'cancelled'],
  running: ['pending', 'running', 'completed', 'failed', 'cancelled'],
  completed: ['pending'],
  failed: ['pending'],
  cancelled: ['pending'],
};

describe('the states of a run', () => {
  let database: TestDatabase;
  let source: DataSource;
  let states: RunStates;
  let userId: string;

  const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
    source.query(text, parameters);

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const product = new Database(source);
    states = new RunStates(product, new Courses(product));
    const [user] = await sql<{ id: string }>(
      `INSERT INTO users (email, full_name, password_hash) VALUES ('states@example.org', 'A', '') RETURNING id`,
    );
    userId = user!.id;
  });
  afterAll(async () => {
    await source?.destroy();
    await database?.drop();
  });

  async function taskIn(status: TaskStatus, wait: Wait | null = null): Promise<string> {
    const [task] = await sql<{ id: string }>(
      `INSERT INTO generation_tasks (user_id, topic, request, author_name, status, run_started_at, waiting_for, waiting_since)
       VALUES ($1, 'Rivers', '{}', '', $2, now(), $3, $4) RETURNING id`,
      [userId, status, wait, wait && new Date(0)],
    );
    return task!.id;
  }
  const statusOf = async (id: string) =>
    (
      await sql<{ status: TaskStatus }>('SELECT status FROM generation_tasks WHERE id = $1', [id])
    )[0]!.status;

  /**
   * Makes a move where nothing but the status can forbid it; `to` where the move leads to more than
   * one.
   */
  function attempt(name: MoveName, id: string, to: TaskStatus): Promise<Run | RunRow | undefined> {
    const lease = { taskId: id, token: 0 };
    const final = to === 'pending' || to === 'running' ? 'completed' : to;
    switch (name) {
      case 'take':
        return states.take(id);
      case 'propose':
        return states.propose(lease, outline);
      case 'ask_about_sources':
        return states.askAboutSources(lease);
      case 'settle':
        return states.end({ move: 'settle', lease }, final);
      case 'stop':
        return states.end({ move: 'stop', userId, taskId: id }, final);
      case 'give_up':
        return states.end({ move: 'give_up', taskId: id }, final);
      case 'expire':
        return states.end(
          { move: 'expire', taskId: id, wait: 'sources', waitingSince: new Date() },
          final,
        );
      case 'retry':
        return states.retry(userId, id);
      case 'finish':
        return states.finish(userId, id, 3);
      case 'rewrite':
        return states.rewrite(userId, id, rewrite, 3);
    }
  }

  const pairs = taskStatuses.flatMap((from) => taskStatuses.map((to) => ({ from, to })));

  it.each(pairs)('move from $from to $to, or stay, as the table says', async ({ from, to }) => {
    const leading = moveNames.filter((name) => moves[name].to.some((one) => one === to));
    const reached: MoveName[] = [];
    for (const name of leading) {
      const id = await taskIn(from, from === 'pending' && name === 'expire' ? 'sources' : null);
      const moved = await attempt(name, id, to);
      const isAllowed = moves[name].from.some((one) => one === from);
      expect([name, moved?.status, await statusOf(id)]).toEqual(
        isAllowed ? [name, to, to] : [name, undefined, from],
      );
      if (moved) reached.push(name);
    }
    expect(reached.length > 0).toBe(allowed[from].includes(to));
  });

  it('return to what the course was before, where a run has changed one that was there', async () => {
    for (const before of ['completed', 'failed', 'cancelled'] as const) {
      const id = await taskIn(before);
      await states.rewrite(userId, id, rewrite, 3);
      expect(await states.end({ move: 'stop', userId, taskId: id }, 'cancelled')).toMatchObject({
        status: before,
      });
    }
  });

  it('let one of many win who take, stop, give up and retry a run at the same moment', async () => {
    for (const status of ['pending', 'running', 'failed'] as const) {
      const id = await taskIn(status);
      const ends = await Promise.all(
        Array.from({ length: 4 }, () => [
          states.end({ move: 'give_up', taskId: id, run: 1 }, 'failed'),
          states.end({ move: 'stop', userId, taskId: id }, 'cancelled'),
          states.end({ move: 'settle', lease: { taskId: id, token: 0 } }, 'completed'),
          ...(status === 'failed' ? [states.retry(userId, id)] : []),
        ]).flat(),
      );
      // A retry that comes first makes way for one end of the run it has begun.
      const moved = ends.filter((task) => task !== undefined);
      expect(moved.filter((task) => task.run === 1 && task.status !== 'pending')).toHaveLength(
        status === 'failed' ? 0 : 1,
      );
      expect(moved.filter((task) => task.status === 'pending').length).toBeLessThanOrEqual(
        status === 'failed' ? 4 : 0,
      );
    }
  });

  it('are left alone by a worker that does not hold the run, and by whoever does not own it', async () => {
    const stranger = '00000000-0000-4000-8000-000000000001';
    const running = await taskIn('running');
    const pending = await taskIn('pending');
    const late = { taskId: running, token: 7 };
    expect(await states.end({ move: 'settle', lease: late }, 'completed')).toBeUndefined();
    expect(await states.propose(late, outline)).toBeUndefined();
    expect(await states.askAboutSources(late)).toBeUndefined();
    const asked = await taskIn('pending', 'sources');
    const ofOutline = { move: 'expire', taskId: asked, wait: 'outline' } as const;
    expect(
      await states.end({ ...ofOutline, waitingSince: new Date() }, 'cancelled'),
    ).toBeUndefined();
    expect(
      await states.end({ move: 'stop', userId: stranger, taskId: pending }, 'cancelled'),
    ).toBeUndefined();
    expect([await statusOf(running), await statusOf(pending)]).toEqual(['running', 'pending']);
  });

  it('have one writer: no other statement of the sources sets the status of a run', async () => {
    const libraries = new URL('../../', import.meta.url).pathname;
    const writers = globSync('*/src/**/*.ts', { cwd: libraries }).filter((file) => {
      if (file.includes('.spec.') || file.includes('/migrations/')) return false;
      const code = readFileSync(`${libraries}${file}`, 'utf8');
      return /UPDATE generation_tasks(?:(?!WHERE)[^;])*\bstatus = /.test(code);
    });
    expect(writers).toEqual(['generation/src/run-states.ts']);
  });
});
