import { baseLanguage, wordsOf } from '@coursewright/text';
import { contentStems, stem, stopWords } from '@coursewright/text/terms';
import { plainText } from '../markdown/index.ts';
import { quantitiesOf } from './engine/numbers.ts';
import type { Quantity } from './engine/numbers.ts';
import { looksLikeName } from './engine/names.ts';

/** The evidence for a sentence: the passage, and the headings and title it stands under. */
export interface CheckedPassage {
  readonly text: string;
  readonly headings?: readonly string[];
  readonly sourceTitle?: string;
}

export interface Verdict {
  readonly supported: boolean;
  /** What is wrong, in one sentence that a writer can act on. */
  readonly problem?: string;
}

/**
 * Least share of a sentence's content words that the cited passages must contain. Calibrated in
 * citation-check.spec.ts: supported paraphrases stay above it, sentences that cite another passage
 * of the same text fall below it.
 */
export const containmentLimit = 0.55;

/**
 * Do the cited passages support the sentence? Compares numbers with units, names, code and
 * quotations exactly, other words by stem. Finds the words, not the meaning: it misses an added
 * negation, and two names swapped within one passage.
 */
export function checkSentence(
  sentence: string,
  passages: readonly CheckedPassage[],
  language: string,
): Verdict {
  if (passages.length === 0) return refused('It cites no passage that exists.');
  const plain = tidy(plainText(sentence));
  const source = sourceOf(passages, language);
  const problem =
    quotationProblem(sentence, source) ??
    quantityProblem(plain, source, language) ??
    nameProblem(plain, source, language) ??
    containmentProblem(plain, source, language);
  return problem === undefined ? { supported: true } : refused(problem);
}

const refused = (problem: string): Verdict => ({ supported: false, problem });

interface CheckedSource {
  readonly squeezed: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
}

// A lesson cites the same few passages again and again.
const prepared = new Map<string, CheckedSource>();
const preparedMax = 64;

function sourceOf(passages: readonly CheckedPassage[], language: string): CheckedSource {
  const markdown = passages
    .map((passage) =>
      [passage.sourceTitle ?? '', ...(passage.headings ?? []), passage.text].join('\n'),
    )
    .join('\n\n');
  const key = `${language} ${markdown}`;
  const known = prepared.get(key);
  if (known) return known;
  const plain = tidy(plainText(markdown));
  const words = wordsOf(plain);
  const stems = new Set(contentStems(plain, language));
  const made: CheckedSource = {
    squeezed: squeeze(`${plain}\n${markdown}`),
    words: new Set(words.flatMap((word) => [fold(word), ...fold(word).split(/[-'/._·]/)])),
    stems,
    beginnings: new Set(
      [...stems].filter((found) => found.length >= 6).map((found) => found.slice(0, 6)),
    ),
    quantities: quantitiesOf(plain, language),
  };
  if (prepared.size >= preparedMax) prepared.clear();
  prepared.set(key, made);
  return made;
}

const tidy = (text: string): string => text.normalize('NFKC').replace(/\u2212/g, '-');
const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/u, '');
/** Letters, digits and operators only, so that neither spacing nor typography decides. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s"'“”„«»‘’‚`*_.,;:!?…()[\]\-–—\\]+/gu, '');

const quoted =
  /“([^“”]{3,999})”|"([^"\n]{3,999})"|«([^«»]{3,999})»|„([^“”„]{3,999})[“”]|「([^」]{2,999})」/gu;
const code = /(?<!`)(`+)(?!`)([\s\S]{0,2999}?[^`])\1(?!`)/g;

function quotationProblem(sentence: string, source: CheckedSource): string | undefined {
  for (const match of sentence.matchAll(code)) {
    const text = match[2] ?? '';
    if (!source.squeezed.includes(squeeze(text)))
      return `The code \`${text}\` is not in the cited passage.`;
  }
  for (const match of plainText(sentence).matchAll(quoted)) {
    const text = match.slice(1).find((group) => group !== undefined) ?? '';
    if (!source.squeezed.includes(squeeze(text)))
      return `The quotation “${text}” is not in the cited passage word for word.`;
  }
  return undefined;
}

function quantityProblem(
  plain: string,
  source: CheckedSource,
  language: string,
): string | undefined {
  for (const wanted of quantitiesOf(plain, language)) {
    const same = source.quantities.filter((given) =>
      given.readings.some((reading) => wanted.readings.includes(reading)),
    );
    if (same.length === 0) return `The number ${wanted.written} is not in the cited passage.`;
    const units = same.map((given) => given.unit);
    if (
      wanted.unit !== undefined &&
      !units.includes(wanted.unit) &&
      units.every((unit) => unit !== undefined)
    ) {
      return `The cited passage gives ${wanted.written} another unit.`;
    }
  }
  return undefined;
}

function nameProblem(plain: string, source: CheckedSource, language: string): string | undefined {
  const stops = stopWords(language);
  const missing = (word: string): boolean => {
    const folded = fold(word);
    if (source.words.has(folded) || source.stems.has(stem(folded, language))) return false;
    const parts = folded.split(/[-/'’·]/).filter((part) => part.length > 1);
    return !(
      parts.length > 1 &&
      parts.every(
        (part) =>
          source.words.has(part) || source.stems.has(stem(part, language)) || stops.has(part),
      )
    );
  };
  let before = '';
  for (const match of plain.matchAll(/[\p{L}\p{N}\p{M}]+(?:[-'’._·/][\p{L}\p{N}\p{M}]+)*/gu)) {
    const word = match[0];
    const gap = plain.slice(0, match.index).trimEnd();
    const opens = gap === '' || /[:.!?;“„«"(]/u.test(gap.slice(-1));
    if (
      looksLikeName(word, before, opens, plain.slice((match.index ?? 0) + word.length), language) &&
      !stops.has(word.toLowerCase()) &&
      missing(word)
    ) {
      return `“${word}” is not in the cited passage.`;
    }
    before = word;
  }
  return undefined;
}

function containmentProblem(
  plain: string,
  source: CheckedSource,
  language: string,
): string | undefined {
  const wanted = new Set(contentStems(plain, language));
  if (wanted.size === 0) return undefined;
  const compounds = baseLanguage(language) === 'de' ? [...source.stems] : [];
  const absent = [...wanted].filter(
    (found) =>
      !source.stems.has(found) &&
      !(found.length >= 6 && source.beginnings.has(found.slice(0, 6))) &&
      // "Kette" is in "Kettenantrieb".
      !(found.length >= 4 && compounds.some((other) => other.startsWith(found))),
  );
  const share = 1 - absent.length / wanted.size;
  return share >= containmentLimit ? undefined : 'Most of its words are not in the cited passage.';
}
