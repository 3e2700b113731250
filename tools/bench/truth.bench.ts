// Whether the citation check lets true sentences through and stops false ones: on sentences of
// ours, by kind, and per language.
import { checkSentence } from '@coursewright/authoring';
import { cases, type Case } from './truth/cases.ts';
import { tableHead, tableLine } from '../launch/measured.ts';

/**
 * Least share of a kind that must be judged rightly; the kinds that are not named stand under
 * `others`.
 */
const bounds: Record<string, number> = {
  'true: quoted': 1,
  'true: light': 0.9,
  'true: medium': 0.6,
  'true: heavy': 0,
  'true: merged, both cited': 0.97,
  'true: translated': 0.85,
  'damaged: negation': 0.95,
  'damaged: negation-removed': 0.95,
  'damaged: comparison': 0.95,
  'damaged: quantifier': 0.95,
  'damaged: cause': 0.95,
  'damaged: merged, one cited': 0.95,
  'damaged: neighbouring passage': 0.95,
  'damaged: unit': 0.92,
  'damaged: name': 0.92,
  'damaged: number': 0.92,
  'damaged: swap': 0.88,
  'damaged: rival': 0.88,
  'damaged paraphrase: appended': 0.95,
  'damaged paraphrase: attribution': 0.95,
  'damaged paraphrase: neighbouring passage': 0.95,
  'damaged paraphrase: negation': 0.7,
  'damaged paraphrase: number': 0.7,
  'damaged paraphrase: quantifier': 0.6,
  'damaged paraphrase: opposite': 0.6,
};
const others = 0.6;

const isJudgedRightly = ({ sentence, passages, language, isTrue }: Case): boolean =>
  checkSentence(
    sentence,
    passages.map((text) => ({ text })),
    language,
  ).supported === isTrue;

const all = cases();
const began = performance.now();
const judged = all.map((one) => ({ ...one, isRight: isJudgedRightly(one) }));
const milliseconds = (performance.now() - began) / all.length;

const share = (some: readonly { isRight: boolean }[]): number =>
  some.filter(({ isRight }) => isRight).length / some.length;
const percent = (value: number): string => `${Math.round(value * 100)} %`;

const kinds = Object.entries(Object.groupBy(judged, ({ kind }) => kind)).toSorted(([a], [b]) =>
  a < b ? -1 : 1,
);
console.log(`\n### truth: ${all.length} sentences\n\n${tableHead}`);
let missed = 0;
for (const [kind, of = []] of kinds) {
  const bound = bounds[kind] ?? others;
  const measured = share(of);
  if (measured < bound) missed += 1;
  const right = kind.startsWith('true') ? 'called supported' : 'not called supported';
  console.log(
    tableLine({
      what: `${kind}, ${of.length} sentences: ${right}`,
      measured: percent(measured),
      required: `≥ ${percent(bound)}`,
      holds: measured >= bound,
    }),
  );
}
const languages = Object.entries(Object.groupBy(judged, ({ language }) => language));
for (const [language, of = []] of languages)
  console.log(
    `${language}: true ${percent(share(of.filter((one) => one.isTrue)))}, false ${percent(share(of.filter((one) => !one.isTrue)))} judged rightly`,
  );
console.log(`${milliseconds.toFixed(2)} ms a sentence`);
process.exit(missed > 0 ? 1 : 0);
