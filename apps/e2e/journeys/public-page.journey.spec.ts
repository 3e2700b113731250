import { expect, type Page } from '@playwright/test';
import { test } from './member.ts';
import { closeContext } from './person.ts';

/** What moved, and when the largest thing was painted, also before the application began. */
interface Seen {
  shift: number;
  largest: number;
  tookOver: number;
}
declare global {
  var seen: Seen;
}

const watch = () => {
  globalThis.seen = { shift: 0, largest: 0, tookOver: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let wasThere = false;
  new MutationObserver(() => {
    const isThere = document.querySelector('#written') !== null;
    if (wasThere && !isThere) seen.tookOver = performance.now();
    wasThere = isThere;
  }).observe(document, { childList: true, subtree: true });
};

const written = (page: Page) => page.locator('#written');
const copy = (page: Page) => page.getByRole('button', { name: 'Log in to copy it' });

test(
  'what the server wrote of a public course is read, until the application takes its place in one go',
  { tag: '@every-width' },
  async ({ browser, memberPage: owner, member }) => {
    await owner.goto(`/result/${member.taskId}`);
    await owner.getByRole('button', { name: 'Share', exact: true }).click();
    const sharing = owner.getByRole('dialog', { name: 'Share this course' });
    const anyone = sharing.getByRole('switch', { name: 'Anyone with the link can read it' });
    await anyone.waitFor();
    if (!(await anyone.isChecked())) await anyone.click();
    const link = sharing.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/\/public\/\w{22}$/);
    const { pathname } = new URL(await link.inputValue());

    const context = await browser.newContext();
    await context.addInitScript(watch);
    const stranger = await context.newPage();

    await test.step('which keeps the focus on the link that has it', async () => {
      await stranger.goto(pathname);
      const lesson = written(stranger).getByRole('link').nth(1);
      const name = await lesson.innerText();
      await lesson.focus();
      await expect(copy(stranger)).toBeHidden();
      await stranger.keyboard.press('Shift');
      await expect(copy(stranger)).toBeVisible();
      await expect(written(stranger)).toBeHidden();
      const focused = stranger.locator(':focus');
      await expect(focused).toHaveRole('link');
      await expect(focused).toContainText(name);
    });

    await test.step('which moves nothing, and paints nothing larger, when nobody does anything', async () => {
      await stranger.goto(pathname);
      await expect(copy(stranger)).toBeVisible();
      const seen = await stranger.evaluate(() => globalThis.seen);
      expect(seen.shift).toBeLessThanOrEqual(0.02);
      expect(seen.largest).toBeLessThan(seen.tookOver);
    });

    await test.step('whose links lead to a lesson before that, too', async () => {
      await stranger.goto(pathname);
      await written(stranger).getByRole('link').first().click();
      await expect(stranger).toHaveURL(/\?lesson=/);
      await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await closeContext(context);
  },
);
