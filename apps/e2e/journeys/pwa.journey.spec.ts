import { expect, type Page } from '@playwright/test';
import { test as base } from './member.ts';
import { closeContext, expectAccessible, startWithOutline } from './person.ts';
import { inCharge, lookForRelease, Releases } from './releases.ts';
import { becomeMember } from './residents.ts';

const test = base.extend<{ releases: { host: Releases; url: string } }>({
  // oxlint-disable-next-line no-empty-pattern
  releases: async ({}, use) => {
    const host = new Releases();
    await use({ host, url: await host.open() });
    host.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Addresses of everything the caches of the browser hold. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

test('the installed application starts without a connection, and its caches hold its own files only', async ({
  page,
  releases: { host, url },
}) => {
  await page.goto(url);
  await inCharge(page);
  // Something of the API is asked for while the service worker is there.
  await page.goto(`${url}/sample`);
  await expect(page.getByRole('article')).toBeVisible();
  const files = await cached(page);
  expect(files).toContain('/app-shell.html');
  expect(
    files.filter(
      (path) =>
        !/^\/(assets\/|(?:history\/)?app-shell|(?:account|generator|history)\/index|before-paint|mark)/.test(
          path,
        ),
    ),
  ).toEqual([]);

  host.cut(true);
  for (const [path, heading] of [
    ['/terms', 'Terms of use'],
    ['/', /Name a topic/],
    ['/register', 'Create your account'],
  ] as const) {
    const tab = await page.context().newPage();
    await tab.goto(url + path);
    await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await tab.close();
  }
  // What is not a screen is asked of the server, who is away.
  const outcomes = await page.evaluate(() =>
    Promise.all(
      ['/api/health/live', '/robots.txt', '/preview.png'].map((path) =>
        fetch(path).then(
          () => 'answered',
          () => 'failed',
        ),
      ),
    ),
  );
  expect(outcomes).toEqual(['failed', 'failed', 'failed']);
});

test('the browser finds nothing that keeps the application from being installed, and all that it names is there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await inCharge(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's own windows are private ones.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string }[];
    screenshots: { src: string; sizes: string }[];
    shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
  };
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect([src, size]).toEqual([src, sizes]);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});

test('the texts of the chosen language are kept, of no other, and are there without a connection', async ({
  page,
  releases: { host, url },
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.goto(url);
  await inCharge(page);
  await page.reload();
  const textsOf = async (language: string) =>
    (await cached(page)).filter((file) => file.startsWith(`/assets/texts/${language}-`));
  await expect.poll(async () => (await textsOf('de')).length).toBeGreaterThan(20);
  expect(await textsOf('es')).toEqual([]);

  host.cut(true);
  const tab = await page.context().newPage();
  await tab.goto(`${url}/terms`);
  await expect(tab.locator('html')).toHaveAttribute('lang', 'de');
  await expect(tab.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' })).toBeVisible();
});

test('a release that is rolled out under open tabs waits until somebody wants it, and the other tab is told', async ({
  page,
  releases: { host, url },
}) => {
  await page.goto(`${url}/terms`);
  await inCharge(page);
  const other = await page.context().newPage();
  await other.goto(`${url}/privacy`);
  const offer = page.getByText('A new version is ready.');
  await expect(offer).toBeHidden();

  host.rollOut();
  await lookForRelease(page);
  await expect(offer).toBeVisible();
  await expect(other.getByText('A new version is ready.')).toBeVisible();
  // Nobody is interrupted: what was typed would be gone.
  await page.evaluate(() => Reflect.set(window, 'before', true));
  await other.evaluate(() => Reflect.set(window, 'before', true));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'before')).catch(() => true))
    .toBeUndefined();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await other.evaluate(() => Reflect.get(window, 'before'))).toBe(true);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(other.getByText('A new version is ready.')).toBeHidden();
});

test('a release that the browser does not let in charge comes from the server after half a minute', async ({
  page,
  releases: { host, url },
}) => {
  await page.goto(`${url}/terms`);
  await inCharge(page);
  host.rollOut();
  await lookForRelease(page);
  const offer = page.getByText('A new version is ready.');
  await expect(offer).toBeVisible();
  await page.evaluate(() => {
    Reflect.set(window, 'before', true);
    ServiceWorker.prototype.postMessage = () => undefined;
  });
  await page.clock.install();
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await expect(reload).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  expect(await page.evaluate(() => Reflect.get(window, 'before'))).toBe(true);
  await page.clock.fastForward(31_000);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'before')).catch(() => true))
    .toBeUndefined();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  // The newer one is the only one now.
  await inCharge(page);
  await expect(offer).toBeHidden();
  const { waiting } = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return { waiting: registration.waiting !== null };
  });
  expect(waiting).toBe(false);
});

test('a screen whose code another release has renamed comes with a page that is loaded anew, once', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/');
  await page.route('**/assets/terms*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/app-shell.html?*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script src="/assets/index-new.js"></script>',
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  // The address is that of the screen by then, so the page that is loaded anew shows it; here its
  // code does not come either, and that is said instead of going round in circles.
  await expect(page.getByText('Something went wrong. Please reload.')).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute('**/assets/terms*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await closeContext(context);
});

test('what other applications share fills in the form that starts a course, once', async ({
  browser,
  member,
}) => {
  const context = await browser.newContext({
    storageState: member.storageState,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('/history');
  await inCharge(page);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'POST',
      action: '/share-target',
      enctype: 'multipart/form-data',
    });
    for (const [name, value] of [
      ['title', 'How deltas grow'],
      ['text', ''],
      ['url', 'https://example.org/deltas'],
    ] as const)
      form.append(Object.assign(document.createElement('input'), { name, value }));
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'documents',
    });
    const files = new DataTransfer();
    files.items.add(
      new File(['# Deltas\n\nA delta grows where a river meets the sea.\n'], 'deltas.md', {
        type: 'text/markdown',
      }),
    );
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/\/generator$/);
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue(
    'How deltas grow https://example.org/deltas',
  );
  await expect(page.getByRole('checkbox', { name: /deltas\.md/ })).toBeChecked();
  await page.goto('/generator?shared=long-gone');
  await expect(page.getByText('What was shared is not here any more.')).toBeVisible();
  await closeContext(context);
});

test('a course that waits for an answer is counted on the icon and beside the history, until its owner leaves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said = new Array<number>();
    Object.assign(window, { said });
    Navigator.prototype.setAppBadge = async (count) => void said.push(count ?? -1);
    Navigator.prototype.clearAppBadge = async () => void said.push(0);
  });
  const onIcon = () => page.evaluate(() => (Reflect.get(window, 'said') as number[]).at(-1));
  await becomeMember(page);
  await expect.poll(onIcon).toBe(0);
  await startWithOutline(page);
  await expect(page.getByRole('link', { name: 'History 1 in progress' })).toBeVisible();
  await expectAccessible(page);
  expect(await onIcon()).toBe(1);
  await page.goto('/history');
  await expect(page.getByRole('link', { name: 'History 1 in progress' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await onIcon()).toBe(0);
});
