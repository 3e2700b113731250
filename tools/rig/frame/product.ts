import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { applyPatches } from '../../launch/patch.ts';
import { root } from '../../launch/run-step.ts';
import type { Mutant } from './scenario.ts';

/** The built product that is run: this checkout's, or a copy of it with a fault. */
export interface Product {
  /** Of the checkout, or of the copy. */
  readonly folder: string;
  readonly api: string;
  readonly worker: string;
  /** Run on every database, as it is made. */
  readonly sql?: string;
}

const at = (folder: string): Product => ({
  folder,
  api: path.join(folder, 'apps/api/dist/main.js'),
  worker: path.join(folder, 'apps/worker/dist/main.js'),
});

export const builtProduct: Product = at(root);

const foldersIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const copied = [
  'apps/api',
  'apps/worker',
  ...foldersIn('libs').filter((folder) => folder !== 'libs/server'),
  ...foldersIn('libs/server'),
];

/** Copies what is built into `folder` and puts the fault in. */
export function mutatedProduct(folder: string, { what, patches, sql }: Mutant): Product {
  for (const project of copied) {
    cpSync(path.join(root, project), path.join(folder, project), {
      recursive: true,
      filter: (file) => !/\/(?:src|test|node_modules|\.tsbuildinfo)$/.test(file),
    });
  }
  linkPackages(folder);
  applyPatches(folder, what, patches);
  return { ...at(folder), ...(sql ? { sql } : {}) };
}

/** Our own packages are those of the copy, all others those of the checkout. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(path.join(to, '@coursewright'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@coursewright' && !name.startsWith('.'))
      symlinkSync(path.join(from, name), path.join(to, name));
  for (const project of copied)
    symlinkSync(path.join(folder, project), path.join(to, '@coursewright', path.basename(project)));
}
