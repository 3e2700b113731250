import { baseLanguage, isUnspaced } from '@coursewright/text';
import { stem, stopWords } from '@coursewright/text/terms';
import { sensesOf } from './dictionary.ts';
import { baseForm } from './lexicon/base-forms.ts';
import { lexiconOf, type Lexicon } from './lexicon/lexicon.ts';
import { groupsOf } from './lexicon/synonyms.ts';
import { simplified } from './lexicon/traditional.ts';
import { looksLikeName } from './names.ts';
import { withMeasures } from './measures.ts';
import { monthOfDate, monthStem } from './months.ts';
import { numberOf } from './numbers.ts';
import { withSeparableVerbs } from './separable-verbs.ts';
import { withShares } from './shares.ts';
import { weightOfStop } from './weights.ts';

/** A word, a number or a sign of a plain text. Positions are UTF-16 units of that text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** Lower case, without accents and possessive ending. */
  readonly norm: string;
  readonly stem: string;
  /** Function words carry the sentence, not what it is about. */
  readonly isStop: boolean;
  readonly isName: boolean;
  /** What the number may mean; undefined for words. */
  readonly values: readonly string[] | undefined;
  /** How much the word counts: 0.15 for function words, about 1 for others. */
  readonly weight: number;
  /** Counts from 0; a comma, a semicolon, a dash or a bracket begins another. */
  readonly clause: number;
  /** Its contraries by our pairs, as norms and stems. */
  readonly contraries: ReadonlySet<string> | undefined;
  /** Its senses in the English dictionary, and its groups in our lists of synonyms. */
  readonly senses: readonly number[];
}

