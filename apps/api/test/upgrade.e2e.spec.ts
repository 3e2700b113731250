import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  pathData,
  type PathData,
  submoduleVersions,
  taskStarted,
  type TaskView,
  taskView,
} from '@coursewright/contract';
import { RunGeneration } from '@coursewright/generation';
import { migrate, migrations } from '@coursewright/platform';
import {
  createTestDatabase,
  rowsFrom,
  type ScriptedModel,
  startScriptedModel,
  type TestDatabase,
} from '@coursewright/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/**
 * Rows that the version before the table `courses` (c153673) wrote, one a line: what its API made
 * of a small document and a scripted model, and for one course a worker that died on the way. The
 * name of each state tells its task.
 */
const lines = readFileSync(path.join(import.meta.dirname, 'upgrade/before-courses.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): unknown => JSON.parse(line));
const states = [
  'completed',
  'edited',
  'failed',
  'cancelled',
  'rewriting',
  'waiting',
  'running',
  'pending',
] as const;
type State = (typeof states)[number];
/** Of two credits; its session waits to be paid. */
const openOrder = '72086482-92fc-4489-99b7-4c31549d5a73';
const { ids } = z.object({ ids: z.record(z.enum(states), z.uuid()) }).parse(lines[0]);
/** Requests of that version with a key, which it kept with what they made. */
const keyed = new Map([
  [ids.completed, 'start-before'],
  [openOrder, 'buy-before'],
]);
const rows = z
  .array(z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) }))
  .parse(lines.slice(1))
  .map(({ table, row }) => {
    const idempotency_key = keyed.get(String(row['id']));
    // Keys are honoured for seven days.
    const created_at = new Date().toISOString();
    return { table, row: idempotency_key ? { ...row, idempotency_key, created_at } : row };
  });
const lastMigration = 'RefusedPayments1763735000000';

const oldTask = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  status: z.string(),
  request: z.object({ topic: z.string() }).loose(),
  course: pathData.nullable(),
  course_revision: z.int(),
});
const before = rows
  .filter(({ table }) => table === 'generation_tasks')
  .map(({ row }) => oldTask.parse(row));
const taskOf = (state: State) => before.find(({ id }) => id === ids[state])!;

