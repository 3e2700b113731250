import { isUnspaced } from '@coursewright/text';
import { isMostlyNoun } from './dictionary.ts';
import type { Token } from './tokens.ts';

const determiners = new Set(
  'the a an of this that these those its their his her our each every no some many two into with from by in on for le la les l un une des du de d au aux ce cette ces son sa ses leur dans par en avec el los las una unos unas del al su sus con por il lo gli i uno della dello delle degli dei nel nella o os as um uma uns umas do da dos das no na nos nas seu sua com ogni cada chaque plusieurs quelques otros otras todos todas tous toutes tutti tutte в во на из от до для по о об при под над между без у к ко'.split(
    ' ',
  ),
);

/** What stands behind nouns alone where nothing stands before them. */
const followed: Readonly<Record<string, ReadonlySet<string>>> = {
  ja: new Set('が を は の に も へ'.split(' ')),
  hi: new Set('में से का की के को पर ने'.split(' ')),
};

/** Is the word probably the name of a thing? By its neighbours, its capital or its script. */
export function isThing(tokens: readonly Token[], index: number, language: string): boolean {
  const token = tokens[index]!;
  if (/[\p{Script=Han}\p{Script=Katakana}]{2}/u.test(token.written)) return true;
  if (token.written.startsWith('ال')) return true;
  if (language === 'de') return /^\p{Lu}/u.test(token.written);
  if (language === 'en') {
    if (/(?:ly|ing|ed)$/.test(token.norm)) return false;
    const next = tokens[index + 1];
    if (determiners.has(tokens[index - 1]?.norm ?? '')) return true;
    return isMostlyNoun(token.norm) && !determiners.has(next?.norm ?? '');
  }
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (followed[language]?.has(next?.norm ?? '')) return true;
  return before !== undefined && (determiners.has(before.norm) || before.values !== undefined);
}

/** Are both nouns by their form? Russian has no small words that tell; of others nothing is known. */
export const areNouns = (one: Token, other: Token, language: string): boolean =>
  language === 'ru' && !ofVerbOrAdverb.test(one.norm) && !ofVerbOrAdverb.test(other.norm);
const ofVerbOrAdverb =
  /(?:ть|ться|[еиёаую]т|тся|[аиеяуы]л[аои]?|л[аио]?с[ья]|[ае]н[аоы]?|о|е|[иы]й|[аяоыи]я|ого|его|ых|их)$/u;

/**
 * Do the words at these places make one name of a thing: "the cork oak", or two signs that the
 * segmenter does not know as a word?
 */
export function isPhrase(
  tokens: readonly Token[],
  places: readonly number[],
  language: string,
): boolean {
  const [first, last] = [places[0]!, places.at(-1)!];
  const isClose = last - first === 1 && places.length === 2;
  if (!isClose || places.some((at) => tokens[at]!.values)) return false;
  if (isUnspaced(language))
    return places.every((at) => /^\p{Script=Han}$/u.test(tokens[at]!.written));
  const next = tokens[last + 1];
  const isEnd = next === undefined || next.isStop || next.clause !== tokens[last]!.clause;
  return (
    isEnd && determiners.has(tokens[first - 1]?.norm ?? '') && isThing(tokens, first, language)
  );
}
