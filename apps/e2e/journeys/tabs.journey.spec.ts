import { chromium, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { logIn, registerByHand, someAddress, storedOfPerson, throughWelcome } from './person.ts';
import { becomeMember, newAccount } from './residents.ts';

test('a logout wins over the refresh of another tab, twenty times, whichever of them the server hears first', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const account = await newAccount();
  // The browser may tell a document late of what the one before it stored; the refresh that this
  // would begin is not the one looked at, nor may it keep the other tab waiting.
  await page.route('**/api/auth/refresh', () => undefined);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await page.goto('/terms');
  let rejected = 0;
  for (let round = 0; round < 20; round += 1) {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
    await page.goto('/terms');
    const token = await page.evaluate(async (credentials) => {
      const answer = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...credentials, remember_me: false }),
      });
      const { access_token, expires_in, user } = await answer.json();
      localStorage.setItem('welcome_shown', 'true');
      localStorage.setItem(
        'auth',
        JSON.stringify({
          accessToken: access_token,
          expiresIn: expires_in,
          tokenExpiry: Date.now() / 1000 + expires_in,
          user,
        }),
      );
      return access_token as string;
    }, account);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    // The other tab finds a token about to end, and refreshes as it starts.
    await page.evaluate(() =>
      localStorage.setItem(
        'auth',
        JSON.stringify({
          ...JSON.parse(localStorage.getItem('auth')!),
          tokenExpiry: Date.now() / 1000 + 30,
        }),
      ),
    );
    const other = await context.newPage();
    const underWay = Promise.withResolvers<void>();
    const loggedOut = Promise.withResolvers<void>();
    const tokens = [token];
    await other.route('**/api/auth/refresh', async (route) => {
      const serverFirst = round % 2 === 0;
      const early = serverFirst ? await route.fetch() : undefined;
      underWay.resolve();
      await loggedOut.promise;
      const answer = early ?? (await route.fetch());
      if (answer.ok())
        tokens.push(((await answer.json()) as { access_token: string }).access_token);
      await route.fulfill({ response: answer });
    });
    await other.goto('/terms');
    await underWay.promise;
    const told = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await told;
    // Not only answered: what the other tab makes of the answer is what counts.
    const dropped = other.waitForEvent('console', {
      predicate: (line) => line.text() === 'Logout in progress, refresh aborted',
      timeout: 40_000,
    });
    loggedOut.resolve();
    await dropped;
    await expect(other.getByRole('link', { name: 'Register' })).toBeVisible();

    expect(await storedOfPerson(page)).toEqual([]);
    expect(await storedOfPerson(other)).toEqual([]);
    for (const known of tokens) {
      expect(
        (
          await context.request.get('/api/auth/status', {
            headers: { authorization: `Bearer ${known}` },
          })
        ).status(),
      ).toBe(401);
      rejected += 1;
    }
    expect(
      await other.evaluate(
        async () => (await fetch('/api/auth/refresh', { method: 'POST' })).status,
      ),
    ).toBe(401);
    await other.close();
  }
  // Half of the rounds had a second token to try: the race was one.
  expect(rejected).toBe(30);
});

test('five tabs that find their token about to end renew it one after the other, and stay signed in', async ({
  page,
  context,
}) => {
  await becomeMember(page);
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  for (const tab of tabs) await tab.goto('/terms');
  let underWay = 0;
  let most = 0;
  await context.route('**/api/auth/refresh', async (route) => {
    most = Math.max(most, (underWay += 1));
    const response = await route.fetch();
    // Long enough for all the others to come.
    await new Promise((resolve) => setTimeout(resolve, 500));
    underWay -= 1;
    await route.fulfill({ response });
  });
  // A document is not told of what it stores itself: all five hear of it, at the same moment.
  const teller = await context.newPage();
  await teller.goto('/privacy');
  const before = await teller.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth')!);
    localStorage.setItem(
      'auth',
      JSON.stringify({ ...stored, tokenExpiry: Date.now() / 1000 + 50 }),
    );
    return stored.accessToken as string;
  });
  const tokenOf = (tab: Page) =>
    tab.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').accessToken as string);
  await expect.poll(() => tokenOf(page)).not.toBe(before);
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: 'Account' })).toBeVisible();
  }
  await expect.poll(async () => new Set(await Promise.all(tabs.map(tokenOf))).size).toBe(1);
  expect(most).toBe(1);
  expect(
    await page.evaluate(async () => (await fetch('/api/auth/refresh', { method: 'POST' })).status),
  ).toBe(200);
});

test('a login in one tab is a login in the other', async ({ page, context }) => {
  const { email, password } = await becomeMember(page);
  const other = await context.newPage();
  await other.goto('/terms');
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Register' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, email, password);
  await throughWelcome(page);
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(other.getByRole('button', { name: '3 credits' })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

for (const { name, meanwhile, ends } of [
  {
    name: 'nothing of whoever has logged out since',
    meanwhile: async () => undefined,
    ends: /\/login\?redirect=%2Faccount$/,
  },
  { name: 'only who has logged in since', meanwhile: registerByHand, ends: /\/account$/ },
]) {
  test(`a page out of the back/forward cache shows ${name}, from its first frame on`, async ({
    baseURL,
  }) => {
    // Playwright switches that cache off in the browsers it starts by itself, and a headless shell
    // has none.
    const browser = await chromium.launch({
      executablePath: process.env['WHOLE_CHROME_PATH']!,
      args: (process.env['CHROME_FLAGS'] ?? '').split(' ').filter(Boolean),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({
      baseURL: baseURL!,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    // Chromium tells a page that returns what was stored meanwhile. Not every browser does, and no
    // page may depend on it.
    await page.addInitScript(() =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    const { email } = await becomeMember(page);
    const canary = `canary${crypto.randomUUID()}`;
    await page.goto('/account');
    const tokens = page.getByRole('region', { name: 'API tokens' });
    await tokens.getByLabel('Name').fill(canary);
    await tokens.getByRole('button', { name: 'Create token' }).click();
    await expect(tokens.getByRole('button', { name: `Revoke ${canary}` })).toBeVisible();
    await expect(page.getByText(email).first()).toBeVisible();
    await watchFrames(page);
    await page.goto('/api/docs');

    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('link', { name: 'Register' })).toBeVisible();
    const newcomer = await meanwhile(other);
    await page.evaluate(() => history.back());
    // The very page that was left, not one loaded anew.
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await expect(page).toHaveURL(ends);
    if (newcomer) await expect(page.getByRole('main').getByText(newcomer.email)).toBeVisible();
    else await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

    // A busy machine draws few of them in a second.
    await expect.poll(async () => (await framesSeen(page)).length).toBeGreaterThan(2);
    const frames = await framesSeen(page);
    for (const known of [email, canary])
      for (const shown of [...frames, await page.content()]) expect(shown).not.toContain(known);
    if (!newcomer) expect(await storedOfPerson(page)).toEqual([]);
    await browser.close();
  });
}

/**
 * From here on the page remembers what it showed in each of the first frames after it came back.
 */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: string[] = [];
    Reflect.set(window, 'framesSeen', frames);
    const look = () => {
      frames.push(document.documentElement.outerHTML);
      if (frames.length < 10) requestAnimationFrame(look);
    };
    // What the cache keeps is frozen; its next life begins here, before anybody else hears of it.
    document.addEventListener('resume', () => requestAnimationFrame(look), true);
    window.addEventListener(
      'pageshow',
      ({ persisted }) => (document.documentElement.dataset['restored'] = String(persisted)),
    );
  });

const framesSeen = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'framesSeen') as string[]);
