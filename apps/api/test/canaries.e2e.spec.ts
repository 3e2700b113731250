// @module-tag proof
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '@coursewright/platform';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { refreshTokenOf, type Reply, Visitor } from './visitor.ts';

const canary = (name: string) => `canary${name}${crypto.randomUUID().replaceAll('-', '')}`;
/**
 * What nobody but its owner may ever read, by its name. Those that the server makes are added as
 * they are met.
 */
const secrets = new Map(
  [
    'password',
    'newPassword',
    'mailPassword',
    'stripeKey',
    'webhookSecret',
    'googleKey',
    'perplexityKey',
  ].map((name) => [name, canary(name)] as const),
);
const secret = (name: string): string => secrets.get(name) ?? '';
const jwtSecret = canary('jwt');
const encryptionKey = canary('encryption');
secrets.set('jwtSecret', jwtSecret).set('encryptionKey', encryptionKey);

/** What a learner wrote: kept where it belongs, and named nowhere else. */
const privateWords = canary('words');
/** Columns that may hold a learner's words. */
const wordsMayStandIn = new Set([
  'generation_tasks.topic',
  'generation_tasks.request',
  'courses.topic',
  // The topic and the tags once more, as they are searched, and the topic as it is sorted.
  'courses.search_text',
  'courses.topic_key',
  'credit_transactions.notes',
]);
/** Two tokens of one session and one second are the same. */
const accessTokens = ['firstAccessToken', 'accessToken'];

const meet = (name: string, value: unknown) => {
  if (typeof value !== 'string' || value.length < 20) throw new Error(`There is no ${name}`);
  secrets.set(name, value);
};

/**
 * What an answer to a failure must not show: of our code, our database, our machine, or whom we
 * asked.
 */
const inside = [
  /\n\s+at /,
  /\.tsx?\b/,
  /\.m?js:\d/,
  /node_modules/,
  /\bSELECT\b.*\bFROM\b/i,
  /\bINSERT INTO\b/i,
  /\brelation "/i,
  /\bcolumn "/i,
  /duplicate key/i,
  /violates/i,
  /\b[0-9A-Z]{2}P\d\d\b/,
  /ECONN|ENOENT|EPIPE|ENOTFOUND/,
  /127\.0\.0\.1|localhost:\d/,
  /\/tmp\/|\/home\/|\/var\/|\/work\//,
  /DATABASE_URL|JWT_SECRET|SMTP_URL|STRIPE_|_API_KEY/,
  /TypeError|ReferenceError|SyntaxError|ZodError/,
  /QueryFailed|TypeORM|pg-?boss|postgres/i,
  /You sent/,
  /nodemailer|stripe-signature|user-agent/i,
  /\[object Object\]|undefined|\bNaN\b/,
];
/**
 * Names of fields that sound like a secret, and are none or are meant to be shown to their owner.
 */
const shownKeys = new Set([
  'access_token',
  'api_tokens',
  'token',
  'content_hash',
  'google_key_token',
  'pplx_key_token',
]);

interface RequestLine {
  readonly context: string;
  readonly level: number;
  readonly request_id: string;
  readonly route: string;
  readonly procedures?: readonly string[];
  readonly status: number;
  readonly user_id?: string;
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysOf(inner),
      ])
    : [];

const portOf = (server: { address(): unknown }): number => {
  const address = server.address();
  if (typeof address !== 'object' || address === null || !('port' in address))
    throw new Error('No port');
  return Number(address.port);
};

