// Part of npm run lint: every mutant of the sources has its place in them and a specification that may notice. (Whether it notices: npm run mutants.)
import { existsSync } from 'node:fs';
import path from 'node:path';
import { patchedFiles } from './launch/patch.ts';
import { root } from './launch/run-step.ts';
import { mutantTables } from './mutants/frame/tables.ts';

const misfits: string[] = [];
let count = 0;
for (const [area, table] of await mutantTables()) {
  for (const [spec, mutants] of Object.entries(table)) {
    if (!existsSync(path.join(root, spec))) misfits.push(`${area}: there is no ${spec}`);
    for (const { what, patches } of mutants) {
      count += 1;
      try {
        patchedFiles(root, what, patches);
      } catch (error) {
        misfits.push(`${area}: ${(error as Error).message}`);
      }
    }
  }
}
for (const misfit of misfits) console.error(misfit);
console.log(`${count} mutants, ${misfits.length} without their place`);
process.exit(misfits.length > 0 || count === 0 ? 1 : 0);
