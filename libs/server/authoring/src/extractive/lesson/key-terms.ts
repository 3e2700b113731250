import { isInOtherLetters } from '@coursewright/text';
import type { Sentence } from '../material/sentence.ts';
import type { Definition } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { isKnownAnyway } from '../material/real-definition.ts';
import { isForeign } from '../quiz/clauses.ts';
import { isLabel } from '../quiz/likeness.ts';
import type { CoursePlan, PlannedSubmodule } from '../outline/plan-course.ts';
import type { Quoted } from './select-text.ts';
import { isWorthLearning, nameOfClass } from './worth-learning.ts';

const most = 10;

/**
 * The terms that the quoted text itself defines, with its words, in order: marked ones first where
 * there are more than a lesson shows. With few of them, also what it leans on and no other lesson
 * lists: `listed` is how often other lessons do.
 */
export function keyTermsIn(
  quoted: readonly Quoted[],
  index: MaterialIndex,
  listed: Listed = new Map(),
): { term: string; definition: string; ref: string }[] {
  const own = termsDefined(quoted, index);
  const all = [...own, ...leanedOn(quoted, own, index, listed)];
  const names = all.map(({ term }) => term.toLowerCase());
  return all
    .filter((_, at) => names.indexOf(names[at]!) === at)
    .map(({ term, definition, sentence: { ref } }) => ({
      term: nameOfClass(term) ?? term,
      definition,
      ref,
    }));
}

const keyOf = ({ stems }: Definition): string => stems.join(' ');

/** By how many other lessons a term is listed that they do not define, by its key. */
type Listed = ReadonlyMap<string, number>;

const listedByPlan = new WeakMap<CoursePlan, ReadonlyMap<PlannedSubmodule, Listed>>();

/**
 * By how many lessons beside the one that defines it a term is listed: by those that define nothing
 * themselves, and by the others. In the lists of all that use it, it would be noise.
 */
const listedAtMost = { alone: 2, beside: 1 };
/** What a whole document is about all of its lessons speak of: twice, then once in a module is enough. */
const subjectAtMost = 2;

/** How often earlier lessons of the plan list what they lean on. */
export function listedElsewhere(
  lesson: PlannedSubmodule,
  plan: CoursePlan,
  index: MaterialIndex,
): Listed {
  let known = listedByPlan.get(plan);
  if (!known) listedByPlan.set(plan, (known = listedIn(plan, index)));
  return known.get(lesson) ?? new Map();
}

function listedIn(plan: CoursePlan, index: MaterialIndex): ReadonlyMap<PlannedSubmodule, Listed> {
  const times = new Map<string, number>();
  return new Map(
    plan.modules.flatMap(({ submodules }) => {
      const inModule = new Set<string>();
      return submodules.map((planned) => {
        const whole = planned.chunks.map((chunk) => ({ chunk, sentences: chunk.sentences }));
        const before: Listed = new Map(
          [...times].flatMap(([key, count]) => {
            if (!isSubject(key, index)) return [[key, count] as const];
            const isEnough = count >= subjectAtMost && inModule.has(key);
            return isEnough ? [[key, listedAtMost.alone] as const] : [];
          }),
        );
        for (const one of leanedOn(whole, termsDefined(whole, index), index, before)) {
          times.set(keyOf(one), (times.get(keyOf(one)) ?? 0) + 1);
          inModule.add(keyOf(one));
        }
        return [planned, before] as const;
      });
    }),
  );
}

/** What the quoted text itself defines and a lesson shows as a term. */
export function termsDefined(quoted: readonly Quoted[], index: MaterialIndex): Definition[] {
  const kept = new Set<Sentence>(
    quoted.flatMap(({ chunk, sentences }) => [
      ...sentences,
      ...chunk.attachments.flatMap((attachment) => attachment.entries),
    ]),
  );
  const definitions = [
    ...new Set(quoted.flatMap(({ chunk }) => index.definitionsByChunk.get(chunk.id) ?? [])),
  ].filter((one) => {
    const { sentence, term, definition, language, chunk: at, isAbbreviation } = one;
    return (
      // What letters stand for does not say what the thing is.
      !isAbbreviation &&
      isWorthLearning(one, index) &&
      !isKnownAnyway.test(term) &&
      !isLabel.test(term) &&
      !isForeign(definition, index.chunks[at]?.language ?? language) &&
      (kept.has(sentence) || quoted.some(({ chunk }) => quotesRow(chunk.attachments, sentence)))
    );
  });
  const preferred = new Set(
    [...definitions].toSorted((a, b) => Number(b.marked) - Number(a.marked)).slice(0, most),
  );
  return definitions.filter((definition) => preferred.has(definition));
}

/** With fewer terms of its own than this, a lesson also lists what it leans on. */
const enough = 4;
/** So often a lesson uses a term before it counts as leaning on it; once more where another lesson lists it already. */
const uses = { named: 1, word: 2 };

