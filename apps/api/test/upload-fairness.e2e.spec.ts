// @module-tag proof
import { errorEnvelope, limits, uploadedDocument } from '@coursewright/contract';
import { PageReader, UploadReader } from '@coursewright/sources';
import { poisonPdf, type ScriptedSearch, startScriptedSearch } from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signedInUser } from './visitor.ts';

type User = Awaited<ReturnType<typeof signedInUser>>;

const poison = poisonPdf();
const text = `# Tides\n\n${'The Moon pulls the ocean on its near side. '.repeat(16)}`;
const logged = z.object({
  level: z.number(),
  context: z.string().optional(),
  err: z.unknown().optional(),
});
const isFailure = ({ context }: z.infer<typeof logged>) => context === 'Failure';

describe('reading uploads', () => {
  let app: TestApp;
  let web: ScriptedSearch;
  const log: string[] = [];
  beforeAll(async () => {
    web = await startScriptedSearch({ pages: [{ title: 'Tides', text: text.repeat(3) }] });
    app = await createTestApp({
      log: { write: (line) => void log.push(line) },
      env: { WORKERS: 'none', FETCH_ALLOW: web.host, LOG_LEVEL: 'warn' },
    });
  });
  afterAll(async () => {
    await app?.close();
    await web?.close();
  });

  const load = () => app.nest.get(UploadReader, { strict: false }).load;
  const upload = async (
    by: User,
    content: string | Uint8Array<ArrayBuffer>,
    { signal, name = 'tides.md' }: { signal?: AbortSignal; name?: string } = {},
  ) => {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    const response = await fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${by.token}` },
      signal,
    });
    const body: unknown = await response.json();
    return { status: response.status, headers: response.headers, body };
  };
  const messageOf = ({ body }: { body: unknown }) => errorEnvelope.parse(body).error.message;
  const spent = async ({ userId }: User) => {
    const key = `reading documents of ${userId}`;
    const row = z.object({ hits: z.number() });
    const rows = await app.database.query(row, 'SELECT hits FROM rate_limits WHERE key = $1', [
      key,
    ]);
    return rows[0]?.hits ?? 0;
  };
  /** Sends `count` files that nobody waits for the end of; `leave` breaks the connections off. */
  const poisonBy = (by: User, count: number) => {
    const leaving = new AbortController();
    let answered = 0;
    const replies = Array.from({ length: count }, async () => {
      const reply = await upload(by, poison, { signal: leaving.signal, name: 'q.pdf' }).catch(
        () => undefined,
      );
      if (reply) answered += 1;
      return reply;
    });
    return { replies, leave: () => leaving.abort(), answered: () => answered };
  };

  it('answers another user while many files of one that never end are waiting', async () => {
    const [ada, bob] = [await signedInUser(app), await signedInUser(app)];
    const poisoned = poisonBy(ada, 6);
    await expect.poll(load, { timeout: 60_000 }).toEqual({ running: 1, waiting: 5 });
    for (let turn = 0; turn < 3; turn += 1) expect((await upload(bob, text)).status).toBe(201);
    expect(poisoned.answered()).toBe(0);
    poisoned.leave();
    await expect.poll(load, { timeout: 60_000 }).toEqual({ running: 0, waiting: 0 });
  });

  it('stops in the middle of a file whose client left, and counts what it took', async () => {
    const ada = await signedInUser(app);
    const poisoned = poisonBy(ada, 3);
    await expect.poll(load, { timeout: 60_000 }).toEqual({ running: 1, waiting: 2 });
    poisoned.leave();
    await expect.poll(load, { timeout: 60_000 }).toEqual({ running: 0, waiting: 0 });
    expect(
      await app.database.query(z.object({}), 'SELECT 1 FROM documents WHERE user_id = $1', [
        ada.userId,
      ]),
    ).toEqual([]);
    expect(await spent(ada)).toBeLessThan(5_000);
    expect((await upload(ada, text)).status).toBe(201);
  });

  it('reads web pages while files that never end have every place', async () => {
    const users = [await signedInUser(app), await signedInUser(app)];
    const poisoned = users.map((user) => poisonBy(user, 2));
    await expect.poll(load, { timeout: 60_000 }).toEqual({ running: 2, waiting: 2 });
    const page = await app.nest.get(PageReader, { strict: false }).read(web.pageUrl(0), {});
    expect(page.passages.length).toBeGreaterThan(0);
    expect(poisoned.map(({ answered }) => answered())).toEqual([0, 0]);
    for (const { leave } of poisoned) leave();
    await expect.poll(load, { timeout: 60_000 }).toEqual({ running: 0, waiting: 0 });
  });

  it('says 503, when to come again and which in the queue it is, to the file after the twentieth', async () => {
    const ada = await signedInUser(app);
    const poisoned = poisonBy(ada, 21);
    await expect.poll(load, { timeout: 60_000 }).toEqual({ running: 1, waiting: 20 });
    log.length = 0;
    const refused = await upload(ada, text);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(messageOf(refused)).toMatch(
      /^Too many of your documents are waiting to be read: this one is number 21 in the queue\. Please try again in \d+ seconds\.$/,
    );
    // Nothing failed: one line that says so, and no stack.
    const failures = log.map((line) => logged.parse(JSON.parse(line))).filter(isFailure);
    expect(failures.map(({ level, err }) => [level, err])).toEqual([[40, undefined]]);
    expect((await upload(await signedInUser(app), text)).status).toBe(201);
    poisoned.leave();
    await expect.poll(load, { timeout: 60_000 }).toEqual({ running: 0, waiting: 0 });
  });

  it('gives up a small file that takes seconds of the processor, and counts them', async () => {
    const ada = await signedInUser(app);
    const refused = await upload(ada, poison, { name: 'q.pdf' });
    expect([refused.status, messageOf(refused)]).toEqual([
      422,
      'q.pdf takes too long to read. Upload a smaller or simpler file.',
    ]);
    expect(await spent(ada)).toBeGreaterThan(5_000);
  }, 60_000);

  it('reads nothing more for who has spent the time of an hour, and all for everybody else', async () => {
    const [ada, bob] = [await signedInUser(app), await signedInUser(app)];
    const first = uploadedDocument.parse((await upload(ada, text)).body);
    expect(first.passages_count).toBeGreaterThan(0);
    const taken = await spent(ada);
    expect(taken).toBeGreaterThan(0);
    await app.database.query(
      z.object({}),
      'UPDATE rate_limits SET hits = $1 WHERE key = $2 RETURNING 1',
      [limits.document.cpuMsPerHour, `reading documents of ${ada.userId}`],
    );
    const refused = await upload(ada, text);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(messageOf(refused)).toMatch(/^Your documents took all the time .* in 60 minutes\.$/);
    expect((await upload(bob, text)).status).toBe(201);
  });
});
