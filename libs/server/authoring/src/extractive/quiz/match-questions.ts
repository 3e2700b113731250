import { contentStems } from '@coursewright/text/terms';
import { spellsOut } from '../material/definition-sources.ts';
import type { Definition } from '../material/definitions.ts';
import type { Candidate } from './candidate.ts';
import { causesIn } from './cause-questions.ts';
import { capital } from './clauses.ts';
import { openingOf, tellingOf } from './entry-questions.ts';
import { isFragment, isMuddled } from './fragments.ts';
import type { LessonParts, Table } from './lesson-parts.ts';
import { formOf, shapeOf } from './likeness.ts';
import { isTold } from './telling-names.ts';
import { isLookUp, isNamedBy, isWorthAsking, repeats } from './table-questions.ts';
import { definitionsToAsk } from './term-questions.ts';
import { worded, type Wording } from './wording.ts';

/** A thing and what belongs to it, with where the lesson says so. */
interface Pair {
  readonly text: string;
  readonly match: string;
  readonly refs: readonly string[];
  readonly place: number;
  readonly about: readonly string[];
}

/** As many as the contract takes, which the author's thread does not load. */
const pairsToMatch = { least: 3, most: 5 } as const;
/** Four entries of a list leave a choice; three of them are asked one by one. */
const fewestEntries = 4;
const longest = { text: 110, match: 150 } as const;
/** Share of its telling words that a match may have in common with another one. */
const likeAnother = 0.3;

/**
 * What belongs together: terms and their meanings, entries of a list or table and what it says of
 * them, statements and their reasons. No pair is known by a word that both of its halves have, and
 * every match could stand beside every text by its form.
 */
export function matchQuestions(
  parts: LessonParts,
  own: readonly { readonly definition: Definition; readonly place: number }[],
  wording: Wording,
  language: string,
): Candidate[] {
  const terms = definitionsToAsk(own, language).flatMap(({ definition, place }): Pair[] => {
    const { term, stems, sentence } = definition;
    return [
      {
        text: term,
        match: capital(bare(definition.definition)),
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
        .map(({ name, said, refs: ownRefs, place }): Pair => ({
          text: name,
          match: capital(said),
          refs: ownRefs.length > 0 ? ownRefs : refs,
          place,
          about: [name, `${name}: ${said}`],
        })),
    ),
  }));
  const tables = parts.tables
    .filter((table) => isLookUp(table) && isNamedBy(table, language))
    .map((table) => ({ heading: table.heading, pairs: rowPairs(table, language) }));
  const causes = causesIn(parts.sentences, language)
    .filter(({ main, reason }) => !sharesWord(main, reason, language))
    .map(({ main, reason, sentence }): Pair => ({
      text: main,
      match: capital(reason),
      refs: sentence.refs,
      place: sentence.number,
      about: [sentence.plain],
    }));
  return [
    ...asked(terms, pairsToMatch.least, wording.matchTerms, wording, language),
    ...[...lists, ...tables].flatMap(({ heading, pairs }) =>
      asked(pairs, fewestEntries, worded(wording.matchEntries, { a: heading }), wording, language),
    ),
    ...asked(causes, pairsToMatch.least, wording.matchReasons, wording, language),
  ];
}

/** The rows of a table with the cell of the first column that says something different of each. */
function rowPairs(table: Table, language: string): Pair[] {
  const { head, rows, refs, place, heading } = table;
  const column = head.findIndex(
    (_, at) =>
      at > 0 &&
      new Set(rows.map((row) => row[at])).size === rows.length &&
      rows.filter((row) => isSaid(row[at] ?? '', table)).length > rows.length / 2,
  );
  if (column === -1) return [];
  return rows.flatMap((row): Pair[] => {
    const [text = ''] = row;
    const match = row[column] ?? '';
    return isSaid(match, table) && !repeats(text, match, language)
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
  const [group = []] = groups.toSorted((a, b) => b.length - a.length);
  if (group.length < fewest) return [];
  return [
    {
      type: 'match',
      question,
      key: group[0]?.match ?? '',
      wrong: [],
      pairs: group.map(({ text, match }) => ({ text, match })),
      explanation: worded(wording.because, {
        a: group.map(({ text, match }) => `${text}: ${match}.`).join(' '),
      }),
      refs: [...new Set(group.flatMap(({ refs }) => refs))],
      place: group[0]?.place ?? 0,
      about: group.flatMap(({ about }) => about),
      worth: 1.5 + group.length / 10,
    },
  ];
}

/** Two things of a kind, of which something of one form, length and another meaning is said. */
function goWith(one: Pair, other: Pair, language: string): boolean {
  const [a, b] = [contentStems(one.match, language), contentStems(other.match, language)];
  const shared = a.filter((stem) => b.includes(stem)).length;
  return (
    // "--help" and "--help-all" would be taken for one another.
    !one.text.toLowerCase().includes(other.text.toLowerCase()) &&
    !other.text.toLowerCase().includes(one.text.toLowerCase()) &&
    formOf(one.text) === formOf(other.text) &&
    (one.text.length > longWord || shapeOf(one.text) === shapeOf(other.text)) &&
    openingOf(one.match, language) === openingOf(other.match, language) &&
    shared / Math.max(1, Math.min(a.length, b.length)) < likeAnother &&
    !sharesWord(one.text, other.match, language) &&
    !sharesWord(other.text, one.match, language) &&
    other.match.length > one.match.length * 0.4 &&
    other.match.length < one.match.length * 2.5
  );
}
const longWord = 40;
