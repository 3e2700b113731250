import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultPoints } from '@coursewright/platform';
import type * as Embedded from '@coursewright/platform/embedded';
import { startEmbeddedPostgres } from '@coursewright/platform/embedded';
import {
  createTestDatabase,
  type ScriptedModel,
  type ScriptedModelOptions,
  startScriptedModel,
} from '@coursewright/testing';
import { App } from './app.ts';
import { brokenInvariants } from './invariants.ts';
import { OwnPostgres } from './own-postgres.ts';
import { builtProduct, type Product } from './product.ts';
import type { Measured } from './scenario.ts';

/**
 * What a scenario is given: apps of its own on the rig's PostgreSQL, and random numbers that the
 * printed seed repeats.
 */
export class Rig {
  readonly seed: number;
  /** Watchdog (ms): generous, because it only tells a hang from a busy machine. */
  readonly timeoutMs: number;
  private readonly folder: string;
  private readonly product: Product;
  private readonly apps: App[] = [];
  private readonly servers: OwnPostgres[] = [];
  private readonly closers: (() => Promise<void>)[] = [];
  private state: number;
  private made = 0;
  private readonly broken: Measured[] = [];
  readonly struck = new Set<string>();

  constructor({
    seed,
    folder,
    product = builtProduct,
    timeoutMs = 300_000,
  }: {
    seed: number;
    folder: string;
    product?: Product;
    timeoutMs?: number;
  }) {
    this.timeoutMs = timeoutMs;
    this.seed = seed;
    this.state = seed;
    this.folder = folder;
    this.product = product;
  }

  /** A server beside the one that all scenarios share. */
  async postgres(): Promise<OwnPostgres> {
    const server = await OwnPostgres.in(
      path.join(this.folder, `postgres-${this.servers.length + 1}`),
    );
    this.servers.push(server);
    return server;
  }

  /** An installation with a database of its own; `env` goes to all its processes. */
  async app(env: Record<string, string> = {}, server?: OwnPostgres): Promise<App> {
    this.made += 1;
    const folder = path.join(this.folder, `app-${this.made}`);
    mkdirSync(folder, { recursive: true });
    const database = await createTestDatabase(
      server?.home ?? path.join(this.folder, '../postgres'),
    );
    const app = new App(this.product, database, folder, env, this.timeoutMs);
    if (this.product.sql) await app.rows(this.product.sql);
    this.apps.push(app);
    return app;
  }

  /** A copy of an app's server and of its files, taken while both work: the folder it is in. */
  async backUp(app: App, server: OwnPostgres): Promise<string> {
    const { backUpPostgres, copyFolder } = await this.embedded();
    const folder = path.join(this.folder, `backup-${this.made}`);
    await backUpPostgres(server.url, path.join(folder, 'postgres'));
    await copyFolder(app.env['DATA_DIR'] ?? '', path.join(folder, 'data'));
    return folder;
  }

  /** What a backup of an app becomes on a server of its own. Nothing of it runs yet. */
  async restored(app: App, backup: string): Promise<App> {
    const { restorePostgres, copyFolder } = await this.embedded();
    const home = path.join(this.folder, `postgres-${this.servers.length + 1}`);
    await restorePostgres(path.join(backup, 'postgres'), home);
    const server = await OwnPostgres.in(home);
    this.servers.push(server);
    this.made += 1;
    const folder = path.join(this.folder, `app-${this.made}`);
    await copyFolder(path.join(backup, 'data'), path.join(folder, 'data'));
    const { DATABASE_URL: _url, DATA_DIR: _folder, ...env } = app.env;
    const url = server.url.replace(/[^/]*$/, new URL(app.databaseUrl).pathname.slice(1));
    const database = { url, drop: async () => undefined };
    const copy = new App(this.product, database, folder, env, this.timeoutMs);
    this.apps.push(copy);
    return copy;
  }

  /** What the product itself has for its server, with the fault where there is one. */
  private embedded(): Promise<typeof Embedded> {
    const file = 'libs/server/platform/dist/database/embedded/index.js';
    return import(path.join(this.product.folder, file));
  }

  /** A folder of the scenario's own, which goes with it. */
  workspace(name: string): string {
    return path.join(this.folder, name);
  }

  /** A model of its own, in this process. */
  async model(options?: ScriptedModelOptions): Promise<ScriptedModel> {
    const model = await startScriptedModel(options);
    this.onClose(() => model.close());
    return model;
  }

  /** Has `close` called when the scenario is over, whatever became of it. */
  onClose(close: () => Promise<void>): void {
    this.closers.push(close);
  }

  /** A whole number from `least` to `most`. */
  random(least: number, most: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return least + Math.floor((this.state / 2 ** 32) * (most - least + 1));
  }

  /**
   * What holds in every app that is still open, whatever was done to it. One line, at the end of
   * a scenario.
   */
  async closing(): Promise<Measured[]> {
    for (const app of this.apps) this.broken.push(...(await brokenInvariants(app)));
    const { length } = this.apps;
    return [
      {
        what: `everywhere and always (${length} ${length === 1 ? 'database' : 'databases'})`,
        measured:
          this.broken.map(({ what, measured }) => `${what}: ${measured}`).join('; ') ||
          '0 violations',
        required: '0 violations',
        holds: this.broken.length === 0,
      },
    ];
  }

  get complaints(): string[] {
    return this.apps.flatMap((app) => app.complaints);
  }

  async close(): Promise<void> {
    await Promise.all(this.closers.map((close) => close()));
    for (const app of this.apps) {
      for (const { point } of [...app.apiFaults.struck, ...app.workerFaults.struck])
        this.struck.add(point);
      await app.close();
    }
    for (const server of this.servers) await server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Milliseconds. */
const endsWithin = 10_000;

/**
 * The folder and the PostgreSQL that all scenarios of one run share. Both go with the rig's
 * process, however it ends.
 */
export class Ground {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'coursewright-rig-'));

  constructor() {
    // The account that PostgreSQL runs as must be able to enter.
    chmodSync(this.folder, 0o755);
    process.on('exit', () => this.leave());
  }

  async open(): Promise<void> {
    await startEmbeddedPostgres({ home: this.home, durable: false });
  }

  private get home(): string {
    return path.join(this.folder, 'postgres');
  }

  /** Asks nobody: a scenario that was broken off has not given its databases back. */
  private leave(): void {
    const pidFile = path.join(this.home, 'data/postmaster.pid');
    if (existsSync(pidFile))
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
    // It removes the file when it has ended. Nothing can be awaited any more.
    const clock = new Int32Array(new SharedArrayBuffer(4));
    for (let waited = 0; existsSync(pidFile) && waited < endsWithin; waited += 20)
      Atomics.wait(clock, 0, 0, 20);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Points of the registry at which nothing was struck. */
export const pointsLeft = (struck: ReadonlySet<string>): string[] =>
  faultPoints.filter((point) => !struck.has(point));
