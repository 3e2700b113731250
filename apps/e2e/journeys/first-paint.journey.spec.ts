import { expect, type Page } from '@playwright/test';
import { test } from './member.ts';

// What the build wrote of a member's screens: seen at once by those who are signed in, and by nobody
// else, and taken over by the application as it stands.
const screens = [
  { path: '/generator', heading: 'What do you want to learn?' },
  { path: '/history', heading: 'History' },
  { path: '/account', heading: 'Account' },
];

/** No script comes but the one that runs before the first paint. */
const withoutScripts = (page: Page) =>
  page.route('**/assets/**/*.js', (route) => route.abort('failed'));
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What goes wrong on a page, as it comes. */
function errorsOf(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  return said;
}

for (const { path, heading } of screens) {
  test(
    `${path} is there for a member before its script is, and knows nobody`,
    { tag: '@every-width' },
    async ({ memberPage: page, member }) => {
      await withoutScripts(page);
      await page.goto(path);
      await expect(h1(page, heading)).toBeVisible();
      await expect(page.getByText(member.email)).toHaveCount(0);
      for (const credits of await page.getByText('0 credits').all())
        await expect(credits).toBeHidden();
      await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    },
  );

  test(`${path} shows a visitor nothing before it leads to the login`, async ({ page }) => {
    await withoutScripts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
    await expect(h1(page, heading)).toBeHidden();
    await page.unroute('**/assets/**/*.js');
    await page.goto(path);
    await expect(h1(page, 'Log in')).toBeVisible();
    await expect(page.locator('#root')).toBeVisible();
  });

  test(`${path} is taken over as it stands`, async ({ memberPage: page, member }) => {
    const said = errorsOf(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('#content')?.setAttribute('data-first', '');
      });
    });
    await page.goto(path);
    // The bar knows who it is by now.
    await expect(page.locator('#root[data-member]')).toHaveCount(0);
    await expect(h1(page, heading)).toBeVisible();
    if (path === '/account') await expect(page.getByText(member.email)).not.toHaveCount(0);
    await expect(page.locator('#content[data-first]')).toBeVisible();
    expect(said).toEqual([]);
  });
}

for (const { part, button } of [
  { part: 'screen', button: /^More for all courses$/ },
  { part: 'frame', button: /^(?:Menu|Theme and language)$/ },
])
  test(
    `what is pressed on the ${part} of a page before it answers is done as soon as it does`,
    { tag: '@every-width' },
    async ({ memberPage: page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/history', { waitUntil: 'commit' });
      const pressed = page.getByRole('button', { name: button }).filter({ visible: true }).first();
      await pressed.click();
      await expect(page.locator('html[data-answers]')).toHaveCount(0);
      release();
      await expect(pressed).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('html[data-answers=screen]')).toHaveCount(1);
      // It was pressed once.
      await pressed.click();
      await expect(pressed).toHaveAttribute('aria-expanded', 'false');
    },
  );

test('a course that is here before its screen is shown, and asked for once', async ({
  memberPage: page,
  member,
}) => {
  const said = errorsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('generation.outline')) asked.push(request.url());
  });
  const course = page.waitForResponse(/generation\.outline/);
  await page.route('**/assets/history-course.route-*.js', async (route) => {
    await course;
    await route.continue();
  });
  await page.goto(`/history/${member.taskId}`);
  await expect(page.locator('#content h1')).toBeVisible();
  await expect(
    page.getByRole('link', { name: /Start the first lesson|Continue with/ }).first(),
  ).toBeVisible();
  expect(said).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('a member who reads another language sees their screen in it, and nothing before that', async ({
  browser,
  member,
}) => {
  const context = await browser.newContext({
    storageState: member.storageState,
    reducedMotion: 'reduce',
    locale: 'de-DE',
  });
  const page = await context.newPage();
  await withoutScripts(page);
  await page.goto('/generator');
  await expect(page.locator('#content h1')).toHaveCount(1);
  await expect(page.locator('#content h1')).toBeHidden();
  await page.unroute('**/assets/**/*.js');
  await page.goto('/generator');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#content h1')).toBeVisible();
  await expect(page.locator('#content h1')).not.toHaveText('What do you want to learn?');
  await context.close();
});
