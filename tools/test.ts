// npm test: everything fast. Server specs by Jest on a real PostgreSQL, web and contract tests by Vitest; one closing line.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, root, runStep, say } from './launch/run-step.ts';

interface Counts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const only = process.argv.slice(2);
await build();

const node = process.execPath;
const jestResult = path.join(results, 'jest.json');
const vitestResult = path.join(results, 'vitest.json');

say('running the server specs (Jest) …');
const jest = await runStep(
  node,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--maxWorkers=2',
    '--json',
    `--outputFile=${jestResult}`,
    ...only,
  ],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
say('running the web and contract tests (Vitest) …');
const vitest = await runStep(node, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--passWithNoTests',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitestResult}`,
  ...only,
]);

const read = (file: string): Counts => JSON.parse(readFileSync(file, 'utf8')) as Counts;
const counts = [read(jestResult), read(vitestResult)];
// A file that does not even load has no failed test, and is a failure all the same.
const failed = counts.reduce(
  (sum, each) => sum + Math.max(each.numFailedTests, each.numFailedTestSuites ? 1 : 0),
  0,
);
const passed = counts.reduce((sum, each) => sum + each.numPassedTests, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(jest || vitest || failed || !passed ? 1 : 0);
