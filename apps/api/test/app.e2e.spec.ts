import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  errorEnvelope,
  errorStatus,
  type PathData,
  pathData,
  type Operation,
  type OperationName,
  operations,
} from '@coursewright/contract';
import { createDatabaseProxy, createTestDatabase, hurry } from '@coursewright/testing';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { z } from 'zod';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { bodies, someId } from './route-bodies.ts';
import { riverText, uploadText } from './upload-text.ts';
import { signedInUser, Visitor } from './visitor.ts';

const rows = Object.entries(operations) as [OperationName, Operation][];
const pathOf = (route: Operation) => route.path.replaceAll(/\{\w+\}/g, someId);

/** Fields of an unknown value, for reading documents. */
const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );

describe('the application', () => {
  let app: TestApp;
  let web: string;
  const failures: { message: unknown; error_id?: string; err?: unknown }[] = [];

  beforeAll(async () => {
    web = await mkdtemp(join(tmpdir(), 'coursewright-web-'));
    await mkdir(join(web, 'assets'));
    await mkdir(join(web, 'terms'));
    await mkdir(join(web, 'history'));
    const script = 'console.log("hashed");'.repeat(100);
    await Promise.all([
      writeFile(join(web, 'index.html'), '<h1>Home</h1>'),
      writeFile(join(web, 'app-shell.html'), '<h1>Shell</h1>'),
      writeFile(join(web, 'terms', 'index.html'), '<h1>Terms</h1>'),
      writeFile(join(web, 'history', 'app-shell.html'), '<h1>Shell of a course</h1>'),
      writeFile(join(web, 'manifest.webmanifest'), '{}'),
      writeFile(join(web, 'mark.svg'), '<svg/>'),
      writeFile(join(web, 'sw.js'), 'self.addEventListener("fetch", () => {});'),
      writeFile(join(web, 'assets', 'main-abc123.js'), script),
      writeFile(join(web, 'assets', 'main-abc123.js.br'), brotliCompressSync(script)),
      writeFile(join(web, '..', 'coursewright-secret.txt'), 'secret'),
    ]);
    app = await createTestApp({
      webRoot: web,
      env: {
        TRUST_PROXY: '127.0.0.1',
        ANALYTICS_URL: 'https://count.example.org/api/event',
        ANALYTICS: 'usage',
      },
    });
    app.nest.useLogger({
      log: () => undefined,
      warn: () => undefined,
      error: (entry: { error_id?: string; err?: unknown }, message: unknown) =>
        void failures.push({ ...entry, message }),
    });
  });
  afterAll(async () => {
    await app?.close();
    await rm(web, { recursive: true, force: true });
    await rm(join(web, '..', 'coursewright-secret.txt'), { force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, { headers });
  const post = (path: string, body: string, type = 'application/json') =>
    fetch(app.url + path, { method: 'POST', body, headers: { 'content-type': type } });
  const visitor = () => new Visitor(app);

  describe('errors', () => {
    it('read the same through both APIs', async () => {
      const user = await signedInUser(app, { credits: 0 });
      const stranger = visitor();
      const bad = { email: 'nobody', password: 'short', full_name: '', is_admin: true };
      const pairs = [
        [await stranger.call('GET', '/v1/documents'), await stranger.ask('documents.list')],
        [
          await stranger.call('POST', '/auth/register', bad),
          await stranger.ask('auth.register', bad),
        ],
        [
          await user.call('GET', `/learning-path/${someId}`),
          await user.ask(
            `generation.status?input=${encodeURIComponent(JSON.stringify({ id: someId }))}`,
          ),
        ],
        [
          await user.call('POST', '/generate-learning-path', { topic: 'x' }),
          await user.ask('generation.start', { topic: 'x' }),
        ],
      ] as const;
      for (const [rest, rpc] of pairs) {
        expect(rpc).toMatchObject({ status: rest.status, body: rest.body });
        const { error } = errorEnvelope.parse(rest.body);
        expect(errorStatus[error.type]).toBe(rest.status);
      }
      expect(pairs.map(([{ status }]) => status)).toEqual([401, 422, 404, 422]);
      const paths = errorEnvelope.parse(pairs[1][0].body).error.details?.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(['email', 'password', 'full_name']));
    });

    it('carry an error_id that the log has once, with the cause, and show nothing of the inside', async () => {
      const user = await signedInUser(app);
      await app.database.query('ALTER TABLE documents RENAME TO documents_away');
      const answers = [await user.call('GET', '/v1/documents'), await user.ask('documents.list')];
      await app.database.query('ALTER TABLE documents_away RENAME TO documents');
      for (const { status, body } of answers) {
        expect(status).toBe(500);
        const { error } = errorEnvelope.parse(body);
        expect(error.type).toBe('server_error');
        expect(JSON.stringify(body)).not.toMatch(/documents|relation|select|42P01|\.ts/i);
        const logged = failures.filter(({ error_id }) => error_id === error.error_id);
        expect(logged).toHaveLength(1);
        expect(String(logged[0]?.err)).toContain('"documents" does not exist');
      }
      expect(failures).toHaveLength(2);
    });

    const deep = '['.repeat(300_000) + ']'.repeat(300_000);
    it.each([
      ['malformed JSON', '{"email":', 'application/json', 'bad_request'],
      [
        '__proto__',
        '{"email":"a@example.org","__proto__":{"is_admin":true}}',
        'application/json',
        'bad_request',
      ],
      [
        'escaped __proto__',
        '{"email":"a@example.org","\\u005f_proto__":1}',
        'application/json',
        'bad_request',
      ],
      ['NUL', '{"email":"a\\u0000@example.org"}', 'application/json', 'bad_request'],
      ['nesting without end', deep, 'application/json', 'bad_request'],
      ['text', '{"email":"a@example.org"}', 'text/plain', 'unsupported_media_type'],
      [
        'a form',
        'email=a@example.org',
        'application/x-www-form-urlencoded',
        'unsupported_media_type',
      ],
      [
        'multipart',
        '--x\r\n\r\n--x--',
        'multipart/form-data; boundary=x',
        'unsupported_media_type',
      ],
      [
        '2 MiB',
        JSON.stringify({ email: 'a'.repeat(2 * 1024 * 1024) }),
        'application/json',
        'payload_too_large',
      ],
      ['an array', '[]', 'application/json', 'validation_error'],
    ] as const)('refuse %s in both APIs', async (_name, body, contentType, type) => {
      for (const path of ['/api/auth/resend-verification', '/api/trpc/auth.resendVerification']) {
        const response = await post(path, body, contentType);
        const answer: unknown = await response.json();
        expect({
          path,
          status: response.status,
          type: at(answer, 'error', 'type') ?? at(answer, 'error', 'data', 'error', 'type'),
        }).toEqual({ path, status: errorStatus[type], type });
      }
      expect(at({}, 'is_admin')).toBeUndefined();
    });

    it('tell a wrong method from a wrong path, and refuse addresses that are none', async () => {
      const patch = await fetch(`${app.url}/api/auth/login`, { method: 'PATCH' });
      expect([patch.status, patch.headers.get('allow')]).toEqual([405, 'POST']);
      for (const method of ['PROPFIND', 'PURGE']) {
        const known = await fetch(`${app.url}/api/auth/login`, { method });
        expect([known.status, known.headers.get('allow')]).toEqual([405, 'POST']);
        expect((await fetch(`${app.url}/api/nothing`, { method })).status).toBe(404);
        expect((await fetch(`${app.url}/terms`, { method })).status).toBe(405);
      }
      const anywhere = await fetch(`${app.url}/api/learning-path/${someId}`, { method: 'POST' });
      expect([anywhere.status, anywhere.headers.get('allow')]).toEqual([
        405,
        'DELETE, GET, HEAD, PATCH',
      ]);
      for (const [path, status] of [
        ['/api/nothing', 404],
        ['/api', 404],
        ['/api/', 404],
        ['/api/learning-path/%', 400],
        ['/api/learning-path/%00', 400],
        ['/%c0%ae', 400],
      ] as const) {
        const response = await get(path);
        expect([path, response.status]).toEqual([path, status]);
        errorEnvelope.parse(await response.json());
      }
    });

    it('reach even a client that does not speak HTTP', async () => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
      let heard = '';
      socket.on('data', (chunk) => (heard += chunk));
      socket.write('GET / HTTP/1.1\r\nno header\r\n\r\n');
      await once(socket, 'close');
      expect(heard).toMatch(/^HTTP\/1.1 400 /);
      errorEnvelope.parse(JSON.parse(heard.split('\r\n\r\n')[1] ?? ''));
    });
  });

  describe('the rows of operations', () => {
    it.each(rows)('%s is there and asks who calls', async (_name, route) => {
      const response = await fetch(`${app.url}/api${pathOf(route)}`, { method: route.method });
      const { error } = response.ok
        ? { error: undefined }
        : errorEnvelope.parse(await response.json());
      expect(response.status).not.toBe(405);
      if (route.access === 'signed_in' || route.access === 'admin')
        expect([response.status, error?.type]).toEqual([401, 'unauthorized']);
      if (route.access === 'public') expect([200, 422]).toContain(response.status);
      expect(response.headers.get('cache-control')).toContain(
        route.cacheable && response.ok ? 'public, max-age=' : 'no-store',
      );
    });

    it('are all in a valid OpenAPI 3.1 document whose references resolve', async () => {
      const document: unknown = await (await get('/api/openapi.json')).json();
      expect(at(document, 'openapi')).toBe('3.1.0');
      const ids = new Set<unknown>();
      for (const [name, route] of rows) {
        const operation = at(document, 'paths', `/api${route.path}`, route.method.toLowerCase());
        ids.add(at(operation, 'operationId'));
        expect([name, at(operation, 'operationId')]).toEqual([name, name]);
        expect(at(operation, 'responses', String(route.status))).toBeDefined();
        expect(
          at(operation, 'responses', 'default', 'content', 'application/json', 'schema'),
        ).toEqual({ $ref: '#/components/schemas/ErrorEnvelope' });
        for (const parameter of route.path.match(/(?<=\{)\w+/g) ?? []) {
          expect(at(operation, 'parameters')).toContainEqual(
            expect.objectContaining({ name: parameter, in: 'path', required: true }),
          );
        }
        if (route.body)
          expect(
            at(operation, 'requestBody', 'content', 'application/json', 'schema'),
          ).toBeDefined();
      }
      expect(ids.size).toBe(rows.length);
      const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
        ([, reference = '']) => reference,
      );
      expect(references.length).toBeGreaterThan(rows.length);
      for (const reference of new Set(references)) {
        expect([reference, at(document, ...reference.replace('#/', '').split('/'))]).toEqual([
          reference,
          expect.any(Object),
        ]);
      }
      expect((await get('/api/docs')).headers.get('content-type')).toContain('text/html');
    });
  });

  describe('pages', () => {
    it('send the security headers with every answer', async () => {
      for (const path of [
        '/',
        '/api/health/live',
        '/api/nothing',
        '/api/auth/status',
        '/api/trpc/auth.status',
        '/assets/main-abc123.js',
        '/missing.js',
      ]) {
        const { headers } = await get(path);
        const policy = headers.get('content-security-policy') ?? '';
        for (const rule of [
          "script-src 'self' https://js.stripe.com;",
          "frame-src 'self' https://js.stripe.com;",
          "connect-src 'self' https://api.stripe.com https://count.example.org;",
          "require-trusted-types-for 'script';",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ])
          expect([path, policy]).toEqual([path, expect.stringContaining(rule)]);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('strict-transport-security')).toBeNull();
        expect(headers.get('x-powered-by')).toBeNull();
      }
    });

    it('come prerendered where they are, else as the application, and never below /api', async () => {
      const shown = async (path: string) => {
        const response = await get(path);
        return [response.status, await response.text(), response.headers.get('cache-control')];
      };
      expect(await shown('/')).toEqual([200, '<h1>Home</h1>', 'no-cache']);
      expect(await shown('/terms')).toEqual([200, '<h1>Terms</h1>', 'no-cache']);
      expect(await shown('/terms/?from=mail')).toEqual([200, '<h1>Terms</h1>', 'no-cache']);
      expect(await shown(`/result/${someId}`)).toEqual([200, '<h1>Shell</h1>', 'no-cache']);
      expect(await shown(`/history/${someId}`)).toEqual([
        200,
        '<h1>Shell of a course</h1>',
        'no-cache',
      ]);
      expect((await shown('/sw.js'))[2]).toBe('no-cache');
      expect((await shown('/mark.svg'))[2]).toBe('public, max-age=86400');
      expect((await get('/sw.js')).headers.get('service-worker-allowed')).toBe('/');
      expect((await get('/sw.js')).headers.get('content-security-policy')).toContain(
        "worker-src 'self'",
      );
      const manifest = await get('/manifest.webmanifest');
      expect([manifest.headers.get('content-type'), manifest.headers.get('cache-control')]).toEqual(
        [expect.stringContaining('application/manifest+json'), 'no-cache'],
      );
      expect((await shown('/api/terms'))[0]).toBe(404);
      expect((await shown('/assets/old-123.js'))[0]).toBe(404);
      expect((await fetch(`${app.url}/terms`, { method: 'POST' })).status).toBe(405);
      for (const path of [
        '/..%2fcoursewright-secret.txt',
        '/assets/..%2f..%2fcoursewright-secret.txt',
        '/%2e%2e/coursewright-secret.txt',
        '/assets/main-abc123.js.br',
      ]) {
        expect([path, (await shown(path))[1]]).toEqual([
          path,
          expect.not.stringMatching(/^secret/),
        ]);
      }
    });

    it('send hashed files precompressed and for ever', async () => {
      const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.text()).toContain('hashed');
      const head = await fetch(`${app.url}/assets/main-abc123.js`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    });
  });

  it('says what is counted, and where', async () => {
    const { insights } = await (await get('/api/capabilities')).json();
    expect(insights).toEqual({
      endpoint: 'https://count.example.org/api/event',
      site: 'localhost',
      kinds: ['usage'],
    });
  });

  describe('the sample course', () => {
    const failed = ({ modules }: PathData) =>
      modules
        .flatMap(({ submodules }) => submodules)
        .filter(
          ({ status, content, quiz, citations }) =>
            status !== 'completed' || content === '' || quiz.length === 0 || citations.length === 0,
        );

    it('is a whole, cited course for everybody, the same in every API, in every process and with every author', async () => {
      const other = await createTestApp({
        env: { MODEL: 'openai:none', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' },
      });
      try {
        const [first, second, elsewhere] = await Promise.all([
          visitor().call('GET', '/v1/sample-course'),
          visitor().ask('system.sampleCourse'),
          new Visitor(other).call('GET', '/v1/sample-course'),
        ]);
        const course = pathData.parse(first.body);
        expect([course.topic, course.author.kind, failed(course)]).toEqual([
          'How rivers shape land',
          'builtin',
          [],
        ]);
        expect(course.modules.length).toBeGreaterThanOrEqual(3);
        const passages = new Set(
          course.sources.flatMap((source) => source.passages.map(({ id }) => id)),
        );
        for (const { citations } of course.modules.flatMap(({ submodules }) => submodules))
          for (const { passage_id } of citations) expect(passages).toContain(passage_id);
        expect(second.body).toEqual(course);
        expect(elsewhere.body).toEqual(course);
        expect(elsewhere.headers.get('etag')).toBe(first.headers.get('etag'));
        expect(
          await app.database.query('SELECT 1 FROM generation_tasks WHERE topic = $1', [
            course.topic,
          ]),
        ).toEqual([]);
      } finally {
        await other.close();
      }
    });

    it('is not sent again to whom has it', async () => {
      const { headers } = await get('/api/v1/sample-course');
      const etag = headers.get('etag') ?? '';
      expect([headers.get('cache-control'), etag]).toEqual([
        'public, max-age=3600',
        expect.stringMatching(/^W\/"[\w-]{43}"$/),
      ]);
      for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
        const again = await get('/api/v1/sample-course', { 'if-none-match': known });
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([
          304,
          '',
          etag,
        ]);
      }
      expect((await get('/api/v1/sample-course', { 'if-none-match': '"other"' })).status).toBe(200);
    });
  });

  it(
    'sends the security headers on every row, to strangers and members, streams included, and has nothing of a member kept',
    { tags: 'proof' },
    async () => {
      const user = await signedInUser(app);
      const { body } = await user.call('POST', '/generate-learning-path', {
        topic: 'Photosynthesis',
      });
      const names = [
        'content-security-policy',
        'x-content-type-options',
        'referrer-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'x-frame-options',
      ];
      const streams: string[] = [];
      for (const [name, route] of rows) {
        const path = `/api${route.path.replace('{id}', String(at(body, 'task_id'))).replaceAll(/\{\w+\}/g, someId)}`;
        for (const authorization of [undefined, `Bearer ${user.token}`]) {
          if (
            authorization &&
            ['logout', 'deleteAccount', 'cancelGeneration', 'revokeOtherSessions'].includes(name)
          )
            continue;
          const stop = new AbortController();
          const response = await fetch(app.url + path, {
            method: route.method,
            signal: stop.signal,
            headers: { 'x-forwarded-for': '10.9.9.9', ...(authorization ? { authorization } : {}) },
          });
          if (response.ok && response.headers.get('content-type')?.startsWith('text/event-stream'))
            streams.push(name);
          stop.abort();
          expect([
            name,
            response.status,
            names.filter((header) => !response.headers.get(header)),
          ]).toEqual([name, response.status, []]);
          if (authorization && !route.cacheable)
            expect([name, response.headers.get('cache-control')]).toEqual([
              name,
              expect.stringContaining('no-store'),
            ]);
        }
      }
      expect(streams).toEqual(['progressStream']);
    },
  );

  it(
    'takes no key that belongs to the server, in the body of any row',
    { tags: 'proof' },
    async () => {
      const admin = await signedInUser(app, { isAdmin: true });
      const privileged = [
        'is_admin',
        'credits',
        'id',
        'user_id',
        'email',
        'is_email_verified',
        'is_active',
        'password_hash',
        'share_id',
        'is_public',
        'created_at',
        'source',
        'task_id',
        'status',
        'balance_after',
      ];
      const before = await app.database.query('SELECT * FROM users ORDER BY id');
      let asked = 0;
      for (const [name, route] of rows) {
        const body = route.body instanceof z.ZodOptional ? route.body.unwrap() : route.body;
        // An imported file is judged course by course, and takes the id and the owner from nobody.
        if (!(body instanceof z.ZodObject)) continue;
        const { shape } = body;
        for (const key of privileged.filter((one) => !(one in shape))) {
          asked += 1;
          const reply = await visitor().call(
            route.method,
            pathOf(route).replace('keys/00000000-0000-4000-8000-000000000000', 'keys/openai'),
            { ...bodies[name], [key]: 'x' },
            { authorization: `Bearer ${admin.token}` },
          );
          const details =
            reply.status === 422
              ? errorEnvelope.parse(reply.body).error.details?.map(({ message }) => message)
              : undefined;
          expect([name, key, reply.status, details]).toEqual([
            name,
            key,
            422,
            expect.arrayContaining([
              expect.stringMatching(new RegExp(`^Unknown here: .*\\b${key}\\b`)),
            ]),
          ]);
        }
      }
      expect(asked).toBeGreaterThan(15 * 15);
      expect(await app.database.query('SELECT * FROM users ORDER BY id')).toEqual(before);
    },
  );

  it(
    "answers for what is somebody else's as for what never was, on every row that names a thing",
    { tags: 'proof' },
    async () => {
      const [owner, other] = [await signedInUser(app), await signedInUser(app)];
      const idOf = async (call: Promise<{ body: unknown }>, ...keys: string[]) =>
        String(at((await call).body, ...keys));
      const documentId = await uploadText(app, owner, 'rivers.md', riverText);
      const things: [RegExp, string][] = [
        [/\/sessions\//, owner.cookie?.split('.')[0] ?? ''],
        [
          /\/api-tokens\//,
          await idOf(
            owner.call('POST', '/v1/account/api-tokens', { name: 'x', scopes: ['read'] }),
            'id',
          ),
        ],
        [/\/documents\//, documentId],
        [
          /learning-path/,
          await idOf(
            owner.call('POST', '/generate-learning-path', { topic: 'Photosynthesis' }),
            'task_id',
          ),
        ],
        [
          /\/payments\/session\//,
          await idOf(
            owner.call('POST', '/payments/checkout-sessions', { quantity: 1 }),
            'sessionId',
          ),
        ],
      ];
      /** What nobody but its owner can have changed, whatever the answer was. */
      const owned = () =>
        app.database.query(
          `SELECT (SELECT json_agg((id, notify_by_email, cancel_requested_at, run, rewrites)) FROM generation_tasks WHERE user_id = $1) AS generations,
         (SELECT json_agg((id, revision, is_public)) FROM courses WHERE user_id = $1) AS courses,
         (SELECT json_agg(id) FROM documents WHERE user_id = $1) AS documents, (SELECT json_agg((id, revoked_at)) FROM sessions WHERE user_id = $1) AS sessions,
         (SELECT json_agg(id) FROM api_tokens WHERE user_id = $1) AS tokens, (SELECT json_agg((id, status)) FROM purchase_orders WHERE user_id = $1) AS orders`,
          [owner.userId],
        );
      const before = await owned();
      const asked: string[] = [];
      for (const [name, route] of rows.filter(
        ([, { access, path }]) => access === 'signed_in' && path.includes('{id}'),
      )) {
        const theirs =
          things.find(([path]) => path.test(route.path))?.[1] ?? `nothing is known for ${name}`;
        asked.push(name);
        const answer = async (id: string) => {
          const reply = await other.call(
            route.method,
            route.path
              .replace('{id}', id)
              .replace('{number}', '1')
              .replaceAll(/\{\w+_index\}/g, '0')
              .replaceAll(/\{(?:sub)?moduleIndex\}/g, '0')
              .replaceAll(/\{\w+\}/g, someId),
            bodies[name],
          );
          return [
            name,
            reply.status,
            JSON.stringify(reply.body)
              ?.replaceAll(id, 'ID')
              .replaceAll(/"error_id":"[^"]+"/g, ''),
          ];
        };
        const foreign = await answer(theirs);
        expect(foreign).toEqual(
          await answer(
            theirs.startsWith('cs_')
              ? `cs_test_${'0'.repeat(theirs.length - 8)}`
              : crypto.randomUUID(),
          ),
        );
        expect([name, foreign[1]]).toEqual([name, 404]);
      }
      expect(asked.length).toBeGreaterThan(8);
      expect(await owned()).toEqual(before);
      expect((await owner.call('GET', '/auth/status')).status).toBe(200);
    },
  );

  it.each([
    ['an input that is no JSON', 'GET', '?input=%7B', undefined, 400],
    ['a batch of which one input is no JSON', 'GET', '?batch=1&input=%7B', undefined, 400],
    ['a body that is no JSON', 'POST', '', ['application/json', '{'], 400],
    ['a body of another kind', 'POST', '', ['text/plain', 'x'], 415],
    ['a body that is too large', 'POST', '', ['application/json', `"${'x'.repeat(2 ** 21)}"`], 413],
  ] as const)(
    'refuses %s in the form that tRPC clients read',
    async (_what, method, query, sent, status) => {
      const response = await fetch(`${app.url}/api/trpc/auth.status${query}`, {
        method,
        ...(sent && { headers: { 'content-type': sent[0] }, body: sent[1] }),
      });
      expect([response.status, await response.json()]).toEqual([
        status,
        {
          error: {
            message: expect.any(String),
            code: expect.any(Number),
            data: {
              code: expect.stringMatching(/^[A-Z_]+$/),
              httpStatus: status,
              error: expect.objectContaining({ message: expect.any(String) }),
            },
          },
        },
      ]);
    },
  );

  it('runs up to 20 calls in one tRPC request, each with its own outcome, and refuses more', async () => {
    const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: {} }));
    const both = await get(`/api/trpc/system.capabilities,auth.status?batch=1&input=${input}`);
    const [first, second] = (await both.json()) as unknown[];
    expect([
      both.status,
      at(first, 'result', 'data', 'author', 'kind'),
      at(second, 'error', 'data', 'error', 'type'),
    ]).toEqual([207, 'builtin', 'unauthorized']);
    const tooMany = await get(
      `/api/trpc/${Array(21).fill('system.capabilities').join(',')}?batch=1&input=${encodeURIComponent('{}')}`,
    );
    expect(tooMany.status).toBe(400);
  });

  it('refuses an Idempotency-Key that is none, in both APIs', async () => {
    const user = await signedInUser(app);
    const headers = { 'idempotency-key': 'k'.repeat(201) };
    const rest = await user.call('POST', '/generate-learning-path', { topic: 'Rivers' }, headers);
    const rpc = await user.call('POST', '/trpc/generation.start', { topic: 'Rivers' }, headers);
    expect([rest.status, rpc.status]).toEqual([422, 422]);
  });
});

