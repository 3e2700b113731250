// Once for a run of server specs: the PostgreSQL that they share is there from the first file to the
// last, instead of starting whenever no spec has a database at the moment.
import { startEmbeddedPostgres } from '@coursewright/platform/embedded';
import { sharedHome } from './shared-home.ts';
import { sharedServer } from './test-database.ts';

/** Starts the server; the answer ends it. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const server = await startEmbeddedPostgres({ home: sharedHome(), durable: false });
  process.env[sharedServer] = server.url;
  return () => server.release();
}
