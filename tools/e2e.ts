// npm run e2e: the browser journeys (apps/e2e) against the built product on a fresh data folder. With --screens it takes the README's pictures instead.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { browserFlags, findBrowser } from './launch/browser.ts';
import { root, runStep, say } from './launch/run-step.ts';

const screens = process.argv.includes('--screens');
const playwrightArguments = process.argv.slice(2).filter((argument) => argument !== '--screens');
const chrome = await findBrowser();
const dataDir = mkdtempSync(path.join(tmpdir(), 'coursewright-e2e-'));

// Everything that could reach the embedded defaults from this shell is taken out: the journeys are those of a fresh clone.
const { DATABASE_URL: _database, MODEL: _model, SEARCH: _search, SMTP_URL: _smtp, ...environment } = process.env;
const product = spawn(process.execPath, ['tools/start.ts'], {
  cwd: root,
  env: { ...environment, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const stopped = new Promise<void>((resolve) => product.once('exit', () => resolve()));

async function baseUrl(): Promise<string> {
  for await (const line of createInterface({ input: product.stdout })) {
    const url = /^Coursewright is ready at (\S+)/.exec(line)?.[1];
    if (url) {
      product.stdout.resume();
      return url;
    }
    console.log(line);
  }
  throw new Error('the product did not start');
}

let code = 1;
try {
  const url = await baseUrl();
  say(`driving ${url} with ${chrome}`);
  code = await runStep('playwright', ['test', '--config', screens ? 'apps/e2e/screens.config.ts' : 'apps/e2e/playwright.config.ts', ...playwrightArguments], {
    env: { ...environment, BASE_URL: url, CHROME_PATH: chrome, CHROME_FLAGS: browserFlags.join(' ') },
  });
} finally {
  product.kill('SIGTERM');
  await stopped;
  rmSync(dataDir, { recursive: true, force: true });
}

const { stats } = JSON.parse(readFileSync(path.join(root, 'test-results/journeys.json'), 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } };
console.log(`${stats.expected + stats.flaky} passed, ${stats.unexpected} failed`);
process.exit(code);
