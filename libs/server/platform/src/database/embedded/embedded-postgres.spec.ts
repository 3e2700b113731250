// @module-tag proof
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { isAlive } from './start-lock.ts';

const launcher = path.join(import.meta.dirname, 'embedded-postgres.ts');
const script = `
  import { startEmbeddedPostgres } from ${JSON.stringify(launcher)};
  const server = await startEmbeddedPostgres({ home: process.argv[1], durable: process.argv[2] === 'durable' });
  console.log(JSON.stringify({ url: server.url, adopted: server.adopted }));
  process.stdin.on('data', async () => { await server.release(); process.exit(0); });
`;

interface Started {
  readonly url: string;
  readonly adopted: boolean;
  readonly process: ChildProcess;
  stop(): Promise<number | null>;
}

const folders: string[] = [];
const processes: ChildProcess[] = [];

function run(
  home: string,
  { durable = false, ...ids }: { uid?: number; gid?: number; durable?: boolean } = {},
): { child: ChildProcess; started: Promise<Started> } {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', script, home, durable ? 'durable' : 'fast'],
    { stdio: ['pipe', 'pipe', 'pipe'], ...ids },
  );
  processes.push(child);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const started = new Promise<Started>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => {
      const answer = JSON.parse(line) as { url: string; adopted: boolean };
      resolve({
        ...answer,
        process: child,
        stop: () =>
          new Promise((done) => {
            child.once('exit', done);
            child.stdin.write('stop\n');
          }),
      });
    });
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${complaint}`)));
  });
  started.catch(() => undefined);
  return { child, started };
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = (home: string): number =>
  Number(readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

function newHome(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'coursewright-pg-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return path.join(folder, 'postgres');
}

afterAll(async () => {
  for (const child of processes) if (child.exitCode === null) child.kill('SIGKILL');
  for (const folder of folders) {
    const pidFile = path.join(folder, 'postgres/data/postmaster.pid');
    if (existsSync(pidFile)) {
      const pid = serverPid(path.join(folder, 'postgres'));
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      for (let waited = 0; waited < 5_000 && isAlive(pid); waited += 50) await sleep(50);
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('the embedded PostgreSQL', () => {
  it('ends as one server when four processes start it at once for the first time, and stops with the last of them', async () => {
    const home = newHome();
    const started = await Promise.all(Array.from({ length: 4 }, () => run(home).started));
    const servers = await Promise.all(
      started.map(({ url }) =>
        ask(
          url,
          "SELECT pg_postmaster_start_time()::text AS at, current_setting('server_encoding') AS encoding",
        ),
      ),
    );
    expect(new Set(servers.map(([row]) => row!['at'])).size).toBe(1);
    expect(servers[0]![0]!['encoding']).toBe('UTF8');
    expect(started.filter(({ adopted }) => !adopted)).toHaveLength(1);
    const pid = serverPid(home);
    for (const each of started.slice(1)) expect(await each.stop()).toBe(0);
    expect(isAlive(pid)).toBe(true);
    expect(await started[0]!.stop()).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('recovers from a kill -9 at any moment of the first start', async () => {
    for (const moment of [80, 250, 450, 800]) {
      const home = newHome();
      const first = run(home);
      await sleep(moment);
      first.child.kill('SIGKILL');
      const second = await run(home).started;
      expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await second.stop()).toBe(0);
    }
  });

  it('makes its database once nothing keeps it from that any more', async () => {
    const home = newHome();
    const first = await run(home).started;
    const onTemplate = new pg.Client({ connectionString: first.url.replace(/app$/, 'template1') });
    await onTemplate.connect();
    await onTemplate.query('DROP DATABASE app');
    const second = run(home);
    // PostgreSQL waits five seconds for whoever is in the template, and then refuses.
    await sleep(6_000);
    await onTemplate.end();
    const { url, adopted, stop } = await second.started;
    expect(adopted).toBe(true);
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await stop()).toBe(0);
    expect(await first.stop()).toBe(0);
  });

  it('is adopted with all that was acknowledged after a kill -9 of the process that started it', async () => {
    const home = newHome();
    const first = await run(home).started;
    await ask(first.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
    first.process.kill('SIGKILL');
    const second = await run(home).started;
    expect(second.adopted).toBe(true);
    expect(await ask(second.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1000 }]);
    expect(await second.stop()).toBe(0);
  });

  it('recovers from a kill -9 of the server itself', async () => {
    const home = newHome();
    const first = await run(home, { durable: true }).started;
    await ask(first.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
    process.kill(serverPid(home), 'SIGKILL');
    first.process.kill('SIGKILL');
    const second = await run(home, { durable: true }).started;
    expect(second.adopted).toBe(false);
    expect(await ask(second.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1000 }]);
    expect(await second.stop()).toBe(0);
  });

  const asRoot = process.getuid?.() === 0 ? it : it.skip;
  asRoot(
    'works for root in a folder that only root may enter, and for an ordinary user',
    async () => {
      const hidden = mkdtempSync(path.join(tmpdir(), 'coursewright-pg-'));
      folders.push(hidden);
      chmodSync(hidden, 0o700);
      const root = await run(path.join(hidden, 'postgres')).started;
      const [row] = await ask(root.url, "SELECT current_setting('data_directory') AS folder");
      expect(row!['folder']).toMatch(/^\/var\/tmp\/coursewright-data-/);
      expect(await root.stop()).toBe(0);
      rmSync(path.dirname(String(row!['folder'])), { recursive: true, force: true });

      const open = mkdtempSync(path.join(tmpdir(), 'coursewright-pg-'));
      folders.push(open);
      chmodSync(open, 0o777);
      mkdirSync(path.join(open, 'postgres'), { mode: 0o777 });
      chmodSync(path.join(open, 'postgres'), 0o777);
      const ordinary = await run(path.join(open, 'postgres'), { uid: 65534, gid: 65534 }).started;
      expect(await ask(ordinary.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await ordinary.stop()).toBe(0);
    },
  );
});
