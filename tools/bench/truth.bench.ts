// Whether the citation check lets true sentences through and stops false ones, on sentences of ours
// that the weights in use for them never saw: four parts by subject, each judged by a model trained
// on the other three. Options: --dev FILE (labelled lines { kind, label, language, sentence,
// passages }, also .xz) measures the weights in the repository on it, with a third by document held
// back from choosing; --unseen trains without one kind of damage at a time and shows how it fares;
// --languages shows each kind by language.
import { existsSync } from 'node:fs';
import { checkClaim, type Model } from '@coursewright/authoring/citation-check';
import { tableHead, tableLine } from '../launch/measured.ts';
import { modelOf, partOf, rowsOf, type TrainingRow } from '../truth/model-of.ts';
import { summaries } from '../truth/summaries.ts';
import { trainingSet } from '../truth/training-set.ts';
import { readLabelled } from '../truth/labelled.ts';
import { aucLeast, balancedLeast, bounds, contradictedMost } from './truth/bounds.ts';
import { cases, isTranslation } from '../truth/cases.ts';

interface Judged {
  readonly kind: string;
  readonly isTrue: boolean;
  readonly language: string;
  readonly probability: number;
  readonly isContradicted: boolean;
}
interface Asked {
  readonly kind: string;
  readonly isTrue: boolean;
  readonly language: string;
  readonly sentence: string;
  readonly passages: readonly string[];
  readonly evidence?: string;
}

const parts = 4;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const share = <T>(some: readonly T[], is: (one: T) => boolean): number =>
  some.length === 0 ? 0 : some.filter(is).length / some.length;
const isRight = ({ probability, isTrue }: Judged): boolean => probability >= 0.5 === isTrue;

function judge(asked: Asked, model?: Model): Judged {
  const { probability, state } = checkClaim(asked, model);
  const { kind, isTrue, language } = asked;
  return { kind, isTrue, language, probability, isContradicted: state === 'contradicted' };
}

/** What was damaged by hand and by rule counts as one kind; what stands in an article apart. */
const kindOf = (kind: string): string => kind.replace(/^made /, '');

function measureOwn(rows: readonly TrainingRow[]): number {
  const models = Array.from({ length: parts }, (_, part) =>
    modelOf(rows.filter(({ group }) => partOf(group, parts) !== part)),
  );
  const translated = cases().flatMap((one) =>
    isTranslation(one) ? [{ ...one, group: one.id.replace(/-\d+(?: .*)?$/, '') }] : [],
  );
  const before = process.cpuUsage();
  const judged = [...rows, ...translated, ...summaries()].map((row) =>
    judge({ ...row, kind: kindOf(row.kind) }, models[partOf(row.group, parts)]),
  );
  // Of the processor, so that what else the machine does counts little.
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000 / judged.length;
  console.log(`\n### truth: ${judged.length} sentences, none seen in training\n\n${tableHead}`);
  const missed = printKinds(judged);
  for (const [language, of = []] of Object.entries(Object.groupBy(judged, (one) => one.language)))
    console.log(
      `${language}: true ${percent(
        share(
          of.filter(({ isTrue }) => isTrue),
          isRight,
        ),
      )}, false ${percent(
        share(
          of.filter(({ isTrue }) => !isTrue),
          isRight,
        ),
      )} judged rightly`,
    );
  const ofSummaries = judged.filter(({ kind }) => kind.includes('summary'));
  console.log(
    `summaries: ${balancedWithError(ofSummaries)} of ${ofSummaries.length}, AUC ${aucOf(ofSummaries).toFixed(3)}`,
  );
  console.log(`${milliseconds.toFixed(2)} ms a sentence`);
  if (options.includes('--languages')) printByLanguage(judged);
  return missed;
}

