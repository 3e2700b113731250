// Beside a run of server specs: holds the shared PostgreSQL, which would stop and start again
// whenever one file ends before another begins.
import { startEmbeddedPostgres } from '@coursewright/platform/embedded';
import { sharedHome } from './shared-home.ts';

/** Nobody waits for it: whoever needs a database starts the server or finds it started. */
export default function hold(): () => Promise<void> {
  const held = startEmbeddedPostgres({ home: sharedHome(), durable: false }).catch(
    // A machine without PostgreSQL can run what needs none; what needs it says so itself.
    () => undefined,
  );
  return async () => (await held)?.release();
}
