import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import {
  answerQuestion,
  expectAccessible,
  expectNoSidewaysScroll,
  readCourse,
  readLesson,
} from './person.ts';
import { becomeMember } from './residents.ts';

const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const finish = (page: Page) => page.getByRole('button', { name: 'Finish lesson' });

/** Complaints of the browser, from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

async function readOwnCourse(page: Page): Promise<void> {
  await becomeMember(page);
  await page.getByRole('button', { name: 'Photosynthesis' }).click();
  await page.getByRole('button', { name: 'Generate course' }).click();
  await readCourse(page);
  await readLesson(page);
}

test(
  'what was finished is there after a reload, in the history, and where one resumes',
  { tag: '@every-width' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await readOwnCourse(page);
    const first = await title(page).innerText();
    await finish(page).click();
    await expect(title(page)).not.toHaveText(first);
    const second = await title(page).innerText();
    const lessonId = new URL(page.url()).searchParams.get('lesson')!;

    // By the address of the run, without the lesson in it.
    await page.goto(new URL(page.url()).pathname);
    await page.getByRole('link', { name: 'Continue with lesson 1.2' }).click();
    await expect(title(page)).toHaveText(second);
    await page.getByRole('link', { name: /^Previous: 1\.1/ }).click();
    await expect(page.getByRole('button', { name: 'Mark as not finished' })).toBeVisible();
    const isOpenedAgain = page.waitForResponse((response) => {
      const said = response.request().postData() ?? '';
      return said.includes(lessonId) && said.includes('"opened"');
    });
    await page.getByRole('link', { name: /^Next: 1\.2/ }).click();
    await expect(title(page)).toHaveText(second);
    await isOpenedAgain;

    await page.goto('/history');
    await expect(page.getByText(/^1 of \d+ lessons finished$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Resume: Photosynthesis' }).click();
    await expect(page).toHaveURL(/\/history\/[\w-]+\?lesson=/);
    await expect(title(page)).toHaveText(second);
    expect(complaints).toEqual([]);
  },
);

test(
  'a course is read, answered and finished: module by module, to what was learned',
  { tag: '@every-width' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await readOwnCourse(page);
    await page.getByRole('link', { name: 'Answer the questions' }).click();
    await answerQuestion(page);
    await page.getByRole('button', { name: 'This question is wrong' }).click();
    await page.getByRole('textbox', { name: /^What is wrong with it/ }).fill('Both are right.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Count it again' })).toBeFocused();
    await page.getByRole('button', { name: 'Next question' }).click();

    // The answers are there after a reload, and it goes on with the next question.
    await page.reload();
    // What was reported is not counted.
    await expect(page.getByText(/^Question 1 of \d$/)).toBeVisible();
    const left = page.getByRole('button', { name: 'See result' });
    for (let more = true; more;) {
      await answerQuestion(page);
      more = !(await left.isVisible());
      await page.getByRole('button', { name: /^(Next question|See result)$/ }).click();
    }
    await expect(page.getByText('Your result')).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await finish(page).click();
    await finish(page).click();
    await expect(page.getByText(/^Module 1 of \d finished$/)).toBeVisible();
    await expect(title(page)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const over = page.getByText('You finished the course');
    await expect(async () => {
      const on = page.getByRole('link', { name: /^Continue with/ });
      if (await on.isVisible()) await on.click({ timeout: 2_000 });
      else if (await finish(page).isVisible()) await finish(page).click({ timeout: 2_000 });
      await expect(over).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 120_000, intervals: [50] });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(over).toBeVisible();
    await page.goto('/history');
    await expect(page.getByText(/^All \d+ lessons finished$/)).toBeVisible();
    await page.getByRole('link', { name: 'What you learned: Photosynthesis' }).click();
    await expect(over).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
