// Once for a run of server specs: the PostgreSQL that they share is there from the first file to the
// last, instead of starting whenever no spec has a database at the moment.
import { existsSync, renameSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@coursewright/platform/embedded';
import { sharedHome } from './shared-home.ts';
import { sharedServer } from './test-database.ts';

/** Where files are memory: there making a database and dropping it costs a quarter. */
const memory = '/dev/shm';
const neededBytes = 2 * 2 ** 30;

/**
 * Starts the server, unless whoever runs the specs has one; the answer ends it, and leaves nothing
 * of it.
 */
export default async function startSharedServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[sharedServer]) return undefined;
  const home = isRoomy(memory) ? path.join(memory, path.basename(sharedHome())) : sharedHome();
  const server = await startEmbeddedPostgres({ home, durable: false });
  process.env[sharedServer] = server.url;
  let ending: Promise<void> | undefined;
  const end = () => (ending ??= endOf(server, home));
  // Whoever stops a run half-way is left no server either: it is in a session of its own.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void end().finally(() => process.kill(process.pid, signal)));
  return end;
}

async function endOf(server: EmbeddedPostgres, home: string): Promise<void> {
  await server.release();
  // Another run of this checkout may have it still, or be about to start it.
  if (server.isRunning() || existsSync(path.join(home, 'start.lock'))) return;
  const gone = `${home}.gone-${process.pid}`;
  renameSync(home, gone);
  rmSync(gone, { recursive: true, force: true });
}

/** A container has 64 MB of it unless it is given more. */
function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes;
}
