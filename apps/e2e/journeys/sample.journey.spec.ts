import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { answerQuestionIn, expectAccessible, openedSource, readLesson } from './person.ts';

test('the sample course opens without login: its citations and its quizzes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a sample course' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'How rivers shape land' }),
  ).toBeVisible();
  expect(
    asked.filter(
      (path) =>
        path.startsWith('/api/') &&
        path !== '/api/v1/sample-course' &&
        path !== '/api/capabilities',
    ),
  ).toEqual([]);

  await expectAccessible(page);
  await readLesson(page);
  const lesson = page.getByRole('article');
  await lesson
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(openedSource(page).locator('mark').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(openedSource(page)).toBeHidden();

  await page.getByRole('tab', { name: /^Quiz/ }).click();
  // The text asks a question too, and stays for a moment.
  const quiz = page.getByRole('tabpanel', { name: /^Quiz/ });
  await answerQuestionIn(quiz);
  await expectAccessible(page);
});

test('a source beside the text closes with Escape as soon as it can be seen', async ({ page }) => {
  await page.goto('/sample');
  await readLesson(page);
  const source = page
    .getByRole('article')
    .getByRole('button', { name: /^Source 1/ })
    .first();
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('aside[data-width]')) return;
          observer.disconnect();
          document.activeElement!.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
          );
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await source.click();
  await pressed;
  await expect(openedSource(page)).toBeHidden();
  await expect(page).not.toHaveURL(/#source/);
  await expect(source).toBeFocused();
});
