// How the pages feel on a telephone: Lighthouse (mobile, simulated slow 4G and CPU, median of three)
// on the built product with its real API, for a visitor and for somebody who is logged in. With
// `-- --only=/public/` the pages whose address begins so.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { learningPathEntry, savedLearningPath } from '@coursewright/contract';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags, findBrowsers } from '../launch/browser.ts';
import { startFreshProduct } from '../launch/fresh-product.ts';
import { z } from 'zod';

const runs = 1;
/** Most of the layout may shift by. */
const shift = 0.02;
const account = { email: 'reader@example.org', password: 'seven herons over the estuary' };

interface Page {
  readonly path: string;
  readonly isMember?: boolean;
  /** Least scores of Lighthouse's categories, 0–100. */
  readonly bounds: Readonly<Record<string, number>>;
}
const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
const whole = { accessibility: 100, 'best-practices': 100 };

const { whole: chromePath } = await findBrowsers();
const product = await startFreshProduct({
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
});
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserFlags] });
const rows: { what: string; measured: string; bound: string; holds: boolean }[] = [];
try {
  const { mine, shared } = await courses();
  const all: readonly Page[] = [
    { path: '/', bounds: { performance: 98, ...whole, seo: 100 } },
    { path: '/login', bounds: { performance: 95, ...whole } },
    { path: `/public/${shared}`, bounds: { performance: 95, ...whole } },
    { path: '/history', isMember: true, bounds: { performance: 92, ...whole } },
    { path: `/history/${mine}`, isMember: true, bounds: { performance: 92, ...whole } },
    { path: '/generator', isMember: true, bounds: { performance: 92, ...whole } },
    { path: '/account', isMember: true, bounds: { performance: 92, ...whole } },
  ];
  const pages = all.filter(({ path }) => path.startsWith(only));
  for (const { path } of pages.filter(({ isMember }) => !isMember)) await judge(path);
  // What Lighthouse clears before each run leaves the login.
  await logIn();
  for (const { path } of pages.filter(({ isMember }) => isMember)) await judge(path);

  async function judge(path: string): Promise<void> {
    const bounds = pages.find((page) => page.path === path)?.bounds ?? {};
    let results = await auditOften(product.url + path);
    // A machine that is busy with something else only takes marks away, so a page that misses may
    // try once more.
    if (false as boolean) {
      const again = await auditOften(product.url + path);
      if (median(again, 'performance') > median(results, 'performance')) results = again;
    }
    for (const [category, least] of Object.entries(bounds)) {
      const measured = median(results, category);
      rows.push({
        what: `${path} ${category}`,
        measured: `${measured} (${scores(results, category).join(', ')})`,
        bound: `≥ ${least}`,
        holds: measured >= least,
      });
    }
    const moved = shifts(results);
    rows.push({
      what: `${path} layout shift`,
      measured: moved.toFixed(3),
      bound: `≤ ${shift}`,
      holds: moved <= shift,
    });
    const kilobytes = (await gzipped(results.flatMap(scriptsOf))) / 1024;
    console.log(
      `${path}: ${kilobytes.toFixed(1)} kB of script in all; ${results.map(timings).join(' | ')}`,
    );
    for (const { audits } of results) {
      console.log(
        'LCP',
        JSON.stringify(
          (audits['lcp-breakdown-insight'] as any)?.details?.items?.map(
            (i: any) => i.snippet ?? i.items?.map((x: any) => [x.subpart, x.duration]),
          ),
        )?.slice(0, 600),
      );
      const d = (audits['long-tasks'] as any)?.details?.items ?? [];
      for (const i of d)
        console.log(
          '  task',
          String(i.url).slice(-40),
          Math.round(i.startTime),
          Math.round(i.duration),
        );
      const b = (audits['bootup-time'] as any)?.details?.items ?? [];
      for (const i of b.slice(0, 8))
        console.log(
          '  boot',
          String(i.url).slice(-40),
          Math.round(i.total),
          Math.round(i.scripting),
          Math.round(i.scriptParseCompile),
        );
      for (const i of (audits['mainthread-work-breakdown'] as any)?.details?.items ?? [])
        console.log('  work', i.groupLabel, Math.round(i.duration));
      if (process.env.NET)
        for (const i of (audits['network-requests'] as any)?.details?.items ?? [])
          console.log(
            '  net',
            Math.round(i.networkRequestTime),
            Math.round(i.networkEndTime),
            i.transferSize,
            i.priority,
            String(i.url).slice(-60),
          );
    }
  }
} finally {
  chrome.kill();
  await product.stop();
}
console.log('\n| what | measured | bound | |\n|---|---|---|---|');
for (const { what, measured, bound, holds } of rows)
  console.log(`| ${what} | ${measured} | ${bound} | ${holds ? 'ok' : '**missed**'} |`);
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);

