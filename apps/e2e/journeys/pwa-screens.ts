import { expect, type Page } from '@playwright/test';
import type { Member } from './member.ts';
import { at, heading, type Screen } from './screen.ts';

/** The install tutorial, that many pages on. */
const tutorial = (title: string, presses: number): Screen => ({
  name: `install tutorial: ${title}`,
  as: 'visitor',
  reach: async (page: Page) => {
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Install the app' }).click();
    const dialog = page.getByRole('dialog');
    for (let press = 0; press < presses; press += 1)
      await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByText('Checking the installation…')).toBeHidden();
  },
});

const saved = async (page: Page, { taskId }: Member) => {
  await page.goto(`/result/${taskId}`);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this course for offline' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Saved. You can read it without a connection.')).toBeVisible();
};

export const pwaScreens: readonly Screen[] = [
  tutorial('Benefits', 0),
  tutorial('Install', 1),
  tutorial('Offline', 2),
  tutorial('Ready!', 3),
  {
    name: 'offline: nothing saved',
    as: 'visitor',
    reach: async (page) => {
      await at('/offline', 'Offline courses')(page);
      await heading(page, 'No saved courses yet', 2);
    },
  },
  { name: 'offline: a course was saved', as: 'member', alone: true, reach: saved },
  {
    name: 'offline: the saved courses',
    as: 'member',
    alone: true,
    reach: async (page, member) => {
      await saved(page, member);
      await page.goto('/offline');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    },
  },
  {
    name: 'offline: a saved course',
    as: 'member',
    alone: true,
    reach: async (page, member) => {
      await saved(page, member);
      await page.goto(`/offline/${member.taskId}`);
      await expect(page.getByText(/^Saved on this device on/)).toBeVisible();
    },
  },
  {
    name: 'a new version is ready',
    as: 'visitor',
    alone: true,
    reach: async (page) => {
      // The worker of a release that waits, as the page sees it.
      await page.addInitScript(() => {
        const worker = Object.assign(new EventTarget(), { state: 'installed' });
        const registration = Object.assign(new EventTarget(), {
          waiting: worker,
          installing: null,
        });
        Object.defineProperty(navigator, 'serviceWorker', {
          value: Object.assign(new EventTarget(), {
            controller: worker,
            register: () => Promise.resolve(registration),
            ready: Promise.resolve({ active: null }),
          }),
        });
      });
      await page.goto('/terms');
      await expect(page.getByText('A new version is ready.')).toBeVisible();
    },
  },
];
