import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A change in a file of a copy of the checkout: `find` must be there exactly once. */
export interface Patch {
  /** Below the root of the checkout. */
  readonly file: string;
  /** Compared without regard to white space and trailing commas, which belong to the formatter. */
  readonly find: string;
  readonly replace: string;
}

/**
 * The files of the checkout or copy at `folder` as they are with the fault in, by their paths.
 * Throws when a patch is stale (its place in the source is gone): the mutant must be rewritten
 * then.
 */
export function patchedFiles(
  folder: string,
  what: string,
  patches: readonly Patch[],
): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, find, replace } of patches) {
    const text = files.get(file) ?? readFileSync(path.join(folder, file), 'utf8');
    const places = [...text.matchAll(looseWhiteSpace(find))];
    if (places.length !== 1) {
      const problem = `${file} holds this ${places.length} times instead of once`;
      throw new Error(`The mutant “${what}” has a stale patch: ${problem}:\n${find}`);
    }
    const [place] = places;
    const end = place!.index + place![0].length;
    files.set(file, text.slice(0, place!.index) + replace + text.slice(end));
  }
  return files;
}

/** A pattern for `text` in whatever way the formatter has broken its lines. */
function looseWhiteSpace(text: string): RegExp {
  const tokens = text.trim().match(/\w+|[^\w\s]/g) ?? [];
  const pattern = tokens.map((token, at) => {
    // A trailing comma comes and goes with the line break before the bracket that closes.
    if (token === ',' && /^[)\]}]$/.test(tokens[at + 1] ?? '')) return '';
    const comma = /^[)\]}]$/.test(token) ? ',?\\s*' : '';
    const word = /^\w/.test(token) && /^\w/.test(tokens[at - 1] ?? '') ? '\\s+' : '\\s*';
    return (at === 0 ? '' : word) + comma + RegExp.escape(token);
  });
  return new RegExp(pattern.join(''), 'g');
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
