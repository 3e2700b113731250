import { createHash, generateKeyPairSync, type KeyPairKeyObjectResult, sign } from 'node:crypto';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { backOnline, movedTo, test, withCourses } from './away.ts';
import { closeContext, expectAccessible, expectNoSidewaysScroll } from './person.ts';
import { inCharge } from './releases.ts';
import { introCompleted } from './residents.ts';

/** Somebody without an account, who has seen how the application is installed. */
const stranger = (url: string): BrowserContextOptions => ({
  baseURL: url,
  serviceWorkers: 'allow',
  storageState: { cookies: [], origins: [{ origin: url, localStorage: [introCompleted] }] },
});

const open = (page: Page, bytes: Uint8Array, name = 'Photosynthesis.course') =>
  page.locator('main input[type=file]').setInputFiles({
    name,
    mimeType: 'application/vnd.coursewright.course+zip',
    buffer: Buffer.from(bytes),
  });

/** Chooses a file of always the same name and time; what the page says at once. */
const choose = (page: Page, file: Uint8Array) =>
  page.locator('main input[type=file]').evaluate(async (input: HTMLInputElement, bytes) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(bytes)], 'same.course', { lastModified: 1 }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
    return document.querySelector('main')?.innerText;
  }, Array.from(file));

/** As another application would. */
const share = (page: Page, file: Uint8Array) =>
  page.evaluate((bytes) => {
    const form = document.createElement('form');
    form.method = 'POST';
    form.action = '/share-target';
    form.enctype = 'multipart/form-data';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = 'documents';
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(bytes)], 'SHARED.COURSE'));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, Array.from(file));

/** The same file as somebody else would have signed it, and made it at another time. */
function signedBy(
  { publicKey, privateKey }: KeyPairKeyObjectResult,
  file: Uint8Array,
  change: (course: Record<string, unknown>) => void = () => undefined,
): Uint8Array {
  const {
    'manifest.json': old,
    'manifest.sig': _signature,
    ...entries
  } = unzipSync(file) as Record<string, Uint8Array>;
  const course = JSON.parse(strFromU8(entries['course.json']!)) as Record<string, unknown>;
  change(course);
  entries['course.json'] = strToU8(JSON.stringify(course));
  const public_key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
  const manifest = strToU8(
    JSON.stringify({
      ...(JSON.parse(strFromU8(old!)) as object),
      signed_by: { address: 'https://elsewhere.example', public_key },
      entries: Object.fromEntries(
        Object.entries(entries).map(([name, bytes]) => [
          name,
          createHash('sha256').update(bytes).digest('hex'),
        ]),
      ),
    }),
  );
  const signature = new Uint8Array(sign(null, manifest, privateKey));
  return zipSync({ ...entries, 'manifest.json': manifest, 'manifest.sig': signature });
}

