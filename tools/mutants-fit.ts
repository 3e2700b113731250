// Part of npm run lint: no mutant of the sources has a stale patch or names a missing
// specification. (Whether it is killed: npm run mutants.)
import { existsSync } from 'node:fs';
import path from 'node:path';
import { patchedFiles } from './launch/patch.ts';
import { root } from './launch/run-step.ts';
import { mutantTables } from './mutants/frame/tables.ts';

const stale: string[] = [];
let count = 0;
for (const [area, table] of mutantTables()) {
  for (const [spec, mutants] of Object.entries(table)) {
    if (!existsSync(path.join(root, spec))) stale.push(`${area}: there is no ${spec}`);
    for (const { what, patches } of mutants) {
      count += 1;
      try {
        patchedFiles(root, what, patches);
      } catch (error) {
        stale.push(`${area}: ${(error as Error).message}`);
      }
    }
  }
}
for (const problem of stale) console.error(problem);
console.log(`${count} mutants, ${stale.length} stale`);
process.exit(stale.length > 0 || count === 0 ? 1 : 0);
