// npm test: everything fast. Server specs by Jest on a real PostgreSQL, web and contract tests by
// Vitest; one closing line.
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runStep, say } from './launch/run-step.ts';

interface Counts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const only = process.argv.slice(2);
const patterns = only.filter((word) => !word.startsWith('-'));
/** Whether any of these files is asked for: a runner that has nothing to do is not started. */
const isAsked = (files: string[]): boolean =>
  patterns.length === 0 ||
  globSync(files, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).some((file) =>
    patterns.some((pattern) => new RegExp(pattern, 'i').test(path.join(root, file))),
  );

// Specs find the sources of every package (condition @coursewright/source), worker threads
// included: nothing is built.
const node = process.execPath;
const runners = [
  {
    what: 'the server specs (Jest)',
    files: ['libs/server/**/*.spec.ts', 'apps/{api,worker}/**/*.spec.ts'],
    result: path.join(results, 'jest.json'),
    run: (result: string) =>
      runStep(
        node,
        [
          '--experimental-vm-modules',
          '--disable-warning=ExperimentalWarning',
          'node_modules/jest/bin/jest.js',
          '--maxWorkers=2',
          '--json',
          `--outputFile=${result}`,
          ...only,
        ],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      ),
  },
  {
    what: 'the tests of the web, libraries and tools (Vitest)',
    files: ['apps/web/src/**/*.test.{ts,tsx}', 'libs/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
    result: path.join(results, 'vitest.json'),
    run: (result: string) =>
      runStep(node, [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${result}`,
        ...only,
      ]),
  },
];

let [passed, failed] = [0, 0];
let areAllWell = true;
for (const { what, result, run } of runners.filter((runner) => isAsked(runner.files))) {
  say(`running ${what} …`);
  areAllWell = (await run(result)) === 0 && areAllWell;
  const counts = JSON.parse(readFileSync(result, 'utf8')) as Counts;
  passed += counts.numPassedTests;
  // A file that does not even load has no failed test, and is a failure all the same.
  failed += Math.max(counts.numFailedTests, counts.numFailedTestSuites ? 1 : 0);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(areAllWell && failed === 0 && passed > 0 ? 0 : 1);
