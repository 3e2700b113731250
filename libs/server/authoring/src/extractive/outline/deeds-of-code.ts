import { baseLanguage } from '@coursewright/text';
import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { capital } from '../phrases/capital.ts';
import { verbsToDo } from './deeds.ts';

/** "open()", "gate.open", "open_gate", "openGate": what a program has and is called by. */
const isMember = /\(\)$|^\S+_\S+$|^\p{Ll}+\p{Lu}[\p{L}\d]*$|^[\p{L}\d]+\.\p{Ll}[\p{L}\d]*$/u;
/** A name of a type, or of what is set from outside. */
const isType = /^\p{Lu}[\p{Lu}\d_]+$|_t$/u;

/** The name of a function or of a field, which by itself nobody wants to learn what it is for. */
export const isMemberName = (name: string): boolean => isMember.test(name) && !isType.test(name);

/** Words of what is done: fewer name a thing and nothing of it, more are a description. */
const words = { fewest: 3, most: 11 };
/** A longer name is told by its last part. */
const longestName = 32;
/** Verbs of what any field does. */
const isPlain = /^(?:get|set|read|specify|return|define)$/u;

/** What functions of some chunks do, as something to do with them, rather than to get and to set. */
export function deedsOfCode(
  chunks: readonly Chunk[],
  language: string,
  index: MaterialIndex,
): string[] {
  if (baseLanguage(language) !== 'en') return [];
  const deeds = chunks
    .flatMap(({ id }) => index.definitionsByChunk.get(id) ?? [])
    .filter(({ code, term }) => code && isMemberName(term))
    .flatMap(({ term, definition }) => deedOfCode(term, definition) ?? []);
  return [...new Map(deeds.map((one) => [one.deed, one])).values()]
    .toSorted((a, b) => Number(a.isPlain) - Number(b.isPlain))
    .map(({ deed, name }) => `${deed} with \`${name}\``);
}

/** "Open the gate" of "Opens the gate, if there is one." */
function deedOfCode(
  term: string,
  definition: string,
): { deed: string; name: string; isPlain: boolean } | undefined {
  const [said = ''] = definition.split(/[.,;:(–—](?:\s|$)|\s\(/u, 1);
  const [first = '', ...rest] = said.split(' ');
  const verb = imperativeOf(first.toLowerCase());
  if (isNoun.test(first) && !opensObject.test(rest[0] ?? '')) return undefined;
  const isSaid = rest.length + 1 >= words.fewest && rest.length < words.most;
  if (verb === undefined || !isSaid || pointsElsewhere.test(rest.join(' '))) return undefined;
  const name = term.length > longestName ? term.replace(/^.*[.:](?=[^.:])/u, '') : term;
  return { deed: `${capital(verb)} ${rest.join(' ')}`, name, isPlain: isPlain.test(verb) };
}

/** "Index file of gates": a word that a name may begin with, and what stands before an object only. */
const isNoun =
  /^(?:index|list|set|map|format|file|name|process|order|request|match|limit|lock|log|mark|track|stream|preview|report|test|form|display|record|control|return|search|update|change|check|copy|access|filter|transform)$/iu;
const opensObject = /^(?:an?|the|all|any|its|your|each|every|one|some|up|out|off)$/iu;

/** "this gate", "the given key", "x": without its call nobody knows which. */
const pointsElsewhere =
  /(?<![\p{L}-])(?:this|these|that|it|its|they|them|given|specified|following|current|true|false|null|if|whether|is|are|was)(?![\p{L}-])|["“”‘`_\\<>=]|(?<![\p{L}\d])\p{L}\d?(?<!a)(?![\p{L}\d’'])/iu;

/** "open" of "open", "opens"; what is returned is got. */
function imperativeOf(word: string): string | undefined {
  const forms = [
    word,
    word.replace(/s$/u, ''),
    word.replace(/es$/u, ''),
    word.replace(/ies$/u, 'y'),
  ];
  return /^returns?$/u.test(word) ? 'get' : forms.find((form) => verbsToDo.has(form));
}
