import { isInOtherLetters } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { spellsOut, withoutArticle } from '../material/definition-sources.ts';
import { isKeyStroke } from '../material/key-strokes.ts';
import { quotedIn } from '../phrases/quotation.ts';
import { aboutName, type Candidate } from './candidate.ts';
import { capital } from './clauses.ts';
import { nameOf } from './entry-names.ts';
import { describesNothing } from './descriptions.ts';
import { describing, openingOf, tellingOf } from './entry-questions.ts';
import { isFragment, isMuddled } from './fragments.ts';
import type { LessonParts, Table } from './lesson-parts.ts';
import { formOf, isSameKindOfName, shapeOf } from './likeness.ts';
import { saysItself } from './plain-names.ts';
import { sharesSign } from './shared-signs.ts';
import { isTold } from './telling-names.ts';
import { isLookUp, isNamedBy, isTrivial, isWorthAsking, repeats } from './table-questions.ts';
import { definitionsToAsk, type TermMaterial } from './term-questions.ts';
import { worded, type Wording } from './wording.ts';

/** A thing and what belongs to it, with where the lesson says so. */
interface Pair {
  readonly text: string;
  readonly match: string;
  /** The sentence that says so, where no list does. */
  readonly sentence?: string;
  /** A term of the subject, and no name that a program reads: it is known by no sign in it. */
  readonly isTerm?: boolean;
  readonly refs: readonly string[];
  readonly place: number;
  readonly about: readonly string[];
}

/** As many as the contract takes, which the author's thread does not load. */
const pairsToMatch = { least: 3, most: 5 } as const;
/** Four entries of a list leave a choice; three of them are asked one by one. */
const fewestEntries = 3;
const otherLetters =
  /\p{Script=Hangul}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Devanagari}/u;
const longest = { text: 110, match: 150 } as const;
/** Share of its telling words that a match may have in common with another one. */
const likeAnother = 0.5;

/**
 * What belongs together: terms and their meanings, entries of a list or table and what it says of
 * them. No pair is known by a word that both of its halves have, and
 * every match could stand beside every text by its form.
 */
export function matchQuestions(
  parts: LessonParts,
  own: TermMaterial['own'],
  wording: Wording,
  language: string,
  title: string,
): Candidate[] {
  const terms = definitionsToAsk(own, language).flatMap(({ definition, place }): Pair[] => {
    const { term, stems, sentence, code } = definition;
    return [
      {
        text: nameOf(term),
        match: capital(bare(definition.definition)),
        sentence: sentence.plain,
        isTerm: !code,
        refs: [sentence.ref],
        place,
        about: [stems.join(' '), sentence.plain],
      },
    ];
  });
  // A list that paragraphs cut into pieces is one list.
  const byHeading = Object.values(Object.groupBy(parts.lists, ({ heading }) => heading));
  const lists = byHeading.map((pieces = []) => ({
    heading: pieces[0]?.heading ?? '',
    pairs: pieces.flatMap(({ refs, entries }) =>
      tellingOf(entries, language)
        .filter(({ name, said }) => !sharesWord(name, said, language))
        .map(({ name, said, sentence, refs: ownRefs, place }): Pair => ({
          text: name,
          match: describing(said),
          ...(sentence !== undefined && { sentence }),
          refs: ownRefs.length > 0 ? ownRefs : refs,
          place,
          about: [...aboutName(name, language), `${name}: ${said}`],
        })),
    ),
  }));
  const tables = parts.tables
    .filter((table) => isLookUp(table) && isNamedBy(table, language))
    .map((table) => ({ heading: table.heading, pairs: rowPairs(table, language) }));
  const ofLesson = worded(wording.matchTerms, { a: title });
  return [
    ...asked(terms, pairsToMatch.least, ofLesson, wording, language),
    ...[...lists, ...tables].flatMap(({ heading, pairs }) =>
      asked(
        pairs,
        fewestEntries,
        // A lesson has no entries.
        heading === title ? ofLesson : worded(wording.matchEntries, { a: heading }),
        wording,
        language,
      ),
    ),
  ];
}

/** The rows of a table with the cell of the first column that says something different of each. */
function rowPairs(table: Table, language: string): Pair[] {
  const { head, rows, refs, place, heading } = table;
  const column = head.findIndex(
    (_, at) =>
      at > 0 &&
      !isTrivial(table, at) &&
      new Set(rows.map((row) => row[at])).size === rows.length &&
      rows.filter((row) => isSaid(row[at] ?? '', table)).length > rows.length / 2,
  );
  if (column === -1) return [];
  return rows.flatMap((row): Pair[] => {
    const [text = ''] = row;
    const match = row[column] ?? '';
    return isSaid(match, table) &&
      !isKeyStroke(text) &&
      !saysItself(text, language) &&
      !describesNothing(match, language) &&
      !repeats(text, match, language)
      ? [{ text, match: bare(match), refs, place, about: [`${heading} ${text}`] }]
      : [];
  });
}

