// How soon the application is there without a connection, after the browser itself was started anew,
// on a processor that is slowed down four times, at the width of a telephone: the list of saved
// courses, and a lesson of one with 10 × 8 lessons.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { browserFlags, findBrowsers } from '../launch/browser.ts';
import { startFreshProduct } from '../launch/fresh-product.ts';
import { saveLargeCourse } from './library/lesson.ts';
import { median, Table } from './shared/table.ts';

const slowDown = 4;
const rounds = 5;
const boundMs = 2_000;
/** Nothing may wait for a network that is not there. */
const boundRatio = 1.25;
const account = { email: 'reader@example.org', password: 'seven herons over the estuary' };
const { whole: executablePath } = await findBrowsers();
const product = await startFreshProduct({
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
});
const profile = mkdtempSync(path.join(tmpdir(), 'coursewright-cold-'));
const table = new Table('cold start');
try {
  const { id, lesson } = await saveCourse();
  const places = [
    { what: 'the list of saved courses', address: '/offline', shown: 'main article' },
    {
      what: 'a lesson of a saved course',
      address: `/offline/${id}?lesson=${lesson}`,
      shown: '[data-prose] > p',
    },
  ];
  for (const place of places) {
    const online: number[] = [];
    const offline: number[] = [];
    // One after the other, so that whatever else the machine does befalls both.
    for (let round = 0; round < rounds; round += 1) {
      online.push(await start(place, false));
      offline.push(await start(place, true));
    }
    // What else the machine does only adds.
    const quickest = Math.min(...offline);
    table.row(
      `${place.what}, without a connection`,
      `${Math.round(quickest)} ms (${offline.map(Math.round).join(', ')})`,
      `≤ ${boundMs} ms`,
      quickest <= boundMs,
    );
    const ratio = median(offline) / median(online);
    table.row(
      `${place.what}, against the same with a connection`,
      `× ${ratio.toFixed(2)}`,
      `≤ × ${boundRatio}`,
      ratio <= boundRatio,
    );
  }
} finally {
  await product.stop();
  rmSync(profile, { recursive: true, force: true });
}
process.exit(table.missed > 0 ? 1 : 0);

/** A browser of its own, with what it kept from the last time. */
function launch(): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: browserFlags,
    viewport: { width: 390, height: 844 },
  });
}

/** Logs in, installs the application, and saves a large course. */
async function saveCourse(): Promise<{ id: string; lesson: string }> {
  const login = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, remember_me: false }),
  });
  const { access_token: token } = z
    .looseObject({ access_token: z.string() })
    .parse(await login.json());
  const { id, course } = await saveLargeCourse(product.url, token);
  const context = await launch();
  await context.addInitScript(() => {
    localStorage.setItem('welcome_shown', 'true');
    localStorage.setItem('pwa_intro_v2.0', 'completed');
  });
  const page = await context.newPage();
  await page.goto(`${product.url}/login?redirect=/history`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/history');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${product.url}/history/${id}`);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this course for offline' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('link', { name: 'Open saved course' }).click({ timeout: 120_000 });
  await page.waitForURL(/\/offline\/[\w-]+$/);
  const saved = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await context.close();
  return { id: saved, lesson: course.modules[0]?.submodules[1]?.id ?? '' };
}

/** Milliseconds from the navigation until that is shown, in a browser that was just started. */
async function start(
  { address, shown }: { address: string; shown: string },
  isOffline: boolean,
): Promise<number> {
  const context = await launch();
  try {
    await context.setOffline(isOffline);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.goto(product.url + address, { waitUntil: 'commit' });
    const at = await page.waitForFunction(
      (selector) => document.querySelector(selector)?.checkVisibility() && performance.now(),
      shown,
      { polling: 'raf', timeout: 60_000 },
    );
    return z.number().parse(await at.jsonValue());
  } finally {
    await context.close();
  }
}
