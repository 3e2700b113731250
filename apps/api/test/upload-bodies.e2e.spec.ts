import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { AppError, limits, uploadedDocument } from '@coursewright/contract';
import { receiveFile, UploadReader, UploadSpace } from '@coursewright/sources';
import { poisonPdf } from '@coursewright/testing';
import multipart from '@fastify/multipart';
import fastifyOf from 'fastify';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerError } from '../src/http/answer-error.ts';
import { endWithheldBodies } from '../src/http/withheld-bodies.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signedInUser } from './visitor.ts';

type User = Awaited<ReturnType<typeof signedInUser>>;

const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="long.txt"\r\n\r\n`;
const text = `# Tides\n\n${'The Moon pulls the ocean on its near side. '.repeat(16)}`;
const mebibyte = 2 ** 20;
const row = z.object({ hits: z.number() });

describe('the bytes of an upload', () => {
  let app: TestApp;
  let space: UploadSpace;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    space = app.nest.get(UploadSpace, { strict: false });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app?.close();
  });

  /** Begins an upload that announces `announced` bytes and sends the first `sent` of its file. */
  const begin = async (
    by: { token?: string },
    { sent, announced, url = app.url }: { sent: number; announced?: number; url?: string },
  ) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    let answer = '';
    socket.on('error', () => undefined).on('data', (data) => (answer += String(data)));
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const length =
      announced === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${announced}`;
    socket.write(
      `POST /api/v1/documents HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${by.token}\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
    );
    const body = Buffer.concat([Buffer.from(head), Buffer.alloc(sent, 'words and words. ')]);
    socket.write(
      announced === undefined
        ? Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')])
        : body,
    );
    return { socket, ended, answer: () => answer };
  };
  const upload = async (by: User, content: string | Uint8Array<ArrayBuffer>, key?: string) => {
    const form = new FormData();
    form.append('file', new Blob([content]), 'tides.md');
    const response = await fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body: form,
      headers: {
        authorization: `Bearer ${by.token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  /** Files of this process in the folder of uploads, those without a name among them. */
  const openUploads = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(join(app.dataDir, 'uploads'));
      } catch {
        // The descriptor of this very look.
        return false;
      }
    }).length;

  it('lie on the disk without a name while they arrive, and are gone when the client is', async () => {
    const ada = await signedInUser(app);
    const uploads = await Promise.all(
      [1, 2, 3].map(() => begin(ada, { sent: 2 * mebibyte, announced: 19 * mebibyte })),
    );
    await expect.poll(() => space.inFlight, { timeout: 60_000 }).toBeGreaterThan(5.5 * mebibyte);
    expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([]);
    expect(openUploads()).toBe(3);
    for (const { socket } of uploads) socket.destroy();
    await expect.poll(() => [space.inFlight, openUploads()], { timeout: 60_000 }).toEqual([0, 0]);
  });

  it('are bounded for each user, whether they are announced or come without a length', async () => {
    const [ada, bob] = [await signedInUser(app), await signedInUser(app)];
    const { perUser } = limits.document.inFlight;
    const size = 10 * mebibyte;
    const others = await space.open(ada.userId);
    const chunk = Buffer.alloc(mebibyte);
    while (others.size < perUser - size) await others.write(chunk);
    const announced = await begin(ada, { sent: 0, announced: size + 1 });
    const silent = await begin(ada, { sent: size + 1 });
    for (const { answer } of [announced, silent])
      await expect
        .poll(answer, { timeout: 60_000 })
        .toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 10/i);
    expect(announced.answer()).toContain('Your uploads under way have more than 100 MiB together.');
    expect(space.inFlight).toBeLessThanOrEqual(perUser);
    expect((await upload(bob, text)).status).toBe(201);
    await others.remove();
    for (const { socket } of [announced, silent]) socket.destroy();
    await expect.poll(() => [space.inFlight, openUploads()], { timeout: 60_000 }).toEqual([0, 0]);
  });

  it('are given back after an answer, a refusal and a reading that was broken off', async () => {
    const ada = await signedInUser(app);
    expect((await upload(ada, text)).status).toBe(201);
    expect((await upload(ada, new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).status).toBe(415);
    const form = new FormData();
    form.append('file', new Blob([poisonPdf()]), 'q.pdf');
    const leaving = new AbortController();
    const broken = fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${ada.token}` },
      signal: leaving.signal,
    }).catch(() => 'left');
    const reader = app.nest.get(UploadReader, { strict: false });
    await expect.poll(() => reader.load.running, { timeout: 60_000 }).toBe(1);
    expect(openUploads()).toBe(1);
    leaving.abort();
    expect(await broken).toBe('left');
    await expect.poll(() => [space.inFlight, openUploads()], { timeout: 60_000 }).toEqual([0, 0]);
  });

  it('of a repetition are compared, but neither kept nor read', { tags: 'proof' }, async () => {
    const ada = await signedInUser(app);
    const first = await upload(ada, text, 'tides');
    expect(uploadedDocument.parse(first.body).name).toBe('tides.md');
    // Where nothing can be stored and nothing may be read, the answer comes all the same.
    const full = async (): Promise<never> => {
      throw new Error('No space');
    };
    const { open } = space;
    Object.assign(space, { open: full });
    await app.database.query(
      row,
      `UPDATE rate_limits SET hits = $1 WHERE key = $2 RETURNING hits`,
      [limits.document.cpuMsPerHour, `reading documents of ${ada.userId}`],
    );
    try {
      expect(await upload(ada, text, 'tides')).toEqual(first);
      expect((await upload(ada, `${text}!`, 'tides')).status).toBe(422);
    } finally {
      Object.assign(space, { open });
    }
    expect((await upload(ada, text, 'other')).status).toBe(429);
  });

  const slowest = { bytesPerSecond: 4_096, seconds: 0.5 };
  /** The upload route alone, with less patience. */
  const impatient = async () => {
    const fastify = fastifyOf({ forceCloseConnections: true });
    await fastify.register(multipart);
    endWithheldBodies(fastify, slowest);
    fastify.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    fastify.post('/api/v1/documents', async (request) => {
      if (request.headers.authorization === 'Bearer nobody')
        throw new AppError('unauthorized', 'Please log in.');
      const file = await receiveFile(request, { userId: 'ada', space, isKept: true, slowest });
      await file.stored?.remove();
      return { size: file.size };
    });
    const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
    return { url, close: () => fastify.close() };
  };

  it(
    'that hardly come are given up with 408 and a sentence, and those that come are not',
    { tags: 'proof' },
    async () => {
      const { url, close } = await impatient();
      try {
        const withheld = await begin({}, { sent: 100_000, announced: 5 * mebibyte, url });
        const steady = await begin({}, { sent: 100_000, announced: 5 * mebibyte, url });
        const sending = setInterval(() => steady.socket.write(Buffer.alloc(8_192, 'more ')), 50);
        await withheld.ended;
        clearInterval(sending);
        expect(withheld.answer()).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/i);
        expect(withheld.answer()).toContain('The upload came too slowly: less than 2 KiB in 0.5');
        expect(steady.answer()).toBe('');
        steady.socket.destroy();
        await expect.poll(() => [space.inFlight, openUploads()]).toEqual([0, 0]);
      } finally {
        await close();
      }
    },
  );

  it(
    'that are refused before they have come whole are awaited no longer than they keep coming',
    { tags: 'proof' },
    async () => {
      const { url, close } = await impatient();
      const { perUser } = limits.document.inFlight;
      const others = await space.open('ada');
      const chunk = Buffer.alloc(mebibyte);
      while (others.size < perUser - mebibyte) await others.write(chunk);
      try {
        const sent = 2 * mebibyte;
        const middle = await begin({}, { sent, url });
        const tooLarge = await begin({}, { sent, announced: 30 * mebibyte, url });
        const unread = await begin({ token: 'nobody' }, { sent, announced: 5 * mebibyte, url });
        const steady = await begin({ token: 'nobody' }, { sent, announced: 5 * mebibyte, url });
        const sending = setInterval(() => steady.socket.write(Buffer.alloc(8_192, 'more ')), 50);
        const areEnded = () => [middle, tooLarge, unread].map(({ socket }) => socket.closed);
        await expect.poll(areEnded, { timeout: 60_000 }).toEqual([true, true, true]);
        clearInterval(sending);
        expect(middle.answer()).toMatch(/^HTTP\/1\.1 429 /);
        expect(tooLarge.answer()).toMatch(/^HTTP\/1\.1 413 /);
        expect(unread.answer()).toMatch(/^HTTP\/1\.1 401 /);
        expect(steady.answer()).toMatch(/^HTTP\/1\.1 401 /);
        expect(steady.socket.closed).toBe(false);
        steady.socket.destroy();
      } finally {
        await others.remove();
        await close();
      }
    },
  );

  it('that a process left behind are swept when the next one starts, not those of its siblings', async () => {
    const folder = join(app.dataDir, 'uploads');
    await writeFile(join(folder, 'abandoned'), 'x');
    await writeFile(join(folder, 'fresh'), 'x');
    await utimes(join(folder, 'abandoned'), 0, Date.now() / 1000 - 7_200);
    const sibling = await createTestApp({ env: { WORKERS: 'none' }, beside: app });
    await sibling.close();
    expect(await readdir(folder)).toEqual(['fresh']);
    await rm(join(folder, 'fresh'));
  });
});
