import { expect, type Page } from '@playwright/test';
import { test } from './member.ts';
import { logIn, password } from './person.ts';

const bar = (page: Page) => page.getByRole('banner');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test(
  'the bar stays, lets the page shine through, and has a shadow after 20 px; after 100 px there is a way to the top',
  { tag: '@every-width' },
  async ({ page }) => {
    await page.goto('/');
    await expect(bar(page)).toHaveCSS('position', 'sticky');
    // Translucent: what it lies over is seen through it.
    expect(
      await bar(page).evaluate((element) =>
        /\/ 0\.\d+\)|rgba\(.*, 0\.\d+\)/.test(getComputedStyle(element).backgroundColor),
      ),
    ).toBe(true);
    await scrollTo(page, 20);
    await expect(bar(page)).toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 21);
    await expect(bar(page)).not.toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 100);
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await expect(up).toBeHidden();
    await scrollTo(page, 101);
    await expect(up).toBeVisible();
    await scrollTo(page, 900);
    expect(await bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    const positions = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen = new Array<number>();
          const look = () => {
            seen.push(window.scrollY);
            if (window.scrollY > 0) requestAnimationFrame(look);
            else resolve(seen);
          };
          look();
        }),
    );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await up.click();
    // Smoothly: there was something between here and there.
    expect((await positions).filter((y) => y > 0 && y < 900).length).toBeGreaterThan(0);
  },
);

test(
  'without a connection the bar stays too, below the notice that says so',
  { tag: '@every-width' },
  async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    const notice = page.getByText('You are offline.');
    await expect(notice).toBeVisible();
    await scrollTo(page, 900);
    const { top, bottom } = await notice.evaluate((element) => element.getBoundingClientRect());
    expect(top).toBe(0);
    expect(await bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(bottom);
  },
);

test('from 900 px on the links stand in the bar, below they are in its menu', async ({ page }) => {
  await page.goto('/');
  const links = bar(page).getByRole('link', { name: 'Home' });
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(links).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.setViewportSize({ width: 899, height: 700 });
  await expect(links).toBeHidden();
  await bar(page).getByRole('button', { name: 'Menu' }).click();
  await expect(links).toBeVisible();
  for (const name of ['Login', 'Register'])
    await expect(bar(page).getByRole('link', { name })).toBeVisible();
});

test(
  'the footer: its links, the year, and a tagline that small screens do without',
  { tag: '@every-width' },
  async ({ page }, { project }) => {
    await page.goto('/privacy');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(
      'Personalized courses powered by AI. Discover your optimal learning journey with our cutting-edge technology.',
    );
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    const connect = footer.getByRole('navigation', { name: 'Connect With Us' }).getByRole('link');
    await expect(connect).toHaveCount(4);
    for (const link of await connect.all())
      expect(await link.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:)/);
    await expect(footer.getByText('Made with ❤️ for effective learning')).toBeVisible({
      visible: project.name === 'desktop',
    });
    await footer.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await footer.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  },
);

test('a new year needs no new build: the year is the reader’s, and the prerendered page is taken over as it is', async ({
  page,
}) => {
  const failures = new Array<Error>();
  page.on('pageerror', (error) => failures.push(error));
  await page.clock.setFixedTime(new Date('2100-06-01T12:00:00Z'));
  await page.goto('/terms');
  await expect(page.getByRole('contentinfo')).toContainText('© 2100 Coursewright');
  expect(failures).toEqual([]);
});

test('an unknown address is the home page, silently: the way back does not lead to it', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.goto('/no/such/screen?x=1#y');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: /Name a topic/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('the code of a screen that a network swallowed is fetched once more, and then the screen is there', async ({
  page,
}) => {
  await page.goto('/');
  let swallowed = 0;
  await page.route('**/assets/terms*.js', async (route) => {
    swallowed += 1;
    await (swallowed === 1 ? route.abort() : route.continue());
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  expect(swallowed).toBe(2);
});

test('the guard leads to the login and back, and neither stays in the history', async ({
  page,
  member,
}) => {
  await page.goto('/terms');
  await page.goto('/account?from=mail#credits');
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%3Ffrom%3Dmail%23credits$/);
  // The account is not among the accepted targets: the login leads to the generator.
  await logIn(page, member.email, password);
  await expect(page).toHaveURL(/\/generator$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test.describe('as a member', () => {
  test('the chip says what a credit is for, to the pointer and the keyboard; the avatar has a letter and a dot', async ({
    memberPage: page,
    member,
  }) => {
    await page.goto('/terms');
    const chip = bar(page).getByRole('button', { name: /^\d+ credits$/ });
    const tooltip = bar(page).getByText('1 credit generates 1 course. Buy credits.');
    await expect(tooltip).toBeHidden();
    await chip.hover();
    await expect(tooltip).toBeVisible();
    // It can be pointed at, and sent away without moving.
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.mouse.move(5, 500);
    await chip.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip).toBeVisible();

    const avatar = bar(page).getByRole('button', { name: 'Account' });
    await expect(avatar).toHaveText('A');
    await expect(avatar.getByTestId('credits-dot')).toBeVisible();
    const asked = page.waitForRequest('**/api/auth/credits');
    await avatar.click();
    await asked;
    await expect(bar(page).getByText('Ada Lovelace')).toBeVisible();
    await expect(bar(page).getByText(member.email)).toBeVisible();
  });

  test('whoever is no administrator finds the home page at /admin', async ({
    memberPage: page,
  }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('links in a text are underlined, whichever screens came before', async ({
    memberPage: page,
  }) => {
    await page.goto('/account');
    const link = page.getByRole('link', { name: 'REST API' }).first();
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await link.hover();
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('link', { name: 'account page' })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
  });

  test('what went wrong with a form of the account is said beside its button, where it is seen', async ({
    memberPage: page,
  }) => {
    // A telephone with its keyboard out.
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/account');
    await page.route('**/api/trpc/account.updateProfile*', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    const save = page.getByRole('button', { name: 'Save profile' });
    await save.evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await save.click();
    await expect(page.getByText('An unexpected error occurred')).toBeInViewport({ ratio: 1 });
  });

  test(
    'a toast stands at the bottom left and goes after 6 seconds',
    { tag: '@every-width' },
    async ({ memberPage: page }) => {
      await page.clock.install();
      await page.goto('/account');
      await page.getByRole('button', { name: 'Save profile' }).click();
      const toast = page.getByText('Your profile is saved.');
      await expect(toast).toBeVisible();
      // It stays while it is pointed at.
      await page.mouse.move(5, 5);
      await page.clock.pauseAt(Date.now() + 2000);
      const box = await toast.evaluate((element) => {
        const { left, bottom } = element.parentElement!.getBoundingClientRect();
        return { left, below: innerHeight - bottom };
      });
      expect(box.left).toBeLessThanOrEqual(24);
      expect(box.below).toBeLessThanOrEqual(24);
      await page.clock.runFor(6000);
      await expect(toast).toBeHidden();
    },
  );
});
