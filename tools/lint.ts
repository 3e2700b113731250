// npm run lint: oxlint, the import rules of the house, and whether the mutants still have their places.
import { runStep } from './launch/run-step.ts';

const codes = [
  await runStep('oxlint', ['--deny-warnings', ...process.argv.slice(2)]),
  await runStep(process.execPath, ['tools/boundaries.ts']),
  await runStep(process.execPath, ['tools/mutants-fit.ts']),
];
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
