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

/** What the server says of a file that is not there yet. */
const underWay = {
  id: '00000000-0000-4000-8000-00000000e001',
  course_id: '00000000-0000-4000-8000-00000000e002',
  topic: 'Photosynthesis',
  format: 'pdf',
  status: 'waiting',
  ahead: 2,
  progress: null,
  file: null,
  error: null,
};

export const downloadScreens: readonly Screen[] = [
  {
    name: 'downloading a course: its file is being made',
    as: 'member',
    reach: async (page, member) => {
      await page.route('**/api/v1/learning-paths/*/exports{,/*}', (route) =>
        route.fulfill({ json: underWay }),
      );
      const dialog = await openDownload(page, member);
      await dialog.getByRole('button', { name: 'Download', exact: true }).click();
      await expect(dialog.getByRole('status')).toContainText('2 others are made before it');
      await dialog.getByRole('button', { name: 'Do not make the file' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'downloading a course: its lessons are counted',
    as: 'member',
    reach: async (page, member) => {
      const progress = { phase: 'lessons', done: 3, of: 12 };
      await page.route('**/api/v1/learning-paths/*/exports{,/*}', (route) =>
        route.fulfill({ json: { ...underWay, status: 'running', ahead: 0, progress } }),
      );
      const dialog = await openDownload(page, member);
      await dialog.getByRole('button', { name: 'Download', exact: true }).click();
      await expect(dialog.getByText('25%')).toBeVisible();
    },
  },
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
      await page.route('**/api/v1/learning-paths/*/exports', (route) =>
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
