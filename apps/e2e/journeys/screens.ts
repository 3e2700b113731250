import { expect, type Locator, type Page } from '@playwright/test';
import { accountScreens } from './account-screens.ts';
import { courseScreens } from './course-screens.ts';
import { deskScreens } from './desk-screens.ts';
import { bringScreens } from './bring-questions.ts';
import { downloadScreens } from './download-screens.ts';
import {
  holdAtFirstLesson,
  holdAtSources,
  holdGeneration,
  withoutItsSources,
} from './generation-under-way.ts';
import { historyScreens } from './history-screens.ts';
import type { Member } from './member.ts';
import { readLesson, startWithOutline } from './person.ts';
import { account, at, dialog, heading, press, type Screen } from './screen.ts';
import { questionScreens } from './question-screens.ts';
import { pwaScreens } from './pwa-screens.ts';
import { sharingScreens } from './sharing-screens.ts';
import { signInScreens } from './sign-in-screens.ts';

/** The welcome, that many pages on. */
const welcome = (steps: number) => async (page: Page) => {
  await page.goto('/generator');
  for (let step = 0; step < steps; step += 1)
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog').getByText(`${steps + 1} of 3`)).toBeVisible();
};

/** The member's generation before its end, with what was found in its sources. */
const underWay =
  (then: (carousel: Locator) => Promise<void>) =>
  async (page: Page, { taskId }: Member) => {
    await holdGeneration(page);
    await page.goto(`/generating/${taskId}`);
    const carousel = page.getByRole('region', { name: 'While you wait' });
    await expect(carousel).toBeVisible();
    await then(carousel);
  };

/** A run of the member that waits for its outline; the first look starts it. */
const outline = (then: (editor: Locator) => Promise<void>) => async (page: Page) => {
  await page.goto('/history');
  // The member's finished course; what waits stands above it.
  await expect(
    page.getByRole('region', { name: 'Your courses' }).getByRole('listitem').first(),
  ).toBeVisible();
  const waiting = page.getByRole('link', { name: /^Edit the outline/ }).first();
  if (await waiting.isVisible()) await waiting.click();
  else {
    await page.goto('/generator');
    await startWithOutline(page);
  }
  const editor = page.getByRole('region', { name: 'Your outline' });
  await expect(editor).toBeVisible({ timeout: 120_000 });
  await then(editor);
};