test('a file takes the place of an older one of the same hand, and asks before any other, also where it is shared @every-width', async ({
  browser,
  releases: { url },
}) => {
  const owner = await withCourses('Photosynthesis');
  const download = await owner.api.get(`/api/v1/learning-paths/${owner.ids[0]}/file`, {
    headers: owner.headers,
  });
  const file = new Uint8Array(await download.body());
  const keys = generateKeyPairSync('ed25519');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const foreign = signedBy(keys, file);
  const newer = signedBy(keys, file, (course) => (course['created_at'] = tomorrow));
  const other = signedBy(keys, file, (course) => {
    course['created_at'] = tomorrow;
    course['topic'] = 'Light';
  });

  const context = await browser.newContext(stranger(url));
  const page = await context.newPage();
  await page.goto('/offline');
  await inCharge(page);
  await open(page, file);
  await expect(page.getByText('“Photosynthesis” is on this device', { exact: true })).toBeVisible();

  await open(page, foreign, 'foreign.course');
  await expect(page.getByText(/^The file was signed by somebody else/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Keep what is there' }).click();
  await open(page, foreign, 'once-more.course');
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByText('“Photosynthesis” was replaced by the file')).toBeVisible();
  await open(page, newer, 'newer.course');
  await expect(page.getByText('“Photosynthesis” was replaced by the newer version')).toBeVisible();
  await open(page, foreign, 'older.course');
  await expect(page.getByText(/^The course on this device is newer/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep what is there' }).click();
  await open(page, other, 'other.course');
  await expect(page.getByText(/it cannot be told which of the two is newer/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep what is there' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  await share(page, newer);
  await expect(page).toHaveURL(/\/offline$/);
  await expect(page.getByText(/is on this device already, just as in this file/)).toBeVisible();
  await closeContext(context);
  await owner.api.dispose();
});

test('two files of one name and time are two, and on a telephone the tutorial waits until each was seen to', async ({
  browser,
  releases: { url },
}) => {
  const owner = await withCourses('Photosynthesis');
  const download = await owner.api.get(`/api/v1/learning-paths/${owner.ids[0]}/file`, {
    headers: owner.headers,
  });
  const file = new Uint8Array(await download.body());
  const context = await browser.newContext({
    ...stranger(url),
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/privacy');
  await inCharge(page);
  await page.evaluate(() => localStorage.removeItem('pwa_intro_v2.0'));
  await page.clock.install();
  await share(page, file);
  await expect(page).toHaveURL(/\/offline$/);
  await expect(page.getByText('“Photosynthesis” is on this device', { exact: true })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Nothing is left of the first one while the second, which is another, is looked at.
  await choose(page, file);
  await expect(page.getByText(/is on this device already/)).toBeVisible();
  expect(await choose(page, file.slice(0, file.length / 2))).not.toContain('already');
  await expect(page.getByText('The file was not opened')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('dialog', { name: 'Benefits' })).toBeVisible();
  await closeContext(context);
  await owner.api.dispose();
});

test('the file of a course is opened, read and heard without a connection or a login, and goes into an account later @every-width', async ({
  browser,
  releases: { host, url },
}) => {
  const owner = await withCourses('Photosynthesis');
  const [id] = owner.ids;
  const lesson = (part: string) => `/api/v1/learning-paths/${id}/modules/0/submodules/0/${part}`;
  const { headers } = owner;
  await owner.api.post(lesson('audio'), { headers, data: { wait: false } });
  await expect(async () => {
    const reply = (await (await owner.api.get(lesson('audio'), { headers })).json()) as object;
    expect(reply).toMatchObject({ status: 'completed' });
  }).toPass({ timeout: 120_000 });
  await owner.api.post(lesson('visualization'), { headers, data: { kind: 'concept_map' } });
  const download = await owner.api.get(`/api/v1/learning-paths/${id}/file`, { headers });
  expect(download.status()).toBe(200);
  const file = new Uint8Array(await download.body());

  const context = await browser.newContext(stranger(url));
  const page = await context.newPage();
  await page.goto('/offline');
  await inCharge(page);
  host.cut(true);
  await context.setOffline(true);
  await page.close();
  const cold = await context.newPage();
  await cold.goto('/offline');
  await expect(cold.getByRole('button', { name: 'Open a course file' })).toBeVisible();

  // What is no such file, was cut or altered says so, and leaves nothing.
  await open(cold, strToU8('<!doctype html>'), 'page.course');
  await expect(cold.getByText(/^This is not a course file/)).toBeVisible();
  await open(cold, file.slice(0, file.length / 2), 'cut.course');
  await expect(cold.getByText('The file was not opened')).toBeVisible();
  await expect(cold.getByText(/^This is not a course file/)).toBeVisible();
  const altered = unzipSync(file);
  altered['events.json'] = strToU8('[ ]');
  await open(cold, zipSync(altered), 'altered.course');
  await expect(cold.getByText(/was altered after it was signed/)).toBeVisible();
  await expectAccessible(cold);
  const newer = unzipSync(file);
  newer['manifest.json'] = strToU8('{"format":"coursewright-course","version":99}');
  await open(cold, zipSync(newer), 'newer.course');
  await expect(cold.getByText(/comes from a newer version/)).toBeVisible();
  await expect(cold.getByRole('main').getByRole('article')).toHaveCount(0);

  await open(cold, file);
  await expect(cold.getByText(/^“.*” is on this device$/)).toBeVisible();
  await expect(cold.getByText(/^Unchanged since it was signed\./)).toBeVisible();
  await expect(cold.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(cold.getByRole('button', { name: 'Add to my account' })).toHaveCount(0);
  await expectAccessible(cold);
  await expectNoSidewaysScroll(cold);
  // The same once more changes nothing.
  await open(cold, file, 'again.course');
  await expect(cold.getByText(/is on this device already, just as in this file/)).toBeVisible();
  await expect(cold.getByRole('main').getByRole('article')).toHaveCount(1);

  await cold.getByRole('link', { name: 'Open the course' }).click();
  await expect(cold.getByText(/^Opened from a file on/)).toBeVisible();
  await cold.getByRole('link', { name: 'Start the first lesson' }).click();
  await expect(cold.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  await cold
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(cold.locator('mark').first()).toBeVisible();
  await cold.keyboard.press('Escape');
  await expect(cold.getByRole('dialog')).toHaveCount(0);
  await expect(cold).not.toHaveURL(/#source/);
  await cold.getByRole('tab', { name: 'Audio' }).click();
  await cold.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(cold.locator('[data-sentence][aria-current="true"]')).toHaveCount(1);
  await cold.getByRole('button', { name: 'Pause', exact: true }).click();
  await cold.getByRole('tab', { name: 'Visualization' }).click();
  await expect(cold.getByRole('button', { name: 'Zoom in' })).toBeVisible();

  // With a connection and an account the file goes there, without being chosen again.
  const other = await withCourses();
  host.cut(false);
  await context.setOffline(false);
  await backOnline(context);
  await cold.goto('/offline');
  await cold.evaluate((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, movedTo(url, other.storageState).origins[0]!.localStorage);
  await context.addCookies(
    other.storageState.cookies.map(({ domain: _domain, path: _path, ...cookie }) => ({
      ...cookie,
      url,
    })),
  );
  await cold.goto('/offline');
  await cold.getByRole('button', { name: 'Add to my account' }).click();
  await expect(cold.getByText('It is in your account now.')).toBeVisible();
  await cold.getByRole('link', { name: 'Open in my account' }).click();
  await expect(cold).toHaveURL(/\/history\/[\w-]+$/);
  await expect(cold.getByRole('link', { name: 'Start the first lesson' })).toBeVisible();
  await closeContext(context);
  await other.api.dispose();
  await owner.api.dispose();
});
