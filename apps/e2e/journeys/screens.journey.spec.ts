import { expect } from '@playwright/test';
import { test } from './looker.ts';
import { expectAccessible, expectNoSidewaysScroll } from './person.ts';
import { clippedOn, literalsOn, speakPseudo } from './pseudo-locale.ts';
import { screens } from './screens.ts';

const appearances = [
  { name: 'in light', colorScheme: 'light', dir: 'ltr', changed: [] },
  {
    name: 'in the dark, from right to left',
    colorScheme: 'dark',
    dir: 'rtl',
    changed: ['colours', 'layout'],
  },
] as const;

test.describe('is accessible and fits', { tag: '@every-width' }, () => {
  for (const screen of screens) {
    test(screen.name, async ({ browser, looker, member, admin }, { project }) => {
      test.skip(screen.only !== undefined && screen.only !== project.name);
      await looker.look(browser, screen, { member, admin }, async (page) => {
        for (const { name, colorScheme, dir, changed } of appearances) {
          await test.step(name, async () => {
            await page.emulateMedia({ colorScheme });
            await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
            await expect(page.locator('html')).toHaveCSS('direction', dir);
            await expectAccessible(page, ...changed);
            await expectNoSidewaysScroll(page);
          });
        }
        await test.step('in longer words, all of them from the catalogues', async () => {
          await page.evaluate(() => (document.documentElement.dir = 'ltr'));
          if (!(await speakPseudo(page))) return;
          // The page of the pieces is for those who build it.
          if (!screen.name.startsWith('pieces')) expect(await literalsOn(page)).toEqual([]);
          expect(await clippedOn(page)).toEqual([]);
          await expectNoSidewaysScroll(page);
        });
      });
    });
  }
});

test('whoever asked for less motion has the colours of another theme at once, however deep on the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const underWay = await page.evaluate(() => {
    document.documentElement.dataset['mode'] = 'dark';
    // Asking makes the browser begin what it would begin.
    return document.getAnimations().length;
  });
  expect(underWay).toBe(0);
});

test('the page of the pieces shows every token that the style sheets define', async ({ page }) => {
  await page.goto('/dev/pieces');
  await expect(page.getByRole('heading', { level: 1, name: 'Pieces' })).toBeVisible();
  const { defined, missing } = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const names = rules.flatMap((rule) =>
      rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : [],
    );
    const tokens = [...new Set(names)].filter((name) => name.startsWith('--'));
    const shown = new Set([...document.querySelectorAll('main dt, main li')].map(textOf));
    function textOf({ textContent }: Element) {
      return textContent.trim();
    }
    // Measures and faces are said of the whole page and seen on it; two are the build’s own.
    const ofThePage = /^--(page-width|gutter|font-|note-|lightningcss-)/;
    return {
      defined: tokens.length,
      missing: tokens.filter((name) => !ofThePage.test(name) && !shown.has(name)),
    };
  });
  expect(defined).toBeGreaterThan(70);
  expect(missing).toEqual([]);
});
