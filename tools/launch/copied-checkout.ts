import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-step.ts';

const leftOut = new Set(['node_modules', 'dist', '.git', '.nx', 'test-results', '.tsbuildinfo']);

/**
 * Copies the sources of the checkout to `folder`. Our own packages are those of the copy there, all
 * others those of the checkout.
 */
export function copyCheckout(folder: string): void {
  cpSync(root, folder, {
    recursive: true,
    filter: (file) => !leftOut.has(path.basename(file)),
  });
  linkPackages(folder);
}

/** Gives a folder with the sources of a checkout the packages of this one. */
export function linkPackages(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '@coursewright' && !name.startsWith('.'))
      symlinkSync(path.join(from, name), path.join(to, name));
  // Those are relative already.
  cpSync(path.join(from, '@coursewright'), path.join(to, '@coursewright'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
