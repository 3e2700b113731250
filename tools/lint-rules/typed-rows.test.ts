import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coursewright-lint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** How often the rule complains about a file that reads rows so. */
function complaintsAbout(statement: string): number {
  const file = path.join(folder, 'planted.ts');
  writeFileSync(
    file,
    `import { z } from 'zod';\nimport { database, query } from './database.ts';\nexport const rows = ${statement};\n`,
  );
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/oxlint/bin/oxlint'),
      '-c',
      path.join(root, '.oxlintrc.json'),
      '--format=unix',
      file,
    ],
    { encoding: 'utf8' },
  );
  return stdout.split('\n').filter((line) => line.includes('no-unchecked-rows')).length;
}

it.each([
  'await database.query<{ id: string }>(`SELECT id FROM users`)',
  'await database.query<object>(`SELECT id FROM users`, [1])',
  'await query<{ id: string }>(`SELECT id FROM users`)',
  '(await database.query<{ id: string }>(`SELECT id FROM users`)).map(({ id }) => id)',
])('refuses rows that nobody has looked at: %s', (statement) => {
  expect(complaintsAbout(statement)).toBe(1);
});

it.each([
  'await database.query(z.object({ id: z.string() }), `SELECT id FROM users`)',
  'await database.query(`SELECT 1`)',
  'new Map<string, number>()',
])('lets rows pass that are parsed or unknown: %s', (statement) => {
  expect(complaintsAbout(statement)).toBe(0);
});
