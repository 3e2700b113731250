import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  expect,
  request,
  type BrowserContextOptions,
  type Page,
  type WorkerInfo,
} from '@playwright/test';
import { mailedLink, password, someAddress } from './person.ts';

/** Somebody who is logged in and has read the welcome. */
export interface Somebody {
  readonly email: string;
  readonly password: string;
  /** Of the session, for calls to the API; good for 390 seconds at least. */
  readonly accessToken: string;
  /** Cookies and local storage of the session. */
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/** The install tutorial would open by itself on a telephone. */
export const introCompleted = { name: 'pwa_intro_v2.0', value: 'completed' } as const;

interface Session {
  readonly accessToken: string;
  readonly userId: string;
  /** Seconds since 1970. */
  readonly tokenExpiry: number;
  readonly storageState: Somebody['storageState'];
}

/** An account with what was made in it. */
interface Household<Made extends object> {
  readonly email: string;
  readonly password: string;
  readonly made: Made;
  readonly session?: Session | undefined;
}

/**
 * Seconds of its token's life that a session has before it when a test begins: the application
 * renews a token 90 seconds before its end, a test takes 300 at most, and the refresh cookie that
 * one test has used is spent for the next.
 */
const leftForATest = 90 + 300;

/** A client of the API with an address of its own. */
export const visit = () =>
  request.newContext({
    baseURL: process.env['BASE_URL'] ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });

/**
 * Somebody with what a worker made for them, and the session that tests begin with, which is never
 * one about to be renewed.
 *
 * Playwright ends a worker with each test that fails. What its successor would need anew is kept in
 * a file for it: a course takes seconds, and no test may depend on how often others have failed.
 */
export class Resident<Made extends object> {
  /** Whether this process has seen the session work. */
  private isProven = false;

  private constructor(
    private readonly file: string,
    private household: Household<Made>,
  ) {}

  /** Whom a worker before has left in this place, or who moves in. */
  static async of<Made extends object>(
    role: string,
    { project, parallelIndex }: WorkerInfo,
    moveIn: () => Promise<Household<Made>>,
  ): Promise<Resident<Made>> {
    // Playwright empties the folder when a run begins.
    const folder = path.join(project.outputDir, '.residents');
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${role}-${project.name}-${parallelIndex}.json`);
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await moveIn()));
    return new Resident(file, JSON.parse(readFileSync(file, 'utf8')) as Household<Made>);
  }

  async arrive(): Promise<Made & Somebody> {
    const { email, password: secret, made } = this.household;
    const { accessToken, storageState } = await this.session();
    return { ...made, email, password: secret, accessToken, storageState };
  }

  private async session(): Promise<Session> {
    const { email, password: secret, session } = this.household;
    if (
      session &&
      session.tokenExpiry - Date.now() / 1000 > leftForATest &&
      (this.isProven || (await isGood(session)))
    ) {
      this.isProven = true;
      return session;
    }
    const fresh = await logInByApi(email, secret);
    this.household = { ...this.household, session: fresh };
    this.isProven = true;
    writeFileSync(this.file, JSON.stringify(this.household));
    return fresh;
  }
}

/** Whether the server still takes it: the test that failed may have ended it. */
async function isGood({ accessToken }: Session): Promise<boolean> {
  const api = await visit();
  const answer = await api.get('/api/auth/status', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await api.dispose();
  return answer.ok();
}

/** Registers somebody and confirms their address, by the API; they have three credits. */
export async function newAccount(): Promise<{ email: string; password: string }> {
  const api = await visit();
  const email = `${crypto.randomUUID()}@example.org`;
  const data = { email, password, full_name: 'Ada Lovelace' };
  expect((await api.post('/api/auth/register', { data })).status()).toBe(201);
  const token = (await mailedLink(api, email, /verify-email\?token=[\w-]+/)).split('=')[1];
  expect((await api.get(`/api/auth/verify-email?token=${token}`)).ok()).toBe(true);
  await api.dispose();
  return { email, password };
}

/** A session as the application keeps it. */
export async function logInByApi(email: string, secret: string): Promise<Session> {
  const api = await visit();
  const login = await api.post('/api/auth/login', {
    data: { email, password: secret, remember_me: false },
  });
  expect(login.status(), await login.text()).toBe(200);
  const { access_token, expires_in, user } = (await login.json()) as {
    access_token: string;
    expires_in: number;
    user: { id: string };
  };
  const { cookies } = await api.storageState();
  await api.dispose();
  const tokenExpiry = Math.floor(Date.now() / 1000) + expires_in;
  const auth = { accessToken: access_token, expiresIn: expires_in, tokenExpiry, user };
  const localStorage = [
    { name: 'auth', value: JSON.stringify(auth) },
    { name: 'welcome_shown', value: 'true' },
    introCompleted,
  ];
  return {
    accessToken: access_token,
    userId: user.id,
    tokenExpiry,
    storageState: {
      cookies,
      origins: [{ origin: new URL(process.env['BASE_URL'] ?? '').origin, localStorage }],
    },
  };
}

/**
 * A new account, made by the API, with its three credits and its welcome read; ends on the
 * generator. For what comes before that, by hand, there is `registerByHand`.
 */
export async function becomeMember(page: Page): Promise<{ email: string; password: string }> {
  const account = await newAccount();
  const { storageState } = await logInByApi(account.email, account.password);
  await page.context().setStorageState(storageState);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
  await page.goto('/generator');
  await expect(page.getByText('· you have 3')).toBeVisible();
  return account;
}
