// npm run format: brings every file into the one format that npm run lint checks.
import { runStep } from './launch/run-step.ts';

// The formatter settles some files only on its second run.
const codes = [await runStep('oxfmt', []), await runStep('oxfmt', [])];
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
