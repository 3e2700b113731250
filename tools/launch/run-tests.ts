import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runStep, say } from './run-step.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/**
 * Hundreds of threads begin in a run, each of which would compile its modules anew: two thirds of
 * what beginning costs.
 */
const compiled = path.join(root, 'node_modules/.cache/compiled');

/**
 * Runs the tests with these tags, or all tests of the files whose path matches one of `words`;
 * prints what failed and one closing line. Returns the exit code.
 */
export async function runTests(tags: string, words: readonly string[]): Promise<number> {
  const results = path.join(root, 'test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const result = path.join(results, 'vitest.json');
  const areAllWell =
    (await runStep(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${result}`,
        ...(words.length > 0 ? words : [`--tags-filter=${tags}`]),
      ],
      { env: { ...process.env, NODE_COMPILE_CACHE: compiled } },
    )) === 0;
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(result, 'utf8'),
  ) as Report;
  // Among some thousand dots nobody finds what failed.
  for (const { name, message, status, assertionResults } of testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed');
    const file = path.relative(root, name);
    if (status === 'failed' && failures.length === 0) say(`FAILED ${file}: ${message ?? ''}`);
    for (const { fullName, failureMessages } of failures)
      say(`FAILED ${file}: ${fullName}\n${failureMessages?.join('\n').slice(0, 1_000) ?? ''}`);
  }
  // A file that does not even load has no failed test, and is a failure all the same.
  const failed = Math.max(numFailedTests, numFailedTestSuites ? 1 : 0);
  console.log(`${numPassedTests} passed, ${failed} failed`);
  return areAllWell && failed === 0 && numPassedTests > 0 ? 0 : 1;
}
