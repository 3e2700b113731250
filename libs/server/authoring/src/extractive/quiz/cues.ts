import { contentStems } from '@coursewright/text/terms';
import { spellsOut } from '../material/definition-sources.ts';
import { isTold } from './telling-names.ts';

/**
 * The words of a name by which what is said of it is known: "trace" and "refs" of "GIT_TRACE_REFS" in
 * "trace messages for operations on the ref database". Undefined where it is known by the name as a
 * whole, by its letters or its place.
 */
export function cuesIn(
  name: string,
  said: string,
  language: string,
): ReadonlySet<string> | undefined {
  // "dict_to_class": which of both comes out is said as well.
  if (/[a-z]_?(?:to_|2)[a-z]/iu.test(name) && isTold(name, said, language)) return undefined;
  const stems = new Set(contentStems(said, language));
  const cues = partsOf(name).filter(
    (part) =>
      isTold(part, said, language) || contentStems(part, language).some((stem) => stems.has(stem)),
  );
  const isKnown =
    isTold(name, said, language) ||
    spellsOut(name, said) ||
    said.toLowerCase().includes(name.toLowerCase()) ||
    contentStems(name, language).some((stem) => stems.has(stem));
  if (isKnown && (cues.length === 0 || cues.length === partsOf(name).length)) return undefined;
  return new Set(cues.map((cue) => contentStems(cue, language)[0] ?? cue));
}

const partsOf = (name: string): string[] =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= 2);

/** An answer with more of the cues than the right one is the more tempting for it. */
const hasAll = (one: ReadonlySet<string>, other: ReadonlySet<string> | undefined): boolean =>
  other !== undefined &&
  (one.size > 0 || other.size === 0) &&
  [...one].every((cue) => other.has(cue));

/** Does another saying share all words of the name that give its own away? */
export const sharesAsSaid = (
  name: string,
  cues: ReadonlySet<string>,
  said: string,
  language: string,
): boolean => {
  const stems = new Set(contentStems(said, language));
  return hasAll(cues, cuesIn(name, said, language)) && [...cues].every((cue) => stems.has(cue));
};

/** Does another name hold all words of the saying that give this one away? */
export const sharesAsNamed = (
  name: string,
  cues: ReadonlySet<string>,
  said: string,
  language: string,
): boolean => {
  const stems = new Set(partsOf(name).map((part) => contentStems(part, language)[0] ?? part));
  return hasAll(cues, cuesIn(name, said, language)) && [...cues].every((cue) => stems.has(cue));
};
