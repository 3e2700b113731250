import { expect, type Page } from '@playwright/test';
import { account, at, dialog, press, type Screen } from './screen.ts';
import { password, someAddress } from './person.ts';
import { wholeAnswer } from './whole-answer.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Answers one procedure differently, and leaves what shares its batch alone. */
const answer = (page: Page, procedure: string, data: unknown) =>
  page.route(`**/api/trpc/*${procedure}*`, async (route) => {
    const names = decodeURIComponent(
      new URL(route.request().url()).pathname.split('/').at(-1) ?? '',
    ).split(',');
    const response = await wholeAnswer(route);
    const answers = (await response.json()) as unknown[];
    await route.fulfill({
      response,
      json: answers.map((known, index) =>
        names[index] === procedure ? { result: { data } } : known,
      ),
    });
  });

const ownKey = {
  provider: 'google',
  last_four: 'k3Yx',
  token: 'key_0123456789abcdef0123',
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
  expires_at: '2027-05-01T10:00:00.000Z',
};

const ownKeys = (then: (page: Page) => Promise<void>) => async (page: Page) => {
  await answer(page, 'account.keys', { keys: [ownKey] });
  await account(async () => {
    await expect(part(page, 'Own keys').getByText('•••• k3Yx')).toBeVisible();
    await then(page);
  })(page);
};

/** A toast goes away by itself, unless somebody is at it. */
const holdToast = async (page: Page, text: string | RegExp) => {
  await page.getByText(text).hover();
};

/** Nobody answers there any more. */
const silence = (page: Page, address: string) => page.route(address, () => undefined);

