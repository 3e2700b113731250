import { sentenceSpans } from '@coursewright/text';
import { squeeze } from './squeeze.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A stretch of tokens: from `from` up to, not including, `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The cited passages as one row of tokens, prepared once and asked many times. */
export interface Ground {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The sentences, as stretches of tokens, in order. */
  readonly sentences: readonly Stretch[];
  /** Where each sentence stands in the text, in UTF-16 units. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** All of it without spaces and marks; made when it is first asked for. */
  readonly squeezed: () => string;
  /** The sentence of each token. */
  readonly sentenceAt: Int32Array;
  /** The passage of each sentence. */
  readonly passageAt: readonly number[];
  /** Where each stem stands. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Where each beginning of six letters stands, of words that have as many. */
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
  /** The numbers by each value they may have. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
}

/**
 * With more sentences than this the passages are an article: what speaks against a sentence in one
 * place of it may be settled in another.
 */
const longGround = 14;
export const isLong = ({ sentences }: Ground): boolean => sentences.length > longGround;

const prepared = new Map<string, Ground>();
const preparedMax = 64;
/** Beyond it a passage is no passage any more; the rest is not read. */
const charactersMax = 400_000;

/** The passages prepared for the check; kept, as a lesson cites the same few again and again. */
export function groundOf(passages: readonly string[], language: string): Ground {
  const key = `${language} ${passages.join('\u0000')}`;
  const known = prepared.get(key);
  if (known) return known;
  if (prepared.size >= preparedMax) prepared.clear();
  const made = makeGround(passages, language);
  prepared.set(key, made);
  return made;
}

function makeGround(passages: readonly string[], language: string): Ground {
  const text = passages.join('\n\n').slice(0, charactersMax);
  const tokens: Token[] = [];
  const sentences: Stretch[] = [];
  const passageAt: number[] = [];
  const spans: { start: number; end: number }[] = [];
  let offset = 0;
  passages.forEach((passage, index) => {
    for (const { start, end } of sentenceSpans(passage, language)) {
      if (offset + end > text.length) break;
      const from = tokens.length;
      tokens.push(...tokensOf(passage.slice(start, end), language, offset + start));
      if (tokens.length === from) continue;
      sentences.push({ from, to: tokens.length });
      passageAt.push(index);
      spans.push({ start: offset + start, end: offset + end });
    }
    offset += passage.length + 2;
  });
  const sentenceAt = new Int32Array(tokens.length);
  sentences.forEach(({ from, to }, index) => sentenceAt.fill(index, from, to));
  let squeezed: string | undefined;
  return {
    text,
    tokens,
    sentences,
    spans,
    squeezed: () => (squeezed ??= passages.map(squeeze).join('\u0000')),
    sentenceAt,
    passageAt,
    ...indexOf(tokens),
  };
}

function indexOf(tokens: readonly Token[]): Pick<Ground, 'places' | 'beginnings' | 'numbers'> {
  const places = new Map<string, number[]>();
  const beginnings = new Map<string, number[]>();
  const numbers = new Map<string, number[]>();
  const add = (map: Map<string, number[]>, key: string, at: number): void => {
    const found = map.get(key);
    if (found) found.push(at);
    else map.set(key, [at]);
  };
  tokens.forEach((token, at) => {
    for (const value of token.values ?? []) add(numbers, value, at);
    if (token.values) return;
    add(places, token.stem, at);
    if (token.norm.length >= 6) add(beginnings, token.norm.slice(0, 6), at);
  });
  return { places, beginnings, numbers };
}

/** Every place where the token may stand in the passages: by stem, by value, by its beginning. */
export function placesOf(token: Token, ground: Ground): readonly number[] {
  if (token.values) return token.values.flatMap((value) => ground.numbers.get(value) ?? []);
  const exact = ground.places.get(token.stem);
  if (exact) return exact;
  if (token.norm.length < 6) return [];
  return ground.beginnings.get(token.norm.slice(0, 6)) ?? [];
}

/** The text between two places, the first of which comes first. */
export const between = ({ text, tokens }: Ground, one: number, other: number): string =>
  text.slice(tokens[one]!.end, tokens[other]!.start);
