import type { TaskView } from '@coursewright/contract';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { noteUndrawn, test as base } from './journey.ts';
import { closeContext } from './person.ts';
import { logInByApi, newAccount, Resident, visit, type Somebody } from './residents.ts';

/** Somebody who is logged in, has read the welcome, and owns a finished course. */
export interface Member extends Somebody {
  /** The task of the finished course, as in /result/{taskId}. */
  readonly taskId: string;
  /** Id of a lesson of that course with two versions. */
  readonly editedLesson: string;
}

export type Admin = Somebody;

/** The product's first administrator, as `npm run e2e` made it. */
const adminAccount = {
  email: process.env['ADMIN_EMAIL'] ?? '',
  password: process.env['ADMIN_PASSWORD'] ?? '',
};

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
  adminOfWorker: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, worker) =>
      use(await Resident.of('admin', worker, async () => ({ ...adminAccount, made: {} }))),
    { scope: 'worker' },
  ],
  memberOfWorker: [
    async ({ adminOfWorker }, use, worker) =>
      use(
        await Resident.of('member', worker, async () => makeMember(await adminOfWorker.arrive())),
      ),
    { scope: 'worker' },
  ],
  member: async ({ memberOfWorker }, use) => use(await memberOfWorker.arrive()),
  admin: async ({ adminOfWorker }, use) => use(await adminOfWorker.arrive()),
  memberPage: async ({ browser, member }, use, info) => {
    const context = await browser.newContext({
      storageState: member.storageState,
      reducedMotion: 'reduce',
    });
    await use(await context.newPage());
    await noteUndrawn(context.pages(), info);
    await closeContext(context);
  },
});

async function makeMember(admin: Admin) {
  const account = await newAccount();
  const session = await logInByApi(account.email, account.password);
  await grantCredits(admin, session.userId);

  const api = await visit();
  const headers = { authorization: `Bearer ${session.accessToken}` };
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
  }).toPass({ timeout: 120_000 });
  const editedLesson = await editOneLesson(api, headers, taskId);
  await api.dispose();
  return { ...account, made: { taskId, editedLesson }, session };
}

/**
 * The tests of a worker share its member, and which of them start courses there is the scheduler's
 * choice: the three credits of a registration would not always last.
 */
async function grantCredits({ accessToken }: Admin, userId: string): Promise<void> {
  const api = await visit();
  const granted = await api.post('/api/admin/credits/add', {
    headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': crypto.randomUUID() },
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
