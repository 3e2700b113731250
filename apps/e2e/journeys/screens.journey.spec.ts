import { expect } from '@playwright/test';
import { test } from './member.ts';
import { expectAccessible, expectNoSidewaysScroll } from './person.ts';
import { screens } from './screens.ts';

const appearances = [
  { name: 'in light', colorScheme: 'light', dir: 'ltr' },
  { name: 'in the dark', colorScheme: 'dark', dir: 'ltr' },
  { name: 'from right to left', colorScheme: 'light', dir: 'rtl' },
] as const;

test.describe('is accessible and fits', { tag: '@every-width' }, () => {
  for (const screen of screens) {
    test(screen.name, async ({ browser, member, admin }, { project }) => {
      test.skip(screen.only !== undefined && screen.only !== project.name);
      const context = await browser.newContext({ reducedMotion: 'reduce', ...(screen.as === 'visitor' ? {} : { storageState: { member, admin }[screen.as].storageState }) });
      const page = await context.newPage();
      await screen.reach(page, member);
      for (const { name, colorScheme, dir } of appearances) {
        await test.step(name, async () => {
          await page.emulateMedia({ colorScheme });
          await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
          await expect(page.locator('html')).toHaveCSS('direction', dir);
          // Colours that are still on their way from one appearance to the other belong to neither.
          await page.evaluate(async () => {
            const settled = async () => {
              for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
              await Promise.allSettled(document.getAnimations().filter((animation) => animation instanceof CSSTransition).map(({ finished }) => finished));
            };
            // A page that the browser does not draw at the moment has no frames to wait for.
            await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
          });
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
      await context.close();
    });
  }
});