/** What is judged rightly of each kind in each language, of those that have at least five. */
function printByLanguage(judged: readonly Judged[]): void {
  const shown = judged.filter(({ kind }) => !kind.includes('in an article'));
  const languages = [...new Set(shown.map(({ language }) => language))].toSorted();
  const cells = (of: readonly string[]): string => `| ${of.join(' | ')} |`;
  console.log(`\n${cells(['kind', ...languages])}\n${cells(['-', ...languages].map(() => '---'))}`);
  const kinds = Map.groupBy(shown, ({ kind }) => kind);
  for (const [kind, of] of [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const shares = languages.map((language) => {
      const some = of.filter((one) => one.language === language);
      return some.length < 5 ? '–' : `${percent(share(some, isRight))} of ${some.length}`;
    });
    console.log(cells([kind, ...shares]));
  }
}

function printKinds(judged: readonly Judged[]): number {
  let missed = 0;
  const line = (
    what: string,
    measured: number,
    bound: number | undefined,
    isMost = false,
  ): void => {
    const holds = bound === undefined || (isMost ? measured <= bound : measured >= bound);
    if (!holds) missed += 1;
    const required = bound === undefined ? '–' : `${isMost ? '≤' : '≥'} ${percent(bound)}`;
    console.log(tableLine({ what, measured: percent(measured), required, holds }));
  };
  const kinds = Object.entries(Object.groupBy(judged, ({ kind }) => kind));
  for (const [kind, of = []] of kinds.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const isTrue = kind.startsWith('true');
    const right = isTrue ? 'called supported' : 'not called supported';
    line(`${kind}, ${of.length} sentences: ${right}`, share(of, isRight), bounds[kind]);
    const contradicted = share(of, (one) => one.isContradicted);
    if (isTrue) line(`${kind}: called contradicted`, contradicted, contradictedMost, true);
  }
  return missed;
}

/** How a kind of damage fares with weights that never saw it, beside those that did. */
function measureUnseen(rows: readonly TrainingRow[]): void {
  const damageOf = (kind: string): string =>
    /^damaged(?: paraphrase)?: ([^,]+)/.exec(kindOf(kind))?.[1]?.replace(/-nowhere$/, '') ?? '';
  console.log(
    '\n### kinds of damage left out of training: not called supported, beside with them\n',
  );
  const damages = ['negation', 'opposite', 'comparison', 'quantifier', 'cause', 'order', 'number'];
  const others = ['name', 'unit', 'swap', 'rival', 'attribution', 'appended', 'invented'];
  const all = modelOf(rows);
  for (const damage of [...damages, ...others]) {
    const isLeft = ({ kind }: TrainingRow): boolean => damageOf(kind).startsWith(damage);
    const model = modelOf(rows.filter((row) => !isLeft(row)));
    const left = rows.filter((row) => isLeft(row) && !row.kind.includes('in an article'));
    const caught = (of: readonly TrainingRow[], by: Model): string =>
      percent(share(of, (row) => isRight(judge(row, by))));
    const [near, reworded] = ['damaged:', 'damaged paraphrase:'].map((begin) =>
      left.filter(({ kind }) => kindOf(kind).startsWith(begin)),
    ) as [TrainingRow[], TrainingRow[]];
    const line = (of: readonly TrainingRow[]): string =>
      of.length === 0 ? '–' : `${caught(of, model)} (${caught(of, all)}) of ${of.length}`;
    console.log(`${damage}: near the letter ${line(near)}, in other words ${line(reworded)}`);
  }
}

interface Judgement extends Judged {
  readonly isHeldBack: boolean;
}

/** By kind and by part: what is held back is a third by document, by which nothing was chosen. */
function measureLabelled(file: string): number {
  const judged = readLabelled(file).map((one): Judgement => ({
    ...judge(one),
    isHeldBack: one.isHeldBack,
  }));
  console.log(`\n### ${file}\n`);
  let missed = 0;
  for (const [kind, of = []] of Object.entries(Object.groupBy(judged, (one) => one.kind))) {
    missed += printPublished(kind, of);
    for (const [part, isHeldBack] of [
      ['chosen by', false],
      ['held back', true],
    ] as const) {
      const some = of.filter((one) => one.isHeldBack === isHeldBack);
      console.log(`  ${part}: ${balancedWithError(some)} of ${some.length}`);
    }
  }
  return missed;
}

const byLabel = (of: readonly Judged[]): [Judged[], Judged[]] => [
  of.filter((one) => one.isTrue),
  of.filter((one) => !one.isTrue),
];

const balancedOf = (of: readonly Judged[]): number =>
  byLabel(of).reduce((sum, some) => sum + share(some, isRight) / 2, 0);

/** With one standard error: another set of the same size may well lie two of them away. */
function balancedWithError(of: readonly Judged[]): string {
  const variance = byLabel(of).reduce((sum, some) => {
    const right = share(some, isRight);
    return sum + (right * (1 - right)) / Math.max(1, some.length) / 4;
  }, 0);
  return `balanced ${balancedOf(of).toFixed(3)} ± ${Math.sqrt(variance).toFixed(3)}`;
}

/** How often a true sentence stands above a false one. */
function aucOf(of: readonly Judged[]): number {
  const [yes, no] = byLabel(of);
  const wins = yes.reduce(
    (sum, { probability: p }) =>
      sum +
      no.reduce((won, one) => won + (p > one.probability ? 1 : p === one.probability ? 0.5 : 0), 0),
    0,
  );
  return wins / (yes.length * no.length);
}

function printPublished(kind: string, of: readonly Judged[]): number {
  const [yes, no] = byLabel(of);
  const auc = aucOf(of);
  const contradicted = share(yes, (one) => one.isContradicted);
  const least = balancedLeast[kind];
  const leastAuc = aucLeast[kind];
  const lacks = [
    ...(least !== undefined && balancedOf(of) < least ? [`balanced ≥ ${least}`] : []),
    ...(leastAuc !== undefined && auc < leastAuc ? [`AUC ≥ ${leastAuc}`] : []),
    ...(contradicted > contradictedMost ? [`contradicted ≤ ${percent(contradictedMost)}`] : []),
  ];
  const verdict = lacks.length > 0 ? `; **missed**: ${lacks.join(', ')}` : '';
  console.log(
    `${kind}: ${balancedWithError(of)}, AUC ${auc.toFixed(3)}; true accepted ${percent(share(yes, isRight))}, false caught ${percent(share(no, isRight))}, true called contradicted ${percent(contradicted)}${verdict}`,
  );
  return lacks.length;
}

const options = process.argv.slice(2);
const dev = options[options.indexOf('--dev') + 1];
if (options.includes('--dev')) {
  if (dev === undefined || dev.startsWith('--')) {
    console.error('--dev needs a file of labelled lines');
    process.exit(1);
  }
  if (!existsSync(dev)) {
    console.error(`--dev: there is no file ${dev}`);
    process.exit(1);
  }
  process.exit(measureLabelled(dev) > 0 ? 1 : 0);
}
const rows = rowsOf(trainingSet());
if (options.includes('--unseen')) {
  measureUnseen(rows);
  process.exit(0);
}
process.exit(measureOwn(rows) > 0 ? 1 : 0);
