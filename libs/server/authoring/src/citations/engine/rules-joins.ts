import type { Finding } from './findings.ts';
import { joiningOf } from './lexicon/connectives.ts';
import { areRelated } from './relations.ts';
import type { Reading } from './reading.ts';

/** Words of each half that have to be found. */
const halfLeast = 2;
const foundLeast = 0.8;

/**
 * The beginning of one sentence of the passages with the end of another: what the second is about
 * is left out, and so is what is said of the first. Two statements that a word joins are none.
 */
export function readJoins(reading: Reading): Finding[] {
  const { sentence, ground, at, best, language } = reading;
  const joining = joiningOf(language);
  const content = sentence.flatMap(({ isStop }, i) => (isStop ? [] : [i]));
  const found = content.filter((i) => at[i] !== -1);
  if (!joining || found.length < foundLeast * content.length) return [];
  const numberOf = (i: number): number => ground.sentenceAt[at[i]!]!;
  const split = found.findIndex((i) => numberOf(i) !== numberOf(found[0]!));
  const [first, second] = [found.slice(0, split), found.slice(split)];
  if (split < halfLeast || second.length < halfLeast) return [];
  if (second.some((i) => numberOf(i) !== numberOf(second[0]!))) return [];
  const [last, next] = [first.at(-1)!, second[0]!];
  if (sentence.slice(last + 1, next).some(({ norm }) => joining.has(norm))) return [];
  if (ground.tokens[at[last]! + 1]?.stem === sentence[next]!.stem) return [];
  if (!isCut(reading, first) || !isBeheaded(reading, second)) return [];
  const kept = [...best.to].filter((place) => place !== -1).length / sentence.length;
  return [
    {
      code: 'spliced',
      strength: kept >= 0.9 ? 1 : kept >= 0.75 ? 0.85 : 0.6,
      said: `${sentence[last]!.written} ${sentence[next]!.written}`,
    },
  ];
}

/** Goes the sentence of the passage on where the first half ends? */
function isCut({ ground, at }: Reading, half: readonly number[]): boolean {
  const end = Math.max(...half.map((i) => at[i]!));
  const { to } = ground.sentences[ground.sentenceAt[end]!]!;
  return ground.tokens.slice(end + 1, to).some(({ isStop }) => !isStop);
}

/**
 * Does the sentence of the passage begin with something that is nowhere said, in the same words or
 * in others?
 */
function isBeheaded({ sentence, ground, at, language }: Reading, half: readonly number[]): boolean {
  const begin = Math.min(...half.map((i) => at[i]!));
  const { from } = ground.sentences[ground.sentenceAt[begin]!]!;
  const head = ground.tokens.slice(from, begin).filter(({ isStop }) => !isStop);
  return (
    head.length > 0 &&
    !head.some((token) =>
      sentence.some(
        (said) =>
          !said.isStop &&
          (said.stem === token.stem || areRelated(said, token, language) === 'synonym'),
      ),
    )
  );
}
