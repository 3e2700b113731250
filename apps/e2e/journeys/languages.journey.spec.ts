import { expect, type Page } from '@playwright/test';
import { test } from './member.ts';
import { expectAccessible, expectNoSidewaysScroll } from './person.ts';

/** English is what every other journey speaks. */
const looked = [
  { language: 'es', direction: 'ltr' },
  { language: 'de', direction: 'ltr' },
  { language: 'fr', direction: 'ltr' },
  { language: 'pt', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
] as const;
type Look = (typeof looked)[number];

const choose = (page: Page, { language }: Look) =>
  page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);

/**
 * Where a page is, once `there` shows, it is in the language, turned the way it runs, fits, and has
 * nothing that axe finds.
 */
async function expectIn({ language, direction }: Look, page: Page, there: string): Promise<void> {
  await expect(page.locator(`main ${there}`).first()).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', direction);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

for (const look of looked) {
  test(
    `in ${look.language} the pages before the login are whole`,
    { tag: '@every-width' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await choose(page, look);
      for (const [address, there] of [
        ['/', 'h1'],
        ['/login', 'input[type=password]'],
      ] as const)
        await test.step(address, async () => {
          await page.goto(address);
          await expectIn(look, page, there);
        });
    },
  );

  test(
    `in ${look.language} a learner's pages are whole`,
    { tag: '@every-width' },
    async ({ memberPage: page, member }) => {
      await choose(page, look);
      const course = `/result/${member.taskId}`;
      const lesson = `${course}?lesson=${member.editedLesson}`;
      for (const [address, there] of [
        ['/generator', 'textarea'],
        ['/history', 'li h3, li h2'],
        ['/account', 'table'],
        [course, 'a[href*="lesson="]'],
        [lesson, '[role=tab]'],
        [`${lesson}&tab=quiz`, '[role=tab]'],
        [`${course}/outline`, 'input'],
      ] as const)
        await test.step(address, async () => {
          await page.goto(address);
          await expectIn(look, page, there);
        });
      // The course's own words are English, and run as English does.
      await expect(page.locator('main [lang="en"]').first()).toHaveCSS('direction', 'ltr');
    },
  );
}
