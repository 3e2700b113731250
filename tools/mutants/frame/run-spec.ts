import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Workshop } from './workshop.ts';

/** What became of the tests of a specification. */
export interface Outcome {
  readonly passed: string[];
  /** Tests in which something was not as it should be. */
  readonly missed: Failure[];
  /** What else went wrong: the file does not load, a set-up throws, a helper breaks. */
  readonly broken: Failure[];
}

export interface Failure {
  readonly test: string;
  readonly message: string;
  /** The line of the specification that it failed at. */
  readonly line?: string;
}

/** As Vitest writes it. */
interface Report {
  readonly testResults: readonly {
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** A watchdog (ms) against a specification that never ends. */
const longestRun = 600_000;
/** An expectation that does not hold, an answer that does not have the shape it is read by, an error that would end the process, or a test's own watchdog. */
const killSigns = [
  /\bexpect\(/,
  /\bassert(?:\.\w+)?\(received/,
  /AssertionError/,
  /^ZodError/,
  /\bpromise (?:resolved|rejected) [^]* instead of (?:rejecting|resolving)/,
  /TestingLibraryElementError/,
  /^Error: Unhandled error\./,
  /Exceeded timeout of .* for a test/,
  /Test timed out/,
  /within \d+ s\b/,
];

/** What is running, and its end. */
const running = new Map<ChildProcess, Promise<void>>();
let isStopped = false;

/** Ends what is running, its children included, for good: whoever waits for an outcome waits for ever. */
export async function endRuns(): Promise<void> {
  isStopped = true;
  for (const { pid } of running.keys()) if (pid) signalGroup(pid);
  await Promise.all(running.values());
}

function signalGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Runs the tests of a specification whose names match, in the copy. */
export async function runSpec(
  workshop: Workshop,
  spec: string,
  pattern: string | undefined,
): Promise<Outcome> {
  const report = path.join(workshop.waste, 'report.json');
  rmSync(report, { force: true });
  const words = [
    path.join(workshop.checkout, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=json',
    `--outputFile=${report}`,
    '--testTimeout=90000',
    path.join(workshop.checkout, spec),
    ...(pattern ? ['-t', pattern] : []),
  ];
  const said = await end(words, workshop.checkout);
  if (!existsSync(report))
    return { passed: [], missed: [], broken: [{ test: 'the run', message: said.slice(-2_000) }] };
  const { passed, missed, broken } = outcomeOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
  const lines = readFileSync(path.join(workshop.checkout, spec), 'utf8').split('\n');
  const placed = (failure: Failure): Failure => {
    // The last of the stack is that of the test, and not that of what it calls.
    const number = [
      ...failure.message.matchAll(new RegExp(`/${RegExp.escape(spec)}:(\\d+)`, 'g')),
    ].at(-1)?.[1];
    return number
      ? { ...failure, line: `${number}: ${lines[Number(number) - 1]?.trim() ?? ''}` }
      : failure;
  };
  return { passed, missed: missed.map(placed), broken: broken.map(placed) };
}

/** Runs Node and resolves with what it said. */
async function end(words: readonly string[], cwd: string): Promise<string> {
  const never = new Promise<string>(() => undefined);
  if (isStopped) return never;
  const child = spawn(process.execPath, words, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CI: '1' },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  const watchdog = setTimeout(() => child.pid && signalGroup(child.pid), longestRun);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
  running.set(child, ended);
  await ended.finally(() => {
    clearTimeout(watchdog);
    running.delete(child);
    // What it has started and not ended.
    if (child.pid) signalGroup(child.pid);
  });
  return isStopped ? never : Buffer.concat(output).toString();
}

export function outcomeOf({ testResults }: Report): Outcome {
  const outcome: Outcome = { passed: [], missed: [], broken: [] };
  for (const { message, assertionResults } of testResults) {
    if (assertionResults.length === 0)
      outcome.broken.push({ test: 'the file', message: message ?? 'it has no tests' });
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status === 'passed') outcome.passed.push(fullName);
      if (status !== 'failed') continue;
      const said = failureMessages ?? [];
      const sign = said.find((text) => killSigns.some((pattern) => pattern.test(text)));
      (sign === undefined ? outcome.broken : outcome.missed).push({
        test: fullName,
        message: sign ?? said[0] ?? '',
      });
    }
  }
  return outcome;
}
