import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A change in a file of a copy of the checkout: `find` must be there exactly once. */
export interface Patch {
  /** Below the root of the checkout. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** The files of the checkout or copy at `folder` as they are with the fault in, by their paths. Throws when the place of a patch is gone: the mutant must be rewritten then. */
export function patchedFiles(folder: string, what: string, patches: readonly Patch[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, find, replace } of patches) {
    const text = files.get(file) ?? readFileSync(path.join(folder, file), 'utf8');
    if (text.split(find).length !== 2) throw new Error(`The mutant “${what}” no longer fits: ${file} does not hold this exactly once:\n${find}`);
    files.set(file, text.replace(find, () => replace));
  }
  return files;
}

/** Puts a fault into the copy at `folder`. */
export function applyPatches(folder: string, what: string, patches: readonly Patch[]): void {
  for (const [file, text] of patchedFiles(folder, what, patches)) {
    const place = path.join(folder, file);
    // A new file: the old one may be a link to that of the checkout.
    rmSync(place);
    writeFileSync(place, text);
  }
}
