// What CONTRIBUTING.md promises of files that no compiler and no specification reads.
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './launch/run-step.ts';

const read = (...names: string[]): string => readFileSync(path.join(root, ...names), 'utf8');
const migrations = 'libs/server/platform/src/database/migrations';

/**
 * Name → hash of the text without comments and what a formatter may move. A new migration is added
 * here when it is released.
 */
const released: Readonly<Record<string, string>> = {
  '1763640000000-initial.ts': '9ae29538c9b62177',
  '1763650000000-account.ts': '0fe62f861a93e200',
  '1763660000000-runs.ts': 'a1fb2f083b81380f',
  '1763670000000-queue-and-streams.ts': '5414174b47b27631',
  '1763680000000-course-editing.ts': 'ee779993127a2764',
  '1763690000000-outline-and-spend.ts': 'ceae275915eba90b',
  '1763700000000-payments.ts': '3fb60879b0719884',
  '1763705000000-signup-grants.ts': '12fa28bf387ef82f',
  '1763710000000-admin.ts': '6ed5d05577fc8b4b',
  '1763715000000-deliveries.ts': '67007499a02a2c31',
  '1763720000000-ledger-discrepancies.ts': '69aba3227816a356',
  '1763725000000-outline-revision.ts': 'd5473e9e2e90590e',
  '1763730000000-admin-lists.ts': '98d48bda07cfde92',
  '1763735000000-refused-payments.ts': '19f7c2e4447d9d93',
  '1763736000000-spend-key.ts': '12dbb470e8fbee52',
};
const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
const hashOf = (text: string): string =>
  createHash('sha256')
    .update(withoutComments(text).replaceAll(/[\s,;()'"`]+/g, ''))
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
