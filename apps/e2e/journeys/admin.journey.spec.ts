import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { asAdmin, askForGrant, deskWithUser, entries } from './desk.ts';
import { test } from './member.ts';
import { becomeMember } from './residents.ts';
import { shownCredits } from './purchase.ts';

const everyWidth = { tag: '@every-width' };

test(
  'keeps filters and order in the address: through a reload, back from elsewhere, and for a colleague',
  everyWidth,
  async ({ page, browser, admin }) => {
    const { email } = await becomeMember(page);
    const desk = await deskWithUser(browser, admin, page, email);
    await desk.getByRole('combobox', { name: 'Active' }).selectOption('Yes');
    await desk.getByRole('combobox', { name: 'Has credits' }).selectOption('Yes');
    const sort = desk.getByRole('columnheader', { name: 'Credits' });
    if (await sort.isVisible()) await sort.click();
    else
      await desk.getByRole('combobox', { name: 'Sort by' }).selectOption('Credits: fewest first');
    const asked = {
      search: email,
      is_active: 'true',
      has_credits: 'true',
      sort_by: 'credits',
      sort_order: 'asc',
    };
    await expect.poll(() => Object.fromEntries(new URL(desk.url()).searchParams)).toEqual(asked);

    const isAsAsked = async (looker: typeof desk) => {
      await expect(looker.getByRole('searchbox', { name: 'Search by name or e-mail' })).toHaveValue(
        email,
      );
      for (const name of ['Active', 'Has credits'])
        await expect(looker.getByRole('combobox', { name })).toHaveValue('true');
      await expect(looker.getByText('Page 1 of 1 · 1 found')).toBeVisible();
      await expect(entries(looker, new RegExp(email))).toHaveCount(1);
      expect(Object.fromEntries(new URL(looker.url()).searchParams)).toEqual(asked);
    };
    await desk.reload();
    await isAsAsked(desk);
    await desk.getByRole('link', { name: `Credits of ${email}` }).click();
    await expect(entries(desk, /Free credits/)).toHaveCount(1);
    await desk.goBack();
    await isAsAsked(desk);
    const colleague = await desk.context().newPage();
    await colleague.goto(desk.url());
    await isAsAsked(colleague);
    await colleague.close();

    await desk.getByRole('combobox', { name: 'Has credits' }).selectOption('No');
    await expect(desk.getByText(/^No user matches these filters\./)).toBeVisible();
    await desk.getByRole('button', { name: 'Show all' }).click();
    await expect
      .poll(() => Object.fromEntries(new URL(desk.url()).searchParams))
      .toEqual({ sort_by: 'credits', sort_order: 'asc' });
    await desk.context().close();
  },
);

test(
  'goes through pages, and back and forth between them',
  everyWidth,
  async ({ page, browser, admin }) => {
    await becomeMember(page);
    const desk = await asAdmin(browser, admin, page);
    await desk.goto('/admin?per_page=1');
    await expect(desk.getByText(/^Page 1\b/)).toBeVisible();
    await desk.getByRole('button', { name: 'Next' }).click();
    await expect(desk.getByText(/^Page 2\b/)).toBeVisible();
    await desk.goBack();
    await expect(desk.getByText(/^Page 1\b/)).toBeVisible();
    await desk.goForward();
    await desk.reload();
    await expect(desk.getByText(/^Page 2\b/)).toBeVisible();
    await desk.goto('/admin?per_page=1&page=900');
    await desk.getByRole('button', { name: 'Go to the first page' }).click();
    await expect(desk.getByText(/^Page 1\b/)).toBeVisible();
    await desk.context().close();
  },
);

test(
  'puts whoever is disabled out of their session, and keeps them out',
  everyWidth,
  async ({ page, browser, admin }) => {
    const { email, password } = await becomeMember(page);
    const desk = await deskWithUser(browser, admin, page, email);
    await desk.getByRole('button', { name: `Edit ${email}` }).click();
    await desk
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^Active/ })
      .uncheck();
    await desk.getByRole('button', { name: 'Save and log out everywhere' }).click();
    await expect(entries(desk, /Disabled/)).toHaveCount(1);

    // The next thing that is asked of the server shows it: the menu asks for the credits.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Account|Menu)$/ })
      .click();
    await expect(page).toHaveURL(/\/login\?session_expired=true/);
    await expect(page.getByText('Your session has expired.')).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await desk.context().close();
  },
);

test(
  'asks once more before it grants 100 credits or more',
  everyWidth,
  async ({ page, browser, admin }) => {
    const { email } = await becomeMember(page);
    const desk = await deskWithUser(browser, admin, page, email);
    const dialog = await askForGrant(desk, email, 100, 'A class');
    await expect(dialog.getByText('Grant 100 credits?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Grant' }).click();
    await dialog.getByRole('button', { name: 'Yes, grant 100 credits' }).click();
    await expect(desk.getByText('100 credits granted. The balance is 103 now.')).toBeVisible();
    await expect(entries(desk, /103/)).toHaveCount(1);
    // One less is granted at once.
    await askForGrant(desk, email, 99, 'Another class');
    await expect(desk.getByText('99 credits granted. The balance is 202 now.')).toBeVisible();
    await page.reload();
    await expect.poll(() => shownCredits(page)).toBe(202);
    await desk.context().close();
  },
);

test(
  'downloads all that is filtered, not only the page that is shown',
  everyWidth,
  async ({ page, browser, admin }) => {
    const { email } = await becomeMember(page);
    const desk = await deskWithUser(browser, admin, page, email);
    await desk.getByRole('link', { name: `Credits of ${email}` }).click();
    await expect(entries(desk, /Free credits/)).toHaveCount(1);
    const userId = new URL(desk.url()).searchParams.get('user_id');
    const granted = await desk.evaluate(async (id) => {
      const { accessToken } = JSON.parse(localStorage.getItem('auth') ?? '{}') as {
        accessToken: string;
      };
      const statuses = [];
      for (let amount = 1; amount <= 23; amount += 1) {
        const headers = {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        };
        statuses.push(
          (
            await fetch('/api/admin/credits/add', {
              method: 'POST',
              headers,
              body: JSON.stringify({ user_id: id, amount, notes: 'One of many' }),
            })
          ).status,
        );
      }
      return statuses;
    }, userId);
    expect(granted).toEqual(Array(23).fill(201));
    await desk.getByRole('combobox', { name: 'What' }).selectOption('Grant');
    await expect(desk.getByText('Page 1 of 2 · 23 found')).toBeVisible();
    await expect(entries(desk, /Grant/)).toHaveCount(20);
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Download all as CSV' }).click();
    const [head = '', ...lines] = (await readFile(await (await download).path(), 'utf8'))
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');
    const column = (name: string) =>
      lines.map((line) => line.split(',')[head.split(',').indexOf(name)]);
    expect(column('amount')).toEqual(Array.from({ length: 23 }, (_, index) => String(23 - index)));
    expect(new Set(column('email'))).toEqual(new Set([email]));
    expect(new Set(column('action_type'))).toEqual(new Set(['admin_add']));
    await desk.context().close();
  },
);