/** What people look after in their account, and what the shell says when something is wrong. */
export const accountScreens: readonly Screen[] = [
  { name: 'the sample course', as: 'visitor', reach: at('/sample', 'How rivers shape land') },
  {
    name: 'home, scrolled',
    as: 'visitor',
    reach: at('/', /Name a topic/, async (page) =>
      page.mouse
        .wheel(0, 300)
        .then(() => expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()),
    ),
  },
  {
    name: 'account menu of an administrator',
    as: 'admin',
    only: 'desktop',
    reach: at('/generator', /./, (page) =>
      press('Account')(page).then(() =>
        expect(page.getByRole('link', { name: 'Administration' })).toBeVisible(),
      ),
    ),
  },
  {
    name: 'account: fields left out',
    as: 'member',
    reach: account(async (page) => {
      await part(page, 'Profile').getByLabel('Full name').fill('');
      await part(page, 'Profile').getByRole('button', { name: 'Save profile' }).click();
      await part(page, 'Password').getByRole('button', { name: 'Change password' }).click();
      await part(page, 'API tokens').getByLabel('Name').fill('Script');
      for (const scope of await part(page, 'API tokens')
        .getByRole('checkbox', { checked: true })
        .all())
        await scope.uncheck();
      await part(page, 'API tokens').getByRole('button', { name: 'Create token' }).click();
      await part(page, 'Own keys').getByRole('button', { name: 'Test and save' }).click();
      await expect(page.getByText('Choose at least one.')).toBeVisible();
    }),
  },
  {
    name: 'account: the current password is wrong',
    as: 'member',
    reach: account(async (page) => {
      await part(page, 'Password')
        .getByLabel('Current password', { exact: true })
        .fill('not the password');
      await part(page, 'Password')
        .getByLabel('New password', { exact: true })
        .fill('another nine herons at dusk');
      await part(page, 'Password').getByRole('button', { name: 'Change password' }).click();
      await expect(
        part(page, 'Password')
          .getByText(/current password|password is wrong/i)
          .last(),
      ).toBeVisible();
    }),
  },
  {
    name: 'account: a saved profile is announced',
    as: 'member',
    reach: account(async (page) => {
      await part(page, 'Profile').getByRole('button', { name: 'Save profile' }).click();
      await holdToast(page, 'Your profile is saved.');
    }),
  },
  {
    name: 'account: logging out another device',
    as: 'member',
    reach: async (page, { email }) => {
      await page.goto('/terms');
      for (let device = 0; device < 2; device += 1) {
        await page.request.post('/api/auth/login', {
          data: { email, password, remember_me: false },
          headers: { 'x-forwarded-for': someAddress(), cookie: '' },
        });
      }
      await account(async () => {
        await expect(
          part(page, 'Sessions').getByRole('button', { name: 'Log out all other devices' }),
        ).toBeVisible();
        await part(page, 'Sessions')
          .getByRole('button', { name: /^Log out .*last used/ })
          .first()
          .click();
        await dialog(/^Log out /)(page);
      })(page);
    },
  },
  {
    name: 'account: a device could not be logged out',
    as: 'member',
    reach: async (page) => {
      await answer(page, 'account.sessions', {
        sessions: [
          '00000000-0000-4000-8000-000000000001',
          '00000000-0000-4000-8000-000000000002',
        ].map((id, index) => ({
          id,
          device: 'Firefox on Linux',
          browser: 'Firefox',
          system: 'Linux',
          ip: '10.0.0.1',
          created_at: '2026-11-01T10:00:00.000Z',
          last_used_at: '2026-11-01T10:00:00.000Z',
          is_current: index === 0,
        })),
      });
      await account(async () => {
        await page.getByRole('button', { name: /^Log out .*last used/ }).click();
        await page.getByRole('button', { name: 'Log it out' }).click();
        await holdToast(page, 'Session not found.');
      })(page);
    },
  },
  {
    name: 'account: a new API token, shown once',
    as: 'member',
    reach: account(async (page) => {
      const tokens = part(page, 'API tokens');
      const name = `Once ${crypto.randomUUID().slice(0, 4)}`;
      await tokens.getByLabel('Name').fill(name);
      await tokens.getByRole('button', { name: 'Create token' }).click();
      await expect(tokens.getByRole('textbox', { name: 'New API token' })).toBeFocused();
    }),
  },
  { name: 'account: a key of one’s own', as: 'member', reach: ownKeys(async () => undefined) },
  {
    name: 'account: a key that its provider refuses',
    as: 'member',
    reach: account(async (page) => {
      const refusal = {
        message: 'Google refuses this key.',
        code: -32600,
        data: {
          code: 'UNPROCESSABLE_CONTENT',
          httpStatus: 422,
          error: { type: 'validation_error', message: 'Google refuses this key.' },
        },
      };
      await page.route('**/api/trpc/account.saveKey*', (route) =>
        route.fulfill({ status: 422, json: [{ error: refusal }] }),
      );
      await part(page, 'Own keys').getByLabel('Key', { exact: true }).fill('not-a-key-of-google');
      await part(page, 'Own keys').getByRole('button', { name: 'Test and save' }).click();
      await expect(part(page, 'Own keys').getByText('Google refuses this key.')).toBeVisible();
    }),
  },
  {
    name: 'account: deleting a key of one’s own',
    as: 'member',
    reach: ownKeys(async (page) =>
      press('Delete the Google key')(page).then(() => dialog('Delete your Google key?')(page)),
    ),
  },
  {
    name: 'account: an export that failed',
    as: 'member',
    reach: account(async (page) => {
      await page.route('**/api/v1/account/export', (route) =>
        route.fulfill({
          status: 500,
          json: {
            error: {
              type: 'server_error',
              message: 'Something went wrong on our side.',
              error_id: '01234567-89ab-4cde-8f01-23456789abcd',
            },
          },
        }),
      );
      await part(page, 'Your data').getByRole('button', { name: 'Download your data' }).click();
      await expect(
        part(page, 'Your data').getByText('(Error ID: 01234567-89ab-4cde-8f01-23456789abcd)'),
      ).toBeVisible();
    }),
  },
  {
    name: 'account: an export under way',
    as: 'member',
    reach: account(async (page) => {
      await silence(page, '**/api/v1/account/export');
      await part(page, 'Your data').getByRole('button', { name: 'Download your data' }).click();
      await expect(part(page, 'Your data').getByRole('button')).toHaveAttribute(
        'aria-busy',
        'true',
      );
    }),
  },
  {
    name: 'account: deleting it with another password',
    as: 'member',
    reach: account(async (page) => {
      await page.getByRole('button', { name: 'Delete account…' }).click();
      await page.getByLabel('Your e-mail address').fill('nobody@example.org');
      await page.getByLabel('Your password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      const wrong = page.getByRole('dialog').locator('input[aria-invalid="true"]').first();
      await expect(wrong).toBeFocused();
    }),
  },
  {
    name: 'generator: deleting a document',
    as: 'member',
    reach: at('/generator', /./, async (page) => {
      const name = `notes-${crypto.randomUUID().slice(0, 4)}.md`;
      await page.getByLabel('Choose files').setInputFiles({
        name,
        mimeType: 'text/markdown',
        buffer: Buffer.from(
          '# Rivers\n\nA river carries sand to the sea, and builds a delta where it slows down.\n',
        ),
      });
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await dialog(`Delete “${name}”?`)(page);
    }),
  },
  {
    name: 'without a connection',
    as: 'member',
    reach: account(async (page) => {
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    }),
  },
  {
    name: 'a screen whose code does not load',
    as: 'visitor',
    reach: async (page) => {
      await page.goto('/');
      await page.route('**/assets/terms*.js', (route) => route.abort());
      await page.getByRole('link', { name: 'Terms' }).click();
      await expect(
        page.getByRole('heading', { name: 'Something went wrong. Please reload.' }),
      ).toBeInViewport();
    },
  },
  {
    name: 'a screen that fails to render',
    as: 'member',
    reach: async (page) => {
      await answer(page, 'account.sessions', {});
      await page.goto('/account');
      await expect(
        page.getByRole('heading', { name: 'Something went wrong. Please reload.' }),
      ).toBeVisible();
    },
  },
  {
    name: 'an application that cannot start',
    as: 'visitor',
    alone: true,
    reach: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', {
          get: () => {
            throw new Error('broken');
          },
        });
      });
      await page.goto('/terms');
      await expect(
        page.getByRole('heading', { name: 'Failed to initialize application.' }),
      ).toBeVisible();
    },
  },
];
