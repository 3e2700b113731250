import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import {
  answerQuestion,
  expectAccessible,
  expectNoSidewaysScroll,
  readCourse,
  readLesson,
  openedSource,
} from './person.ts';
import { becomeMember } from './residents.ts';

const manual = path.resolve(
  import.meta.dirname,
  '../../../libs/server/sources/sample-library/en/photosynthesis.md',
);

test(
  'from a document to a course that is read, questioned and traced to its source',
  { tag: '@every-width' },
  async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));

    await becomeMember(page);
    await page.getByLabel('Topic').fill('How plants make sugar');
    await page.getByLabel('Choose files').setInputFiles(manual);
    await expect(page.getByRole('checkbox', { name: /photosynthesis\.md/ })).toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Generate course' }).click();

    await expect(page).toHaveURL(/\/generating\//);
    await expect(
      page.getByRole('heading', { level: 1, name: 'How plants make sugar' }),
    ).toBeVisible();
    await readCourse(page);

    await expect(page).toHaveURL(/\/result\//);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await readLesson(page);
    const lesson = page.getByRole('article');
    await expect(lesson.getByRole('heading', { level: 2 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await lesson
      .getByRole('button', { name: /^Source 1/ })
      .first()
      .click();
    const source = openedSource(page);
    await expect(source.getByText('photosynthesis.md').first()).toBeVisible();
    await expect(source.locator('mark').first()).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(source).toBeHidden();

    await page.getByRole('switch', { name: 'Show what is not certain' }).check();
    await expect(lesson.getByRole('status').filter({ hasText: 'checked sentences' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('tab', { name: /Quiz/ }).click();
    await answerQuestion(page);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Resources' }).click();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole('article')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test('a sample topic can be tried with no document, left, and found again', async ({ page }) => {
  await becomeMember(page);
  await page.getByRole('button', { name: 'Photosynthesis' }).click();
  await page.getByRole('button', { name: 'Generate course' }).click();
  await expect(page).toHaveURL(/\/generating\//);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Your course is ready to read' })).toBeVisible({
    timeout: 120_000,
  });
  await expectAccessible(page);
});

test('what cannot be written is refused before anything is charged, and says what to do', async ({
  page,
}) => {
  await becomeMember(page);
  await page.getByLabel('Topic').fill('The tax law of Ruritania');
  await page.getByRole('button', { name: 'Generate course' }).click();
  await expect(
    page
      .getByText(/document/i)
      .filter({ hasText: /add|bring|upload/i })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/generator/);
  await expect(page.getByText('· you have 3')).toBeVisible();
});

test('a protected page leads to login and back to where one wanted to go', async ({ page }) => {
  await page.goto('/generator?topic=Rivers#here');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/$/);
});
