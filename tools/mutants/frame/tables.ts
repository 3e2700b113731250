import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../launch/run-step.ts';
import type { Patch } from '../../launch/patch.ts';
import type { Mutant, MutantTable } from './mutant.ts';

/** Every table of mutants, by its area: `accounts` for tools/mutants/accounts.mutants.txt. */
export function mutantTables(): Map<string, MutantTable> {
  const files = globSync('tools/mutants/*.mutants.txt', { cwd: root }).toSorted();
  return new Map(
    files.map((file) => [
      path.basename(file, '.mutants.txt'),
      parseTable(file, readFileSync(path.join(root, file), 'utf8')),
    ]),
  );
}

/**
 * Reads a table. Lines are
 * - `== spec`: the specification that must kill what follows, a path from the root;
 * - `promise | fault | file | find → replace | tests`: a mutant (`tests` may be left out);
 * - `  and file | find → replace`: one more place of the mutant above;
 * - `# …`: a comment.
 *
 * A column ends at ` | `, so a union of types in a patch is written without blanks.
 * Throws with the file and line number of what it cannot read.
 */
export function parseTable(name: string, text: string): MutantTable {
  const table: Record<string, (Mutant & { patches: Patch[] })[]> = {};
  let mutants: (Mutant & { patches: Patch[] })[] | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    const refuse = (why: string): never => {
      throw new Error(`${name}:${at + 1}: ${why}`);
    };
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('== ')) {
      mutants = table[line.slice(3).trim()] ??= [];
      continue;
    }
    if (!mutants) return refuse('a mutant stands below the specification that must kill it');
    const columns = line.split(' | ').map((column) => column.trim());
    if (line.startsWith('  and ')) {
      const [file, change] = [columns[0]?.slice(4), columns[1]];
      const last = mutants.at(-1) ?? refuse('there is no mutant above');
      last.patches.push(patch(file, change) ?? refuse('expected “  and file | find → replace”'));
      continue;
    }
    const [promise, what, file, change, test] = columns;
    const first = columns.length > 5 ? undefined : patch(file, change);
    if (!promise || !what || !first)
      return refuse('expected “promise | fault | file | find → replace | tests”');
    mutants.push({ promise, what, patches: [first], ...(test ? { test } : {}) });
  }
  return table;
}

function patch(file: string | undefined, change: string | undefined): Patch | undefined {
  const [find, replace, ...more] = change?.split('→').map((side) => side.trim()) ?? [];
  if (!file || !find || replace === undefined || more.length > 0) return undefined;
  return { file: pathOf(file), find, replace };
}

const apps = new Set(['api', 'worker', 'web']);
const sharedLibraries = new Set(['contract', 'rpc', 'text']);

/** `auth/log-in.ts` is libs/server/auth/src/log-in.ts: a project and the path below its sources. */
function pathOf(file: string): string {
  const [project = '', ...below] = file.split('/');
  const home = apps.has(project) ? 'apps' : sharedLibraries.has(project) ? 'libs' : 'libs/server';
  return [home, project, 'src', ...below].join('/');
}
