import { expect, type Page } from '@playwright/test';
import { test } from './member.ts';
import { expectAccessible, expectNoSidewaysScroll } from './person.ts';

/** English is what every other journey speaks. */
const looked = [
  {
    language: 'es',
    direction: 'ltr',
    details: /y detalles$/,
    note: 'El curso se basa en la biblioteca de ejemplo incluida.',
  },
  {
    language: 'de',
    direction: 'ltr',
    details: /und Einzelheiten$/,
    note: 'Der Kurs beruht auf der mitgelieferten Beispielbibliothek.',
  },
  {
    language: 'fr',
    direction: 'ltr',
    details: /et détails$/,
    note: 'Le cours repose sur la bibliothèque d’exemples fournie.',
  },
  {
    language: 'pt',
    direction: 'ltr',
    details: /e detalhes$/,
    note: 'O curso se baseia na biblioteca de exemplos que acompanha o produto.',
  },
  {
    language: 'ar',
    direction: 'rtl',
    details: /والتفاصيل$/,
    note: 'تستند الدورة إلى مكتبة النماذج المرفقة.',
  },
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

  test(`in ${look.language} the notes on a course are said in it`, async ({
    memberPage: page,
    member,
  }) => {
    await choose(page, look);
    await page.goto(`/result/${member.taskId}`);
    await page.getByRole('button', { name: look.details }).first().click();
    const note = page.getByRole('dialog').getByText(look.note);
    await expect(note).toBeVisible();
    await expect(note).not.toHaveAttribute('lang');
  });
}
