import type { Finding } from './findings.ts';
import { placesOf, type Ground } from './passage.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

const tokensLeast = 6;
/** Who says so much in the very words of a passage keeps more of them together than this. */
const sameLeast = 0.9;
const joinedMost = 0.27;

/** Words of the passages that say nothing together: thrown together, or two halves of sentences. */
export function readJumble(reading: Reading): Finding[] {
  const { sentence } = reading;
  if (sentence.length < tokensLeast) return [];
  if (isThrownTogether(reading))
    return [
      { code: 'spliced', strength: 0.9, said: sentence.map(({ written }) => written).join(' ') },
    ];
  const at = seamOf(reading);
  if (at === undefined) return [];
  return [
    {
      code: 'spliced',
      strength: 1,
      said: `${sentence[at - 1]!.written} ${sentence[at]!.written}`,
    },
  ];
}

/**
 * All in the words of the passages, the small ones as well, and hardly two of them side by side as
 * they stand there. Whoever puts a statement in another order keeps its phrases, and whoever puts it
 * in other words has other words.
 */
function isThrownTogether({ sentence, ground, best, second }: Reading): boolean {
  const windows = [best, ...(second ? [second] : [])].map(({ window }) =>
    ground.tokens.slice(window.from, window.to),
  );
  const words = new Set(windows.flatMap((tokens) => tokens.map(({ norm }) => norm)));
  if (sentence.filter(({ norm }) => words.has(norm)).length < sameLeast * sentence.length)
    return false;
  const pairs = new Set(windows.flatMap(pairsOf));
  const said = pairsOf(sentence);
  return said.filter((pair) => pairs.has(pair)).length <= joinedMost * said.length;
}

const pairsOf = (tokens: readonly Token[]): string[] =>
  tokens.slice(1).map(({ norm }, i) => `${tokens[i]!.norm} ${norm}`);

const halfLeast = 3;
/** In more than so many sentences another may say that the halves belong together. */
const sentencesMost = 6;

/**
 * Where the beginning of one sentence of the passages meets the end of another, to the letter, and
 * each is cut in the midst of a clause.
 */
function seamOf({ sentence, ground }: Reading): number | undefined {
  if (ground.sentences.length > sentencesMost) return undefined;
  const first = runsFrom(sentence, ground);
  const length = Math.max(0, ...first.map(({ length: of }) => of));
  if (length < halfLeast || length > sentence.length - halfLeast) return undefined;
  const seam = sentence[length]!;
  const rest = sentence.slice(length);
  const second = placesOf(seam, ground).filter((place) =>
    rest.every(({ norm }, i) => ground.tokens[place + i]?.norm === norm),
  );
  const begins = first.filter((run) => run.length === length);
  const isCut =
    second.length > 0 &&
    second.every(
      (place) =>
        isInside(ground, place) &&
        !isAboutTheSame(ground, place) &&
        ground.tokens[place - 1]!.norm !== sentence[length - 1]!.norm,
    ) &&
    begins.every(({ from }) => isInside(ground, from + length)) &&
    begins.every(({ from }) =>
      second.every((place) => ground.sentenceAt[place] !== ground.sentenceAt[from]),
    );
  return isCut ? length : undefined;
}

/** How far the passages have the beginning of the sentence to the letter, at each place. */
function runsFrom(sentence: readonly Token[], ground: Ground): { from: number; length: number }[] {
  return placesOf(sentence[0]!, ground).map((from) => {
    let length = 0;
    while (
      length < sentence.length &&
      sentence[length]!.norm === ground.tokens[from + length]?.norm
    )
      length += 1;
    return { from, length };
  });
}

/** "It repairs its wheel": a pronoun stands for what the sentence before is about. */
const isAboutTheSame = ({ tokens, sentences, sentenceAt }: Ground, place: number): boolean =>
  tokens.slice(sentences[sentenceAt[place]!]!.from, place).every(({ isStop }) => isStop);

/** Stands the place in the midst of a clause, not where one begins? */
const isInside = ({ tokens, sentenceAt }: Ground, place: number): boolean => {
  const [before, token] = [tokens[place - 1], tokens[place]];
  return (
    before !== undefined &&
    token !== undefined &&
    sentenceAt[place - 1] === sentenceAt[place] &&
    before.clause === token.clause
  );
};
