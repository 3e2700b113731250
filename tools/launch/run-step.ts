import { spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export const say = (sentence: string): void => console.log(`coursewright: ${sentence}`);

/**
 * Runs a program in the checkout and resolves with its exit code. With `quietly`, its output
 * appears only if it fails.
 */
export function runStep(
  program: string,
  args: string[],
  options: SpawnOptions & { quietly?: boolean } = {},
): Promise<number> {
  const { quietly, ...spawnOptions } = options;
  const child = spawn(program, args, {
    cwd: root,
    stdio: quietly ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    ...spawnOptions,
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const failed = signal ? 1 : (code ?? 1);
      if (failed && quietly) process.stderr.write(Buffer.concat(output));
      resolve(failed);
    });
  });
}

/** Builds what has changed since the last build. Exits the process when it does not compile. */
export async function build(projects: string[] = []): Promise<void> {
  say('building what has changed …');
  const started = Date.now();
  const selection = projects.length
    ? ['--projects', projects.map((name) => `@coursewright/${name}`).join(',')]
    : [];
  const code = await runStep(
    'nx',
    ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static', ...selection],
    { quietly: true },
  );
  if (code !== 0) {
    say('the build failed; what it said stands above.');
    process.exit(1);
  }
  say(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
