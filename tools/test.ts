// npm test: everything fast, by Vitest; server specs on a real PostgreSQL. One closing line.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runStep, say } from './launch/run-step.ts';

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

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const result = path.join(results, 'vitest.json');

say('running the tests …');
const areAllWell =
  (await runStep(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${result}`,
    ...process.argv.slice(2),
  ])) === 0;
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
process.exit(areAllWell && failed === 0 && numPassedTests > 0 ? 0 : 1);