export const screens: readonly Screen[] = [
  ...signInScreens,
  ...accountScreens,
  ...courseScreens,
  ...questionScreens,
  ...deskScreens,
  ...downloadScreens,
  ...bringScreens,
  ...historyScreens,
  ...pwaScreens,
  ...sharingScreens,
  {
    name: 'home',
    as: 'visitor',
    reach: at('/', /Name a topic/, (page) =>
      page
        .getByRole('contentinfo')
        .scrollIntoViewIfNeeded()
        .then(() => heading(page, /built-in author/, 2)),
    ),
  },
  {
    name: 'home with the menu open',
    as: 'visitor',
    only: 'phone',
    reach: at('/', /Name a topic/, press('Menu')),
  },
  {
    name: 'home with the theme open',
    as: 'visitor',
    only: 'desktop',
    reach: at('/', /Name a topic/, press('Theme and language')),
  },
  { name: 'login', as: 'visitor', reach: at('/login', 'Log in') },
  {
    name: 'login after the session expired',
    as: 'visitor',
    reach: at('/login?session_expired=true', 'Log in', (page) =>
      expect(page.getByText('Your session has expired.')).toBeVisible(),
    ),
  },
  {
    name: 'login with its fields left out',
    as: 'visitor',
    reach: at('/login', 'Log in', async (page) =>
      page.getByRole('main').getByRole('button', { name: 'Log in' }).click(),
    ),
  },
  { name: 'register', as: 'visitor', reach: at('/register', 'Create your account') },
  {
    name: 'register with a weak password',
    as: 'visitor',
    reach: at('/register', 'Create your account', async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    }),
  },
  {
    name: 'verify e-mail without a link',
    as: 'visitor',
    reach: at('/verify-email', 'Confirm your e-mail address'),
  },
  {
    name: 'verify e-mail with a spent link',
    as: 'visitor',
    reach: at('/verify-email?token=spent', 'Email verification failed'),
  },
  {
    name: 'forgot password',
    as: 'visitor',
    reach: at('/forgot-password', 'Forgot your password?'),
  },
  {
    name: 'forgot password, mail sent',
    as: 'visitor',
    reach: at('/forgot-password', 'Forgot your password?', async (page) => {
      await page.getByLabel('E-mail').fill('nobody@example.org');
      await page.getByRole('button', { name: 'Mail me the link' }).click();
      await heading(page, 'Check your mail');
    }),
  },
  {
    name: 'reset password',
    as: 'visitor',
    reach: at('/reset-password/some-token', 'Set a new password'),
  },
  {
    name: 'reset password with a spent link',
    as: 'visitor',
    reach: at('/reset-password/spent', 'Set a new password', async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('nine herons over the mill');
      await page.getByRole('button', { name: 'Set password' }).click();
      await heading(page, 'This link does not work');
    }),
  },
  {
    name: 'pieces of the interface',
    as: 'visitor',
    reach: at('/dev/pieces', 'Pieces', async (page) => {
      await expect(page.getByRole('table', { name: 'Courses' })).toBeVisible();
      // Whoever waits for a skeleton sees it after a moment.
      await expect(page.getByRole('switch', { name: 'On its way' })).toBeVisible();
    }),
  },
  { name: 'terms', as: 'visitor', reach: at('/terms', 'Terms of use') },
  { name: 'privacy', as: 'visitor', reach: at('/privacy', 'Privacy') },
  { name: 'welcome, first page', as: 'member', isNew: true, reach: welcome(0) },
  { name: 'welcome, second page', as: 'member', isNew: true, reach: welcome(1) },
  { name: 'welcome, third page', as: 'member', isNew: true, reach: welcome(2) },
  {
    name: 'credits explained',
    as: 'member',
    only: 'desktop',
    reach: at('/generator', /./, press(/credits$/)),
  },
  {
    name: 'account menu',
    as: 'member',
    only: 'desktop',
    reach: at('/generator', /./, press('Account')),
  },
  {
    name: 'menu of a member',
    as: 'member',
    only: 'phone',
    reach: at('/generator', /./, press('Menu')),
  },
  { name: 'generator', as: 'member', reach: at('/generator', /What do you want/) },
  {
    name: 'generator without a connection',
    as: 'member',
    reach: at('/generator', /./, async (page) => {
      await expect(page.getByRole('button', { name: 'Photosynthesis' })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    }),
  },
  {
    name: 'generator with all options',
    as: 'member',
    reach: at('/generator', /./, async (page) => {
      await page.getByText(/^Advanced/).click();
      // Wherever the press has scrolled to, something is half below the bar that stays.
      await page.evaluate(() => window.scrollTo(0, 0));
    }),
  },
  {
    name: 'generator with a topic that nothing is known of',
    as: 'member',
    reach: at('/generator?topic=The%20tax%20law%20of%20Ruritania', /./, press('Generate course')),
  },
  {
    name: 'a finished generation',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/generating/${taskId}`);
      await heading(page, 'Your course is ready to read', 2);
    },
  },
  {
    name: 'a generation under way',
    as: 'member',
    reach: underWay((carousel) =>
      carousel
        .getByText(/^Source:/)
        .first()
        .click(),
    ),
  },
  {
    name: 'a generation under way: a question with its answer',
    as: 'member',
    reach: underWay(async (carousel) => {
      const question = carousel.getByRole('group', {
        name: /Knowledge check|Quick quiz|Fact or fiction/,
      });
      for (let turns = 0; turns < 12 && (await question.count()) === 0; turns += 1)
        await carousel.getByRole('button', { name: 'Next' }).click();
      await question.getByRole('listitem').first().getByRole('button').click();
    }),
  },
  {
    name: 'a lesson that is read while it is written',
    as: 'member',
    reach: async (page, { taskId }) => {
      const lesson = await holdAtFirstLesson(page);
      await page.goto(`/generating/${taskId}`);
      const growing = page.getByRole('region', { name: 'Outline', exact: true });
      await expect(growing.getByText('writing', { exact: true })).toBeVisible();
      lesson.say(
        0,
        'Leaves catch **light** with a green pigment.\n\n### What for\n\n- sugar, which feeds the plant\n- oxygen, which it lets go\n\n| Step | Where |\n|---|---|\n| Light reactions | thylakoids |\n\n```\n6 CO2 + 6 H2O = C6H12O6 + 6 O2\n```',
      );
      await expect(growing.getByText('Being written, not yet checked')).toBeVisible();
      await expect(growing.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'a generation for which no source was found',
    as: 'member',
    reach: async (page, { taskId }) => {
      await holdAtSources(page);
      await page.goto(`/generating/${taskId}`);
      await heading(page, 'No source was found', 2);
      await expect(page.getByRole('button', { name: 'Write it without sources' })).toBeVisible();
      await page.getByText('What was tried').click();
    },
  },
  {
    name: 'a course without sources, each sentence marked',
    as: 'member',
    reach: async (page, { taskId }) => {
      await withoutItsSources(page);
      await page.goto(`/result/${taskId}`);
      await page.getByText(/No source was found, so nothing in it is cited/).waitFor();
      await readLesson(page);
      await page
        .getByRole('switch', { name: /not certain/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Unsourced' }).first().click();
    },
  },
  { name: 'an outline to edit', as: 'member', reach: outline(async () => undefined) },
  {
    name: 'an outline with something removed and a title left out',
    as: 'member',
    reach: outline(async (editor) => {
      await editor
        .getByRole('button', { name: /^Remove “/ })
        .first()
        .click();
      await editor
        .getByRole('button', { name: /^Add a lesson/ })
        .first()
        .click();
      await editor.getByRole('button', { name: 'Write the course' }).click();
      await expect(editor.getByText('Give it a title.', { exact: true })).toBeVisible();
      await editor
        .getByRole('button', { name: /to another module$/ })
        .first()
        .click();
    }),
  },
  { name: 'account', as: 'member', reach: account(async () => undefined) },
  {
    name: 'account: a new API token, and revoking it',
    as: 'member',
    reach: account(async (page) => {
      const tokens = page.getByRole('region', { name: 'API tokens' });
      const name = `Script ${crypto.randomUUID().slice(0, 4)}`;
      await tokens.getByLabel('Name').fill(name);
      await tokens.getByRole('button', { name: 'Create token' }).click();
      await expect(tokens.getByRole('textbox', { name: 'New API token' })).toBeVisible();
      await tokens.getByRole('button', { name: `Revoke ${name}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
  },
  {
    name: 'account: deleting it',
    as: 'member',
    reach: account(async (page) =>
      page
        .getByRole('button', { name: 'Delete account…' })
        .click()
        .then(() => dialog('Delete your account?')(page)),
    ),
  },
];
