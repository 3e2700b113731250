// npm run e2e: the browser journeys (apps/e2e) against the built product on a fresh data folder.
// With --screens it takes the README's pictures instead.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { browserFlags, findBrowsers } from './launch/browser.ts';
import { embeddedEnvironment, startFreshProduct } from './launch/fresh-product.ts';
import { root, runStep, say } from './launch/run-step.ts';

const screens = process.argv.includes('--screens');
const playwrightArguments = process.argv.slice(2).filter((argument) => argument !== '--screens');
const { quick, whole } = await findBrowsers();
const admin = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: crypto.randomUUID() };
const product = await startFreshProduct(admin);

let code = 1;
try {
  say(`driving ${product.url} with ${quick}`);
  code = await runStep(
    'playwright',
    [
      'test',
      '--config',
      screens ? 'apps/e2e/screens.config.ts' : 'apps/e2e/playwright.config.ts',
      ...playwrightArguments,
    ],
    {
      env: {
        ...embeddedEnvironment(),
        ...admin,
        BASE_URL: product.url,
        CHROME_PATH: quick,
        WHOLE_CHROME_PATH: whole,
        CHROME_FLAGS: browserFlags.join(' '),
      },
    },
  );
} finally {
  await product.stop();
}

// What the pages showed where a journey ended early; elsewhere than here the pictures and traces
// are not to be had.
const snapshot = /^```yaml\n([^]*?)^```/m;
for (const file of code === 0
  ? []
  : globSync('test-results/journeys/*/error-context.md', { cwd: root })) {
  const [, shown] = snapshot.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  if (!shown) continue;
  const lines = shown.replaceAll(/ \[(?:ref=\w+|cursor=pointer)\]/g, '').split('\n');
  // What covers a page stands at its end.
  const ends = lines.length > 90 ? [...lines.slice(0, 50), '…', ...lines.slice(-40)] : lines;
  console.log(`── ${path.dirname(file)}\n${ends.join('\n')}`);
}

const report = JSON.parse(readFileSync(path.join(root, 'test-results/journeys.json'), 'utf8')) as {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};
// The end of the output has to say why by itself: what stands above it may be cut off.
if (code !== 0) {
  tell(journeys(report.suites, 'unexpected'));
  for (const line of product.lastWords()) console.log(`── product: ${line}`);
}
const again = journeys(report.suites, 'flaky');
if (again.length > 0) {
  console.log('passed at the second try, after the browser had stopped drawing a page:');
  tell(again);
}
const { stats } = report;
console.log(`${stats.expected + stats.flaky} passed, ${stats.unexpected} failed`);
process.exit(code);

function tell(tests: readonly [string, string][]): void {
  for (const [name, why] of tests.slice(0, 8))
    console.log(`── ${name}\n${stripVTControlCharacters(why).slice(0, 1_000)}`);
}

interface Suite {
  readonly suites?: Suite[];
  readonly specs: { title: string; tests: Run[] }[];
}
interface Run {
  readonly projectName: string;
  readonly status: string;
  readonly results: { errors: { message?: string }[] }[];
}

/** Each journey of a status with the messages of its first try. */
function journeys(suites: readonly Suite[], status: string): [string, string][] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }): [string, string] => [
          `[${projectName}] ${title}`,
          // The end of the time comes first, what was waited for then second.
          (results[0]?.errors ?? []).flatMap(({ message = [] }) => message).join('\n'),
        ]),
    ),
    ...journeys(inner, status),
  ]);
}
