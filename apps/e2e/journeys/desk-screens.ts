import type { AdminStats } from '@coursewright/contract';
import { expect, type Page } from '@playwright/test';
import { entries, openDetails } from './desk.ts';
import { beginPurchase, openPurchase, pay } from './purchase.ts';
import { at, type Screen } from './screen.ts';
import { wholeAnswer } from './whole-answer.ts';

/** A purchase of one credit, begun. */
const purchase = (then: (page: Page, result: string) => Promise<void>) => async (page: Page) => {
  await page.goto('/account');
  await beginPurchase(page, 1);
  await then(page, `/purchase-result?session_id=${page.url().split('/').at(-1)}`);
};

/** A view of the administration with its table there. */
const admin = (view: string, then?: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.goto(`/admin${view}`);
  await expect(page.getByRole('navigation', { name: /^Pages/ })).toBeVisible();
  await then?.(page);
};

/** Fills in and sends the grant of credits to the first user of the list. */
async function grant(page: Page, credits: string, notes = ''): Promise<void> {
  await page
    .getByRole('button', { name: /^Grant/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill(credits);
  await dialog.getByRole('textbox', { name: 'Notes' }).fill(notes);
  await dialog.getByRole('button', { name: 'Grant' }).click();
}

export const deskScreens: readonly Screen[] = [
  {
    name: 'buying credits',
    as: 'member',
    reach: at('/account', /./, (page) =>
      openPurchase(page).then(() =>
        expect(page.getByText('this leads to a test checkout')).toBeVisible(),
      ),
    ),
  },
  {
    name: 'buying credits without the provider’s script',
    as: 'member',
    reach: at('/account', /./, async (page) => {
      await page.route('**/dev/checkout/stripe.js', (route) => route.abort());
      await openPurchase(page);
      await expect(page.getByRole('alert')).toHaveText('Failed to load Stripe');
    }),
  },
  { name: 'test checkout', as: 'member', reach: purchase(async () => undefined) },
  {
    name: 'purchase: not paid yet',
    as: 'member',
    reach: purchase((page, result) =>
      at(result, 'Your purchase', () => expect(page.getByText('not paid yet')).toBeVisible())(page),
    ),
  },
  {
    name: 'purchase: waiting for the bank',
    as: 'member',
    reach: purchase(async (page) => {
      await pay(page, { method: /^Bank transfer: paid/, webhook: 'never' });
      await expect(page.getByText('Your bank has yet to confirm')).toBeVisible();
    }),
  },
  {
    name: 'purchase: paid',
    as: 'member',
    reach: purchase(async (page) =>
      pay(page).then(() => expect(page.getByText('thank you')).toBeVisible()),
    ),
  },
  {
    name: 'purchase: left',
    as: 'member',
    reach: at('/purchase-result?cancelled=true', 'Your purchase', (page) =>
      expect(page.getByText('Nothing was charged.')).toBeVisible(),
    ),
  },
  {
    name: 'purchase: unknown',
    as: 'member',
    reach: at('/purchase-result?session_id=cs_nothing', 'Your purchase', (page) =>
      expect(page.getByText('Purchase not found.')).toBeVisible(),
    ),
  },
  { name: 'admin: users', as: 'admin', reach: admin('') },
  {
    name: 'admin: no such user',
    as: 'admin',
    reach: admin('?search=zzqxj', (page) =>
      expect(page.getByText(/^No user matches these filters/)).toBeVisible(),
    ),
  },
  {
    name: 'admin: disabling a user',
    as: 'admin',
    reach: admin('', async (page) => {
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /^Active/ })
        .uncheck();
      await expect(page.getByRole('button', { name: 'Save and log out everywhere' })).toBeVisible();
    }),
  },
  {
    name: 'admin: granting credits, refused',
    as: 'admin',
    reach: admin('', async (page) => {
      await grant(page, '0');
      await expect(page.getByText('Enter 1 or more.')).toBeVisible();
    }),
  },
  {
    name: 'admin: granting many credits',
    as: 'admin',
    reach: admin('', async (page) => {
      await grant(page, '500', 'A class');
      await expect(page.getByText('Grant 500 credits?')).toBeVisible();
    }),
  },
  {
    name: 'admin: credits with details',
    as: 'admin',
    reach: admin('/credits', async (page) =>
      openDetails(entries(page, /./).first()).then(() =>
        expect(page.getByText('Entry').first()).toBeVisible(),
      ),
    ),
  },
  {
    name: 'admin: statistics with a table',
    as: 'admin',
    reach: at('/admin/statistics', 'Administration', async (page) => {
      await page.getByText('Generations as a table').click();
      await expect(page.getByRole('columnheader', { name: 'Cancelled' })).toBeVisible();
    }),
  },
  {
    name: 'admin: a ledger that does not add up',
    as: 'admin',
    reach: async (page) => {
      await page.route('**/api/trpc/admin.stats*', async (route) => {
        const response = await wholeAnswer(route);
        const [answer] = (await response.json()) as [{ result: { data: AdminStats } }];
        answer.result.data.ledger = {
          discrepancies: 3,
          user_ids: [crypto.randomUUID(), crypto.randomUUID()],
        };
        await route.fulfill({ response, json: [answer] });
      });
      await page.goto('/admin/statistics');
      await expect(page.getByRole('alert')).toContainText('The ledger does not add up in 3 places');
    },
  },
  {
    name: 'admin: a list that did not come',
    as: 'admin',
    reach: async (page) => {
      await page.route('**/api/trpc/admin.users*', (route) => route.abort());
      await page.goto('/admin');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  { name: 'admin: generations', as: 'admin', reach: admin('/generations') },
  {
    name: 'admin: no failed generation of nobody',
    as: 'admin',
    reach: admin(
      '/generations?status=failed&user_id=00000000-0000-4000-8000-000000000000',
      (page) => expect(page.getByText('No generation matches')).toBeVisible(),
    ),
  },
  { name: 'admin: parked payments', as: 'admin', reach: admin('/payments') },
  { name: 'admin: audit log', as: 'admin', reach: admin('/audit') },
];