/** Terms that the lesson uses and another part of the same text defines, the most used first. */
function leanedOn(
  quoted: readonly Quoted[],
  own: readonly Definition[],
  index: MaterialIndex,
  listed: Listed,
): Definition[] {
  if (own.length >= enough) return [];
  const sentences = quoted.flatMap(({ chunk, sentences: some }) => [
    ...some,
    ...chunk.attachments.flatMap(({ entries }) => entries),
  ]);
  const tables = quoted.flatMap(({ chunk }) =>
    chunk.attachments.flatMap(({ kind, markdown }) => (kind === 'table' ? [markdown] : [])),
  );
  const text = [...sentences.map(({ plain }) => plain), ...tables].join('\n');
  const lowered = text.toLowerCase();
  const marked = [...sentences.map(({ markdown }) => markdown), ...tables].join('\n');
  const known = new Set(own.map(keyOf));
  const atMost = own.length === 0 ? listedAtMost.alone : listedAtMost.beside;
  const sources = new Set(quoted.map(({ chunk }) => chunk.source));
  const languages = new Set(quoted.map(({ chunk }) => chunk.language));
  const pages = new Set(index.pageNames);
  const pageTerms = new Set(index.pageNames.map(({ term }) => term));
  const usable = [...index.pageNames, ...index.definitions].filter((one) => {
    const { term, definition, stems, isAbbreviation, chunk, language } = one;
    return (
      !isAbbreviation &&
      isWorthLearning(one, index) &&
      !isOneOnly(one) &&
      !known.has(stems.join(' ')) &&
      (listed.get(stems.join(' ')) ?? 0) < atMost &&
      // A plain word may mean another thing in another text.
      (sources.has(index.chunks[chunk]?.source ?? -1) || one.code || isTerm(one, term)) &&
      !/^-\w/.test(term) &&
      !isKnownAnyway.test(term) &&
      !isLabel.test(term) &&
      !isForeign(definition, language) &&
      (pageTerms.has(term) || languages.has(language))
    );
  });
  return usable
    .map((definition) => {
      const isPage = pages.has(definition);
      const count = isPage
        ? timesNamed(text, lowered, definition.term)
        : definition.code
          ? timesSet(marked, definition.term, isOnlyName(definition, index))
          : timesUsed(lowered, definition.term.toLowerCase());
      const isNamed = definition.code || / |\p{Lu}.*\p{Lu}/u.test(definition.term);
      const shortest = isUnspacedScript.test(definition.term) ? 3 : 5;
      const isOnly = own.length === 0 && definition.term.length >= shortest;
      const again = listed.has(keyOf(definition)) ? 1 : 0;
      const fewest = (isNamed || isOnly ? uses.named : uses.word) + again;
      return { definition, isPage, count, fewest };
    })
    .filter(({ count, fewest }) => count >= fewest)
    .toSorted((a, b) => Number(b.isPage) - Number(a.isPage) || b.count - a.count)
    .slice(0, enough - own.length)
    .map(({ definition }) => definition);
}

/** Is it what a whole document is about? */
const isSubject = (key: string, { sources }: MaterialIndex): boolean =>
  sources.some(
    ({ title, titleStems }) =>
      title.toLowerCase() === key ||
      (titleStems.size > 0 && key.split(' ').every((stem) => titleStems.has(stem))),
  );

/** Is it set apart as a term, or one of several words? */
const isTerm = ({ marked }: Pick<Definition, 'marked'>, term: string): boolean =>
  marked || term.includes(' ');

/**
 * "The symbol is a vertical line …", "user: The name under which …": the one that is spoken of there,
 * and not whatever is called so.
 */
const isOneOnly = ({
  term,
  marked,
  code,
  sentence,
  definition,
}: Pick<Definition, 'term' | 'marked' | 'code' | 'sentence' | 'definition'>): boolean =>
  !code &&
  !term.includes(' ') &&
  /^the /iu.test(marked ? definition : sentence.plain) &&
  term === term.toLowerCase();

/** "git-bisect" is also called "git bisect", and at the head of a sentence "Git-bisect". */
const timesNamed = (text: string, lowered: string, name: string): number =>
  name === name.toLowerCase()
    ? timesUsed(
        name.includes('-') ? lowered.replaceAll(name.replaceAll('-', ' '), name) : lowered,
        name,
      )
    : timesUsed(text, name);

/** How often a name in code stands in the text as one: set apart, or such that no word is like it. */
function timesSet(text: string, name: string, isName: boolean): number {
  const isWord = /^\p{L}+$/u.test(name);
  return isWord && !isName ? text.split(`\`${name}\``).length - 1 : timesUsed(text, name);
}

/**
 * Is the name no word as well? Words are bent: beside "rule" there is "rules". In another script a
 * Latin word is a name.
 */
const isOnlyName = ({ term, language }: Definition, { written }: MaterialIndex): boolean =>
  /^[a-z]{4,}$/u.test(term) &&
  (isInOtherLetters(language) ||
    !endings
      .flatMap((ending) => [`${term}${ending}`, `${term.slice(0, -1)}${ending}`])
      .some((word) => word !== term && written.has(word)));
const endings = ['', ...'s es ies ed d ing er ent ly al en n e a o i as os'.split(' ')];

/** How often the term stands in the text as a word or words of its own, endings of two letters aside. */
function timesUsed(text: string, term: string): number {
  const letters = term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const whole = isUnspacedScript.test(term)
    ? letters
    : `(?<![\\p{L}\\p{N}_-])${letters}\\p{L}{0,2}(?![\\p{L}\\p{N}_-])`;
  return text.match(new RegExp(whole, 'gu'))?.length ?? 0;
}
const isUnspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a row that became a sentence stands in a table of the lesson; tables are quoted whole. */
const quotesRow = (
  attachments: Quoted['chunk']['attachments'],
  { ref, markdown }: Sentence,
): boolean =>
  attachments.some(
    (attachment) =>
      attachment.kind === 'table' &&
      attachment.ref === ref &&
      attachment.markdown.includes(/^\*\*(.+?)\*\*: /.exec(markdown)?.[1] ?? '\n'),
  );
