import { createHash, randomUUID } from 'node:crypto';
import {
  checkoutStarted,
  errorEnvelope,
  generateCourseInput,
  limits,
  taskStarted,
  uploadedDocument,
} from '@coursewright/contract';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { type Reply, signedInUser } from './visitor.ts';

type User = Awaited<ReturnType<typeof signedInUser>>;

const markdown = '# Tides\n\nThe Moon pulls the ocean on its near side more strongly.\n';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('an Idempotency-Key', () => {
  const clock = new MovableClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ clock, env: { WORKERS: 'none' } });
  });
  afterAll(() => app?.close());

  const keyed = (key: string) => ({ 'idempotency-key': key });
  async function upload(user: User, key: string, name = 'tides.md'): Promise<Reply> {
    const body = new FormData();
    body.append('file', new Blob([markdown]), name);
    const response = await fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${user.token}`, ...keyed(key) },
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  const count = async (table: string, { userId }: User) => {
    const rows = await app.database.query(
      z.object({ n: z.int() }),
      `SELECT count(*)::int AS n FROM ${table} WHERE user_id = $1`,
      [userId],
    );
    return rows[0]?.n;
  };
  const fillDocuments = (user: User) =>
    app.database.query(
      `INSERT INTO documents (user_id, name, mime_type, size, headings_count, passages_count, content_hash, text)
       SELECT $1, 'filler', 'text/plain', 1, 0, 1, 'x', '{}' FROM generate_series(2, $2)`,
      [user.userId, limits.document.perUser],
    );

  it('answers a repeated upload although the user has no room left', async () => {
    const user = await signedInUser(app);
    const first = uploadedDocument.parse((await upload(user, 'one')).body);
    await fillDocuments(user);
    expect((await upload(user, 'two')).status).toBe(409);
    const again = await upload(user, 'one');
    expect([again.status, uploadedDocument.parse(again.body).id]).toEqual([201, first.id]);
    expect((await upload(user, 'one', 'other.md')).status).toBe(422);
  });

  it('claimed by a process that died is free after two minutes, and not before', async () => {
    const user = await signedInUser(app);
    const soon = new Date(clock.now().getTime() + 120_000);
    const claims = `INSERT INTO idempotent_answers (user_id, key, request_hash, created_at, claim, claimed_until) VALUES ($1, 'dead', $2, now(), $3, $4)`;
    // Another request under the same key is refused at once: nothing is known yet that would tell
    // them apart from the holder's.
    await app.database.query(claims, [user.userId, 'of another request', randomUUID(), soon]);
    expect((await upload(user, 'dead')).status).toBe(422);
    expect(await count('documents', user)).toBe(0);
    clock.advance(121);
    expect((await upload(user, 'dead')).status).toBe(201);
    expect((await upload(user, 'dead')).status).toBe(201);
    expect(await count('documents', user)).toBe(1);
  });

  it('is free again after an upload that failed', async () => {
    const user = await signedInUser(app);
    const empty = new FormData();
    empty.append('file', new Blob(['%PDF-1.7 broken']), 'broken.pdf');
    const refused = await fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body: empty,
      headers: { authorization: `Bearer ${user.token}`, ...keyed('twice') },
    });
    await refused.body?.cancel();
    expect(refused.status).toBe(422);
    expect((await upload(user, 'twice')).status).toBe(201);
  });

  it('makes one document of many uploads at once, each answered alike', async () => {
    const user = await signedInUser(app);
    const replies = await Promise.all(Array.from({ length: 8 }, () => upload(user, 'at-once')));
    expect(replies.filter(({ status }) => status !== 201)).toEqual([]);
    expect(new Set(replies.map(({ body }) => uploadedDocument.parse(body).id)).size).toBe(1);
    expect(await count('documents', user)).toBe(1);
  });

  it('answers a repeated checkout although the balance has become too full for it', async () => {
    const user = await signedInUser(app);
    const buy = (quantity: number) =>
      user.call('POST', '/payments/checkout-sessions', { quantity }, keyed('buy'));
    const first = checkoutStarted.parse((await buy(3)).body);
    await app.database.query(
      `BEGIN; SET LOCAL session_replication_role = replica; UPDATE users SET credits = ${limits.balance.max} WHERE id = '${user.userId}'; COMMIT`,
    );
    expect(checkoutStarted.parse((await buy(3)).body)).toEqual(first);
    expect((await buy(4)).status).toBe(422);
    expect(await count('purchase_orders', user)).toBe(1);
  });

  it('of one operation is refused for another, on both APIs', async () => {
    const user = await signedInUser(app);
    const topic = { topic: 'Photosynthesis' };
    const started = await user.call('POST', '/generate-learning-path', topic, keyed('shared'));
    expect(started.status).toBe(202);
    const again = await user.call('POST', '/trpc/generation.start', topic, keyed('shared'));
    expect(JSON.stringify(again.body)).toContain(taskStarted.parse(started.body).task_id);
    const others = [
      await user.call('POST', '/payments/checkout-sessions', { quantity: 1 }, keyed('shared')),
      await user.call('POST', '/trpc/payments.createCheckout', { quantity: 1 }, keyed('shared')),
    ];
    expect(others.map(({ status }) => status)).toEqual([422, 422]);
    expect(errorEnvelope.parse(others[0]?.body).error.details).toEqual([
      {
        path: 'Idempotency-Key',
        message: expect.stringContaining('another request'),
        code: 'key_of_another_request',
      },
    ]);
  });

  it('that a release before kept with its task is honoured', async () => {
    const user = await signedInUser(app);
    const { without_sources: later, ...input } = generateCourseInput.parse({
      topic: 'Photosynthesis',
    });
    expect(later).toBe('ask');
    const hash = sha256(JSON.stringify(input, Object.keys(input).toSorted()));
    const task_id = randomUUID();
    await app.database.query(
      `INSERT INTO idempotent_answers (user_id, key, request_hash, answer, created_at) VALUES ($1, 'before', $2, $3, now())`,
      [user.userId, `start:${hash}`, JSON.stringify({ task_id, status: 'pending' })],
    );
    const start = (topic: string, more: object = {}) =>
      user.call('POST', '/generate-learning-path', { topic, ...more }, keyed('before'));
    expect(taskStarted.parse((await start('Photosynthesis')).body).task_id).toBe(task_id);
    expect((await start('Rivers')).status).toBe(422);
    expect((await start('Photosynthesis', { without_sources: 'allow' })).status).toBe(422);
    expect(await count('generation_tasks', user)).toBe(0);
  });
});
