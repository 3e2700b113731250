import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AccessTokens, Sessions, Users } from '@coursewright/auth';
import { type AuthAnswer, authAnswer } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './create-test-app.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

let visitors = 0;

/**
 * One browser: an address of its own (which counts where the application runs with
 * `TRUST_PROXY=127.0.0.1`), a cookie jar and an access token.
 */
export class Visitor {
  /** The refresh token in the jar. */
  cookie: string | undefined;
  /** By what the server knows this browser, in the jar too. */
  device: string | undefined;
  token: string | undefined;
  private readonly address: string;

  constructor(private readonly app: { readonly url: string }) {
    visitors += 1;
    this.address = `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  }

  /** A REST call below /api. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await fetch(`${this.app.url}/api${path}`, {
      method,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'x-forwarded-for': this.address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...this.jar(),
        ...headers,
      },
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  /**
   * A tRPC query, or a mutation when `input` is given; the body is the result's data or the error's
   * `data.error`.
   */
  async ask(procedure: string, input?: unknown): Promise<Reply> {
    const reply = await this.call(
      input === undefined ? 'GET' : 'POST',
      `/trpc/${procedure}`,
      input,
    );
    const body = reply.body as { result?: { data: unknown }; error?: { data: { error: unknown } } };
    return { ...reply, body: body.result ? body.result.data : { error: body.error?.data.error } };
  }

  async logIn(email: string, password: string, rememberMe = false): Promise<AuthAnswer> {
    return this.keep(
      await this.call('POST', '/auth/login', { email, password, remember_me: rememberMe }),
    );
  }

  async refresh(): Promise<AuthAnswer> {
    return this.keep(await this.call('POST', '/auth/refresh'));
  }

  private jar(): { cookie?: string } {
    const cookie = [
      ...(this.cookie === undefined ? [] : [`cw_refresh=${this.cookie}`]),
      ...(this.device === undefined ? [] : [`cw_device=${this.device}`]),
    ].join('; ');
    return cookie ? { cookie } : {};
  }

  /** Stores what a login or a refresh gave. */
  private keep(reply: Reply): AuthAnswer {
    if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    const answer = authAnswer.parse(reply.body);
    this.token = answer.access_token;
    this.cookie = refreshTokenOf(reply);
    this.device = /cw_device=([^;]*)/.exec(reply.headers.getSetCookie().join())?.[1] ?? this.device;
    return answer;
  }
}

/** The refresh token that an answer sets. */
export const refreshTokenOf = (reply: Reply): string | undefined =>
  /cw_refresh=([^;]*)/.exec(reply.headers.getSetCookie().join())?.[1];

/**
 * A confirmed user with credits, logged in without a password: for specs that are about something
 * else.
 */
export async function signedInUser(
  app: TestApp,
  { credits = 3, isAdmin = false } = {},
): Promise<Visitor & { readonly userId: string; readonly email: string }> {
  const email = `${crypto.randomUUID()}@example.org`;
  const userId = await app.nest.get(Users, { strict: false }).addUnlessKnown({
    email,
    fullName: 'Test User',
    passwordHash: '',
    isAdmin,
    isEmailVerified: true,
  });
  if (!userId) throw new Error('The address is taken');
  if (credits > 0)
    await app.nest.get(Ledger, { strict: false }).grant(userId, credits, 'admin_add', {});
  return Object.assign(await visitorOf(app, userId), { userId, email });
}

/** A user who is there already, logged in without a password. */
export async function visitorOf(app: TestApp, userId: string): Promise<Visitor> {
  const session = await app.nest
    .get(Sessions, { strict: false })
    .open(userId, true, { ip: '127.0.0.1', userAgent: 'spec' });
  const visitor = new Visitor(app);
  visitor.token = await app.nest
    .get(AccessTokens, { strict: false })
    .issue({ userId, sessionId: session.id });
  visitor.cookie = session.refreshToken;
  return visitor;
}

/**
 * The mails to an address in the development mailbox, oldest first, as soon as there are `count` of
 * them.
 */
export async function mailsTo(app: TestApp, email: string, count = 1): Promise<Email[]> {
  const folder = join(app.dataDir, 'mail');
  for (let look = 0; look < 200; look += 1) {
    const files = (await readdir(folder).catch(() => []))
      .filter((file) => file.endsWith('.eml'))
      .toSorted();
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
    );
    const found = mails.filter((mail) => mail.to?.some((to) => to.address === email));
    if (found.length >= count) return found;
    await sleep(50);
  }
  throw new Error(`No ${count} mails to ${email} within 10 s`);
}

/** The token in the confirmation link of a mail. */
export function tokenIn(mail: Email | undefined): string {
  const token = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('No confirmation link in the mail');
  return token;
}

/** Whether the application takes the visitor's access token. */
export const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.call('GET', '/auth/status')).status === 200;