const bare = (text: string): string => text.replace(/[.。।;]+$/u, '');

const isSaid = (cell: string, table: Table): boolean =>
  isWorthAsking(cell, table) && cell.includes(' ');

const sharesWord = (one: string, other: string, language: string): boolean => {
  const stems = new Set(contentStems(one, language));
  return (
    contentStems(other, language).some((stem) => stems.has(stem)) ||
    isTold(one, other, language) ||
    spellsOut(one, other) ||
    sharesSign(one, other) ||
    other.toLowerCase().includes(one.toLowerCase())
  );
};

/** One question on the largest group of pairs that could be taken for one another. */
function asked(
  pairs: readonly Pair[],
  fewest: number,
  question: string,
  wording: Wording,
  language: string,
): Candidate[] {
  const fit = pairs.filter(({ text, match, refs }) => {
    const halves = [text, match];
    return (
      refs.length > 0 &&
      // In a text whose terms were translated and nothing else, they stand beside strangers.
      (isInOtherLetters(language) || !otherLetters.test(text)) &&
      text.length <= longest.text &&
      match.length <= longest.match &&
      halves.every((half) => !isFragment(half, language) && !isMuddled(half, language))
    );
  });
  const groups = fit.map((first) =>
    fit.reduce<readonly Pair[]>(
      (group, pair) =>
        group.length < pairsToMatch.most && group.every((one) => goWith(one, pair, language))
          ? [...group, pair]
          : group,
      [first],
    ),
  );
  const [group = []] = groups
    .map((some) => withoutTold(some, language))
    .toSorted((a, b) => b.length - a.length);
  if (group.length < fewest) return [];
  return [
    {
      type: 'match',
      question,
      key: group[0]?.match ?? '',
      wrong: [],
      isChecked: true,
      pairs: group.map(({ text, match }) => ({ text, match })),
      explanation: wording.because.replace(quotation, () =>
        group
          .map(({ text, match, sentence = `${text}: ${match}` }) => quotedIn(sentence, language))
          .join(' '),
      ),
      refs: [...new Set(group.flatMap(({ refs }) => refs))],
      place: group[0]?.place ?? 0,
      about: group.flatMap(({ about }) => about),
      worth: 1.5 + group.length / 10,
    },
  ];
}

/** What is quoted, with its marks: each pair is said in a place of its own. */
const quotation = /[“«„「]\s?\{a\}\s?[”»“」]/u;

/**
 * Without pairs whose halves share a word that no other pair of the group has: "normal distribution"
 * is told by "a distribution", unless that is said of others as well.
 */
function withoutTold(group: readonly Pair[], language: string): readonly Pair[] {
  const said = group.map(({ match }) => new Set(contentStems(match, language)));
  const kept = group.filter(({ text }, at) => {
    const own = contentStems(text, language);
    const shared = own.filter((stem) => said[at]?.has(stem));
    return (
      shared.every((stem) => said.some((stems, i) => i !== at && stems.has(stem))) &&
      // "Message" of "what a message holds": nothing else is left of the name.
      (shared.length === 0 || shared.length < own.length)
    );
  });
  return kept.length === group.length ? group : withoutTold(kept, language);
}

/** Two things of a kind, of which something of one form, length and another meaning is said. */
const goWith = (one: Pair, other: Pair, language: string): boolean =>
  areRivals(one, other, language) &&
  (one.isTerm === true || areNamedAlike(one.text, other.text)) &&
  ((namesAThing(one) && namesAThing(other)) ||
    openingOf(one.match, language) === openingOf(other.match, language)) &&
  isAsLong(other.match, one.match);

/** "The set of files that a user sees": of a term, however much is said behind it. */
const namesAThing = ({ isTerm, match }: Pair): boolean =>
  isTerm === true && withoutArticle(match) !== match;

const isAsLong = (one: string, other: string): boolean =>
  one.length > other.length * 0.25 && one.length < other.length * 4;

/** Of one form and shape: "Recommends" and "list" are a name, and a word for any such thing. */
const areNamedAlike = (one: string, other: string): boolean =>
  formOf(one) === formOf(other) &&
  isSameKindOfName(one, other) &&
  (one.length > longWord || shapeOf(one) === shapeOf(other));

/** Two things of a kind, neither of which is known by its name from what is said of them. */
function areRivals(one: Pair, other: Pair, language: string): boolean {
  const [a, b] = [contentStems(one.match, language), contentStems(other.match, language)];
  const shared = a.filter((stem) => b.includes(stem)).length;
  return (
    // "--help" and "--help-all" would be taken for one another.
    !one.text.toLowerCase().includes(other.text.toLowerCase()) &&
    !other.text.toLowerCase().includes(one.text.toLowerCase()) &&
    shared / Math.max(1, Math.min(a.length, b.length)) < likeAnother
  );
}
const longWord = 40;
