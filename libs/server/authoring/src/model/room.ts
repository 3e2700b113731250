import type { ModelConfig } from '@coursewright/platform';

/** Tokens of prompt and answer together where the operator names no other number. */
const usualContext = 32_768;
/** Ollama's own default (4,096) would cut a lesson's passages off without a word. */
const ollamaContext = 16_384;

export const contextOf = ({ provider, contextTokens }: ModelConfig): number =>
  contextTokens ?? (provider === 'ollama' ? ollamaContext : usualContext);

/** Characters of quoted material that a prompt has room for. */
export interface Room {
  readonly lesson: number;
  readonly digest: number;
  readonly reading: number;
}

/** For the rules of a prompt, a lesson of 1,100 words, and a repair that shows the answer again. */
const tokensForTheRest = 8_000;
/** Cautious: English has four, German three and a half. */
const charactersPerToken = 3;
/**
 * A lesson can use no more, and it is paid for twenty times a course; the reading of a course, once or
 * twice. Who names the tokens of the model has chosen to pay for more.
 */
const most = { lesson: 32_000, digest: 32_000, reading: 72_000 };
const timesWhereNamed = 3;
const least = 6_000;

/** As much as the model's context holds beside everything else, within bounds of cost. */
export function roomOf(config: ModelConfig): Room {
  const free = Math.max(least, (contextOf(config) - tokensForTheRest) * charactersPerToken);
  const upTo = (characters: number): number =>
    Math.min(free, characters * (config.contextTokens === undefined ? 1 : timesWhereNamed));
  return { lesson: upTo(most.lesson), digest: upTo(most.digest), reading: upTo(most.reading) };
}
