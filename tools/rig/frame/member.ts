import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { AccessTokens } from '@coursewright/auth';
import {
  type GenerateCourseInput,
  taskStarted,
  taskView,
  type TaskView,
} from '@coursewright/contract';
import { Clock, type Config } from '@coursewright/platform';
import { z } from 'zod';
import type { App } from './app.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const tokenLivesFor = 5 * 60_000;

/** A confirmed user with a session, who calls the API processes. */
export class Member {
  readonly id: string;
  readonly email: string;
  private readonly app: App;
  private readonly sessionId: string;
  private readonly tokens: AccessTokens;
  private token = { text: '', until: 0 };

  private constructor(app: App, ids: { id: string; sessionId: string; email: string }) {
    this.app = app;
    this.id = ids.id;
    this.email = ids.email;
    this.sessionId = ids.sessionId;
    this.tokens = new AccessTokens(
      { jwtSecret: app.env['JWT_SECRET'], publicUrl: app.env['PUBLIC_URL'] } as Config,
      new Clock(),
    );
  }

  static async join(
    app: App,
    { credits = 3, passwordHash = '' }: { credits?: number; passwordHash?: string } = {},
  ): Promise<Member> {
    const email = `${randomUUID()}@example.org`;
    const [user] = await app.rows(
      z.object({ id: z.string() }),
      `WITH joined AS (INSERT INTO users (email, full_name, password_hash, is_email_verified, credits) VALUES ($1, 'Rig', $2, true, $3) RETURNING id, credits)
       , granted AS (INSERT INTO credit_transactions (user_id, amount, balance_after, action_type) SELECT id, credits, credits, 'admin_add' FROM joined WHERE credits > 0)
       SELECT id FROM joined`,
      [email, passwordHash, credits],
    );
    const sessionId = randomUUID();
    await app.rows(
      `INSERT INTO sessions (id, user_id, token_hash, remember_me, expires_at)
       VALUES ($1, $2, $3, true, now() + interval '1 day')`,
      [sessionId, user!.id, createHash('sha256').update(randomBytes(32)).digest('hex')],
    );
    return new Member(app, { id: user!.id, sessionId, email });
  }

  /** The same person, with the same session, in a copy of the installation. */
  of(copy: App): Member {
    return new Member(copy, { id: this.id, sessionId: this.sessionId, email: this.email });
  }

  async authorization(): Promise<{ authorization: string }> {
    if (this.token.until < Date.now())
      this.token = {
        text: await this.tokens.issue({ userId: this.id, sessionId: this.sessionId }),
        until: Date.now() + tokenLivesFor,
      };
    return { authorization: `Bearer ${this.token.text}` };
  }

  /** A REST call below /api, of the API process number `api`; default: of each in turn. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, api }: { headers?: Record<string, string>; api?: number } = {},
  ): Promise<Reply> {
    const response = await fetch(`${this.app.apiUrl(api)}/api${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(await this.authorization()),
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
   * Orders a course as a careful client does: with a key, and again with the same one while no
   * answer comes. Throws when it is refused. Without sources it is written all the same.
   */
  startRun(course: Partial<GenerateCourseInput>, key?: string): Promise<string> {
    const order = { without_sources: 'allow', ...course };
    return this.accepted('/generate-learning-path', order, key);
  }

  /** Confirms the outline that a course waits for, as carefully. */
  confirm(taskId: string): Promise<string> {
    return this.accepted(`/learning-path/${taskId}/continue`, undefined);
  }

  /** Has one lesson of a course written again, as carefully. */
  rewrite(taskId: string, lessonId: string): Promise<string> {
    return this.accepted(`/learning-path/${taskId}/submodules/${lessonId}/rewrite`, {
      parts: 'content',
    });
  }

  private async accepted(
    path: string,
    body: object | undefined,
    key: string = randomUUID(),
  ): Promise<string> {
    let lost: unknown;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        const reply = await this.call('POST', path, body, { headers: { 'idempotency-key': key } });
        if (reply.status === 503) throw new Error('Not now');
        if (reply.status !== 202) throw new Refused(reply);
        return taskStarted.parse(reply.body).task_id;
      } catch (error) {
        if (error instanceof Refused) throw error;
        lost = error;
      }
    }
    throw lost;
  }

  async status(taskId: string, api?: number): Promise<TaskView> {
    const reply = await this.call('GET', `/learning-path/${taskId}`, undefined, { api });
    if (reply.status !== 200) throw new Refused(reply);
    return taskView.parse(reply.body);
  }

  cancel(taskId: string): Promise<Reply> {
    return this.call('DELETE', `/learning-path/${taskId}`);
  }
}

export class Refused extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(`${reply.status} ${JSON.stringify(reply.body)}`);
    this.reply = reply;
  }
}
