import { expect, type Page } from '@playwright/test';
import type { Member } from './member.ts';
import type { Screen } from './screen.ts';

/** The dialog that takes the member's course along, opened beside the course. */
export async function openDownload(page: Page, { taskId }: Pick<Member, 'taskId'>) {
  await page.goto(`/result/${taskId}`);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download this course' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const downloadScreens: readonly Screen[] = [
  {
    name: 'downloading a course',
    as: 'member',
    reach: async (page, member) => {
      const dialog = await openDownload(page, member);
      await dialog.getByRole('radio', { name: 'Chosen modules and lessons' }).check();
      const tree = dialog.getByRole('list', { name: 'Modules and lessons' });
      await tree.getByRole('checkbox').nth(1).check();
      await expect(tree.getByRole('checkbox').first()).toBeChecked({ indeterminate: true });
    },
  },
  {
    name: 'downloading a course: it failed',
    as: 'member',
    reach: async (page, member) => {
      await page.route('**/api/v1/learning-paths/*/pdf*', (route) =>
        route.fulfill({
          status: 500,
          json: {
            error: {
              type: 'server_error',
              message: 'An unexpected error occurred',
              details: [],
              error_id: '00000000-0000-4000-8000-000000000000',
            },
          },
        }),
      );
      const dialog = await openDownload(page, member);
      await dialog.getByRole('button', { name: 'Download', exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText('Failed to download PDF');
      await expect(dialog.getByRole('alert')).toContainText('(Error ID: 00000000-');
    },
  },
];