/** The sample course, as one's own and shared with everybody who has its address. */
async function courses(): Promise<{ mine: string; shared: string }> {
  const call = async (method: string, path: string, token?: string, body?: object) => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const read: unknown = await answer.json();
    return read;
  };
  const login = { ...account, remember_me: false };
  const { access_token: token } = z
    .looseObject({ access_token: z.string() })
    .parse(await call('POST', '/auth/login', undefined, login));
  const course = z.looseObject({ topic: z.string() }).parse(await call('GET', '/v1/sample-course'));
  const saved = await call('POST', '/v1/learning-paths', token, {
    topic: course.topic,
    path_data: course,
  });
  const mine = savedLearningPath.parse(saved).path_id;
  const published = await call('PATCH', `/v1/learning-paths/${mine}/publicity`, token, {
    is_public: true,
    is_indexable: true,
  });
  return { mine, shared: learningPathEntry.parse(published).share_id ?? '' };
}

async function logIn(): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no context');
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  await page.evaluate(() => {
    localStorage.setItem('welcome_shown', 'true');
    localStorage.setItem('pwa_intro_v2.0', 'completed');
  });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/generator');
  await page.close();
}

async function auditOften(url: string): Promise<Result[]> {
  const results: Result[] = [];
  // Now and then a loaded machine paints nothing within Lighthouse's timeout; that is no
  // measurement.
  for (let spare = runs; results.length < runs;) {
    const result = await audit(url);
    if (!result.runtimeError && result.categories['performance']?.score !== null)
      results.push(result);
    else if ((spare -= 1) < 0)
      throw new Error(
        `Lighthouse cannot measure ${url}: ${result.runtimeError?.message ?? 'no score'}`,
      );
  }
  return results;
}

/** In ascending order. */
function scores(results: readonly Result[], category: string): number[] {
  return results
    .map((result) => Math.round((result.categories[category]?.score ?? 0) * 100))
    .toSorted((a, b) => a - b);
}

function median(results: readonly Result[], category: string): number {
  return scores(results, category)[Math.floor(runs / 2)] ?? 0;
}

async function audit(url: string): Promise<Result> {
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  await pause(200);
  return result.lhr;
}

/** The median of how much of the layout moved. */
function shifts(results: readonly Result[]): number {
  const all = results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1);
  return all.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 1;
}

function timings({ audits }: Result): string {
  const of = (id: string) => audits[id]?.displayValue ?? '–';
  return `FCP ${of('first-contentful-paint')}, LCP ${of('largest-contentful-paint')}, TBT ${of('total-blocking-time')}, CLS ${of('cumulative-layout-shift')}`;
}

/** What stands between a page and full marks. */
function findings({ audits }: Result): string[] {
  return Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null &&
        score < 0.9 &&
        (scoreDisplayMode === 'binary' || scoreDisplayMode === 'numeric'),
    )
    .map(
      ({ id, score, displayValue }) => `${id}: ${score}${displayValue ? ` (${displayValue})` : ''}`,
    );
}

function isRequest(item: unknown): item is { url: string; resourceType: string } {
  return (
    typeof item === 'object' &&
    item !== null &&
    'url' in item &&
    typeof item.url === 'string' &&
    'resourceType' in item &&
    typeof item.resourceType === 'string'
  );
}

/** Addresses of the scripts the browser fetched, preloads and workers included. */
function scriptsOf({ audits }: Result): string[] {
  const details = audits['network-requests']?.details;
  const items: readonly unknown[] = details?.type === 'table' ? details.items : [];
  return items
    .filter(isRequest)
    .filter(({ url, resourceType }) => resourceType === 'Script' || /\.m?js(\?|$)/.test(url))
    .map(({ url }) => url);
}

/** Bytes of these files as the server sends them to a browser that takes gzip. */
async function gzipped(urls: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const url of new Set(urls)) {
    // HEAD, because fetch unpacks a body before its length can be taken.
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
    bytes += Number(answer.headers.get('content-length'));
  }
  return bytes;
}
