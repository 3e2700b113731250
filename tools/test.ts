// npm test [path …]: every fast test, or all tests of the files whose path matches, by Vitest;
// server specs on a real PostgreSQL. One closing line.
import { say } from './launch/run-step.ts';
import { runTests } from './launch/run-tests.ts';

say('running the tests …');
process.exit(await runTests('!proof || main', process.argv.slice(2)));
