// npm run proofs: the tests that are long by what they prove, hundreds of rounds or whole matrices,
// and that `npm test` leaves out. One closing line.
import { say } from './launch/run-step.ts';
import { runTests } from './launch/run-tests.ts';

say('running the proofs …');
process.exit(await runTests('proof && !main', process.argv.slice(2)));
