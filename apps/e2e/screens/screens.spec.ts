import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { asAdmin } from '../journeys/desk.ts';
import { test } from '../journeys/member.ts';
import {
  answerQuestion,
  registerByHand,
  openFirstSource,
  readCourse,
  readLesson,
} from '../journeys/person.ts';
import { openPurchase } from '../journeys/purchase.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const manual = path.join(root, 'libs/server/sources/sample-library/en/photosynthesis.md');

/**
 * The pictures that the README shows, from a real run: in light and dark, on a desktop and on a
 * phone.
 */
for (const mode of ['light', 'dark'] as const) {
  test(
    `screens in ${mode}`,
    { tag: '@every-width' },
    async ({ browser, page, admin }, { project }) => {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      const shoot = async (name: string, target: Page = page) => {
        const file = `docs/screenshots/${name}-${project.name}-${mode}.png`;
        if (readme.includes(file)) await target.screenshot({ path: path.join(root, file) });
      };

      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await shoot('home');
      await registerByHand(page, `ada.lovelace@${mode}-${project.name}.example`);

      await page.getByRole('textbox', { name: 'Topic' }).fill('How plants make sugar');
      await page.getByLabel('Choose files').setInputFiles(manual);
      await expect(page.getByRole('checkbox', { name: /photosynthesis\.md/ })).toBeChecked();
      await page.evaluate(() => window.scrollTo(0, 0));
      await shoot('generator');
      await page.getByRole('button', { name: 'Generate course' }).click();
      await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible();
      await expect(
        page
          .getByText(/chloroplast/i)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await shoot('generating');
      await readCourse(page);
      await shoot('overview');
      await readLesson(page);
      await shoot('course');
      await page.getByRole('button', { name: /details$/i }).click();
      await expect(page.getByRole('dialog', { name: 'About this course' })).toBeVisible();
      await page.waitForTimeout(400);
      await shoot('details');
      await page.keyboard.press('Escape');
      await openFirstSource(page);
      await page.waitForTimeout(400);
      await shoot('source');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: /Quiz/ }).click();
      await answerQuestion(page);
      await shoot('quiz');
      await page.getByRole('tab', { name: 'Resources' }).click();
      await shoot('resources');
      await page.getByRole('button', { name: 'Change this lesson' }).click();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Edit the lesson' })).toBeVisible();
      await page
        .getByRole('textbox', { name: 'Summary' })
        .fill('Plants make sugar of light, water and air.');
      await page.getByRole('button', { name: 'Save the lesson' }).click();
      await page.getByRole('button', { name: 'Show what changed' }).click();
      await expect(page.locator('ins').first()).toBeVisible();
      await shoot('versions');
      await page.goto('/generator');
      await page.getByRole('button', { name: 'Photosynthesis', exact: true }).click();
      await page.getByText(/^Advanced/).click();
      await page.getByRole('checkbox', { name: 'Show me the outline first' }).check();
      await page.getByRole('button', { name: 'Generate course' }).click();
      await expect(page.getByRole('region', { name: 'Your outline' })).toBeVisible({
        timeout: 60_000,
      });
      await page.evaluate(() => window.scrollTo(0, 0));
      await shoot('outline');
      await page.goto('/history');
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
      await shoot('history');
      await page.goto('/account');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page
          .getByText('This device')
          .or(page.getByText(/current/i))
          .first(),
      ).toBeVisible();
      await shoot('account');
      await openPurchase(page);
      await page.getByRole('textbox', { name: 'Number of Credits' }).fill('5');
      await expect(page.getByText('Total: 5.00 €')).toBeVisible();
      await shoot('purchase');

      const desk = await asAdmin(browser, admin, page);
      await desk.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await desk.goto('/admin');
      await expect(desk.getByRole('navigation', { name: /^Pages/ })).toBeVisible();
      await shoot('admin', desk);
      await desk.goto('/admin/statistics');
      await expect(desk.getByRole('figure').first()).toBeVisible();
      await shoot('statistics', desk);
      await desk.context().close();
    },
  );
}
