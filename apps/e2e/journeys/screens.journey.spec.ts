import { expect } from '@playwright/test';
import { test } from './looker.ts';
import { expectAccessible, expectNoSidewaysScroll } from './person.ts';
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
