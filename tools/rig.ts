// npm run rig [name …] [-- --mutants] [--long] [--seed=N]: builds, then runs the named scenarios of
// tools/rig/<name>.rig.ts (default: all but the long ones) on real processes and a PostgreSQL of
// its own. With --mutants each scenario meets its deliberate faults instead, and fails where it
// survives them.
import { globSync } from 'node:fs';
import path from 'node:path';
import { build, root, say } from './launch/run-step.ts';

await build(['api', 'worker', 'testing']);
const { runRig, scenarioOf } = await import('./rig/frame/run.ts');

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const known = globSync('tools/rig/*.rig.ts', { cwd: root })
  .map((file) => path.basename(file, '.rig.ts'))
  .toSorted();
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = [
  ...asked.filter((name) => !known.includes(name)),
  ...options.filter((option) => !/^--(?:mutants|long|seed=\d+)$/.test(option)),
];
if (unknown.length > 0) {
  say(
    `there is no ${unknown.join(', ')}; there are: ${known.join(', ')}, --mutants, --long, --seed=N`,
  );
  process.exit(1);
}
const seed = Number(
  options.find((option) => option.startsWith('--seed='))?.slice('--seed='.length) ??
    Date.now() % 1_000_000,
);
const withMutants = options.includes('--mutants');
const names = asked.length
  ? asked
  : withMutants || options.includes('--long')
    ? known
    : await withoutLong(known);
process.exit(await runRig({ names, isWhole: asked.length === 0, withMutants, seed }));

async function withoutLong(all: string[]): Promise<string[]> {
  const scenarios = await Promise.all(all.map(scenarioOf));
  return all.filter((_, index) => !scenarios[index]?.isLong);
}