describe('without its database', () => {
  it('lives, is not ready, and is again once the connection is back', async () => {
    const database = await createTestDatabase();
    const proxy = await createDatabaseProxy(database.url);
    const app = await createTestApp({ env: { DATABASE_URL: proxy.url, WORKERS: 'none' } });
    const ask = async (what: string) => (await fetch(`${app.url}/api/health/${what}`)).status;
    try {
      expect(await ask('ready')).toBe(200);
      proxy.cut();
      using _ = hurry();
      expect([await ask('live'), await ask('ready')]).toEqual([200, 503]);
      proxy.restore();
      await expect.poll(() => ask('ready')).toBe(200);
    } finally {
      proxy.restore();
      await app.close();
      await proxy.close();
      await database.drop();
    }
  });

  it(
    'logs nobody out, and works again once the connection is back',
    { tags: 'proof' },
    async () => {
      const database = await createTestDatabase();
      const proxy = await createDatabaseProxy(database.url);
      const app = await createTestApp({
        env: {
          DATABASE_URL: proxy.url,
          JWT_SECRET: 'j'.repeat(32),
          ENCRYPTION_KEY: 'e'.repeat(32),
        },
      });
      try {
        const user = await signedInUser(app);
        expect((await user.call('GET', '/health/ready')).status).toBe(200);
        proxy.cut();
        const [live, ready, rest, rpc] = await Promise.all([
          user.call('GET', '/health/live'),
          user.call('GET', '/health/ready'),
          user.call('GET', '/auth/credits'),
          user.ask('auth.credits'),
        ]);
        expect([live.status, ready.status, rest.status, rpc.status]).toEqual([200, 503, 503, 503]);
        expect([rest.headers.get('retry-after'), rpc.headers.get('retry-after')]).toEqual([
          '2',
          '2',
        ]);
        for (const { body } of [ready, rest, rpc]) {
          const { error } = errorEnvelope.parse(body);
          expect([error.type, typeof error.error_id]).toEqual(['unavailable', 'string']);
          expect(JSON.stringify(body)).not.toMatch(/ECONN|127\.0\.0\.1|terminat/i);
        }
        // A restart shorter than a request's time-out costs nothing but time, and nobody his session.
        proxy.restore();
        const due = await Promise.all(Array.from({ length: 20 }, () => signedInUser(app)));
        proxy.cut();
        // A statement on a connection that the pool still holds is not sent twice, as it may have
        // been carried out: it would be answered 503, as those above.
        const pool = (app.nest.get(DataSource).driver as PostgresDriver).master as pg.Pool;
        while (pool.idleCount > 0) await sleep(5);
        const waiting = user.call('GET', '/auth/credits');
        await sleep(1_000);
        proxy.restore();
        expect((await waiting).status).toBe(200);
        // Nor does a longer one end a session.
        proxy.cut();
        const refreshes = due.map((each) => each.call('POST', '/auth/refresh'));
        await sleep(5_000);
        proxy.restore();
        for (const { status } of await Promise.all(refreshes)) expect([200, 503]).toContain(status);
        for (const each of due) expect((await each.call('POST', '/auth/refresh')).status).toBe(200);
        expect((await user.call('GET', '/health/ready')).status).toBe(200);
      } finally {
        proxy.restore();
        await app.close();
        await proxy.close();
        await database.drop();
      }
    },
  );
});

describe('when it stops', () => {
  it('ends open streams instead of waiting for them', async () => {
    const app = await createTestApp({ env: { WORKERS: 'none' } });
    const user = await signedInUser(app);
    const { body } = await user.call('POST', '/generate-learning-path', {
      topic: 'Photosynthesis',
    });
    const stream = await fetch(
      `${app.url}/api/learning-path/${String(at(body, 'task_id'))}/progress-stream`,
      { headers: { cookie: `cw_refresh=${user.cookie}` } },
    );
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/event-stream'),
    ]);
    const reader = stream.body!.getReader();
    const ended = (async () => {
      while (!(await reader.read()).done);
    })().catch(() => undefined);
    // Nobody writes the course, so waiting for its stream would take for ever.
    await app.close();
    await ended;
  });
});
