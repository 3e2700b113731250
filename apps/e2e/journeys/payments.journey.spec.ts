import { expect, type Page } from '@playwright/test';
import { askForGrant, deskWithUser, entries, findUser, openDetails } from './desk.ts';
import { enter } from './keyboard.ts';
import { test } from './member.ts';
import { expectAccessible, expectNoSidewaysScroll } from './person.ts';
import { becomeMember } from './residents.ts';
import { beginPurchase, onCheckout, openPurchase, pay, shownCredits } from './purchase.ts';

const thanks = (page: Page, credits: string) =>
  expect(page.getByText(`${credits}: thank you.`)).toBeVisible();

test(
  'buys credits: leaves, goes back, is declined, pays, and finds them in the balance',
  { tag: '@every-width' },
  async ({ page }) => {
    await becomeMember(page);
    await expect.poll(() => shownCredits(page)).toBe(3);
    let checkouts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/payments/checkout-sessions')) checkouts += 1;
    });
    await openPurchase(page);
    const dialog = page.getByRole('dialog', { name: 'Purchase Credits' });
    await dialog.getByRole('textbox', { name: 'Number of Credits' }).fill('2');
    await dialog.getByRole('button', { name: 'Purchase' }).dblclick();
    await onCheckout(page);
    expect(checkouts).toBe(1);
    await expectNoSidewaysScroll(page);

    // Back from the provider, the dialog or the page is ready for another try.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await beginPurchase(page, 2);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('You left the checkout.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Buy credits' }).click();
    await dialog.getByRole('button', { name: 'One credit more' }).click();
    await dialog.getByRole('button', { name: 'Purchase' }).click();
    await onCheckout(page);
    await pay(page, { method: /declined$/ });
    await expect(page.getByRole('alert')).toContainText('declined');
    await pay(page, { method: /paid at once$/ });
    await thanks(page, '2 credits for 2.00 €');
    await expect(page.getByText('you have 5 now')).toBeVisible();
    await expect.poll(() => shownCredits(page)).toBe(5);
    await page.goto('/account');
    await expect(page.getByRole('row', { name: /Purchase.*\+?2/ })).toHaveCount(1);
  },
);

test('counts a purchase once, whether its webhook never comes, late, or twenty times', async ({
  page,
}) => {
  await becomeMember(page);
  for (const [webhook, quantity] of [
    ['after 20 seconds', 1],
    ['never', 2],
    ['twenty times', 4],
  ] as const) {
    await beginPurchase(page, quantity);
    await pay(page, { webhook });
    await expect(page.getByText('thank you.')).toBeVisible();
  }
  await expect.poll(() => shownCredits(page)).toBe(10);
  await page.goto('/account');
  await expect(page.getByRole('row', { name: /Purchase/ })).toHaveCount(3);
});

test('is credited by a late webhook alone, when the buyer never comes back from the checkout', async ({
  page,
}) => {
  await becomeMember(page);
  await beginPurchase(page, 2);
  // An answer without content keeps the browser where it is; one that fails would lead it to a page
  // of its own, at a moment of its own.
  await page.route('**/purchase-result**', (route) => route.fulfill({ status: 204 }));
  const landing = page.waitForResponse(/\/purchase-result/);
  await pay(page, { webhook: 'after 20 seconds' });
  const result = (await landing).url();
  await page.goto('/account');
  await expect(page.getByRole('row', { name: /Welcome credits/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Purchase/ })).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /Purchase.*2/ })).toHaveCount(1, { timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
  // Coming back after all changes nothing.
  await page.unroute('**/purchase-result**');
  await page.goto(result);
  await thanks(page, '2 credits for 2.00 €');
  await expect.poll(() => shownCredits(page)).toBe(5);
});

