import type { INestApplicationContext } from '@nestjs/common';
import { ConfigError } from './config/environment.ts';
import { databaseErrorCode, isDatabaseAway } from './database/database-errors.ts';

/** A process that hangs while it stops is worth less (ms) than one that is gone. */
const stopWithin = 20_000;

/**
 * Runs an application until it is told to stop: SIGTERM, SIGINT, or the end of the launcher that
 * forked it. Running jobs and open streams are handed over first. `ready` gives the line that says
 * that it runs. A start that fails says why in one sentence and ends the process with 1.
 */
export async function runProcess<App extends INestApplicationContext>(
  start: () => Promise<App>,
  ready: (app: App) => Promise<string>,
): Promise<void> {
  let app: App | undefined;
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Nothing is under way yet that a killed start would not survive as well.
    if (!app) process.exit(0);
    setTimeout(() => process.exit(1), stopWithin).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, stop);
  try {
    app = await start();
    process.stdout.write(`${await ready(app)}\n`);
  } catch (error) {
    console.error(whyNotStarted(error));
    process.exit(1);
  }
}

/**
 * One sentence where the operator can do something about it; else the error with its stack, because
 * it is a bug.
 */
function whyNotStarted(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'PORT is taken by another process; stop that one or choose another port.';
  if (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EACCES' &&
    'syscall' in error &&
    error.syscall === 'listen'
  )
    return 'PORT needs rights that this process does not have; choose one above 1023.';
  const code = databaseErrorCode(error);
  if (code === '28P01' || code === '28000')
    return 'DATABASE_URL has a user or password that the database refuses.';
  if (code === '3D000') return 'DATABASE_URL names a database that does not exist.';
  if (isDatabaseAway(error)) return 'DATABASE_URL points to a database that does not answer.';
  return error;
}
