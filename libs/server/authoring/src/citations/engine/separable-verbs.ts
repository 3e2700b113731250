import { articles } from './lexicon/sides.ts';
import type { Token } from './tokens.ts';
import { weightOfStop } from './weights.ts';

const prefixes: ReadonlySet<string> = new Set(
  'ab an auf aus bei bereit durch ein fest fort frei her heran heraus herum hervor hin hinaus hinzu los mit nach statt teil um vor vorbei voraus weg weiter wieder zu zuruck zusammen'.split(
    ' ',
  ),
);
const joints: ReadonlySet<string> = new Set(['und', 'oder', 'sowie']);

/**
 * The German verbs whose first part stands at the end of the clause: "gibt die Wärme ab" has the
 * verb of "abgegeben". `verb` makes the one word of the two.
 */
export function withSeparableVerbs(
  tokens: Token[],
  verb: (written: string) => Partial<Token>,
): Token[] {
  tokens.forEach((part, end) => {
    const next = tokens[end + 1];
    const isEnd = next === undefined || next.clause !== part.clause || joints.has(next.norm);
    if (!isEnd || !prefixes.has(part.norm) || !/^\p{Ll}/u.test(part.written)) return;
    const joint = tokens.findLastIndex(({ norm }, i) => i < end && joints.has(norm));
    const at = tokens.findIndex(
      (token, i) =>
        token.clause === part.clause &&
        i > joint &&
        i < end &&
        hasVerbForm(token) &&
        !isBeforeNoun(tokens, i),
    );
    if (at === -1) return;
    const bare = tokens[at]!;
    const whole = verb(part.written + bare.written);
    // What "steigt" is the contrary of, "steigt an" is as well.
    tokens[at] = {
      ...bare,
      ...whole,
      isStop: false,
      weight: 1,
      contraries: whole.contraries ?? bare.contraries,
    };
    tokens[end] = { ...part, isStop: true, weight: weightOfStop };
  });
  return tokens;
}

/** Has it the form of a verb? What ends in "s" is mostly an adverb: "nachts". */
const hasVerbForm = ({ isStop, values, norm, written }: Token): boolean =>
  commonVerbs.has(norm) ||
  (!isStop && !values && /^\p{Ll}+(?:t|te|ten|en|e|[bdfghklmnrß])$/u.test(written));
const commonVerbs: ReadonlySet<string> = new Set(
  'gibt gab geht ging gehen kommt kam kommen macht machte machen lasst liess lassen tut tat'.split(
    ' ',
  ),
);

/** What agrees with a noun behind it, as articles do. */
const ofNoun = /^(?:im|am|zum|zur|beim|vom|\p{Ll}+e[mnrs]?)$/u;

/** "Der verschmutzte Filter": behind an article no verb stands. */
const isBeforeNoun = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    before.clause === tokens[at]!.clause &&
    (articles.has(before.norm) || ofNoun.test(before.written)) &&
    /^\p{Lu}/u.test(tokens[at + 1]?.written ?? '')
  );
};