test('loses the credits of a payment that is returned, and is told so', async ({ page }) => {
  await becomeMember(page);
  await beginPurchase(page, 4);
  const checkout = page.url();
  await pay(page);
  await thanks(page, '4 credits for 4.00 €');
  const result = page.url();
  await page.goto(checkout);
  await page.getByRole('radio', { name: 'Return half of it' }).check();
  const returned = page.waitForResponse(/\/afterwards$/);
  await page.getByRole('button', { name: 'Do it' }).click();
  expect((await returned).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'This checkout is paid.' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(async () => {
    await page.goto(result);
    await expect(
      page.getByText('2 of the 4 credits that it bought were taken back: you have 5 now.'),
    ).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
  await expect.poll(() => shownCredits(page)).toBe(5);
});

test('waits for a bank transfer, and is credited while one looks', async ({ page }) => {
  await becomeMember(page);
  await beginPurchase(page, 1);
  await pay(page, { method: /^Bank transfer: paid/ });
  await expect(page.getByText('Your bank has yet to confirm the payment.')).toBeVisible();
  await thanks(page, '1 credit for 1.00 €');
  await expect.poll(() => shownCredits(page)).toBe(4);
});

test('without a mouse: buys credits', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/account');
  await enter(page, page.getByRole('button', { name: '3 credits' }));
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '3 credits' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Number of Credits' })).toBeFocused();
  await page.keyboard.type('3');
  await enter(page, dialog.getByRole('button', { name: 'Purchase' }));
  await onCheckout(page);
  await enter(page, page.getByRole('button', { name: /^Pay/ }));
  await thanks(page, '3 credits for 3.00 €');
});

test(
  'administers: finds a user, grants, disables, settles a parked payment, and all of it is written down',
  { tag: '@every-width' },
  async ({ page, browser, admin }) => {
    const { email } = await becomeMember(page);
    await beginPurchase(page, 2);
    const checkout = page.url();

    const desk = await deskWithUser(browser, admin, page, email);
    const dialog = await askForGrant(desk, email, 7, 'For the workshop');
    await expect(desk.getByText('7 credits granted. The balance is 10 now.')).toBeVisible();
    await desk.getByRole('link', { name: `Credits of ${email}` }).click();
    const granted = entries(desk, /Grant[^]*\+7[^]*10/);
    await expect(granted).toBeVisible();
    await openDetails(granted);
    await expect(desk.getByText('For the workshop')).toBeVisible();
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Download all as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('credit-transactions.csv');

    const setActive = async (isActive: boolean) => {
      await desk.goto('/admin');
      await findUser(desk, email);
      await desk.getByRole('button', { name: `Edit ${email}` }).click();
      await dialog.getByRole('checkbox', { name: /^Active/ }).setChecked(isActive);
      await dialog
        .getByRole('button', { name: isActive ? 'Save' : 'Save and log out everywhere' })
        .click();
      await expect(desk.getByText('The user was changed.')).toBeVisible();
    };
    await setActive(false);
    await expect(desk.getByText('Disabled')).toBeVisible();

    // Whoever is disabled can still have paid: the money is not lost.
    await page.goto(checkout);
    await pay(page);
    await expect(page).toHaveURL(/\/login/);
    await desk.goto('/admin/payments');
    const credit = desk.getByRole('button', { name: `Credit the payment of ${email}` });
    await expect(credit).toBeVisible();
    await expectAccessible(desk);
    await credit.click();
    await expect(desk.getByText('It still cannot be credited.')).toBeVisible();
    await setActive(true);
    await desk.goto('/admin/payments');
    await credit.click();
    await expect(desk.getByText('The credits are in the balance now.')).toBeVisible();
    await expect(credit).toHaveCount(0);

    await desk.goto('/admin/audit');
    for (const what of [
      'Credited a parked payment',
      'Changed a user',
      'Downloaded credit transactions',
      'Granted credits',
    ])
      await expect(entries(desk, new RegExp(what)).first()).toBeVisible();
    await openDetails(entries(desk, /Changed a user/).first());
    await expect(desk.getByText('"is_active": true').first()).toBeVisible();
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk);
    await desk.context().close();
  },
);
