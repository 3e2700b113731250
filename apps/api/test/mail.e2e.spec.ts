import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SentenceSaid } from '@coursewright/contract';
import { Database, Mailer } from '@coursewright/platform';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { mailsTo, tokenIn, Visitor } from './visitor.ts';

const password = 'a sentence only I know';
const account = (email: string) => ({ email, password, full_name: 'Ada Lovelace' });

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < 300; look += 1) {
    if (await condition()) return;
    await sleep(50);
  }
  throw new Error('It did not happen within 15 s');
}

describe('mail by a mail server, in production', () => {
  const attempts: string[] = [];
  const arrived: Email[] = [];
  /** What the server says to the next messages (SMTP code); when empty it takes them. */
  const refusals: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      void text(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => {
          attempts.push(session.envelope.rcptTo[0]?.address ?? '');
          const code = refusals.shift();
          if (code === undefined) arrived.push(mail);
          done(
            code === undefined
              ? null
              : Object.assign(new Error('not now, ada@example.org'), { responseCode: code }),
          );
        });
    },
  });
  let app: TestApp;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The mail server has no port');
    app = await createTestApp({
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://learn.example.org',
        JWT_SECRET: 'one secret of more than 32 bytes, for tokens',
        ENCRYPTION_KEY: 'another secret of more than 32 bytes, for mail',
        SMTP_URL: `smtp://127.0.0.1:${address.port}`,
        MAIL_FROM: 'Learn <learn@example.org>',
        ADMIN_EMAIL: 'admin@example.org',
        ADMIN_PASSWORD: password,
      },
    });
  });
  afterAll(async () => {
    await app?.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it(
    'comes although the server asked to come back later, the same message, without delaying the answer',
    { tags: 'proof' },
    async () => {
      refusals.push(450);
      const started = attempts.length;
      const reply = await new Visitor(app).call(
        'POST',
        '/auth/register',
        account('ada@example.org'),
      );
      expect(reply.status).toBe(201);
      await until(() => arrived.length === 1);
      expect(attempts.slice(started)).toEqual(['ada@example.org', 'ada@example.org']);
      const [mail] = arrived;
      expect(mail).toMatchObject({
        subject: 'Confirm your e-mail address',
        from: { name: 'Learn', address: 'learn@example.org' },
        to: [{ address: 'ada@example.org' }],
      });
      expect(mail?.messageId).toMatch(/^<[\w-]+@learn\.example\.org>$/);
      expect(mail?.text).toContain('https://learn.example.org/verify-email?token=');
      expect(mail?.html).toContain('https://learn.example.org/verify-email?token=');
      expect(
        (await new Visitor(app).call('GET', `/auth/verify-email?token=${tokenIn(mail)}`)).status,
      ).toBe(200);
      const rows = await app.database.query(
        z.object({ output: z.string() }),
        `SELECT output::text FROM pgboss.job WHERE name = 'mail' AND output::text LIKE '%ada@%'`,
      );
      expect(rows).toEqual([]);
    },
  );

  it('is not tried again when the server refuses it for good', async () => {
    refusals.push(550);
    const before = { attempts: attempts.length, arrived: arrived.length };
    await new Visitor(app).call('POST', '/auth/register', account('gone@example.org'));
    await until(() => attempts.length > before.attempts);
    await until(
      async () =>
        (
          await app.database.query(
            `SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state <> 'completed'`,
          )
        ).length === 0,
    );
    expect([attempts.length - before.attempts, arrived.length - before.arrived]).toEqual([1, 0]);
  });

  it('keeps its mailbox to itself and its cookie to https', async () => {
    for (const path of ['/dev/mailbox', '/dev/mailbox/x.eml'])
      expect((await fetch(app.url + path)).status).toBe(404);
    expect(await readdir(app.dataDir)).not.toContain('mail');
    for (const path of ['/', '/api/health/live', '/api/nothing', '/api/auth/status']) {
      const { headers } = await fetch(app.url + path);
      expect([path, headers.get('strict-transport-security')]).toEqual([
        path,
        'max-age=31536000; includeSubDomains',
      ]);
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    }
    const login = await new Visitor(app).call('POST', '/auth/login', {
      email: 'admin@example.org',
      password,
    });
    expect(login.headers.getSetCookie().join()).toMatch(
      /; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('has the administrator that the operator named, confirmed and with credits, once', async () => {
    const admin = new Visitor(app);
    expect((await admin.logIn('ADMIN@example.org', password)).user).toMatchObject({
      is_admin: true,
      is_email_verified: true,
      credits: 3,
    });
  });

  it('counts the attempts of one client whatever X-Forwarded-For says', async () => {
    const before = await app.database.query(
      z.object({ key: z.string() }),
      `SELECT key FROM rate_limits WHERE key LIKE 'resend from %'`,
    );
    expect(before).toEqual([]);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        new Visitor(app).call('POST', '/auth/resend-verification', {
          email: `${crypto.randomUUID()}@example.org`,
        }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(30);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(20);
    await app.database.query('DELETE FROM rate_limits');
    const email = `${crypto.randomUUID()}@example.org`;
    const logins = await Promise.all(
      Array.from({ length: 50 }, () =>
        new Visitor(app).call('POST', '/auth/login', { email, password: 'guess' }),
      ),
    );
    expect(logins.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(40).fill(429),
    ]);
  });
});

describe('the development mailbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  });
  afterAll(() => app?.close());

  const page = async (path: string) => {
    const response = await fetch(app.url + path);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  it('starts empty', async () => {
    expect((await page('/dev/mailbox')).html).toContain('No messages yet.');
  });

  it('shows the newest message first, with links that work and nothing that runs', async () => {
    const first = `first-${crypto.randomUUID()}@example.org`;
    const second = `second-${crypto.randomUUID()}@example.org`;
    const me = new Visitor(app);
    await me.call('POST', '/auth/register', account(first));
    await mailsTo(app, first);
    await me.call(
      'POST',
      '/auth/register',
      { ...account(second), full_name: 'Zoë Ñandú' },
      { 'accept-language': 'es' },
    );
    const [mail] = await mailsTo(app, second);

    const list = await page('/dev/mailbox');
    expect(list.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(list.html.indexOf(second)).toBeLessThan(list.html.indexOf(first));
    const [link] = /\/dev\/mailbox\/[\w-]+\.eml/.exec(list.html) ?? [];
    const shown = await page(link ?? '');
    expect(shown.html).toContain('<h1>Confirma tu dirección de correo</h1>');
    expect(shown.html).toContain('Hola Zoë Ñandú,');
    expect(shown.html).toContain(
      `<a href="http://localhost:0/verify-email?token=${tokenIn(mail)}">`,
    );
    expect(shown.html).toMatch(
      /<iframe\s+title="[^"]+"\s+sandbox="allow-popups allow-popups-to-escape-sandbox"\s+srcdoc="&lt;!doctype html&gt;/,
    );
    expect(shown.html).not.toContain('<script');
  });

  it('writes to whoever reads from right to left that way', async () => {
    const email = `reader-${crypto.randomUUID()}@example.org`;
    const language = { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' };
    await new Visitor(app).call('POST', '/auth/register', account(email), language);
    const [mail] = await mailsTo(app, email);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.subject).toMatch(/^\p{Script=Arabic}/u);
  });

  it.each(
    Object.entries({
      es: 'Se te ha devuelto el crédito.',
      de: 'Dein Credit wurde zurückgegeben.',
      fr: 'Votre crédit vous a été rendu.',
      pt: 'Seu crédito foi devolvido.',
      ar: 'أُعيد رصيدك.',
    } as const),
  )('says why a course failed in the language of its reader: %s', async (language, returned) => {
    const mailer = app.nest.get(Mailer, { strict: false });
    const failed = async (said?: SentenceSaid) => {
      const to = `reader-${crypto.randomUUID()}@example.org`;
      const reason = 'The model cannot be reached. Your credit has been returned.';
      const url = 'http://localhost/history';
      const data = { name: 'Ada', topic: 'Deltas', url, reason, ...(said && { said }) };
      await mailer.send({ to, language: language as 'es', template: 'course-failed', data });
      return (await mailsTo(app, to))[0]?.text;
    };
    const mail = await failed({ code: 'model_away', values: { model: 'gpt-oss' } });
    expect(mail).toMatch(/gpt-oss/);
    expect(mail).toContain(returned);
    expect(mail).not.toMatch(/model cannot be reached|credit has been/i);
    // As it was queued by a release that did not say which sentence it is, and by one that says more.
    expect(await failed()).toContain('The model cannot be reached. Your credit');
    expect(await failed({ code: 'of_tomorrow' })).toContain('The model cannot be reached.');
  });

  it('gives out mail files and nothing else', async () => {
    for (const name of [
      'nothing.eml',
      '..%2fsecrets.json',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '%00.eml',
      'x',
      `${'x'.repeat(4_000)}.eml`,
    ])
      expect([400, 404]).toContain((await page(`/dev/mailbox/${name}`)).status);
  });

  it('sends nothing when the surrounding transaction fails', async () => {
    const database = app.nest.get(Database, { strict: false });
    const mailer = app.nest.get(Mailer, { strict: false });
    const failing = database.transaction(async () => {
      await mailer.send({
        to: 'never@example.org',
        language: 'en',
        template: 'someone-registered',
        data: { name: 'x', loginUrl: 'http://localhost:0/login' },
      });
      throw new Error('the row could not be stored');
    });
    await expect(failing).rejects.toThrow('the row could not be stored');
    await mailer.send({
      to: 'later@example.org',
      language: 'en',
      template: 'someone-registered',
      data: { name: 'x', loginUrl: 'http://localhost:0/login' },
    });
    await mailsTo(app, 'later@example.org');
    expect((await page('/dev/mailbox')).html).not.toContain('never@example.org');
  });

  it('holds whole MIME messages', async () => {
    const files = await readdir(join(app.dataDir, 'mail'));
    expect(files.every((file) => /^[\dTZ-]+-[0-9a-f]{8}\.eml$/.test(file))).toBe(true);
  });
});
