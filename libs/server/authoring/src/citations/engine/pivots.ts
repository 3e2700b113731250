import type { Pivots } from './lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/** A word that joins a cause and its effect, or what comes first and what comes second. */
export interface Pivot {
  readonly at: number;
  /** What stands behind it comes first. */
  readonly turns: boolean;
}

/** The pivots in a stretch of tokens, in order. */
export function pivotsIn(
  tokens: readonly Token[],
  from: number,
  to: number,
  { backward, forward }: Pivots,
  isCausal: boolean,
): Pivot[] {
  const found: Pivot[] = [];
  for (let at = from; at < to; at += 1) {
    const { norm, clause } = tokens[at]!;
    // "Kommt vor": what ends its clause joins nothing.
    if (norm === 'vor' && tokens[at + 1]?.clause !== clause) continue;
    if (norm === 'vor' && /^(?:als|und|wie)$/.test(tokens[at + 1]!.norm)) continue;
    if (backward.has('because') && turnsInEnglish(tokens, at)) {
      found.push({ at, turns: true });
      continue;
    }
    if (isCausal && (opensReason(tokens, from, at) || owes(tokens, at))) {
      found.push({ at, turns: true });
      continue;
    }
    if (backward.has('because') && !owesTo(tokens, at)) continue;
    // "Bis zu hundert" is an amount, and no time.
    if (norm === 'bis' && tokens[at + 1]?.norm === 'zu') continue;
    // "So far" is no consequence.
    if (norm === 'so' && tokens[at + 1]?.norm === 'far') continue;
    if (isCausal && reasons.has(norm) && givesReason(tokens, at)) {
      found.push({ at, turns: false });
      continue;
    }
    if (isCausal && makesThat(tokens, at)) {
      found.push({ at, turns: false });
      continue;
    }
    const turns =
      backward.has(norm) ||
      (isCausal && (isCopulaOfReason(tokens, from, at) || isBecauseOf(tokens, at)));
    if (turns || forward.has(norm)) found.push({ at, turns });
  }
  return found;
}

/** "Owes its colour to": a tenant who owes rent gives no reason. Other words give one as they are. */
const owesTo = (tokens: readonly Token[], at: number): boolean =>
  !/^(?:due|ow(?:e[ds]?|ing)|thanks)$/.test(tokens[at]!.norm) ||
  tokens
    .slice(at + 1, at + owedWithin)
    .some(({ norm, clause }) => norm === 'to' && clause === tokens[at]!.clause);
const owedWithin = 7;

/** "Hace que", "fa sì che": what stands before it is the cause. */
const makesThat = (tokens: readonly Token[], at: number): boolean =>
  /^(?:hacen?|hizo|hicieron|fait|font|fa|fanno|faz|fazem|fez)$/.test(tokens[at]!.norm) &&
  /^(?:que|qu|si|com)$/.test(tokens[at + 1]?.norm ?? '') &&
  /^(?:que|qu|che)$/.test(
    tokens[at + (/^(?:si|com)$/.test(tokens[at + 1]!.norm) ? 2 : 1)]?.norm ?? '',
  );

/** "Из-за", which is two words to the tokens. */
const isBecauseOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.norm === 'за' && tokens[at - 1]?.norm === 'из';

/** "Doit sa couleur aux peaux": what stands behind it comes first. */
const owes = (tokens: readonly Token[], at: number): boolean =>
  /^(?:doi(?:t|vent)|dut|debe[n]?|debia|deve|devono|devem)$/.test(tokens[at]!.norm) &&
  tokens.slice(at + 1, at + 3).some(({ norm }) => possessives.has(norm));
const possessives: ReadonlySet<string> = new Set(
  'son sa ses leur leurs su sus suo sua suoi sue loro seu seus suas'.split(' '),
);

/** "Como A, B": at the head of a sentence the word for "like" gives a reason. */
function opensReason(tokens: readonly Token[], from: number, at: number): boolean {
  const { norm, clause } = tokens[at]!;
  return (
    at === from &&
    (norm === 'como' || norm === 'comme') &&
    tokens.slice(at + 1, at + headMost).some((token) => token.clause !== clause)
  );
}
const headMost = 16;

/** "For this reason": what stands before it is the cause. */
const givesReason = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at - 1], tokens[at - 2], tokens[at + 1]].some((token) =>
    demonstratives.has(token?.norm ?? ''),
  ) && [tokens[at - 1], tokens[at - 2]].some((token) => ofReason.has(token?.norm ?? ''));
const ofReason: ReadonlySet<string> = new Set('for aus pour por per'.split(' '));
const demonstratives: ReadonlySet<string> = new Set(
  'this that these diesem diesen dem cette ces esta ese esa este questa questo tale essa esse'.split(
    ' ',
  ),
);

/** "The reason for A was B": what stands behind the verb comes first. */
function isCopulaOfReason(tokens: readonly Token[], from: number, at: number): boolean {
  const { norm, clause } = tokens[at]!;
  if (!copulas.has(norm)) return false;
  return tokens
    .slice(Math.max(from, at - reasonReach), Math.max(from, at - 1))
    .some((token) => token.clause === clause && reasons.has(token.norm));
}
const reasonReach = 10;
/** Folded. "Cause" and "causa" join two statements by themselves as well. */
const reasons: ReadonlySet<string> = new Set(
  'reason grund grunde ursache ursachen raison raisons razon motivo motivos ragione motivi razao причина причиной причины 原因 理由 سبب वजह'.split(
    ' ',
  ),
);
const copulas: ReadonlySet<string> = new Set(
  'is are was were ist sind war waren est sont etait fut es son era eran fue e sono fu furono foi eram был была было были стал стала стало стали 是 は كان كانت है था थी'.split(
    ' ',
  ),
);

/** "As a result of A, B" and "B, as A": what comes behind it is the cause. */
function turnsInEnglish(tokens: readonly Token[], at: number): boolean {
  const { norm, clause, written } = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (norm === 'result') return next?.norm === 'of' && before?.norm === 'a';
  return (
    norm === 'as' &&
    (before?.clause !== clause || written === 'As') &&
    !/^(?:an?|well|soon|long|far|if|of|in|for)$/.test(next?.norm ?? '')
  );
}
