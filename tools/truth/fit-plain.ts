// node --conditions=@coursewright/source tools/truth/fit-plain.ts FILE inShort|inArticle: fits the weights
// of the plain reading for short passages or for articles to labelled lines that are not held back (see labelled.ts) and prints them, with what
// they give on five folds by document. The same file gives the same weights; they are entered by hand,
// rounded.
import {
  findingsOf,
  groundOf,
  plainFeaturesOf,
  plainWeights,
  readSentence,
  tokensOf,
  withoutOpening,
  type PlainFeatures,
} from '@coursewright/authoring/citation-check';
import { readLabelled, type Labelled } from './labelled.ts';
import { partOf } from './model-of.ts';

const [file, length] = process.argv.slice(2);
if (file === undefined || (length !== 'inShort' && length !== 'inArticle')) {
  console.error('Name a file of labelled lines, and inShort or inArticle.');
  process.exit(1);
}
const kinds = {
  inShort: ['begin-wow', 'begin-cmu', 'begin-tc'],
  inArticle: ['wice-whole'],
}[length];
const names = (Object.keys(plainWeights[length]) as ('start' | keyof PlainFeatures)[]).filter(
  (name) => name !== 'start',
);
const folds = 5;
const steps = 4000;
const rate = 0.3;
/** How strongly weights are drawn to 0, beside sentences that weigh 1 in all. */
const drawn = { inShort: 0.02, inArticle: 0.1 }[length];

interface Row {
  readonly features: readonly number[];
  readonly isTrue: boolean;
  readonly fold: number;
}

function rowOf({ sentence, passages, language, isTrue }: Labelled): Row[] {
  const said = withoutOpening(sentence, language);
  const reading = readSentence(
    tokensOf(said, language),
    groundOf(passages, language),
    language,
    said,
  );
  if (!reading) return [];
  const features = plainFeaturesOf(reading, findingsOf(reading));
  const fold = partOf(passages.join('\n').slice(0, 2000), folds);
  return [{ features: names.map((name) => features[name]), isTrue, fold }];
}

interface Fit {
  readonly weights: readonly number[];
  readonly start: number;
}

/** Logistic regression by descent; true and false sentences count alike, however many there are. */
function fit(rows: readonly Row[]): Fit {
  const count = rows.length;
  const means = names.map((_, f) => rows.reduce((sum, row) => sum + row.features[f]!, 0) / count);
  const spreads = names.map(
    (_, f) =>
      Math.sqrt(rows.reduce((sum, row) => sum + (row.features[f]! - means[f]!) ** 2, 0) / count) ||
      1,
  );
  const trueCount = rows.filter(({ isTrue }) => isTrue).length;
  const scaled = rows.map(({ features, isTrue }) => ({
    values: features.map((value, f) => (value - means[f]!) / spreads[f]!),
    isTrue,
    weight: 0.5 / (isTrue ? trueCount : count - trueCount),
  }));
  let weights = names.map(() => 0);
  let start = 0;
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map((weight) => -drawn * weight);
    let slope = 0;
    for (const { values, isTrue, weight } of scaled) {
      const sum = values.reduce((all, value, f) => all + value * weights[f]!, start);
      const error = weight * (Number(isTrue) - 1 / (1 + Math.exp(-sum)));
      slope += error;
      values.forEach((value, f) => {
        slopes[f]! += error * value;
      });
    }
    weights = weights.map((weight, f) => weight + rate * slopes[f]!);
    start += rate * slope;
  }
  const plain = weights.map((weight, f) => weight / spreads[f]!);
  return {
    weights: plain,
    start: start - plain.reduce((sum, weight, f) => sum + weight * means[f]!, 0),
  };
}

const isSupported = ({ weights, start }: Fit, { features }: Row): boolean =>
  features.reduce((sum, value, f) => sum + value * weights[f]!, start) >= 0;

const rows = readLabelled(file).flatMap((one) =>
  kinds.includes(one.kind) && !one.isHeldBack ? rowOf(one) : [],
);
const all = fit(rows);
names.forEach((name, f) => console.log(`${name} ${all.weights[f]!.toFixed(2)}`));
console.log(`start ${all.start.toFixed(2)}`);
const right = Array.from({ length: folds }, (_, fold) => {
  const without = fit(rows.filter((row) => row.fold !== fold));
  return rows
    .filter((row) => row.fold === fold)
    .map((row) => ({ isTrue: row.isTrue, isRight: isSupported(without, row) === row.isTrue }));
}).flat();
const shareOf = (label: boolean): number => {
  const of = right.filter(({ isTrue }) => isTrue === label);
  return of.filter(({ isRight }) => isRight).length / of.length;
};
console.log(
  `${rows.length} sentences, ${folds} folds by document: balanced ${((shareOf(true) + shareOf(false)) / 2).toFixed(3)} by itself`,
);
