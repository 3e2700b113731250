import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const unchecked = [
  'await database.query<{ id: string }>(`SELECT id FROM users`)',
  'await database.query<object>(`SELECT id FROM users`, [1])',
  'await query<{ id: string }>(`SELECT id FROM users`)',
  '(await database.query<{ id: string }>(`SELECT id FROM users`)).map(({ id }) => id)',
];
const checked = [
  'await database.query(z.object({ id: z.string() }), `SELECT id FROM users`)',
  'await database.query(`SELECT 1`)',
  'new Map<string, number>()',
];
const statements = [...unchecked, ...checked];
const fileOf = (statement: string) => `planted-${statements.indexOf(statement)}.ts`;

/** What the rule says of a file each that reads rows so. */
let complaints: readonly string[] = [];
let folder: string;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coursewright-lint-'));
  for (const statement of statements)
    writeFileSync(
      path.join(folder, fileOf(statement)),
      `import { z } from 'zod';\nimport { database, query } from './database.ts';\nexport const rows = ${statement};\n`,
    );
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/oxlint/bin/oxlint'),
      '-c',
      path.join(root, '.oxlintrc.json'),
      '--format=unix',
      folder,
    ],
    { encoding: 'utf8' },
  );
  complaints = stdout.split('\n').filter((line) => line.includes('no-unchecked-rows'));
});
const complaintsAbout = (statement: string): number =>
  complaints.filter((line) => line.includes(fileOf(statement))).length;

it.each(unchecked)('refuses rows that nobody has looked at: %s', (statement) => {
  expect(complaintsAbout(statement)).toBe(1);
});

it.each(checked)('lets rows pass that are parsed or unknown: %s', (statement) => {
  expect(complaintsAbout(statement)).toBe(0);
});