describe('secrets, while everything is done at debug level', () => {
  const log: string[] = [];
  const bodies: { of: string; status: number; body: string; keys: string[] }[] = [];
  const mails: string[] = [];
  let app: TestApp;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    // A provider, for keys and payments, that says back whatever it was told.
    const provider = createServer((asked, response) => {
      const refuses =
        !asked.url?.includes('models') && !asked.url?.includes('chat/completions?limit');
      response
        .writeHead(refuses ? 400 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: `You sent ${JSON.stringify(asked.headers)}` } }));
    }).listen(0, '127.0.0.1');
    const mailServer = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onAuth: (auth, _session, done) => done(null, { user: auth.username }),
      onData: (stream, _session, done) =>
        void text(stream).then(
          (mail) => (mails.push(mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')), done(null)),
        ),
    });
    mailServer.listen(0, '127.0.0.1');
    await Promise.all([once(provider, 'listening'), once(mailServer.server, 'listening')]);
    const upstream = `http://127.0.0.1:${portOf(provider)}`;
    app = await createTestApp({
      log: { write: (line) => void log.push(line) },
      env: {
        LOG_LEVEL: 'trace',
        TRUST_PROXY: '127.0.0.1',
        JWT_SECRET: jwtSecret,
        ENCRYPTION_KEY: encryptionKey,
        SMTP_URL: `smtp://learn:${secret('mailPassword')}@127.0.0.1:${portOf(mailServer.server)}`,
        STRIPE_SECRET_KEY: `sk_test_${secret('stripeKey')}`,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: `whsec_${secret('webhookSecret')}`,
        STRIPE_BASE_URL: upstream,
        USER_KEY_URLS: `google=${upstream},perplexity=${upstream}`,
      },
    });
    meet('databasePassword', new URL(app.database.url).password);
    closing.push(
      () => app.close(),
      () => new Promise((done) => provider.close(done)),
      () => new Promise<void>((done) => mailServer.close(() => done())),
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  /** One visitor whose answers are all remembered. */
  const witness = () => {
    const visitor = new Visitor(app);
    const call = visitor.call.bind(visitor);
    visitor.call = async (method, path, body, headers): Promise<Reply> => {
      const reply = await call(method, path, body, headers).catch((error: unknown) => {
        throw new Error(`${method} ${path}`, { cause: error });
      });
      bodies.push({
        of: `${method} ${path.split('?')[0]}`,
        status: reply.status,
        keys: keysOf(reply.body),
        body: JSON.stringify([
          reply.body,
          [...reply.headers].filter(([name]) => name !== 'set-cookie'),
        ]),
      });
      return reply;
    };
    return visitor;
  };
  const mailed = async (pattern: RegExp): Promise<string> => {
    for (let look = 0; look < 300; look += 1) {
      const found = mails.map((mail) => pattern.exec(mail)?.[1]).find(Boolean);
      if (found) return found;
      await sleep(50);
    }
    throw new Error(`No mail with ${pattern}`);
  };
  const linesOf = (context: string) =>
    log.map((line) => JSON.parse(line) as RequestLine).filter((line) => line.context === context);
  /**
   * The lines about that many requests: the last ones are written when their answers are read
   * already.
   */
  const requestLines = async (count: number): Promise<RequestLine[]> => {
    for (let look = 0; look < 100 && linesOf('Request').length < count; look += 1) await sleep(20);
    return linesOf('Request');
  };

  it('are in no log line, no row, no error and no export', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const me = witness();
    await me.call('POST', '/auth/register', {
      email,
      password: secret('password'),
      full_name: 'Ada',
    });
    meet('verifyToken', await mailed(/verify-email\?token=([\w-]+)/));
    await me.call('GET', '/auth/login?password=x', undefined);
    await me.call('GET', `/auth/verify-email/${secret('verifyToken')}`);
    await me.call('GET', `/auth/verify-email?token=${secret('verifyToken')}`);
    // What an answer says beside this is looked through below.
    const enter = async (path: string, body?: object) => {
      const reply = await me.call('POST', path, body);
      const { access_token, user } = reply.body as { access_token: string; user: { id: string } };
      me.token = access_token;
      me.cookie = refreshTokenOf(reply);
      return user;
    };
    const user = await enter('/auth/login', { email, password: secret('password') });
    meet('firstAccessToken', me.token);
    meet('firstRefreshToken', me.cookie);
    await enter('/auth/refresh');
    meet('accessToken', me.token);
    meet('refreshToken', me.cookie);

    // Every endpoint, right and wrong: what was typed must not come back.
    await me.call('POST', '/auth/login', { email, password: `${secret('password')}!` });
    await me.call('POST', '/auth/login', `{"email":"${email}","password":"${secret('password')}"`);
    await me.call('POST', '/auth/login', {
      email,
      password: secret('password'),
      [secret('newPassword')]: 1,
    });
    await me.call('POST', '/auth/register', {
      email: secret('password'),
      password: secret('password'),
      full_name: '',
    });
    await me.ask('auth.register', {
      email: secret('password'),
      password: secret('password'),
      full_name: '',
    });
    await me.ask('auth.verifyEmail', { token: secret('verifyToken') });
    await me.call('GET', '/v1/documents', undefined, {
      authorization: `Bearer ${secret('accessToken')}x`,
    });
    await me.call('GET', `/learning-path/${secret('accessToken')}`);
    await me.call('PUT', '/v1/account/keys/openai', { key: ' ' });
    await me.call('PUT', '/v1/account/keys/google', { key: secret('googleKey') });
    await me.call('PUT', '/v1/account/keys/perplexity', { key: secret('perplexityKey') });
    const stored = (await me.call('GET', '/v1/account/keys')).body as {
      keys: { provider: string; token: string }[];
    };
    const tokenOf = (provider: string) =>
      stored.keys.find((key) => key.provider === provider)?.token;
    expect([tokenOf('google'), tokenOf('perplexity')]).toEqual([
      expect.stringMatching(/^key_/),
      expect.stringMatching(/^key_/),
    ]);
    const created = await me.call(
      'POST',
      '/v1/account/api-tokens',
      { name: 'script', scopes: ['read'] },
      { 'idempotency-key': 'two' },
    );
    meet('apiToken', (created.body as { token?: string }).token);
    const { task_id } = (
      await me.call(
        'POST',
        '/generate-learning-path',
        {
          topic: `Rivers ${privateWords}`,
          google_key_token: tokenOf('google'),
          pplx_key_token: tokenOf('perplexity'),
        },
        { 'idempotency-key': 'one' },
      )
    ).body as { task_id: string };
    await me.call('POST', '/payments/checkout-sessions', { quantity: 5 });
    await me.call(
      'POST',
      '/webhooks/stripe',
      { type: 'x' },
      { 'stripe-signature': `t=1,v1=${secret('webhookSecret')}` },
    );
    await me.call('GET', '/v1/account/credit-transactions', undefined, {
      authorization: `Bearer ${secret('apiToken')}`,
    });

    await app.database.query('ALTER TABLE documents RENAME TO documents_away');
    for (const reply of [await me.call('GET', '/v1/documents'), await me.ask('documents.list')])
      expect(reply.status).toBe(500);
    await app.database.query('ALTER TABLE documents_away RENAME TO documents');

    await me.call('POST', '/auth/forgot-password', { email });
    meet('resetToken', await mailed(/reset-password\/([\w-]+)/));
    await me.call('POST', '/auth/reset-password', {
      token: secret('resetToken'),
      new_password: 'short',
    });
    // Addresses with a secret where none belongs.
    for (const name of secrets.keys()) {
      await me.call('GET', `/v1/documents?token=${secret(name)}`);
      await me.call('GET', `/nowhere/${secret(name)}`);
      await me.call('DELETE', `/v1/account/sessions/${secret(name)}`);
      await me.call(
        'GET',
        `/trpc/${secret(name)},documents.list?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: secret(name) }))}`,
      );
    }
    for (
      let look = 0;
      look < 400 &&
      ['pending', 'running'].includes(
        ((await me.call('GET', `/learning-path/${task_id}`)).body as { status: string }).status,
      );
      look += 1
    ) {
      if (look === 40) await me.call('DELETE', `/learning-path/${task_id}`);
      await sleep(100);
    }
    await me.call('GET', '/v1/account/export');
    await me.call('POST', '/auth/reset-password', {
      token: secret('resetToken'),
      new_password: secret('newPassword'),
    });
    await me.call('POST', '/auth/refresh');

    // The walk did meet what it was to meet.
    expect(secrets.size).toBeGreaterThanOrEqual(12);
    const written = log.join('');
    expect(written.split('\n').length).toBeGreaterThan(60);
    // Every request has its line, so what is looked through below is all that the log says of them.
    const requests = await requestLines(bodies.length);
    expect(requests.map(({ status }) => status).toSorted()).toEqual(
      bodies.map(({ status }) => status).toSorted(),
    );
    expect(requests.filter(({ status, level }) => level !== (status >= 500 ? 30 : 20))).toEqual([]);
    for (const route of [
      '/api/auth/login',
      '/api/auth/verify-email',
      '/api/learning-path/:id',
      '/api/trpc/:path',
      '/*',
    ])
      expect(requests.map((line) => line.route)).toContain(route);
    expect(requests.find(({ procedures }) => procedures)?.procedures).toEqual(['auth.register']);
    expect(new Set(requests.map(({ user_id }) => user_id))).toEqual(new Set([undefined, user.id]));
    const failures = linesOf('Failure').map(({ request_id }) => request_id);
    expect(
      requests
        .filter(({ status }) => status >= 500)
        .map(({ request_id }) => request_id)
        .toSorted(),
    ).toEqual(failures.toSorted());

    const hits: string[] = [];
    const forms = (value: string) => [
      value,
      encodeURIComponent(value),
      Buffer.from(value).toString('hex'),
      Buffer.from(value).toString('base64').replace(/.{4}$/, ''),
    ];
    const look = (where: string, content: string, ignored: readonly string[] = []) => {
      for (const [name, value] of secrets)
        if (!ignored.includes(name) && forms(value).some((form) => content.includes(form)))
          hits.push(`${name} in ${where}`);
    };
    for (const line of log) look(`the log: ${line.slice(0, 300)}`, line);
    if (written.includes(privateWords)) hits.push('private words in the log');
    for (const { of, body } of bodies)
      look(
        `the answer to ${of}`,
        body,
        {
          'POST /auth/login': accessTokens,
          'POST /auth/refresh': accessTokens,
          'POST /v1/account/api-tokens': ['apiToken'],
        }[of],
      );

    for (const { of, status, body, keys } of bodies) {
      if (status >= 400)
        for (const pattern of inside)
          if (pattern.test(body))
            hits.push(`${pattern} in the answer to ${of}: ${body.slice(0, 200)}`);
      for (const key of keys)
        if (/pass|hash|secret|token|encrypt|stripe_/i.test(key) && !shownKeys.has(key))
          hits.push(`${key} in the answer to ${of}`);
    }
    expect(new Set(bodies.map(({ status }) => status)).size).toBeGreaterThanOrEqual(7);

    const columns = await app.database.query(
      z.object({ name: z.string(), column: z.string() }),
      `SELECT format('%I.%I', table_schema, table_name) AS name, column_name AS column FROM information_schema.columns
       WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_schema IN (SELECT nspname FROM pg_namespace)`,
    );
    expect(columns.length).toBeGreaterThan(60);
    for (const { name, column } of columns) {
      const rows = await app.database.query(
        z.object({ text: z.string().nullable() }),
        `SELECT "${column}"::text AS text FROM ${name}`,
      );
      const content = rows.map((row) => row.text ?? '').join('\n');
      const where = `${name.replace('public.', '')}.${column}`;
      look(where, content);
      if (content.includes(privateWords) && !wordsMayStandIn.has(where))
        hits.push(`private words in ${where}`);
    }
    expect(hits).toEqual([]);
    // There was something to leave out.
    expect(written).toContain('[secret]');
  }, 120_000);

  it('of a statement that failed the log has no values, of a lost connection its message and code', async () => {
    const database = app.nest.get(Database);
    const spoken = new Logger('Spec');
    const before = linesOf('Spec').length;
    await database.run('CREATE TABLE kept (words text PRIMARY KEY)');
    const keep = () => database.run('INSERT INTO kept VALUES ($1)', [privateWords]);
    await keep();
    await keep().catch((err: unknown) => spoken.error({ err }, 'Not kept'));
    await database.run('DROP TABLE kept');
    const pool = new pg.Pool({ connectionString: app.database.url, max: 1 });
    const lost = once(pool, 'error');
    const { rows } = await pool.query('SELECT pg_backend_pid() AS pid');
    await app.database.query(`SELECT pg_terminate_backend(${z.number().parse(rows[0].pid)})`);
    spoken.error({ err: (await lost)[0] }, 'Lost');
    spoken.error({ err: 'a sentence that was thrown' }, 'Odd');
    await pool.end();
    const lines = log.slice().map((line) => z.looseObject({}).parse(JSON.parse(line)));
    expect(
      lines
        .filter(({ context }) => context === 'Spec')
        .slice(before)
        .map(({ err }) => err),
    ).toEqual([
      {
        type: 'QueryFailedError',
        message: expect.stringContaining('duplicate key'),
        stack: expect.stringContaining('canaries'),
        code: '23505',
        query: 'INSERT INTO kept VALUES ($1)',
        table: 'kept',
        constraint: 'kept_pkey',
      },
      { type: 'DatabaseError', message: expect.stringContaining('terminating'), code: '57P01' },
      'a sentence that was thrown',
    ]);
    expect(log.join('')).not.toContain(privateWords);
  });

  it('a request that its sender gives up has its line too, and is nobody’s failure', async () => {
    const [before, failures] = [linesOf('Request').length, linesOf('Failure').length];
    const unfinished = request(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    });
    unfinished.on('error', () => undefined);
    unfinished.write('{"email":"');
    await sleep(100);
    unfinished.destroy();
    expect((await requestLines(before + 1)).slice(before)).toMatchObject([
      { method: 'POST', route: '/api/auth/login', left_early: true },
    ]);
    expect(linesOf('Failure').slice(failures)).toEqual([]);
  });
});
