import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { reachableHome } from './reachable-home.ts';
import { isAlive, withStartLock } from './start-lock.ts';

export interface EmbeddedPostgresOptions {
  /** Folder for everything: data, password, log. Created if absent. */
  readonly home: string;
  /** Default true. False trades the safety of a power cut for speed: tests only. */
  readonly durable?: boolean;
  /** Where to listen if it must be started. Default: any free port. */
  readonly port?: number;
}

export interface EmbeddedPostgres {
  /** Connection string of the database `app`. */
  readonly url: string;
  /**
   * True when a server that was already running (an orphan of a crash, or another process's) was
   * taken over.
   */
  readonly adopted: boolean;
  readonly port: number;
  /** False once the server has ended, however it ended. */
  isRunning(): boolean;
  /** Says that this process needs the server no longer; the last one to say so stops it. */
  release(): Promise<void>;
}

const startTimeoutMs = 30_000;
const stopTimeoutMs = 20_000;
const maxLogBytes = 10 * 1024 * 1024;

/**
 * Starts PostgreSQL in `home`, or adopts the one that already runs there. Safe when several
 * processes call it at once and after a kill -9 of any of them at any moment: a half-made data
 * folder is never taken for a whole one.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  const home = reachableHome(path.resolve(options.home), binaries.runAs);
  mkdirSync(path.join(home, 'users'), { recursive: true, mode: 0o755 });
  const lock = path.join(home, 'start.lock');

  return withStartLock(lock, async () => {
    const password = keptPassword(home);
    const urlOn = (port: number) => `postgres://app:${password}@127.0.0.1:${port}/app`;
    let server = await runningServer(home, password);
    const adopted = server !== undefined;
    if (!server) {
      if (!existsSync(path.join(home, 'data', 'PG_VERSION')))
        initialise(home, password, binaries, options.durable ?? true);
      server = await launch(home, binaries, options);
    }
    await ensureDatabase(password, server.port);
    const ticket = path.join(home, 'users', `${process.pid}.${randomUUID()}`);
    writeFileSync(ticket, '');
    const { pid, port } = server;
    return {
      url: urlOn(port),
      adopted,
      port,
      isRunning: () => isAlive(pid),
      release: () => withStartLock(lock, () => leave(home, ticket, pid)),
    };
  });
}

function keptPassword(home: string): string {
  const file = path.join(home, 'password');
  // Written whole and renamed, so that a kill in between never leaves an empty password beside a
  // database.
  if (!existsSync(file)) {
    writeFileSync(`${file}.part`, randomBytes(18).toString('base64url'), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }
  return readFileSync(file, 'utf8');
}

interface Server {
  readonly pid: number;
  readonly port: number;
}

/** What postmaster.pid claims: line 1 the pid, line 4 the port, line 8 the state. */
function claimedServer(home: string): (Server & { ready: boolean }) | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    // Absent, or just being written: there is no server yet.
    return undefined;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid && port && isAlive(pid)
    ? { pid, port, ready: lines[7]?.trim() === 'ready' }
    : undefined;
}

/**
 * A server that answers with our password. After a reboot the pid in the file may be anybody's, so
 * only an answer counts.
 */
async function runningServer(home: string, password: string): Promise<Server | undefined> {
  for (let waited = 0; waited < startTimeoutMs; waited += 50) {
    const server = claimedServer(home);
    if (!server) return undefined;
    if (server.ready) {
      const answer = await ask(
        password,
        server.port,
        "SELECT current_setting('data_directory') AS folder",
      );
      return answer?.[0]?.['folder'] === path.join(home, 'data') ? server : undefined;
    }
    await sleep(50);
  }
  return undefined;
}

async function ask(
  password: string,
  port: number,
  sql: string,
): Promise<Record<string, unknown>[] | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'app',
    password,
    database: 'postgres',
    // Where nobody listens this fails at once; on a busy machine a good server is slow to answer.
    connectionTimeoutMillis: startTimeoutMs,
  });
  // Without a listener a server that stops at this moment would end the process; the statement
  // below fails by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function initialise(
  home: string,
  password: string,
  { initdb, runAs }: PostgresBinaries,
  durable: boolean,
): void {
  // Without PG_VERSION these are the remains of a start that was killed.
  for (const name of readdirSync(home))
    if (name === 'data' || name.startsWith('data.part'))
      rmSync(path.join(home, name), { recursive: true, force: true });
  const partial = path.join(home, `data.part-${process.pid}`);
  // Among the remains, should this start be killed.
  const passwordFile = path.join(home, `data.part-${randomUUID()}`);
  mkdirSync(partial, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined)
    for (const file of [partial, passwordFile]) chownSync(file, runAs.uid, runAs.gid);
  try {
    const made = spawnSync(
      initdb,
      [
        '-D',
        partial,
        '-U',
        'app',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        ...(durable ? [] : ['--no-sync', '--set', 'scram_iterations=1']),
      ],
      { ...runAs, env: serverEnvironment(), cwd: '/' },
    );
    if (made.status !== 0)
      throw new Error(
        `The embedded PostgreSQL could not be set up: ${made.stderr?.toString().trim() || made.error?.message}`,
      );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(partial, path.join(home, 'data'));
}

const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
});

// A server that was killed leaves children which hold its shared memory for a moment; until they
// are gone a new one refuses to start.
async function launch(
  home: string,
  binaries: PostgresBinaries,
  options: EmbeddedPostgresOptions,
): Promise<Server> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const server = await launchOnce(home, binaries, options, deadline);
    if (server) return server;
    if (Date.now() > deadline)
      throw new Error(
        `The embedded PostgreSQL did not start; its log is ${path.join(home, 'postgres.log')}`,
      );
    await sleep(250);
  }
}

async function launchOnce(
  home: string,
  { postgres, runAs }: PostgresBinaries,
  options: EmbeddedPostgresOptions,
  deadline: number,
): Promise<Server | undefined> {
  const { durable = true, port = await freePort() } = options;
  const logFile = path.join(home, 'postgres.log');
  if (existsSync(logFile) && statSync(logFile).size > maxLogBytes)
    renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a');
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const child = spawn(
    postgres,
    [
      '-D',
      path.join(home, 'data'),
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    {
      ...runAs,
      // Its own session: Ctrl-C in the terminal reaches the launcher, which stops the server after
      // the application.
      detached: true,
      stdio: ['ignore', log, log],
      env: serverEnvironment(),
      cwd: '/',
    },
  );
  closeSync(log);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  while (!ended && Date.now() < deadline) {
    const server = claimedServer(home);
    if (server?.ready && server.port === port) return server;
    await sleep(10);
  }
  return undefined;
}

/**
 * Also on an adopted server: whoever started it may have died before making the database, or while
 * the server was making it, which goes on without them and lets nobody else make it.
 */
async function ensureDatabase(password: string, port: number): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const found = await ask(password, port, "SELECT 1 FROM pg_database WHERE datname = 'app'");
    if (found?.length || (await ask(password, port, 'CREATE DATABASE app'))) return;
    await sleep(100);
  }
  throw new Error('The embedded PostgreSQL runs but does not answer; stop it and start again.');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });

async function leave(home: string, ticket: string, pid: number): Promise<void> {
  rmSync(ticket, { force: true });
  const users = readdirSync(path.join(home, 'users'));
  if (users.some((name) => isAlive(Number(name.split('.')[0])))) return;
  for (const name of users) rmSync(path.join(home, 'users', name), { force: true });
  if (claimedServer(home)?.pid !== pid) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < stopTimeoutMs && isAlive(pid); waited += 10) await sleep(10);
}
