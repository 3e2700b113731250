import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../journeys/person.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/screenshots');
const manual = path.resolve(import.meta.dirname, '../../../node_modules/fastify/docs/Reference/Hooks.md');

/** The pictures of the README, from a real run: every screen in light and dark, on a desktop and on a phone. */
for (const mode of ['light', 'dark'] as const) {
  test(`screens in ${mode}`, { tag: '@every-width' }, async ({ page }, { project }) => {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    const shoot = (name: string, target: Page = page) => target.screenshot({ path: path.join(folder, `${name}-${project.name}-${mode}.png`) });

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await shoot('home');
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot('register');
    await becomeMember(page);

    await page.getByRole('textbox', { name: 'Topic' }).fill('Fastify hooks');
    await page.getByLabel('Choose files').setInputFiles(manual);
    await expect(page.getByRole('checkbox', { name: /Hooks\.md/ })).toBeChecked();
    await page.evaluate(() => window.scrollTo(0, 0));
    await shoot('generator');
    await page.getByRole('button', { name: 'Generate course' }).click();
    await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible();
    await expect(page.getByText(/OnSend|onSend/).first()).toBeVisible();
    await shoot('generating');
    await expect(page.getByRole('heading', { name: 'Your course is ready to read' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Read the course' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await shoot('course');
    await page.getByRole('article').getByRole('button', { name: /^Source 1/ }).first().click();
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
    await page.waitForTimeout(400);
    await shoot('source');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /Quiz/ }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Check answer' }).click();
    await shoot('quiz');
    await page.getByRole('tab', { name: 'Resources' }).click();
    await shoot('resources');
    await page.getByRole('button', { name: 'Change this lesson' }).click();
    await page.getByRole('link', { name: 'Edit by hand' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit the lesson' })).toBeVisible();
    await shoot('edit-lesson');
    await page.getByRole('textbox', { name: 'Summary' }).fill('A hook is a function that runs at one moment of a request.');
    await page.getByRole('button', { name: 'Save the lesson' }).click();
    await page.getByRole('button', { name: 'Show what changed' }).click();
    await expect(page.locator('ins').first()).toBeVisible();
    await shoot('versions');
    await page.getByRole('link', { name: '← Back to the lesson' }).click();
    await page.getByRole('link', { name: 'Change the outline' }).click();
    await expect(page.getByRole('button', { name: 'Save the outline' })).toBeVisible();
    await shoot('outline');
    await page.goto('/generator');
    await page.getByRole('button', { name: 'Photosynthesis' }).click();
    await page.getByText(/^Advanced/).click();
    await page.getByRole('checkbox', { name: 'Show me the outline first' }).check();
    await page.getByRole('button', { name: 'Generate course' }).click();
    await expect(page.getByRole('region', { name: 'Your outline' })).toBeVisible({ timeout: 60_000 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await shoot('outline');
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This device').or(page.getByText(/current/i)).first()).toBeVisible();
    await shoot('account');
  });
}
