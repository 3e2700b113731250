// What CONTRIBUTING.md promises of files that no compiler and no specification reads.
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './launch/run-step.ts';

const read = (...names: string[]): string => readFileSync(path.join(root, ...names), 'utf8');
const migrations = 'libs/server/platform/src/database/migrations';

/**
 * Name → hash of the text without what a formatter may move. A new migration is added here when it
 * is released.
 */
const released: Readonly<Record<string, string>> = {
  '1763640000000-initial.ts': '98bd729c17842d90',
  '1763650000000-account.ts': 'ff459934a8ba6034',
  '1763660000000-runs.ts': '522c1abe1ad083ca',
  '1763670000000-queue-and-streams.ts': 'ecd19f0f890e1e13',
  '1763680000000-course-editing.ts': 'ab83dd0734bad6bb',
  '1763690000000-outline-and-spend.ts': 'd2346abb4a954472',
  '1763700000000-payments.ts': '2915385bffcf382c',
  '1763705000000-signup-grants.ts': '14f1436346588493',
  '1763710000000-admin.ts': 'aab9a228916fad42',
  '1763715000000-deliveries.ts': '126a2b0f8181db1a',
  '1763720000000-ledger-discrepancies.ts': '6a4977cdd66e6cff',
  '1763725000000-outline-revision.ts': '7d7f3d9a01e0676f',
  '1763730000000-admin-lists.ts': '35e4cc1a5abdaf07',
  '1763735000000-refused-payments.ts': '850063fbf869aece',
  '1763736000000-spend-key.ts': '0dcb90a84aba12d2',
};
const hashOf = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll(/[\s,;()'"`]+/g, ''))
    .digest('hex')
    .slice(0, 16);

describe('migrations', () => {
  it('that are released are never edited, because databases have run them', () => {
    const present = Object.keys(released).map((name) => [name, hashOf(read(migrations, name))]);
    expect(Object.fromEntries(present)).toEqual(released);
  });

  it('are all listed in migrations.ts, in the order of their times', () => {
    const listed = [
      ...read(`${migrations}.ts`).matchAll(/from '\.\/migrations\/(\d+-[\w-]+\.ts)'/g),
    ].map(([, name]) => name);
    expect(listed).toEqual(readdirSync(path.join(root, migrations)).toSorted());
  });
});

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}
const manifest = (file: string): Manifest => JSON.parse(read(file)) as Manifest;
const { dependencies = {}, devDependencies = {} } = manifest('package.json');
const versions = { ...dependencies, ...devDependencies };

describe('versions of packages', () => {
  it('are exact', () => {
    expect(Object.entries(versions).filter(([, version]) => !/^\d/.test(version))).toEqual([]);
  });

  it('stand in the root package.json only', () => {
    const others = globSync('{apps,libs,libs/server}/*/package.json', { cwd: root }).flatMap(
      (file) => {
        const { dependencies: own = {}, devDependencies: development = {} } = manifest(file);
        return Object.keys({ ...own, ...development }).map((name) => `${file}: ${name}`);
      },
    );
    expect(others.filter((entry) => !entry.includes(': @coursewright/'))).toEqual([]);
  });

  it('of all @trpc packages are one version, because they speak to each other', () => {
    const trpc = Object.entries(versions).filter(([name]) => name.startsWith('@trpc/'));
    expect(new Set(trpc.map(([, version]) => version)).size).toBe(1);
  });

  it.each(['@langchain/core', '@trpc/server', 'react', 'zod'])(
    'of %s are installed once, because two copies do not know each other',
    (name) => {
      const { packages } = JSON.parse(read('package-lock.json')) as {
        packages: Record<string, { version: string }>;
      };
      const copies = Object.keys(packages).filter((at) => at.endsWith(`node_modules/${name}`));
      expect(copies).toEqual([`node_modules/${name}`]);
    },
  );
});