describe('an installation of the version before courses had a table', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let model: ScriptedModel;
  let app: TestApp;
  let owners: ReadonlyMap<string, Visitor>;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const then = await new DataSource({
      type: 'postgres',
      url: database.url,
      migrations: migrations.slice(
        0,
        migrations.findIndex(({ name }) => name === lastMigration) + 1,
      ),
      migrationsTableName: 'migrations',
      migrationsTransactionMode: 'each',
    }).initialize();
    await then.runMigrations();
    await then.destroy();
    // One transaction, at whose end the database proves every balance.
    await client.query('BEGIN');
    for (const { table, row } of rows)
      await client.query(
        `INSERT INTO ${pg.escapeIdentifier(table)} (${Object.keys(row).map(pg.escapeIdentifier).join(', ')}) OVERRIDING SYSTEM VALUE
         SELECT ${Object.keys(row).map(pg.escapeIdentifier).join(', ')} FROM json_populate_record(NULL::${pg.escapeIdentifier(table)}, $1)`,
        [JSON.stringify(row)],
      );
    await client.query(
      `SELECT setval(pg_get_serial_sequence('credit_transactions', 'seq'), max(seq)) FROM credit_transactions`,
    );
    await client.query('COMMIT');

    await migrate(database.url);
    model = await startScriptedModel();
    app = await createTestApp({
      env: { ...model.environment('openai'), WORKERS: 'none', DATABASE_URL: database.url },
    });
    const users = [...new Set(before.map(({ user_id }) => user_id))];
    owners = new Map(
      await Promise.all(users.map(async (id) => [id, await visitorOf(app, id)] as const)),
    );
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
    await client?.end();
    await database?.drop();
  });

  const read = <Row extends z.ZodType>(row: Row, sql: string, parameters: unknown[] = []) =>
    rowsFrom(client)(row, sql, parameters);
  const ownerOf = (state: State) => owners.get(taskOf(state).user_id)!;
  const viewOf = async (state: State, id: string = ids[state]): Promise<TaskView> =>
    taskView.parse((await ownerOf(state).call('GET', `/learning-path/${id}`)).body);
  const deliver = (taskId: string) =>
    app.nest
      .get(RunGeneration, { strict: false })
      .run({ data: { taskId }, signal: new AbortController().signal });
  const lessonsOf = (course: PathData | undefined) =>
    (course?.modules ?? []).flatMap(({ submodules }) => submodules);

  it('keeps every row, and every course as it was, under its old link and its own id', async () => {
    expect(new Set(before.map(({ status }) => status))).toEqual(
      new Set(['completed', 'failed', 'cancelled', 'pending', 'running']),
    );
    for (const table of new Set(rows.map((one) => one.table))) {
      const [found] = await read(
        z.object({ n: z.int() }),
        `SELECT count(*)::int AS n FROM ${pg.escapeIdentifier(table)}`,
      );
      // Whoever logs in changes a user's row, and adds none.
      expect([table, found!.n]).toEqual([table, rows.filter((one) => one.table === table).length]);
    }
    for (const state of states) {
      const { status, course, course_revision } = taskOf(state);
      const view = await viewOf(state);
      expect([state, view]).toMatchObject([
        state,
        { task_id: ids[state], status, course_revision },
      ]);
      expect([state, view.learning_path ?? null]).toEqual([state, course]);
      expect([state, view.result ?? null]).toEqual([state, status === 'completed' ? course : null]);
      const [row] = await read(
        z.object({ id: z.uuid(), is_being_written: z.boolean() }),
        'SELECT id, is_being_written FROM courses WHERE task_id = $1',
        [ids[state]],
      );
      expect([state, row!.is_being_written]).toEqual([state, /pending|running/.test(status)]);
      // What is left of a run becomes less from one look to the next.
      const again = { ...(await viewOf(state, row!.id)), estimate: view.estimate };
      expect(again).toEqual(view);
    }
  });

  it('answers a request that was sent before with what it was answered then', async () => {
    const again = (state: State, to: string, body: object, key: string) =>
      ownerOf(state).call('POST', to, body, { 'idempotency-key': key });
    const { request } = taskOf('completed');
    const counts = () =>
      read(
        z.object({ tasks: z.int(), orders: z.int(), movements: z.int() }),
        `SELECT (SELECT count(*)::int FROM generation_tasks) AS tasks, (SELECT count(*)::int FROM purchase_orders) AS orders,
         (SELECT count(*)::int FROM credit_transactions) AS movements`,
      );
    const then = await counts();
    const start = '/generate-learning-path';
    const started = await again('completed', start, request, 'start-before');
    expect([started.status, started.body]).toMatchObject([202, { task_id: ids.completed }]);
    const checkout = '/payments/checkout-sessions';
    const bought = await again('pending', checkout, { quantity: 2 }, 'buy-before');
    expect([bought.status, bought.body]).toMatchObject([201, { sessionId: 'cs_open' }]);
    const others = [
      await again('completed', start, { ...request, topic: 'Ebb' }, 'start-before'),
      await again('pending', checkout, { quantity: 3 }, 'buy-before'),
    ];
    expect(others.map(({ status }) => status)).toEqual([422, 422]);
    expect(await counts()).toEqual(then);
  });

  it('keeps versions and what was taken out of a course', async () => {
    const me = ownerOf('edited');
    const { learning_path: course, course_revision } = await viewOf('edited');
    const [lesson] = lessonsOf(course);
    const at = `/learning-path/${ids.edited}/submodules/${lesson!.id}/versions`;
    const { versions } = submoduleVersions.parse((await me.call('GET', at)).body);
    expect(versions.map(({ number, change }) => [number, change])).toEqual([
      [2, 'edited'],
      [1, 'written'],
    ]);
    const removed = z
      .object({ piece_id: z.uuid(), piece: z.object({ kind: z.string() }) })
      .array()
      .parse(rows.flatMap(({ table, row }) => (table === 'removed_course_pieces' ? [row] : [])));
    const piece = removed.find(({ piece: { kind } }) => kind === 'submodule')!;
    const structure = course!.modules.map(({ id, title, description, submodules }) => ({
      id,
      title,
      description,
      submodules: [...submodules.map((one) => ({ id: one.id })), { id: piece.piece_id }],
    }));
    const changed = await me.call('PUT', `/learning-path/${ids.edited}/structure`, {
      revision: course_revision,
      modules: structure,
    });
    expect(changed.status).toBe(200);
    expect(lessonsOf(taskView.parse(changed.body).result).at(-1)).toMatchObject({
      id: piece.piece_id,
      status: 'completed',
      content: expect.stringMatching(/./),
    });
    const restored = await me.call('POST', `${at}/1/restore`, { revision: course_revision! + 1 });
    expect([
      restored.status,
      lessonsOf(taskView.parse(restored.body).result)[0]!.summary,
    ]).not.toEqual([200, lesson!.summary]);
    expect(restored.status).toBe(200);
  });

  it('finishes what was under way, waited or had stopped', { tags: 'proof' }, async () => {
    for (const state of ['running', 'pending', 'rewriting'] as const) await deliver(ids[state]);
    const going = await ownerOf('waiting').call('POST', `/learning-path/${ids.waiting}/continue`);
    expect(taskStarted.parse(going.body).task_id).toBe(ids.waiting);
    await deliver(ids.waiting);
    for (const state of ['failed', 'cancelled'] as const) {
      const again = await ownerOf(state).call('POST', `/learning-path/${ids[state]}/retry`);
      expect([state, again.status]).toEqual([state, 202]);
      await deliver(ids[state]);
    }
    for (const state of states) {
      const { status, result, rewrite } = await viewOf(state);
      expect([state, status, lessonsOf(result).map((lesson) => lesson.status)]).toEqual([
        state,
        'completed',
        lessonsOf(result).map(() => 'completed'),
      ]);
      // What the author makes of so little text is not the question, only that the rewrite comes to
      // its end.
      expect([state, rewrite?.outcome !== undefined]).toEqual([state, state === 'rewriting']);
    }
    const charged = await read(
      z.object({ sum: z.int() }),
      'SELECT sum(amount)::int AS sum FROM credit_transactions WHERE task_id = ANY($1) GROUP BY task_id',
      [Object.values(ids)],
    );
    expect(charged.map(({ sum }) => sum)).toEqual(states.map(() => -1));
  });

  it('can go back to that version without losing a course', async () => {
    const now = await read(
      z.object({ task_id: z.uuid(), document: z.unknown(), revision: z.int() }),
      'SELECT task_id, document, revision FROM courses ORDER BY task_id',
    );
    const source = await new DataSource({
      type: 'postgres',
      url: database.url,
      migrations,
      migrationsTableName: 'migrations',
      migrationsTransactionMode: 'each',
    }).initialize();
    const from = migrations.findIndex(({ name }) => name === lastMigration);
    for (let at = migrations.length - 1; at > from; at -= 1) await source.undoLastMigration();
    await source.destroy();
    expect(
      await read(
        z.object({ task_id: z.uuid(), document: z.unknown(), revision: z.int() }),
        'SELECT id AS task_id, course AS document, course_revision AS revision FROM generation_tasks ORDER BY id',
      ),
    ).toEqual(now);
    expect(
      await read(
        z.object({ id: z.uuid(), key: z.string() }),
        `SELECT id, idempotency_key AS key FROM generation_tasks WHERE idempotency_key IS NOT NULL AND request_hash <> ''
         UNION ALL SELECT id, idempotency_key FROM purchase_orders WHERE idempotency_key IS NOT NULL`,
      ),
    ).toEqual([...keyed].map(([id, key]) => ({ id, key })));
  });
});
