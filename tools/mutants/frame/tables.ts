import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../launch/run-step.ts';
import type { MutantTable } from './mutant.ts';

/** Every table of mutants, by its area: `accounts` for tools/mutants/accounts.mutants.ts. */
export async function mutantTables(): Promise<Map<string, MutantTable>> {
  const tables = new Map<string, MutantTable>();
  for (const file of globSync('tools/mutants/*.mutants.ts', { cwd: root }).toSorted()) {
    const { default: table } = (await import(path.join(root, file))) as { default: MutantTable };
    tables.set(path.basename(file, '.mutants.ts'), table);
  }
  return tables;
}
