import { expect } from '@playwright/test';
import { chooseBank, openBringing } from './bring-questions.ts';
import { answerQuestion, expectNoSidewaysScroll, readCourse } from './person.ts';
import { becomeMember } from './residents.ts';
import { test } from './member.ts';

test(
  'questions are brought in from a file, looked at, placed, added once, and can be taken back',
  { tag: '@every-width' },
  async ({ page }) => {
    await becomeMember(page);
    await page.getByRole('button', { name: 'Photosynthesis' }).click();
    await page.getByRole('button', { name: 'Generate course' }).click();
    await readCourse(page);
    const taskId = /result\/([\w-]+)/.exec(page.url())![1]!;

    const dialog = await openBringing(page, { taskId });
    await chooseBank(dialog);
    await expect(dialog.getByText('2 questions found in leaves.gift')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await dialog.getByText('1 entry of the file was not understood').click();
    await expect(
      dialog.getByText(/No\. 3, “How many leaves has a clover\?”: its answer is a number/),
    ).toBeVisible();

    await dialog.getByRole('checkbox', { name: /Leaves are green/ }).uncheck();
    await dialog
      .getByRole('combobox', { name: /Lesson for: What do leaves/ })
      .selectOption({ index: 0 });
    await dialog.getByRole('button', { name: 'Add 1 question' }).click();
    await expect(
      dialog.getByRole('status').filter({ hasText: '1 question was added.' }),
    ).toBeVisible();

    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await chooseBank(dialog);
    await expect(dialog.getByText('Already in this course')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /What do leaves/ })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: /and details$/ }).click();
    await expect(page.getByText('Questions from your files, not checked')).toBeVisible();
    await page.keyboard.press('Escape');

    // In the quiz of its lesson it comes last, and says whose it is.
    const contents = page.getByRole('region', { name: 'What is in this course' });
    await contents.getByRole('link', { name: /1\.1/ }).click();
    await page.getByRole('tab', { name: /^Quiz/ }).click();
    const panel = page.getByRole('tabpanel', { name: /^Quiz/ });
    const asked = panel.getByText('What do leaves take from the air?');
    for (let left = 12; left > 0 && !(await asked.isVisible()); left -= 1) {
      await answerQuestion(page);
      await panel.getByRole('button', { name: 'Next question' }).click();
    }
    await panel.getByRole('radio', { name: 'Carbon dioxide' }).check();
    await panel.getByRole('button', { name: 'Check answer' }).click();
    await expect(panel.getByText(/You brought this question in from leaves\.gift/)).toBeVisible();
    await expect(panel.getByText('They breathe it in.')).toBeVisible();
  },
);
