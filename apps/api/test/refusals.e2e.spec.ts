import {
  errorEnvelope,
  importReport,
  operations,
  say,
  type SentenceCode,
  sentences,
} from '@coursewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type Reply, signedInUser, Visitor } from './visitor.ts';

describe('a refusal', () => {
  let app: TestApp;
  let me: Visitor;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app, { credits: 3 });
  });
  afterAll(() => app?.close());

  const errorIn = ({ body }: Reply) => errorEnvelope.parse(body).error;
  const post = (route: { readonly path: string }, body: unknown) =>
    me.call('POST', route.path, body);

  async function upload(name: string, content: string) {
    const form = new FormData();
    form.set('file', new Blob([content]), name);
    const response = await fetch(`${app.url}/api${operations.uploadDocument.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}` },
      body: form,
    });
    return errorEnvelope.parse(await response.json()).error;
  }

  it('has a code, and the same through both APIs', async () => {
    const wrong = { current_password: 'not the password', new_password: 'seven herons at dusk' };
    const topic = 'Zoning law of Liechtenstein';
    const link = { token: 'a'.repeat(43), new_password: 'seven herons at dusk' };
    const asked: [SentenceCode, Readonly<Record<string, string>> | undefined, Reply, Reply][] = [
      [
        'not_your_password',
        undefined,
        await me.call(operations.changePassword.method, operations.changePassword.path, wrong),
        await me.ask(operations.changePassword.procedure, wrong),
      ],
      [
        'nothing_to_write_from',
        { topic },
        await post(operations.startGeneration, { topic }),
        await me.ask(operations.startGeneration.procedure, { topic }),
      ],
      [
        'login_required',
        undefined,
        await new Visitor(app).call('GET', operations.listDocuments.path),
        await new Visitor(app).ask(operations.listDocuments.procedure),
      ],
      [
        'link_expired',
        undefined,
        await post(operations.resetPassword, link),
        await me.ask(operations.resetPassword.procedure, link),
      ],
    ];
    for (const [code, values, rest, rpc] of asked) {
      const error = errorIn(rest);
      expect(error.code, JSON.stringify(error)).toBe(code);
      expect(error.values).toEqual(values);
      expect(errorIn(rpc)).toEqual(error);
    }
  });

  it('says of each field what is wrong with it, with the bounds', async () => {
    const bad = { email: 'nobody', password: 'short', full_name: '', is_admin: true };
    for (const reply of [
      await post(operations.register, bad),
      await me.ask(operations.register.procedure, bad),
    ]) {
      const { code, details = [] } = errorIn(reply);
      expect(code).toBe('fields_invalid');
      expect(details.every((detail) => detail.code && detail.code in sentences)).toBe(true);
      expect(details).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ path: 'email', code: 'not_an_email' }),
          expect.objectContaining({ path: 'password', code: 'too_short', values: { min: 10 } }),
          expect.objectContaining({ path: 'full_name', code: 'required' }),
          expect.objectContaining({ path: '', code: 'unknown_field' }),
        ]),
      );
    }
  });

  it('of a file names it', async () => {
    expect(await upload('notes.txt', '')).toMatchObject({
      type: 'validation_error',
      ...say('document_empty', { name: 'notes.txt' }),
    });
    expect(await upload('notes.rtf', '{\\rtf1 Rivers}')).toMatchObject({
      type: 'unsupported_media_type',
      code: 'document_kind_unknown',
      values: { name: 'notes.rtf' },
      message: expect.stringContaining('notes.rtf is a rich text (RTF) file.'),
    });
    const file = Buffer.from('No course at all.').toString('base64');
    expect(errorIn(await post(operations.importCourseFile, { file }))).toMatchObject(
      say('not_our_markdown'),
    );
    expect(errorIn(await post(operations.importLearningPaths, {}))).toMatchObject({
      ...say('course_invalid'),
      details: [{ path: '', ...say('no_courses_in_file') }],
    });
  });

  it('of one course among many stands in the report', async () => {
    const reply = await post(operations.importLearningPaths, [
      { topic: 'Rivers', path_data: { modules: 'none' } },
      { topic: 'Lakes', path_data: 7 },
    ]);
    const { courses } = importReport.parse(reply.body);
    const codes = courses.map(({ problems }) => new Set(problems.map(({ code }) => code)));
    expect(codes[0]).toContain('required');
    expect(codes[1]).toEqual(new Set(['not_a_course']));
  });

  it('that a framework made has the code of its type', async () => {
    const malformed = await post(operations.register, '{"email":');
    expect(errorIn(malformed)).toMatchObject({ type: 'bad_request', code: 'malformed_request' });
    const type = { 'content-type': 'text/csv' };
    const unknown = await me.call('POST', operations.register.path, 'a;b', type);
    expect(errorIn(unknown)).toMatchObject(say('content_unsupported'));
  });
});
