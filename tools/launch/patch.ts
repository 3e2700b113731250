import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A change in a file of a copy of the checkout: `find` must be there exactly once. */
export interface Patch {
  /** Below the root of the checkout. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** Puts a fault into the copy at `folder`. Throws when the place of a patch is gone: the mutant must be rewritten then. */
export function applyPatches(folder: string, what: string, patches: readonly Patch[]): void {
  for (const { file, find, replace } of patches) {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`The mutant “${what}” no longer fits: ${file} does not hold this exactly once:\n${find}`);
    // A new file: the old one may be a link to that of the checkout.
    rmSync(place);
    writeFileSync(place, text.replace(find, () => replace));
  }
}
