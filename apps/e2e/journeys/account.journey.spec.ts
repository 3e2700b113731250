import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  mailedLink,
  registerByHand,
  storedOfPerson,
  throughWelcome,
} from './person.ts';
import { becomeMember } from './residents.ts';

test(
  'a forgotten password: mail, new password, and back to where one wanted to go',
  { tag: '@every-width' },
  async ({ page, context }) => {
    const { email } = await registerByHand(page);
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Mail me the link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeFocused();
    await expectAccessible(page);

    const link = await mailedLink(page.request, email, /reset-password\/[\w-]+/);
    const mailTab = await context.newPage();
    await mailTab.goto(link);
    await mailTab.getByLabel('New password', { exact: true }).fill('another nine herons at dusk');
    await expectAccessible(mailTab);
    await mailTab.getByRole('button', { name: 'Set password' }).click();
    await expect(
      mailTab.getByRole('heading', { level: 1, name: 'Your password is changed' }),
    ).toBeFocused();
    // The tab that was logged in is not any more.
    await expect(page.getByRole('button', { name: 'Account' })).toBeHidden();

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('yet another nine herons');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link does not work' }),
    ).toBeVisible();
    await expectAccessible(page);

    await page.goto('/generator?topic=Rivers#advanced');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await logIn(page, email, 'another nine herons at dusk');
    await expect(page).toHaveURL(/\/generator\?topic=Rivers#advanced$/);
    await throughWelcome(page);
    await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Rivers');
  },
);

test('two tabs are one person: a logout in one is a logout in the other', async ({
  page,
  context,
}) => {
  await becomeMember(page);
  const other = await context.newPage();
  await other.goto('/generator');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/account');
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/login\?redirect=%2Fgenerator$/);
  // Nor does the way back lead into what was left.
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/);
});

test('nobody is logged out for being offline', async ({ page, context }) => {
  await becomeMember(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('link', { name: 'Coursewright' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Name a topic/);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.goto('/account');
  await expect(page.getByRole('table')).toBeVisible();
});

test(
  'the welcome is read by keyboard, holds the focus, and comes back only after a logout',
  { tag: '@every-width' },
  async ({ page }) => {
    const { email, password } = await becomeMember(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logOut(page);
    await page.goto('/login');
    await logIn(page, email, password);

    const welcome = page.getByRole('dialog', { name: 'Welcome' });
    await expect(welcome.getByRole('heading', { name: 'Welcome' })).toBeFocused();
    await expectAccessible(page);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await page.mouse.click(5, 300);
    await expect(welcome).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'How it Works' }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('You have 3 credits.');
    await page.getByRole('button', { name: 'Let’s go' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('the account: a new name, an API token that works until it is revoked, another device logged out', async ({
  page,
  browser,
}) => {
  const { email, password } = await becomeMember(page);
  const phone = await (
    await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } })
  ).newPage();
  await phone.goto('/login');
  await logIn(phone, email, password);
  await throughWelcome(phone);

  await page.goto('/account');
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Sessions').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await part('Profile').getByLabel('Full name').fill('Grace Hopper');
  await part('Profile').getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  const tokens = part('API tokens');
  await tokens.getByLabel('Name').fill('My script');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  const token = await tokens.getByRole('textbox', { name: 'New API token' }).inputValue();
  await expectAccessible(page);
  const ask = async () =>
    page.request.get('/api/auth/status', { headers: { authorization: `Bearer ${token}` } });
  expect(await (await ask()).json()).toMatchObject({ user: { email, full_name: 'Grace Hopper' } });
  expect(
    (
      await page.request.get('/api/v1/account', { headers: { authorization: `Bearer ${token}` } })
    ).status(),
  ).toBe(403);
  await tokens.getByRole('button', { name: 'I have it' }).click();
  await tokens.getByRole('button', { name: 'Revoke My script' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revoke it' }).click();
  await expect(tokens.getByText('No API tokens yet.')).toBeVisible();
  expect((await ask()).status()).toBe(401);

  await expect(part('Credits').getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await part('Your data').getByRole('button', { name: 'Download your data' }).click();
  expect((await download).suggestedFilename()).toBe('coursewright-account.json');

  await part('Sessions')
    .getByRole('button', { name: /^Log out/ })
    .click();
  await page.getByRole('button', { name: 'Log it out' }).click();
  await expect(part('Sessions').getByRole('listitem')).toHaveCount(1);
  // The other device notices with its next request, says why, and leads back.
  await phone.getByRole('textbox', { name: 'Topic' }).fill('How rivers shape land');
  await phone.getByRole('button', { name: 'Generate course' }).click();
  await expect(phone).toHaveURL(/\/login\?session_expired=true$/);
  await expect(phone.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await expectAccessible(phone);
  await phone.context().close();
});

test('an account is deleted for good by its owner', async ({ page }) => {
  const { email, password } = await becomeMember(page);
  await page.goto('/account#delete');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete your account?' });
  await sure.getByLabel('Your e-mail address').fill(email);
  await sure.getByLabel('Your password').fill(password);
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page.getByText('Wrong e-mail address or password.')).toBeVisible();
});

/** By the account menu, or on a phone by the menu of the bar. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Account|Menu)$/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  // What waits for the server is sent first.
  await expect.poll(() => storedOfPerson(page)).toEqual([]);
}
