import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test as base } from './member.ts';
import { Releases } from './releases.ts';
import { logInByApi, newAccount, visit, type Somebody } from './residents.ts';

export const test = base.extend<{ releases: { host: Releases; url: string } }>({
  // oxlint-disable-next-line no-empty-pattern
  releases: async ({}, use) => {
    const host = new Releases();
    await use({ host, url: await host.open() });
    host.close();
  },
});

/** Somebody with finished courses on these topics. */
export async function withCourses(...topics: string[]) {
  const account = await newAccount();
  const session = await logInByApi(account.email, account.password);
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const api = await visit();
  const ids: string[] = [];
  for (const topic of topics) {
    const small = { desired_module_count: 1, desired_submodule_count: 2 };
    const started = await api.post('/api/generate-learning-path', {
      headers,
      data: { topic, ...small },
    });
    const { task_id } = (await started.json()) as { task_id: string };
    await expect(async () => {
      const task = await (await api.get(`/api/learning-path/${task_id}`, { headers })).json();
      expect((task as { status: string }).status).toBe('completed');
    }).toPass({ timeout: 120_000 });
    ids.push(task_id);
  }
  return { ...session, headers, api, ids };
}

/** The storage of a person as it would be at another address. */
export const movedTo = (url: string, { cookies, origins }: Somebody['storageState']) => ({
  cookies,
  origins: origins.map((each) => ({ ...each, origin: url })),
});

/** The dialog in which a course is taken along. */
const saving = (page: Page) => page.getByRole('dialog', { name: 'Save this course for offline' });

export async function openSaving(page: Page, id: string): Promise<void> {
  await page.goto(`/result/${id}`);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(saving(page).getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
}

/** Saves the course whose dialog is open, and goes to its copy. */
export async function saveNow(page: Page): Promise<void> {
  const dialog = saving(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Saved. You can read it without a connection.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Open saved course' }).click();
  await expect(page).toHaveURL(/\/offline\/[\w-]+$/);
}

export async function save(page: Page, id: string, { isKept = false } = {}): Promise<void> {
  await openSaving(page, id);
  if (isKept)
    await saving(page)
      .getByRole('checkbox', { name: /^Keep it/ })
      .check();
  await saveNow(page);
}

/** Everything the database of the browser holds, as text. */
export const inDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('coursewright');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const names = [...opening.result.objectStoreNames];
          const reading = opening.result.transaction(names);
          const rows: unknown[] = [];
          for (const name of names) {
            const all = reading.objectStore(name).getAll();
            all.addEventListener('success', () => rows.push(all.result));
          }
          reading.addEventListener('complete', () => {
            opening.result.close();
            resolve(JSON.stringify(rows));
          });
        });
      }),
  );

export const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':event:')).length);

/** The browser hears of a connection again. */
export async function backOnline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}
