// How the public pages feel on a telephone: Lighthouse (mobile, simulated slow 4G and CPU, median
// of three) on the built product, and the script a visitor pays for.
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags, findBrowsers } from '../launch/browser.ts';
import { startFreshProduct } from '../launch/fresh-product.ts';

const runs = 3;
const scriptKilobytes = 110;

interface Page {
  readonly path: string;
  /** Least scores of Lighthouse's categories, 0–100. */
  readonly bounds: Readonly<Record<string, number>>;
}
const pages: readonly Page[] = [
  { path: '/', bounds: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } },
  { path: '/login', bounds: { performance: 92, accessibility: 100, 'best-practices': 100 } },
];

const { whole: chromePath } = await findBrowsers();
const product = await startFreshProduct();
const rows: { what: string; measured: string; bound: string; holds: boolean }[] = [];
try {
  for (const { path, bounds } of pages) {
    let results = await auditOften(product.url + path);
    // A machine that is busy with something else only takes marks away, so a page that misses may
    // try once more.
    if (median(results, 'performance') < (bounds['performance'] ?? 0)) {
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
    console.log(`${path}: ${results.map(timings).join(' | ')}`);
    for (const finding of new Set(results.flatMap(findings))) console.log(`  ${finding}`);
    if (path !== '/') continue;
    const kilobytes = (await gzipped(results.flatMap(scriptsOf))) / 1024;
    rows.push({
      what: `${path} script before any interaction`,
      measured: `${kilobytes.toFixed(1)} kB gzip`,
      bound: `≤ ${scriptKilobytes} kB`,
      holds: kilobytes <= scriptKilobytes,
    });
  }
} finally {
  await product.stop();
}
console.log('\n| what | measured | bound | |\n|---|---|---|---|');
for (const { what, measured, bound, holds } of rows)
  console.log(`| ${what} | ${measured} | ${bound} | ${holds ? 'ok' : '**missed**'} |`);
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);

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
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserFlags] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
    await pause(200);
  }
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
