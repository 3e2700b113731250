import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './run-step.ts';

export interface FreshProduct {
  readonly url: string;
  /** Its last words: at most 20 lines of warnings and errors, and how it ended if it did by itself. */
  lastWords(): readonly string[];
  /** Stops the product and its database and removes the data folder. */
  stop(): Promise<void>;
}

/**
 * This shell's environment without what could lead past the embedded defaults: the product is then
 * that of a fresh clone.
 */
export function embeddedEnvironment(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    MODEL: _model,
    SEARCH: _search,
    SMTP_URL: _smtp,
    ...environment
  } = process.env;
  return environment;
}

/**
 * Builds and starts the product as `npm start` does, on a port of its own and an empty data folder,
 * with these variables besides. Resolves when it is ready.
 */
export async function startFreshProduct(variables: NodeJS.ProcessEnv = {}): Promise<FreshProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'coursewright-fresh-'));
  const product = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: {
      ...embeddedEnvironment(),
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const words: string[] = [];
  const keep = (line: string): void => {
    words.push(line.slice(0, 600));
    if (words.length > 20) words.shift();
  };
  let stopping = false;
  const stopped = new Promise<void>((resolve) =>
    product.once('exit', (code, signal) => {
      if (!stopping) keep(`the product ended by itself (${signal ?? `exit ${code}`})`);
      resolve();
    }),
  );
  const stop = async (): Promise<void> => {
    stopping = true;
    product.kill('SIGTERM');
    await stopped;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = await new Promise<string | undefined>((resolve) => {
    void stopped.then(() => resolve(undefined));
    let ready = false;
    createInterface({ input: product.stdout }).on('line', (line) => {
      if (ready) return keep(line);
      const at = /^Coursewright is ready .*listening on ([^)\s]+)/.exec(line)?.[1];
      if (!at) return console.log(line);
      ready = true;
      resolve(at);
    });
  });
  if (url) return { url, lastWords: () => words, stop };
  await stop();
  throw new Error('the product did not start');
}
