import { expect, type Page } from '@playwright/test';
import { at, heading, type Screen } from './screen.ts';
import { logIn, mailedLink, password, someAddress } from './person.ts';

/** Somebody who has registered, by the API; their confirmation waits in the mailbox. */
async function register(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`;
  const headers = { 'x-forwarded-for': someAddress() };
  await page.setExtraHTTPHeaders(headers);
  expect(
    (
      await page.request.post('/api/auth/register', {
        headers,
        data: { email, password, full_name: 'Ada Lovelace' },
      })
    ).status(),
  ).toBe(201);
  await mailedLink(page.request, email, /verify-email\?token=[\w-]+/);
  return email;
}

/** Nobody answers there any more. */
const silence = (page: Page, address: string) => page.route(address, () => undefined);

/** Where people come in: login, registration and the links of their mails. */
export const signInScreens: readonly Screen[] = [
  {
    name: 'login refused',
    as: 'visitor',
    reach: at('/login', 'Log in', async (page) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
      await logIn(page, 'nobody@example.org', 'not the password');
      await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
    }),
  },
  {
    name: 'login before the address is confirmed, with another link on its way',
    as: 'visitor',
    reach: async (page) => {
      const email = await register(page);
      await page.goto('/login');
      await logIn(page, email, password);
      await page.getByRole('button', { name: 'Send the link again' }).click();
      await expect(page.getByText('we have sent a new link')).toBeVisible();
    },
  },
  {
    name: 'login where nothing can be stored',
    as: 'visitor',
    alone: true,
    reach: async (page) => {
      await page.addInitScript(() => {
        Storage.prototype.getItem = () => {
          throw new DOMException('Storage is blocked', 'SecurityError');
        };
      });
      await page.goto('/login');
      await expect(page.getByText('Failed to initialize session.')).toBeVisible();
    },
  },
  {
    name: 'register, mail sent',
    as: 'visitor',
    reach: at('/register', 'Create your account', async (page) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
      await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
      await page
        .getByRole('textbox', { name: 'E-mail' })
        .fill(`${crypto.randomUUID()}@example.org`);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Register' }).click();
      await heading(page, 'Check your mail');
      await expect(page.getByText('E-mails are not delivered here')).toBeVisible();
    }),
  },
  {
    name: 'verify e-mail: under way',
    as: 'visitor',
    reach: async (page) => {
      await silence(page, '**/api/trpc/auth.verifyEmail*');
      await page.goto('/verify-email?token=some-token');
      await expect(page.getByText('Verifying your e-mail address…')).toBeVisible();
    },
  },
  {
    name: 'verify e-mail: confirmed',
    as: 'visitor',
    reach: async (page) => {
      await page.goto(
        await mailedLink(page.request, await register(page), /verify-email\?token=[\w-]+/),
      );
      await heading(page, 'E-mail address confirmed');
    },
  },
  {
    name: 'reset password: done',
    as: 'visitor',
    reach: async (page) => {
      const email = await register(page);
      const token = (await mailedLink(page.request, email, /verify-email\?token=[\w-]+/)).split(
        '=',
      )[1];
      await page.request.get(`/api/auth/verify-email?token=${token}`);
      await page.request.post('/api/auth/forgot-password', {
        data: { email },
        headers: { 'x-forwarded-for': someAddress() },
      });
      await page.goto(await mailedLink(page.request, email, /reset-password\/[\w-]+/));
      await page.getByLabel('New password', { exact: true }).fill('another nine herons at dusk');
      await page.getByRole('button', { name: 'Set password' }).click();
      await heading(page, 'Your password is changed');
    },
  },
  {
    name: 'the guard at work',
    as: 'member',
    alone: true,
    reach: async (page) => {
      await silence(page, '**/api/auth/refresh');
      await page.addInitScript(() =>
        localStorage.setItem(
          'auth',
          JSON.stringify({
            ...JSON.parse(localStorage.getItem('auth') ?? '{}'),
            tokenExpiry: Date.now() / 1000,
          }),
        ),
      );
      await page.goto('/generator');
      await expect(page.getByText('Verifying authentication...')).toBeVisible();
    },
  },
];
