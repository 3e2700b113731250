import { stem } from '@coursewright/text/terms';
import { contraryPrefixes, opposites } from './opposites.ts';
import { contrariesByPoles } from './poles.ts';
import { hedges, implicitNegators, lookalikes, negators, strong } from './polarity.ts';
import { attributions, causes, orders, speakers } from './relations.ts';

/** The closed classes of a language that the check reads. Words are folded as tokens are. */
export interface Lexicon {
  readonly language: string;
  readonly negators: ReadonlySet<string>;
  /** As they are written: no negators, though their norms are. */
  readonly lookalikes: ReadonlySet<string>;
  /** What denies without being a negator. */
  readonly implicit: ReadonlySet<string>;
  readonly strong: ReadonlySet<string>;
  readonly hedges: ReadonlySet<string>;
  readonly attributions: ReadonlySet<string>;
  readonly speakers: ReadonlySet<string>;
  readonly causes: Pivots;
  readonly orders: Pivots;
  /** Contraries of a word, by stem; those of `norm` and of `stem` alike. */
  readonly contraries: ReadonlyMap<string, ReadonlySet<string>>;
  readonly prefixes: readonly string[];
}

/** Connectives by the direction in which they are read. */
export interface Pivots {
  readonly backward: ReadonlySet<string>;
  readonly forward: ReadonlySet<string>;
}

const known = new Map<string, Lexicon>();

/** The closed classes of a language; those of English for one that has none. */
export function lexiconOf(base: string): Lexicon {
  let lexicon = known.get(base);
  if (!lexicon) known.set(base, (lexicon = makeLexicon(base)));
  return lexicon;
}

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC')
    .toLowerCase();
const setOf = (words: string | undefined): Set<string> =>
  new Set((words ?? '').split(' ').filter(Boolean).map(fold));
/** With the stems, for classes whose words are inflected. */
const formsOf = (words: string | undefined, base: string): Set<string> => {
  const bare = [...setOf(words)];
  const stems = bare
    .filter((word) => word.length > 4)
    .map((word) => stem(word, base))
    // "Solamente" and "solito" have no more than a beginning in common.
    .filter((root) => root.length > 3 || !/^[a-z]/.test(root));
  return new Set([...bare, ...stems]);
};

function makeLexicon(base: string): Lexicon {
  const pivots = (words: { backward: string; forward: string } | undefined): Pivots => ({
    backward: setOf(words?.backward),
    forward: setOf(words?.forward),
  });
  const contractions = base === 'en' ? ["n't", 'n’t'] : [];
  return {
    language: base,
    lookalikes: setOf(lookalikes[base]),
    negators: new Set([...setOf(negators[base]), ...contractions]),
    implicit: setOf(implicitNegators[base]),
    strong: formsOf(strong[base], base),
    hedges: formsOf(hedges[base], base),
    attributions: setOf(attributions[base]),
    speakers: setOf(speakers[base]),
    causes: pivots(causes[base]),
    orders: pivots(orders[base]),
    contraries: contrariesOf(base),
    prefixes: contraryPrefixes[base] ?? [],
  };
}

function contrariesOf(base: string): Map<string, Set<string>> {
  const contraries = new Map<string, Set<string>>();
  const text = opposites[base] ?? '';
  const pairs = text.includes(';') ? text.split(';') : text.split(' ');
  const sideOf = (side: string): string[] =>
    side
      .split(/[, ]/)
      .filter(Boolean)
      .flatMap((word) => [fold(word), stem(fold(word), base)]);
  const add = (word: string, others: readonly string[]): void => {
    const found = contraries.get(word) ?? new Set();
    for (const other of others) if (other !== word) found.add(other);
    contraries.set(word, found);
  };
  for (const pair of pairs) {
    const [left = '', right = ''] = pair.split('/').map((side) => side.trim());
    const [lefts, rights] = [sideOf(left), sideOf(right)];
    for (const word of lefts) add(word, rights);
    for (const word of rights) add(word, lefts);
  }
  for (const [ones, others] of contrariesByPoles(base)) {
    for (const word of ones) add(word, others);
    for (const word of others) add(word, ones);
  }
  return contraries;
}
