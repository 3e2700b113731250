import type { Finding } from './findings.ts';
import { contrastingOf, joiningOf } from './lexicon/connectives.ts';
import { likeness } from './likeness.ts';
import { isLong, placesOf } from './passage.ts';
import type { Reading } from './reading.ts';
import { areListed } from './rules-exchange.ts';
import type { Token } from './tokens.ts';

/**
 * Two names or numbers each with what the passage tells of the other: "GIF has seven passes, PNG
 * four", in whatever words and order.
 */
export function readPairs(reading: Reading): Finding[] {
  const { sentence, ground, language } = reading;
  const labels = sentence.flatMap((token, i) => (isLabel(token) ? [i] : []));
  if (labels.length < 2 || isLong(ground)) return [];
  const said = statementsOf(sentence, language);
  if (said.at(-1) === 0) return [];
  const counts = new Map<number, number>();
  for (const i of labels)
    for (const number of new Set(
      placesOf(sentence[i]!, ground).map((place) => ground.sentenceAt[place]!),
    ))
      counts.set(number, (counts.get(number) ?? 0) + 1);
  for (const [number, count] of counts) {
    if (count < 2) continue;
    const { from, to } = ground.sentences[number]!;
    const found = crossedIn(reading, said, ground.tokens.slice(from, to));
    if (found) return [found];
  }
  return [];
}

function crossedIn(
  { sentence, language }: Reading,
  said: readonly number[],
  passage: readonly Token[],
): Finding | undefined {
  const given = statementsOf(passage, language);
  /** The group of the passage that has a word; -1 where none or several have it. */
  const home = sentence.map((token) => {
    if (token.isStop) return -1;
    const groups = new Set(
      passage.flatMap((other, j) =>
        likeness(token, other, language) >= likeEnough ? [given[j]!] : [],
      ),
    );
    return groups.size === 1 ? [...groups][0]! : -1;
  });
  const labels = sentence.flatMap((token, i) => (token.isName && home[i] !== -1 ? [i] : []));
  for (const [k, one] of labels.entries())
    for (const other of labels.slice(k + 1)) {
      if (said[one] === said[other] || home[one] === home[other]) continue;
      if (areListed(sentence, one, other, language)) continue;
      let [straight, crossed] = [0, 0];
      sentence.forEach((token, i) => {
        const own = said[i] === said[one] ? one : said[i] === said[other] ? other : -1;
        if (own === -1 || i === own || isPartOfName(sentence, i, own)) return;
        const weight = isLabel(token) ? labelWeight : 1;
        if (home[i] === home[own]) straight += weight;
        else if (home[i] === home[own === one ? other : one]) crossed += weight;
      });
      if (crossed < crossedLeast || crossed < straight * crossedTimes) continue;
      return {
        code: 'exchanged',
        strength: 1,
        said: sentence[one]!.written,
        given: sentence[other]!.written,
      };
    }
  return undefined;
}
const likeEnough = 0.6;
const labelWeight = 3;
const crossedLeast = 2;
const crossedTimes = 2.5;

const isLabel = ({ isName, values }: Token): boolean => isName || values !== undefined;

/** The other words of a name of several go where it goes. */
const isPartOfName = (tokens: readonly Token[], index: number, name: number): boolean =>
  tokens
    .slice(Math.min(index, name), Math.max(index, name))
    .every((token) => token.isName && tokens[index]!.isName);

/** Which statement of its sentence each token belongs to: commas and conjunctions part them. */
export function statementsOf(tokens: readonly Token[], language: string): number[] {
  const joining = joiningOf(language);
  const contrasting = contrastingOf(language);
  let group = 0;
  let [content, isOpen] = [0, false];
  return tokens.map((token, i) => {
    const isNext =
      (i > 0 && token.clause !== tokens[i - 1]!.clause) ||
      joining?.has(token.norm) ||
      contrasting.has(token.norm);
    if (isNext) isOpen = true;
    if (!token.isStop) {
      if (isOpen && content > 0) [group, content] = [group + 1, 0];
      isOpen = false;
      content += 1;
    }
    return group;
  });
}
