// npm run typecheck: what is built, and the specs, tests and tools that are not.
import { build, runStep } from './launch/run-step.ts';

await build();
const codes = [
  await runStep('tsc', ['-p', 'tsconfig.json']),
  await runStep('npm', ['run', 'typecheck', '-w', '@coursewright/web', '--silent']),
];
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
