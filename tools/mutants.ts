// npm run mutants [area, promise, spec or fault …]: puts the deliberate faults of
// tools/mutants/<area>.mutants.txt (default: all) into a copy of the sources, one at a time, and
// runs the specification that must kill them. Fails where one survives.
import type { MutantTable } from './mutants/frame/mutant.ts';
import { build, say } from './launch/run-step.ts';
import { mutantTables } from './mutants/frame/tables.ts';

await build(['testing']);
const { runMutants } = await import('./mutants/frame/run.ts');

const words = process.argv.slice(2);
const chosen: Record<string, MutantTable[string]> = {};
const used = new Set<string>();
for (const [area, table] of mutantTables()) {
  for (const [spec, mutants] of Object.entries(table)) {
    const namesAll = words.filter((word) => area === word || spec.includes(word));
    const asked = mutants.filter(
      ({ promise, what }) =>
        words.length === 0 ||
        namesAll.length > 0 ||
        words.includes(promise) ||
        words.includes(what),
    );
    for (const word of [...namesAll, ...asked.flatMap(({ promise, what }) => [promise, what])])
      used.add(word);
    if (asked.length > 0) chosen[spec] = [...(chosen[spec] ?? []), ...asked];
  }
}
const unknown = words.filter((word) => !used.has(word));
if (unknown.length > 0) {
  say(`no mutant goes by ${unknown.join(', ')}`);
  process.exit(1);
}
process.exit(await runMutants(chosen));
