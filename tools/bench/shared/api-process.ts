import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** What an installation without workers of its own is started with. */
export const environmentOn = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  PORT: '0',
  WORKERS: 'none',
  JWT_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'http://localhost:3000',
});

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  close(): Promise<void>;
}

/** The built API as a process of its own, as soon as it is ready. */
export const startApi = (
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> =>
  startServer([...nodeOptions, path.join(root, 'apps/api/dist/main.js')], environment);

/** A Node process that prints `listening on <address>` once it listens. */
export async function startServer(
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...options], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const ready = /listening on ([^)\s]+)/.exec(text)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', () => reject(new Error('The server process ended')));
  });
  return {
    child,
    url,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
