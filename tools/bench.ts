// npm run bench [name …] [-- --option …]: builds, then runs the named benches (default: all) in
// tools/bench/<name>.bench.ts. Each prints a table and fails when it misses its bound. What follows
// the first option goes to the benches as it is.
import { globSync } from 'node:fs';
import path from 'node:path';
import { build, root, runStep, say } from './launch/run-step.ts';

const known = globSync('tools/bench/*.bench.ts', { cwd: root })
  .map((file) => path.basename(file, '.bench.ts'))
  .toSorted();
const asked = process.argv.slice(2);
const firstOption = asked.findIndex((argument) => argument.startsWith('--'));
const named = firstOption === -1 ? asked : asked.slice(0, firstOption);
const options = firstOption === -1 ? [] : asked.slice(firstOption);
const names = named.length ? named : known;
const unknown = names.find((name) => !known.includes(name));
if (unknown) {
  say(`there is no bench "${unknown}"; there are: ${known.join(', ')}`);
  process.exit(1);
}
await build();
let failed = 0;
for (const name of names)
  if ((await runStep(process.execPath, [`tools/bench/${name}.bench.ts`, ...options])) !== 0)
    failed += 1;
process.exit(failed ? 1 : 0);
