import type { TaskView } from '@coursewright/contract';
import {
  expect,
  request,
  test as base,
  type APIRequestContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { closeContext, mailedLink, password, someAddress } from './person.ts';

/** Somebody who is logged in, has read the welcome, and owns a finished course. */
export interface Member {
  readonly email: string;
  readonly password: string;
  /** The task of the finished course, as in /result/{taskId}. */
  readonly taskId: string;
  /** Id of a lesson of that course with two versions. */
  readonly editedLesson: string;
  /** Cookies and local storage of the session. */
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

export type Admin = Omit<Member, 'taskId' | 'editedLesson'>;

/** The product's first administrator, as `npm run e2e` made it. */
const adminAccount = {
  email: process.env['ADMIN_EMAIL'] ?? '',
  password: process.env['ADMIN_PASSWORD'] ?? '',
};

const visit = () =>
  request.newContext({
    baseURL: process.env['BASE_URL'] ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });

/**
 * Seconds of its token's life that a session has before it when a test begins: the application
 * renews a token 90 seconds before its end, a test takes 180 at most, and the refresh cookie that
 * one test has used is spent for the next.
 */
const leftForATest = 90 + 180;

/**
 * Somebody with what a worker made for them, and the session that tests begin with, which is never
 * one about to be renewed.
 */
class Resident<Made extends object> {
  private session: LoggedIn | undefined;

  constructor(
    private readonly email: string,
    private readonly ownPassword: string,
    private readonly made: Made,
  ) {}

  async arrive(): Promise<Made & Admin> {
    if (!this.session || this.session.tokenExpiry - Date.now() / 1000 < leftForATest) {
      const api = await visit();
      this.session = await logInByApi(api, this.email, this.ownPassword);
      await api.dispose();
    }
    return {
      ...this.made,
      email: this.email,
      password: this.ownPassword,
      storageState: this.session.storageState,
    };
  }
}

interface LoggedIn {
  readonly token: string;
  readonly userId: string;
  /** Seconds since 1970. */
  readonly tokenExpiry: number;
  readonly storageState: Member['storageState'];
}

interface Residents {
  readonly memberOfWorker: Resident<Pick<Member, 'taskId' | 'editedLesson'>>;
  readonly adminOfWorker: Resident<object>;
}

/**
 * `member` is made, and the product's first `admin` taken, once per worker, by the API;
 * `memberPage` is an empty page of the member's, with motion reduced. A test that logs out, or
 * waits for a token to be renewed, should become a member of its own.
 */
export const test = base.extend<{ member: Member; admin: Admin; memberPage: Page }, Residents>({
  memberOfWorker: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const api = await visit();
      const { email, ...made } = await makeMember(api);
      await api.dispose();
      await use(new Resident(email, password, made));
    },
    { scope: 'worker' },
  ],
  adminOfWorker: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(new Resident(adminAccount.email, adminAccount.password, {})),
    { scope: 'worker' },
  ],
  member: async ({ memberOfWorker }, use) => use(await memberOfWorker.arrive()),
  admin: async ({ adminOfWorker }, use) => use(await adminOfWorker.arrive()),
  memberPage: async ({ browser, member }, use) => {
    const context = await browser.newContext({
      storageState: member.storageState,
      reducedMotion: 'reduce',
    });
    await use(await context.newPage());
    await closeContext(context);
  },
});

async function makeMember(
  api: APIRequestContext,
): Promise<Pick<Member, 'email' | 'taskId' | 'editedLesson'>> {
  const email = `${crypto.randomUUID()}@example.org`;
  expect(
    (
      await api.post('/api/auth/register', { data: { email, password, full_name: 'Ada Lovelace' } })
    ).status(),
  ).toBe(201);
  const token = (await mailedLink(api, email, /verify-email\?token=[\w-]+/)).split('=')[1];
  await api.get(`/api/auth/verify-email?token=${token}`);
  const { token: accessToken, userId } = await logInByApi(api, email, password);
  await grantCredits(userId);

  const headers = { authorization: `Bearer ${accessToken}` };
  const started = await api.post('/api/generate-learning-path', {
    headers,
    data: { topic: 'Photosynthesis' },
  });
  const { task_id: taskId } = (await started.json()) as { task_id: string };
  await expect(async () => {
    const task = (await (await api.get(`/api/learning-path/${taskId}`, { headers })).json()) as {
      status: string;
    };
    expect(task.status).toBe('completed');
  }).toPass({ timeout: 60_000 });
  const editedLesson = await editOneLesson(api, headers, taskId);
  return { email, taskId, editedLesson };
}

async function logInByApi(
  api: APIRequestContext,
  email: string,
  secret: string,
): Promise<LoggedIn> {
  const login = await api.post('/api/auth/login', {
    data: { email, password: secret, remember_me: false },
  });
  expect(login.status(), await login.text()).toBe(200);
  const { access_token, user } = (await login.json()) as {
    access_token: string;
    user: { id: string };
  };
  // The token's own end. The answer names a moment up to half as early, another for everybody, so
  // that not all renew at once.
  const { exp, iat } = JSON.parse(
    Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { exp: number; iat: number };
  const auth = { accessToken: access_token, expiresIn: exp - iat, tokenExpiry: exp, user };
  const localStorage = [
    { name: 'auth', value: JSON.stringify(auth) },
    { name: 'welcome_shown', value: 'true' },
  ];
  const { cookies } = await api.storageState();
  return {
    token: access_token,
    userId: user.id,
    tokenExpiry: exp,
    storageState: {
      cookies,
      origins: [{ origin: new URL(process.env['BASE_URL'] ?? '').origin, localStorage }],
    },
  };
}

/**
 * The tests of a worker share its member, and which of them start courses there is the scheduler's
 * choice: the three credits of a registration would not always last.
 */
async function grantCredits(userId: string): Promise<void> {
  const api = await visit();
  const { token } = await logInByApi(api, adminAccount.email, adminAccount.password);
  const granted = await api.post('/api/admin/credits/add', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { user_id: userId, amount: 100, notes: 'Tests of one worker' },
  });
  await api.dispose();
  expect(granted.status()).toBe(201);
}

/** Changes the summary of the course's last lesson. */
async function editOneLesson(
  api: APIRequestContext,
  headers: { authorization: string },
  taskId: string,
): Promise<string> {
  const { result, course_revision } = (await (
    await api.get(`/api/learning-path/${taskId}`, { headers })
  ).json()) as Pick<TaskView, 'result' | 'course_revision'>;
  const lesson = result?.modules.at(-1)?.submodules.at(-1);
  if (!lesson) throw new Error('the course has no lessons');
  const { id, title, content, key_terms, quiz } = lesson;
  const edit = {
    revision: course_revision,
    title,
    content,
    summary: 'Light is made into sugar.',
    key_terms,
    quiz,
  };
  expect(
    (
      await api.put(`/api/learning-path/${taskId}/submodules/${id}`, { headers, data: edit })
    ).status(),
  ).toBe(200);
  return id;
}
