// npm run lint: oxlint, and the import rules of the house.
import { runStep } from './launch/run-step.ts';

const codes = [
  await runStep('oxlint', ['--deny-warnings', ...process.argv.slice(2)]),
  await runStep(process.execPath, ['tools/boundaries.ts']),
];
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
