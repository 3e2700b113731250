// npm run lint: the formatter (npm run format mends), oxlint, the import rules, texts outside
// message catalogues, sizes and colours outside the tokens of the interface, and whether every mutant
// still has its place in the sources.
import { runStep } from './launch/run-step.ts';

const codes = [
  await runStep('oxfmt', ['--check']),
  await runStep('oxlint', ['--type-aware', '--deny-warnings', ...process.argv.slice(2)]),
  await runStep(process.execPath, ['tools/boundaries.ts']),
  await runStep(process.execPath, ['tools/texts.ts']),
  await runStep(process.execPath, ['tools/styles.ts']),
  await runStep(process.execPath, ['tools/mutants-fit.ts']),
];
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
