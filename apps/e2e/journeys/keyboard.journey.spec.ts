import { expect, type Page } from '@playwright/test';
import { enter, expectFocusKept, expectFocusUncovered, tabTo, type } from './keyboard.ts';
import { test } from './member.ts';
import { asking, mailedLink, password, someAddress, openedSource, verdict } from './person.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });
/** The account menu, or on a telephone the menu of the bar. */
const menu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Account|Menu)$/ });
const isTelephone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function logInByKeyboard(page: Page, email: string, secret: string): Promise<void> {
  await type(page, page.getByRole('textbox', { name: 'E-mail' }), email);
  await type(page, page.getByLabel('Password', { exact: true }), secret);
  await page.keyboard.press('Enter');
}

async function welcomeByKeyboard(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [title, next] of [
    ['Welcome', 'Next'],
    ['How it Works', 'Next'],
    ['Get Started', 'Let’s go'],
  ] as const) {
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    await page.keyboard.press('Escape');
    await enter(page, dialog.getByRole('button', { name: next }));
  }
  await expect(dialog).toHaveCount(0);
  await expectFocusKept(page);
}

test(
  'without a mouse: register, confirm, welcome, log out, new password, and back to where one wanted to go',
  { tag: '@every-width' },
  async ({ page }) => {
    const email = `${crypto.randomUUID()}@example.org`;
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
    // A prerendered page is seen before it is alive; the keyboard is tried on the living one.
    await page.goto('/register', { waitUntil: 'networkidle' });
    await expect(button(page, 'Register')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
    await page.keyboard.type('Ada Lovelace');
    await type(page, page.getByRole('textbox', { name: 'E-mail' }), email);
    await type(page, page.getByLabel('Password', { exact: true }), password);
    await enter(page, button(page, 'Register'));
    await expect(h1(page, 'Check your mail')).toBeFocused();

    await page.goto(await mailedLink(page.request, email, /verify-email\?token=[\w-]+/));
    await expect(h1(page, 'E-mail address confirmed')).toBeFocused();
    await enter(page, page.getByRole('main').getByRole('link', { name: 'Log in' }));
    await expect(h1(page, 'Log in')).toBeFocused();
    await logInByKeyboard(page, email, password);
    await welcomeByKeyboard(page);

    await page.goto('/');
    await enter(page, menu(page));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('button', { name: 'Logout' }));
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    await expectFocusKept(page);

    await page.goto('/');
    if (isTelephone(page)) await enter(page, menu(page));
    await enter(page, page.getByRole('banner').getByRole('link', { name: 'Login' }));
    await expect(h1(page, 'Log in')).toBeFocused();
    await enter(page, page.getByRole('link', { name: 'Forgot your password?' }));
    await expect(h1(page, 'Forgot your password?')).toBeFocused();
    await type(page, page.getByLabel('E-mail'), email);
    await page.keyboard.press('Enter');
    await expect(h1(page, 'Check your mail')).toBeFocused();
    await page.goto(await mailedLink(page.request, email, /reset-password\/[\w-]+/));
    await type(
      page,
      page.getByLabel('New password', { exact: true }),
      'another nine herons at dusk',
    );
    await page.keyboard.press('Enter');
    await expect(h1(page, 'Your password is changed')).toBeFocused();

    await page.goto('/generator?topic=Rivers#advanced');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await logInByKeyboard(page, email, 'another nine herons at dusk');
    await expect(page).toHaveURL(/\/generator\?topic=Rivers#advanced$/);
    await welcomeByKeyboard(page);
    await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Rivers');
  },
);

test.describe('as a member', { tag: '@every-width' }, () => {
  test('without a mouse: write a course, look at a source, answer a question', async ({
    memberPage: page,
  }) => {
    await page.goto('/generator');
    await type(page, page.getByRole('textbox', { name: 'Topic' }), 'Photosynthesis');
    await enter(page, button(page, 'Generate course'));
    await expect(page).toHaveURL(/\/generating\//);
    await expect(h1(page, 'Photosynthesis')).toBeFocused();
    await enter(page, page.getByRole('link', { name: 'Read the course' }));
    await expect(page).toHaveURL(/\/result\//);
    await expect(page.getByRole('article')).toBeVisible();
    await expectFocusKept(page);
    await enter(page, page.getByRole('link', { name: 'Start the first lesson' }));
    await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible();
    await expectFocusKept(page);

    const source = page
      .getByRole('article')
      .getByRole('button', { name: /^Source 1/ })
      .first();
    await enter(page, source);
    await expect(openedSource(page).locator('mark').first()).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Boolean(document.activeElement?.closest('[role=dialog], .ant-drawer, aside')),
        ),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(source).toBeFocused();

    await page.goto(page.url().replace(/#.*$/, ''));
    const content = page.getByRole('tab', { name: 'Content' });
    await tabTo(page, content);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Quiz' })).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name: /^Quiz/ });
    const radio = panel.getByRole('radio').first();
    const pairs = panel.getByRole('combobox');
    await expect(asking(panel)).toBeVisible();
    const isToRecall = await panel.getByRole('button', { name: 'Show the answer' }).isVisible();
    if (isToRecall) await enter(page, asking(panel));
    else if (await radio.isVisible()) {
      await tabTo(page, radio);
      await page.keyboard.press('Space');
    } else
      for (let at = 0; at < (await pairs.count()); at += 1) {
        await tabTo(page, pairs.nth(at));
        await page.keyboard.press(String.fromCodePoint('a'.codePointAt(0)! + at));
      }
    await enter(
      page,
      panel.getByRole('button', { name: isToRecall ? 'I knew it' : 'Check answer' }),
    );
    await expect(page.getByText(verdict)).toBeVisible();
    await expectFocusKept(page);
  });

  test('without a mouse: the bar at the lower edge covers nothing that has the focus', async ({
    memberPage: page,
  }) => {
    await page.goto('/generator');
    await type(page, page.getByRole('textbox', { name: 'Topic' }), 'Photosynthesis');
    await page.getByText(/^Advanced/).click();
    await page.getByRole('textbox', { name: 'Topic' }).focus();
    const start = button(page, 'Generate course');
    for (
      let presses = 0;
      presses < 60 && !(await start.evaluate((element) => element === document.activeElement));
      presses += 1
    ) {
      await page.keyboard.press('Tab');
      await expectFocusUncovered(page);
    }
    await expect(start).toBeFocused();
  });

  test('without a mouse: a new name, a token made and revoked, and second thoughts about leaving', async ({
    memberPage: page,
  }) => {
    await page.goto('/account');
    await tabTo(page, page.getByLabel('Full name'));
    await page.keyboard.press('End');
    await page.keyboard.type(' King');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expectFocusKept(page);

    const tokens = page.getByRole('region', { name: 'API tokens' });
    const name = `Key ${crypto.randomUUID().slice(0, 4)}`;
    await type(page, tokens.getByLabel('Name'), name);
    await page.keyboard.press('Enter');
    await expect(tokens.getByRole('textbox', { name: 'New API token' })).toBeVisible();
    await expectFocusKept(page);
    await page.goto('/account#api-tokens');
    const revoke = tokens.getByRole('button', { name: `Revoke ${name}` });
    await enter(page, revoke);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(revoke).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('button', { name: 'Revoke it' }));
    await expect(revoke).toHaveCount(0);
    await expectFocusKept(page);

    const leave = page.getByRole('button', { name: 'Delete account…' });
    await enter(page, leave);
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leave).toBeFocused();
  });

  test('without a mouse: the bar and its menu, the theme, and second thoughts about buying', async ({
    memberPage: page,
  }) => {
    await page.goto('/terms');
    const bar = page.getByRole('banner');
    await tabTo(page, bar.getByRole('link', { name: 'Coursewright' }));
    const buy = isTelephone(page)
      ? bar.getByRole('button', { name: 'Buy' })
      : bar.getByRole('button', { name: /credits$/ });
    const theme = isTelephone(page)
      ? menu(page)
      : bar.getByRole('button', { name: 'Theme and language' });

    await enter(page, theme);
    await tabTo(page, bar.getByRole('radio', { name: 'Same as system' }));
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.keyboard.press('Escape');
    await expect(theme).toBeFocused();
    await expect(bar.getByRole('radio')).toHaveCount(0);

    if (isTelephone(page)) await page.keyboard.press('Enter');
    await enter(page, buy);
    const dialog = page.getByRole('dialog', { name: 'Purchase Credits' });
    await expect(dialog).toBeVisible();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    // Round and round, and never out of it.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await dialog.evaluate(
          (element) =>
            element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(buy).toBeFocused();

    await page.goto('/terms');
    if (isTelephone(page)) await enter(page, menu(page));
    await enter(page, bar.getByRole('link', { name: 'Generator' }));
    await expect(page).toHaveURL(/\/generator$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    if (isTelephone(page)) await expect(bar.getByRole('button', { name: 'Logout' })).toBeHidden();
  });
});
