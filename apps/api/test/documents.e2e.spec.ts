import { request } from 'node:http';
import {
  errorEnvelope,
  limits,
  uploadedDocument,
  type UploadedDocument,
} from '@coursewright/contract';
import { SourceLibrary } from '@coursewright/sources';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signedInUser } from './visitor.ts';

type User = Awaited<ReturnType<typeof signedInUser>>;

const markdown = `# Tides\n\nThe Moon pulls the ocean on its near side more strongly than the Earth below it. That difference makes a bulge of water.\n\n## Spring tides\n\n- Sun and Moon in line\n- The range is largest\n`;

describe('documents', () => {
  let app: TestApp;
  let ada: User;
  let bob: User;
  beforeAll(async () => {
    app = await createTestApp();
    [ada, bob] = await Promise.all([signedInUser(app), signedInUser(app)]);
  });
  afterAll(() => app?.close());

  async function upload(
    by: { token?: string },
    form: FormData,
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body: form,
      headers: by.token ? { authorization: `Bearer ${by.token}` } : {},
    });
    return { status: response.status, body: await response.json() };
  }
  const file = (content: string | Uint8Array<ArrayBuffer>, name: string, field = 'file') => {
    const form = new FormData();
    form.append(field, new Blob([content]), name);
    return form;
  };
  const errorOf = ({ body }: { body: unknown }) => errorEnvelope.parse(body).error;
  const rowsOf = async ({ userId }: User) =>
    app.database.query(
      z.object({ id: z.string(), name: z.string() }),
      'SELECT id, name FROM documents WHERE user_id = $1',
      [userId],
    );
  const stored = async (
    by: User,
    content = markdown,
    name = 'tides.md',
  ): Promise<UploadedDocument> =>
    uploadedDocument.parse((await upload(by, file(content, name))).body);

  it('reads an upload into passages and keeps the text, not the file', async () => {
    const reply = await upload(ada, file(markdown, 'tides.txt'));
    expect(reply.status).toBe(201);
    const document = uploadedDocument.parse(reply.body);
    expect(document).toMatchObject({
      name: 'tides.txt',
      mime_type: 'text/markdown',
      size: Buffer.byteLength(markdown),
      language: 'en',
      headings_count: 2,
      passages_count: 2,
    });
    const [text] = await app.nest
      .get(SourceLibrary, { strict: false })
      .documents(ada.userId, [document.id]);
    expect(text).toMatchObject({
      id: document.id,
      kind: 'document',
      title: 'Tides',
      fileName: 'tides.txt',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(
      text?.passages.map(({ number, headings, kind }) => ({ number, headings, kind })),
    ).toEqual([
      { number: 1, headings: ['Tides'], kind: 'prose' },
      { number: 2, headings: ['Tides', 'Spring tides'], kind: 'list' },
    ]);
  });

  it('lists own documents through both APIs, newest first, and deletes them', async () => {
    const carol = await signedInUser(app);
    const [first, second] = [await stored(carol), await stored(carol, markdown, 'again.md')];
    const listed = await carol.call('GET', '/v1/documents');
    expect(listed.body).toEqual({ documents: [second, first] });
    expect((await carol.ask('documents.list')).body).toEqual(listed.body);
    expect((await carol.call('DELETE', `/v1/documents/${first.id}`)).status).toBe(204);
    expect((await carol.ask('documents.remove', { id: second.id })).status).toBe(200);
    expect((await carol.call('GET', '/v1/documents')).body).toEqual({ documents: [] });
  });

  it("answers for another user's document as for one that never was", async () => {
    const { id } = await stored(ada);
    const foreign = await bob.call('DELETE', `/v1/documents/${id}`);
    const absent = await bob.call('DELETE', `/v1/documents/${crypto.randomUUID()}`);
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
    expect(foreign.status).toBe(404);
    const library = app.nest.get(SourceLibrary, { strict: false });
    await expect(library.documents(bob.userId, [id])).rejects.toMatchObject({ type: 'not_found' });
    expect((await rowsOf(ada)).map((row) => row.id)).toContain(id);
    expect((await bob.call('DELETE', '/v1/documents/nonsense')).status).toBe(422);
  });

  it('asks strangers to log in before a byte is read', async () => {
    expect((await upload({}, file(markdown, 'tides.md'))).status).toBe(401);
    expect((await fetch(`${app.url}/api/v1/documents`)).status).toBe(401);
  });

  it('keeps only the name of a claimed path, without deceiving marks, within 255 characters', async () => {
    const names = ['..\\..\\etc/passwd.md', 'in\u202Evoice.md', `${'x'.repeat(400)}.md`, '...'];
    const kept = [];
    for (const name of names) kept.push((await stored(bob, markdown, name)).name);
    expect(kept).toEqual(['passwd.md', 'invoice.md', `${'x'.repeat(252)}.md`, 'document']);
  });

  it('keeps nothing of what it cannot use, and says why', async () => {
    const before = await rowsOf(ada);
    const refused = [
      await upload(ada, file('', 'void.txt')),
      await upload(ada, file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 'photo.pdf')),
      await upload(ada, file('%PDF-1.7 cut off', 'half.pdf')),
      await upload(ada, file(markdown, 'tides.md', 'upload')),
      await upload(ada, new FormData()),
    ];
    expect(refused.map((reply) => [reply.status, errorOf(reply).type])).toEqual([
      [422, 'validation_error'],
      [415, 'unsupported_media_type'],
      [422, 'validation_error'],
      [422, 'validation_error'],
      [422, 'validation_error'],
    ]);
    expect(errorOf(refused[1]!).message).toMatch(/^photo\.pdf is an image\./);
    const two = file(markdown, 'one.md');
    two.append('file', new Blob([markdown]), 'two.md');
    expect((await upload(ada, two)).status).toBe(422);
    const json = await ada.call('POST', '/v1/documents', { file: 'text' });
    expect([json.status, errorOf(json).type]).toEqual([415, 'unsupported_media_type']);
    expect(await rowsOf(ada)).toEqual(before);
  });

  it.each([
    [
      'ends in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\n\r\n# Tides',
    ],
    ['names no boundary', 'multipart/form-data', 'anything'],
  ])('says that an upload which %s is malformed', async (_, type, body) => {
    const carol = await signedInUser(app);
    const response = await fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${carol.token}`, 'content-type': type },
    });
    expect([response.status, errorOf({ body: await response.json() }).type]).toEqual([
      400,
      'bad_request',
    ]);
    expect(await rowsOf(carol)).toEqual([]);
  });

  it('takes 20 MiB and refuses more while it still arrives', { tags: 'proof' }, async () => {
    const { maxBytes } = limits.document;
    const prefix = `--b\r\ncontent-disposition: form-data; name="file"; filename="endless.txt"\r\n\r\n`;
    const sent = await new Promise<{ status: number | undefined; bytes: number }>(
      (resolve, reject) => {
        let bytes = 0;
        let isAnswered = false;
        const call = request(
          `${app.url}/api/v1/documents`,
          {
            method: 'POST',
            headers: {
              authorization: `Bearer ${ada.token}`,
              'content-type': 'multipart/form-data; boundary=b',
            },
          },
          (response) => {
            isAnswered = true;
            response.resume();
            resolve({ status: response.statusCode, bytes });
            call.destroy();
          },
        );
        call.on('error', (error) => (isAnswered ? undefined : reject(error)));
        call.write(prefix);
        const chunk = Buffer.alloc(256 * 1024, 'words and words. ');
        const send = (): void => {
          while (!isAnswered && bytes < maxBytes * 8) {
            bytes += chunk.length;
            if (!call.write(chunk)) return void call.once('drain', send);
          }
        };
        send();
      },
    );
    expect(sent.status).toBe(413);
    expect(sent.bytes).toBeLessThan(maxBytes * 3);
    const announced = await upload(ada, file(new Uint8Array(maxBytes + 100_000), 'large.txt'));
    expect([announced.status, errorOf(announced).type]).toEqual([413, 'payload_too_large']);
    const whole = await upload(ada, file(Buffer.alloc(maxBytes, 'long '), 'long.txt'));
    expect([whole.status, errorOf(whole).message]).toEqual([
      413,
      'long.txt is too long: it has more than 3,000,000 characters.',
    ]);
  });

  it('stops at 200 documents, also for uploads that arrive together', async () => {
    const dora = await signedInUser(app);
    await app.database.query(
      `INSERT INTO documents (user_id, name, mime_type, size, headings_count, passages_count, content_hash, text)
       SELECT $1, 'filler', 'text/plain', 1, 0, 1, 'x', '{}' FROM generate_series(1, $2)`,
      [dora.userId, limits.document.perUser - 2],
    );
    // Every insert lingers after it has counted, so that without a lock they would all have counted
    // the same.
    await app.database.query(
      `CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.2); RETURN NEW; END'`,
    );
    await app.database.query(
      'CREATE TRIGGER linger BEFORE INSERT ON documents FOR EACH ROW EXECUTE FUNCTION linger()',
    );
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => upload(dora, file(markdown, `${index}.md`))),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await rowsOf(dora)).toHaveLength(limits.document.perUser);
    await app.database.query('DROP TRIGGER linger ON documents');
    expect((await upload(dora, file(markdown, 'one more.md'))).status).toBe(409);
  });

  it('keeps a snapshot of a source once per task, apart from other tasks', async () => {
    const library = app.nest.get(SourceLibrary, { strict: false });
    const [task] = await app.database.query(
      z.object({ id: z.string() }),
      `INSERT INTO generation_tasks (user_id, topic, request, author_name) VALUES ($1, 'Tides', '{}', 'spec') RETURNING id`,
      [ada.userId],
    );
    const [source] = await library.documents(ada.userId, [
      (await stored(ada, `${markdown}\nA lone surrogate \\ud800 and a NUL \\u0000 stay text.\n`))
        .id,
    ]);
    await Promise.all([1, 2, 3].map(() => library.keepSnapshot(task!.id, source!)));
    expect(await library.snapshot(task!.id, source!.id)).toEqual(source);
    await expect(library.snapshot(crypto.randomUUID(), source!.id)).rejects.toMatchObject({
      type: 'not_found',
    });
    expect(
      await app.database.query('SELECT 1 FROM source_snapshots WHERE task_id = $1', [task!.id]),
    ).toHaveLength(1);
  });
});
