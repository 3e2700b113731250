import { expect, test } from '@playwright/test';
import { becomeMember, expectAccessible, expectNoSidewaysScroll, readCourse } from './person.ts';

test(
  'what was read is there after a reload, in the history, and where one resumes',
  { tag: '@every-width' },
  async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await becomeMember(page);
    await page.getByRole('button', { name: 'Photosynthesis' }).click();
    await page.getByRole('button', { name: 'Generate course' }).click();
    await readCourse(page);

    const title = page.getByRole('article').getByRole('heading', { level: 2 });
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await page.getByRole('link', { name: /^Next: 1\.2/ }).click();
    await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible();
    const second = await title.innerText();

    // By the address of the run, without the lesson in it.
    await page.goto(new URL(page.url()).pathname);
    await expect(title).toHaveText(second);
    await page.getByRole('link', { name: /^Previous: 1\.1/ }).click();
    await expect(page.getByRole('button', { name: 'Read', exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Next: 1\.2/ }).click();
    await expect(title).toHaveText(second);

    await page.goto('/history');
    await expect(page.getByText(/^1 of \d+ lessons read$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Resume: Photosynthesis' }).click();
    await expect(page).toHaveURL(/\/history\/[\w-]+\?lesson=/);
    await expect(title).toHaveText(second);
    expect(complaints).toEqual([]);
  },
);
