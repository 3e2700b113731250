import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';

/** So often a lesson names a function that it is worth asking for besides what its title says. */
const oftenNamed = 2;
const mostAsked = 3;
const fewestAsked = 2;

/** "pump_open", "pump()", "openGate": what a text in plain words names as code has it. */
const inWords = /(?<![\w.:/$@-])(?:[A-Za-z]\w*_\w+|[a-z]\w{2,}\(\))(?!\w)(?![/:.]\w)/gu;
const isOfCode = /^(?:--)?[A-Za-z](?=.*(?:_|\(\)|[a-z][A-Z]|[a-z]-[a-z]))[\w-]{3,30}(?:\(\))?$/u;
/** "EINVAL": what went wrong is for nothing. */
export const isErrorCode = (name: string): boolean => /^E[A-Z\d]{3,}$/.test(name);

/**
 * Functions, settings and commands that some chunks speak of, those of most sentences first, where
 * there are two or more of them.
 */
export function codesTaught(
  chunks: readonly Chunk[],
  index: MaterialIndex,
  isRare = false,
): readonly string[] {
  const times = new Map<string, number>();
  const add = (name: string): void => {
    const known = times.has(`${name}()`) ? `${name}()` : name;
    times.set(known, (times.get(known) ?? 0) + 1);
  };
  for (const chunk of chunks) {
    for (const { text, kind } of index.phrasesByChunk.get(chunk.id) ?? [])
      if (kind === 'code') add(text);
    for (const { plain } of chunk.sentences)
      for (const name of new Set(plain.match(inWords))) add(name);
  }
  const least = isRare ? 1 : oftenNamed;
  const names = [...times]
    .filter(([name, count]) => isOfCode.test(name) && !isErrorCode(name) && count >= least)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name)
    .slice(0, mostAsked);
  return names.length < fewestAsked ? [] : names;
}

/** "wl_shm" and "AtkRange" of "wl_shm - shared memory" and "AtkRange: Toolkit", "y0" of "y0, y1, … – Functions". */
export function namesBefore(title: string): readonly string[] {
  const { names = '', sign = '' } =
    /^(?<names>[\w.+-]{2,40}(?:, (?:[\w.+@-]+|…))*)(?<sign>:|\s[–—-])\s\S/u.exec(title)?.groups ??
    {};
  const all = names.split(', ').filter((name) => name !== '…' && name !== '');
  const isName = sign === ':' ? isNamedInCode : isNamedBesides;
  return all.length > 0 && all.every((name) => isName.test(name)) ? all.slice(0, fewestAsked) : [];
}
const isNamedInCode = /_|\p{L}\.\p{L}|^(?:\p{Lu}+\p{Ll}+){2,}$/u;
const isNamedBesides = /_|\p{L}\.\p{L}|^(?:\p{Lu}+\p{Ll}+){2,}$|^\p{Ll}[\p{Ll}\d.+-]+$/u;
