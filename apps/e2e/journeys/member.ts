import { expect, request, test as base, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import { mailedLink, password, someAddress } from './person.ts';

/** Somebody who is logged in, has read the welcome, and owns a finished course. */
export interface Member {
  readonly email: string;
  readonly password: string;
  /** The task of the finished course, as in /result/{taskId}. */
  readonly taskId: string;
  /** Cookies and local storage of the session. */
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/** `member` is made once per worker, by the API. A test that logs out, or waits for a token to be renewed, should become a member of its own. */
export const test = base.extend<object, { member: Member }>({
  member: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const api = await request.newContext({ baseURL: process.env['BASE_URL'] ?? '', extraHTTPHeaders: { 'x-forwarded-for': someAddress() } });
      await use(await makeMember(api));
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

async function makeMember(api: APIRequestContext): Promise<Member> {
  const email = `${crypto.randomUUID()}@example.org`;
  expect((await api.post('/api/auth/register', { data: { email, password, full_name: 'Ada Lovelace' } })).status()).toBe(201);
  const token = (await mailedLink(api, email, /verify-email\?token=[\w-]+/)).split('=')[1];
  await api.get(`/api/auth/verify-email?token=${token}`);
  const login = await api.post('/api/auth/login', { data: { email, password, remember_me: false } });
  const { access_token, expires_in, user } = (await login.json()) as { access_token: string; expires_in: number; user: object };

  const headers = { authorization: `Bearer ${access_token}` };
  const started = await api.post('/api/generate-learning-path', { headers, data: { topic: 'Photosynthesis' } });
  const { task_id: taskId } = (await started.json()) as { task_id: string };
  await expect(async () => {
    const task = (await (await api.get(`/api/learning-path/${taskId}`, { headers })).json()) as { status: string };
    expect(task.status).toBe('completed');
  }).toPass({ timeout: 60_000 });

  const auth = { accessToken: access_token, expiresIn: expires_in, tokenExpiry: Math.floor(Date.now() / 1000) + expires_in, user };
  const localStorage = [
    { name: 'auth', value: JSON.stringify(auth) },
    { name: 'welcome_shown', value: 'true' },
  ];
  const { cookies } = await api.storageState();
  return { email, password, taskId, storageState: { cookies, origins: [{ origin: new URL(process.env['BASE_URL'] ?? '').origin, localStorage }] } };
}