const wordPattern =
  /\d+(?:st|nd|rd|th|er|ème|º|ª)(?![\p{L}\p{N}])|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,'’]\d+)*|[%‰$€£°]|[\p{L}\p{M}]+(?:[.'’_·][\p{L}\p{N}\p{M}]+)*[\p{L}\p{M}\p{N}+#]*/gu;
const clauseBreak = /[,;:()[\]–—،؛，；：、（）]|\s-\s/u;
const elision = /^(?:l|d|j|m|t|s|n|c|qu|un|all|dell|nell|sull|dall)['’](?=\p{L}{2})/iu;
/** "N'a", "lorsqu'on": of a language that elides, whatever stands behind it. */
const elidedWord =
  /^(?:l|d|j|m|t|s|n|c|qu|un|(?:lors|puis|jus|quoi)qu|all|dell|nell|sull|dall)['’](?=\p{L})/iu;
const segmenters = new Map<string, Intl.Segmenter>();

interface Piece {
  readonly start: number;
  readonly written: string;
}

/** The tokens of a plain text, in order; of a part of one, that begins at `offset`. */
export function tokensOf(text: string, language: string, offset = 0): Token[] {
  const base = baseLanguage(language);
  const lexicon = lexiconOf(base);
  const words = wordsKnown(base);
  const tokens: Token[] = [];
  let clause = 0;
  let at = 0;
  let before = '';
  for (const { start, written } of piecesOf(text, base)) {
    const gap = text.slice(at, start);
    // Most stand one blank apart.
    const isMarked = gap !== ' ' && gap !== '';
    if (isMarked && tokens.length > 0 && clauseBreak.test(gap)) clause += 1;
    at = start + written.length;
    const opens =
      tokens.length === 0 || (isMarked && /[:.!?;“„«"(。！？]/u.test(gap.trimEnd().slice(-1)));
    const month = monthOfDate(text, start);
    // In a date of digits the month is a month, and no number of its own.
    const key = month ? `${month}-month` : written;
    let word = words.get(key);
    if (!word) words.set(key, (word = wordOf(month ? key : written, base, lexicon)));
    const isName =
      word.values === undefined &&
      !word.isListed &&
      !smallWords.has(word.norm) &&
      // A German noun that is listed with others of its meaning names a thing.
      !(base === 'de' && word.senses.length > 0) &&
      looksLikeName(written, before, opens, text.slice(at, at + 40), base);
    tokens.push({
      start: offset + start,
      end: offset + at,
      written,
      norm: word.norm,
      stem: word.stem,
      isStop: word.isStop,
      values: word.values,
      contraries: word.contraries,
      senses: word.senses,
      isName,
      weight: weightOf(written, word.isStop, isName, word.values !== undefined),
      clause,
    });
    before = written;
  }
  const counted = withMeasures(withShares(tokens));
  if (base !== 'de') return counted;
  return withSeparableVerbs(counted, (written) => {
    const { isListed: _, ...word } = wordOf(written, base, lexicon);
    return word;
  });
}

/** One spelling for "organize" and "organise", "neighbor" and "neighbour", "meter" and "metre". */
const spelled = (word: string): string =>
  word
    .replace(/iz(?=[aei])/, 'is')
    .replace(/yz(?=[ei])/, 'ys')
    .replace(/(?<=.{3})our/, 'or')
    .replace(/(?<=.{2})tre(?=s?$)/, 'ter')
    .replace(/(?<=north|south|east|west)ern$/, '');

/** What does not depend on where a word stands. */
type Word = Pick<Token, 'norm' | 'stem' | 'isStop' | 'values' | 'contraries' | 'senses'> & {
  /** Among the stop words of the language. */
  readonly isListed: boolean;
};
const known = new Map<string, Map<string, Word>>();
const rememberedMax = 50_000;

/** The words of a language worked out so far: a text repeats them. Started anew when many. */
function wordsKnown(base: string): Map<string, Word> {
  let words = known.get(base);
  if (!words || words.size > rememberedMax) known.set(base, (words = new Map()));
  return words;
}

function wordOf(written: string, base: string, lexicon: Lexicon): Word {
  const stops = stopWords(base);
  const asListed = base === 'zh' ? simplified(written) : withoutPlural(written);
  const norm = foldWord(asListed);
  const month = monthStem(written, base);
  const values = month ? undefined : numberOf(asListed, base);
  const isStop =
    values === undefined && !lexicon.negators.has(norm) && isFunctionWord(norm, written, stops);
  const stemmed = month ?? stemOf(norm, base);
  return {
    norm,
    stem: values?.[0] ?? stemmed,
    isStop,
    isListed: stops.has(written.toLowerCase()),
    values,
    contraries: lexicon.contraries.get(norm) ?? lexicon.contraries.get(stemmed),
    senses: isStop || values !== undefined ? [] : sensesIn(norm, stemmed, base),
  };
}

function sensesIn(norm: string, stemmed: string, base: string): readonly number[] {
  const groups = groupsOf(base, norm, stemmed, foldWord);
  const senses = base === 'en' ? sensesOf(norm) : [];
  // The list of the dictionary itself is known to those who ask it what it leads to.
  return groups.length === 0 ? senses : [...senses, ...groups];
}

function stemOf(norm: string, base: string): string {
  if (base === 'en') return stem(baseForm(spelled(norm), base), base);
  // Article, "and" and "so" are written together with the Arabic word.
  return stem(
    base === 'ar'
      ? norm.replace(/^(?:[وف]?(?:ال|بال|كال|لل)|[وف])(?=.{3})/u, '')
      : baseForm(norm, base),
    base,
  );
}

/** "PCs", "URLs": several of what is written in capitals. */
const withoutPlural = (written: string): string => written.replace(/(?<=^\p{Lu}{2,})s$/u, '');

const isFunctionWord = (lower: string, written: string, stops: ReadonlySet<string>): boolean =>
  stops.has(lower) ||
  stops.has(written.toLowerCase()) ||
  smallWords.has(lower) ||
  /^\p{Ll}$/u.test(written) ||
  /^[\p{Script=Hiragana}]{1,3}$/u.test(written);

/** Particles of languages whose stop words are not listed in libs/text. */
const smallWords = new Set(
  'pm p.m a.m yes yeah oh ok okay lol haha wow hi hello well ja oui sí sim 的 了 是 在 和 与 及 也 就 而 其 它 他 她 这 那 之 于 以 为 被 把 对 从 到 着 过 个 将 会 由 等 は が を に の で と も へ や する した して いる ある れる られ など この その في من على إلى عن هو هي التي الذي هذا هذه كان كانت أن إن و'.split(
    ' ',
  ),
);

function weightOf(written: string, isStop: boolean, isName: boolean, isNumber: boolean): number {
  if (isStop) return weightOfStop;
  if (isNumber) return 1.3;
  if (isName) return 1.3;
  return written.length >= 8 ? 1.1 : 1;
}

/** Lower case, without accents, possessive ending and elided article. */
export const foldWord = (word: string): string =>
  word
    .replace(elision, '')
    .replace(/^nicht-(?=\p{L}{3})/iu, 'un')
    .replace(/^non-(?=\p{L}{3})/iu, 'non')
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=.)['’]s?$/u, '');

function* piecesOf(text: string, base: string): Generator<Piece> {
  if (isUnspaced(base)) {
    yield* segmentsOf(text, base);
    return;
  }
  let skipTo = 0;
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    if (index < skipTo) continue;
    if (unspacedRun.test(written)) {
      for (const piece of segmentsOf(written, 'zh'))
        yield { start: index + piece.start, written: piece.written };
      continue;
    }
    const elided = elides.has(base) && elidedWord.exec(written)?.[0];
    if (elided) {
      yield { start: index, written: elided.slice(0, -1) };
      yield { start: index + elided.length, written: written.slice(elided.length) };
      continue;
    }
    // "thirty-five", "ten-millionth": one number.
    const pair =
      text[index + written.length] === '-' && numberPair.exec(text.slice(index, index + 40));
    if (pair && numberOf(pair[0], base)) {
      yield { start: index, written: pair[0] };
      skipTo = index + pair[0].length;
      continue;
    }
    // "Nicht-frei", "no-cache": the name of a thing, and nothing is denied.
    const named =
      text[index - 1] !== '-' &&
      /^(?:nicht|non|not|no)$/iu.test(written) &&
      denyingName.exec(text.slice(index, index + 40));
    if (named) {
      yield { start: index, written: named[0] };
      skipTo = index + named[0].length;
      continue;
    }
    const not = base === 'en' && /t$/i.test(written) && denied.exec(written);
    if (not) {
      const verb = not[1] ?? '';
      yield { start: index, written: verb };
      yield { start: index + verb.length, written: not[2] ?? '' };
    } else yield { start: index, written };
  }
}

const denied = /^(.+?(?=n['’]t$)|can(?=not$))(n['’]t|not)$/iu;
const denyingName = /^\p{L}+-\p{L}{3,}/u;
const numberPair = /^\p{L}+-\p{L}+/u;
const elides = new Set(['fr', 'it', 'ca', 'pt']);
/** "不需要" is one word to the segmenter; what is no denial of the rest stays one. */
const deniedWord = /^不(?!锈钢|动产|等式|仅仅|得不)\p{Script=Han}{2,}$/u;
const unspacedRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u;

function* segmentsOf(text: string, base: string): Generator<Piece> {
  let segmenter = segmenters.get(base);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(base, { granularity: 'word' });
    segmenters.set(base, segmenter);
  }
  for (const { segment, index, isWordLike } of segmenter.segment(text))
    if (base === 'zh' && deniedWord.test(segment)) {
      yield { start: index, written: '不' };
      yield { start: index + 1, written: segment.slice(1) };
    } else if (isWordLike || /^[%‰$€£°]$/u.test(segment)) yield { start: index, written: segment };
}

export const isNegator = (token: Token, lexicon: Lexicon): boolean =>
  (lexicon.negators.has(token.norm) && !lexicon.lookalikes.has(token.written.toLowerCase())) ||
  (lexicon.language === 'ja' && deniedVerb.test(token.norm));
/** "しない": the segmenter makes one word of a short verb and its denial. */
const deniedVerb = /^\p{Script=Hiragana}{1,3}(?:ない|なかっ|なく|ません)$/u;
