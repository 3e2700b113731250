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

const shells = ['/usr/bin/chromium-headless-shell'];
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Paths of the browsers that the journeys run in. */
export interface Browsers {
  /**
   * Where most journeys run: a headless shell if there is one, which is the whole browser's engine
   * without its windows and takes a third of its time.
   */
  readonly quick: string;
  /** The browser that people use: with a back/forward cache, and for what is measured. */
  readonly whole: string;
}

/**
 * CHROME_PATH for both, or what is installed. As root on Debian, what is missing is installed, the
 * shell in CI only; else the headless shell that comes from npm has to do for both.
 */
export async function findBrowsers(): Promise<Browsers> {
  const own = process.env['CHROME_PATH'];
  if (own) return { quick: own, whole: own };
  const whole = installed(wholeBrowsers) ?? installFromDebian('chromium', wholeBrowsers);
  const quick =
    installed(shells) ??
    (process.env['CI'] ? installFromDebian('chromium-headless-shell', shells) : undefined) ??
    whole ??
    (await shellFromNpm());
  return { quick, whole: whole ?? quick };
}

const installed = (paths: readonly string[]) =>
  paths.find((path) => existsSync(path) && runs(path));

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

function installFromDebian(name: string, paths: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`coursewright: installing ${name} from Debian for the browser journeys …`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore' as const,
    timeout: 300_000,
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  } catch (error) {
    console.warn(
      `coursewright: Debian's ${name} could not be installed (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  return installed(paths);
}

async function shellFromNpm(): Promise<string> {
  // The package unpacks the system libraries it needs only where it believes it runs on Lambda.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
