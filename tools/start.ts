// npm start: builds, starts the embedded PostgreSQL unless DATABASE_URL names another, and serves
// the product until it is stopped.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { givesMemoryBack } from './launch/allocator.ts';
import { build, root, say } from './launch/run-step.ts';

const envFile = path.join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

await build();

let database = process.env['DATABASE_URL'] ? undefined : await startDatabase();

/**
 * `port` is that of a server which ended, so that the application finds the new one in its place.
 */
async function startDatabase(port?: number) {
  // From the build that was just made; a static import would run before it.
  const { startEmbeddedPostgres } = await import('@coursewright/platform/embedded');
  const home = path.resolve(root, process.env['DATA_DIR'] ?? '.data', 'postgres');
  const server = await startEmbeddedPostgres({ home, ...(port === undefined ? {} : { port }) });
  say(`${server.adopted ? 'adopted the running' : 'started the'} embedded PostgreSQL in ${home}`);
  return server;
}

const api = fork(path.join(root, 'apps/api/dist/main.js'), {
  cwd: root,
  env: { ...givesMemoryBack, ...process.env, ...(database ? { DATABASE_URL: database.url } : {}) },
  // The channel closes when this process dies, however it dies; the application then stops by
  // itself.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});

let stopping = false;
let reviving: Promise<void> | undefined;
setInterval(() => {
  if (!stopping && database && !database.isRunning())
    reviving ??= reviveDatabase().finally(() => (reviving = undefined));
}, 1_000).unref();

async function reviveDatabase() {
  if (!database) return;
  say('the embedded PostgreSQL ended unexpectedly; starting it again …');
  try {
    await database.release();
    database = await startDatabase(database.port);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

const stop = (): void => {
  if (stopping) return;
  stopping = true;
  api.kill('SIGTERM');
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

async function leave(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
  await reviving;
  await database?.release();
  process.exit(stopping ? 0 : signal ? 1 : (code ?? 1));
}
api.once('exit', (code, signal) => void leave(code, signal));
