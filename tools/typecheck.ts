// npm run typecheck: every project with what it refers to, then the specs, tests and tools. Builds
// declarations only, never the web's bundle.
import { globSync } from 'node:fs';
import path from 'node:path';
import { root, runStep } from './launch/run-step.ts';

const projects = globSync('{apps,libs,libs/server}/*/tsconfig.json', { cwd: root })
  .map((file) => path.dirname(file))
  .toSorted();
const codes = [await runStep('tsc', ['-b', ...projects])];
// Without declarations every test would repeat what has just been said.
if (codes[0] === 0)
  codes.push(
    await runStep('tsc', ['-p', 'tsconfig.json']),
    await runStep('tsc', ['-p', 'apps/web/tsconfig.node.json']),
    await runStep('tsc', ['-p', 'apps/web/src/service-worker/tsconfig.json']),
  );
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
