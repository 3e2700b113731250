import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { readCourse, readLesson } from './person.ts';
import { becomeMember } from './residents.ts';

/** A course of one's own to change, at its overview. */
async function openOwnCourse(page: Page): Promise<void> {
  await becomeMember(page);
  await page.getByRole('button', { name: 'Photosynthesis' }).click();
  await page.getByRole('button', { name: 'Generate course' }).click();
  await readCourse(page);
}

const change = async (page: Page, what: string) => {
  await page.getByRole('button', { name: 'Change this lesson' }).click();
  await page.getByRole('listitem').getByText(what, { exact: true }).click();
};

test('a lesson is rewritten, compared, restored and edited by hand', async ({ page }) => {
  await openOwnCourse(page);
  await readLesson(page);
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  await expect(page.getByText('1 of 6 lessons finished')).toBeVisible();
  await page.getByRole('link', { name: /^Previous: 1\.1/ }).click();

  await change(page, 'Rewrite with AI…');
  const dialog = page.getByRole('dialog', { name: 'Rewrite this lesson' });
  await expect(dialog.getByText(/30 of 30 rewrites left/)).toBeVisible();
  // By the keyboard: while the dialog unfolds, what is clicked moves.
  const shorter = dialog.getByRole('button', { name: 'Shorter' });
  await shorter.press('Enter');
  await expect(shorter).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Rewrite' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Show what changed' }).click();

  await expect(page).toHaveURL(/\/versions$/);
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await expect(versions.getByRole('link')).toHaveCount(2);
  await expect(versions.getByRole('link').first()).toContainText('Rewritten by');
  await expect(page.getByText('Shorter', { exact: true })).toBeVisible();
  await expect(page.locator('del').first()).toBeVisible();

  await versions.getByRole('link', { name: /Version 1/ }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore it' }).click();
  await expect(versions.getByRole('link')).toHaveCount(3);
  await expect(versions.getByRole('link').first()).toContainText('Restored by you');

  await page.getByRole('link', { name: 'Back to the lesson' }).click();
  await expect(page.getByRole('button', { name: 'Mark as not finished' })).toBeVisible();
  await change(page, 'Edit');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Light, made into sugar');
  await page.goBack();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click();
  await expect(page).toHaveURL(/\/edit$/);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(title).toHaveValue('Light, made into sugar');
  await page.getByRole('link', { name: 'Back to the lesson' }).click();
  await page.getByRole('button', { name: 'Leave and keep the draft' }).click();
  await expect(page).toHaveURL(/\?lesson=/);
  await change(page, 'Edit');
  await page.getByRole('button', { name: 'Save the lesson' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Light, made into sugar' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as not finished' })).toBeVisible();
});

test('lessons are moved and added, and the new one is written; all with the keyboard', async ({
  page,
}) => {
  await openOwnCourse(page);
  /** Walks on with Tab until a control with this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let steps = 0; steps < 400; steps++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (name.test(focused)) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo(/^More$/);
  await page.keyboard.press('Enter');
  await tabTo(/^Edit the outline$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit the outline' })).toBeVisible();
  const first = page.locator('main li li').first().getByRole('textbox');
  const name = await first.inputValue();
  await tabTo(/^Move “.+” down$/);
  await tabTo(new RegExp(`^Move “${name}” down$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Move “${name}” down` }).last()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'place 2 of' })).toBeAttached();
  await tabTo(/^Add a lesson to/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Light reactions and the Calvin cycle');
  await tabTo(/^Save the outline$/);
  await page.keyboard.press('Enter');

  await expect(page.getByText('The outline is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Write the missing lesson' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('is not written yet')).toBeHidden();
  await page
    .getByRole('link', { name: /Light reactions and the Calvin cycle/ })
    .last()
    .press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Light reactions and the Calvin cycle' }),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible({ timeout: 120_000 });
});
