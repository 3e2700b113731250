import { expect, type Locator, type Page } from '@playwright/test';
import type { Member } from './member.ts';
import type { Screen } from './screen.ts';

/** Of a question bank: one to add, one to leave, and one that asks for a number. */
const bank = `$CATEGORY: $course$/top/Leaves

What do leaves take from the air?{=Carbon dioxide#They breathe it in. ~Gold ~Sand}

Leaves are green because of chlorophyll.{T}

How many leaves has a clover?{#3}
`;

/** The dialog that brings questions into the member's course. */
export async function openBringing(page: Page, { taskId }: Pick<Member, 'taskId'>) {
  await page.goto(`/result/${taskId}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Bring in questions…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring in questions' });
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  return dialog;
}

export const chooseBank = (dialog: Locator, text = bank): Promise<void> =>
  dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'leaves.gift', mimeType: 'text/plain', buffer: Buffer.from(text) });

export const bringScreens: readonly Screen[] = [
  {
    name: 'bringing in questions: what was found',
    as: 'member',
    reach: async (page, member) => {
      const dialog = await openBringing(page, member);
      await chooseBank(dialog);
      await dialog.getByText('1 entry of the file was not understood').click();
      await expect(dialog.getByText('its answer is a number', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'bringing in questions: the file is none',
    as: 'member',
    reach: async (page, member) => {
      const dialog = await openBringing(page, member);
      await chooseBank(dialog, 'Just a note.');
      await expect(dialog.getByRole('alert')).toContainText('This table has one column only');
    },
  },
];
