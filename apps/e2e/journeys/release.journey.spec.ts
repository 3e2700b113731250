import { expect, type BrowserContext, type Page } from '@playwright/test';
import { movedTo, test, unsent, withCourses } from './away.ts';
import { checkIn, chooseIn, closeContext } from './person.ts';
import { inCharge, lookForRelease } from './releases.ts';

interface Tab {
  readonly page: Page;
  /** How often its page was loaded. */
  readonly loads: () => number;
}

async function open(context: BrowserContext, address: string): Promise<Tab> {
  const page = await context.newPage();
  let count = 0;
  page.on('load', () => (count += 1));
  await page.goto(address);
  await expect(page.getByRole('tab', { name: 'Resources' })).toBeVisible();
  return { page, loads: () => count };
}

/** The script that a page began with, which is another in each release. */
const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src);

/** The token of the session has only so long to live that it is renewed at once. */
const runOut = (page: Page) =>
  page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '') as { tokenExpiry: number };
    auth.tokenExpiry = Math.floor(Date.now() / 1000) + 70;
    localStorage.setItem('auth', JSON.stringify(auth));
  });

/** Whether the newest service worker has taken the page over and thrown away what was there before. */
const isOfNewest = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    const { controller } = navigator.serviceWorker;
    return waiting === null && controller === active && active?.state === 'activated';
  });

/** A service worker that is new loads all of its release first. */
const installed = { timeout: 120_000 };
/**
 * Chromium keeps a worker that has something under way for up to five minutes. The tab that asked
 * for the new release goes on without it by then; the others have the old one as long.
 */
const letGo = { timeout: 330_000 };

const offer = (page: Page) => page.getByText('A new version is ready.');
const needed = (page: Page) => page.getByText(/^A new version is needed to go on\./);
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' }).click();

test('a release is rolled out under four tabs in which somebody writes a note, answers, asks and reads: nothing is lost, and each is loaded anew once', async ({
  browser,
  releases: { host, url },
}) => {
  test.setTimeout(900_000);
  const owner = await withCourses('Photosynthesis');
  const [id] = owner.ids;
  const { result } = (await (
    await owner.api.get(`/api/learning-path/${id}`, { headers: owner.headers })
  ).json()) as { result: { modules: { submodules: { id: string }[] }[] } };
  const [first, second] = result.modules.flatMap(({ submodules }) => submodules);
  const context = await browser.newContext({
    baseURL: url,
    storageState: movedTo(url, owner.storageState),
    serviceWorkers: 'allow',
  });
  const start = await context.newPage();
  await start.goto('/history');
  await inCharge(start);
  await start.close();
  const lesson = (of: { id: string } | undefined, tab = 'content') =>
    open(context, `/result/${id}?lesson=${of?.id}&tab=${tab}`);

  const reading = await lesson(second);
  const answering = await lesson(first, 'quiz');
  const question = answering.page.getByRole('tabpanel', { name: /^Quiz/ });
  await chooseIn(question);
  const asking = await lesson(first, 'chat');
  const draft = asking.page.getByRole('textbox', { name: 'Your question' });
  await draft.fill('Why is a leaf ');
  const noting = await lesson(first);
  const paragraph = noting.page.locator('[data-prose] > p').first();
  await paragraph.click({ clickCount: 3, position: { x: 40, y: 10 } });
  await noting.page.getByRole('button', { name: 'Highlight: Yellow' }).click();
  await expect(noting.page.getByRole('toolbar', { name: 'Selected text' })).toBeHidden();
  await paragraph.click({ position: { x: 40, y: 10 } });
  const note = noting.page.getByRole('dialog', { name: 'Note' });
  const words = note.getByRole('textbox', { name: 'Your note' });
  await words.fill('Ask about ');
  const tabs = [reading, answering, asking, noting];
  const before = await releaseOf(reading.page);

  host.rollOutAnew();
  await lookForRelease(noting.page);
  for (const { page } of tabs) await expect(offer(page)).toBeVisible(installed);

  // All go on as if nothing had happened, with a server that says more than they know.
  await words.pressSequentially('light.');
  await note.getByRole('button', { name: 'Done' }).click();
  await expect(note).toBeHidden();
  await checkIn(question);
  const renewed = context.waitForEvent('response', (answer) =>
    answer.url().endsWith('/auth/refresh'),
  );
  await runOut(reading.page);
  expect((await renewed).status()).toBe(200);
  expect(tabs.map(({ loads }) => loads())).toEqual([1, 1, 1, 1]);

  // One takes the new release, whose service worker has nothing of the old one any more.
  await reload(reading.page);
  await expect.poll(() => releaseOf(reading.page).catch(() => before), installed).not.toBe(before);
  await expect(reading.page.getByRole('link', { name: /^Previous: 1\.1/ })).toBeVisible();

  // What the others have not loaded yet is gone, once the new worker is in charge of them as well.
  // Nobody loses what was typed for it.
  await expect.poll(() => isOfNewest(asking.page), letGo).toBe(true);
  await asking.page.getByRole('tab', { name: 'Audio' }).click();
  await expect(needed(asking.page)).toBeVisible();
  await asking.page.getByRole('tab', { name: 'Tutor' }).click();
  await draft.pressSequentially('green?');
  await expect(draft).toHaveValue('Why is a leaf green?');
  expect(asking.loads()).toBe(1);
  await draft.fill('');
  await reload(asking.page);

  await answering.page.getByRole('button', { name: 'Finish lesson' }).click();
  await expect(answering.page.getByRole('link', { name: /^Previous: 1\.1/ })).toBeVisible();
  await answering.page.getByRole('tab', { name: 'Visualization' }).click();
  await reload(noting.page);

  const after = await releaseOf(reading.page);
  for (const { page, loads } of tabs) {
    await expect.poll(() => releaseOf(page).catch(() => before), installed).toBe(after);
    await expect(page.getByRole('tab', { name: 'Resources' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).not.toBeNull();
    await expect(offer(page).or(needed(page))).toBeHidden();
    expect(loads()).toBe(2);
  }
  await expect(noting.page.getByRole('button', { name: 'Notes (1)', exact: true })).toBeVisible();
  await expect.poll(() => unsent(reading.page)).toBe(0);
  const { lessons } = (await (
    await owner.api.get(`/api/v1/learning-paths/${id}/learning`, { headers: owner.headers })
  ).json()) as {
    lessons: {
      is_completed: boolean;
      questions: { attempts: number }[];
      notes: { texts: { text: string }[] }[];
    }[];
  };
  expect(lessons.filter(({ is_completed }) => is_completed)).toHaveLength(1);
  expect(lessons.flatMap(({ questions }) => questions.map(({ attempts }) => attempts))).toEqual([
    1,
  ]);
  expect(JSON.stringify(lessons.map(({ notes }) => notes))).toContain('Ask about light.');
  await closeContext(context);
  await owner.api.dispose();
});
