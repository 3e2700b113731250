import type { Ground } from './passage.ts';

/** What makes a clause behind it the contrary of what the passage says. */
const frames = [
  String.raw`(?:is|was|it['’]s) (?:\p{L}+ )?(?:not (?:true|correct|right|the case|so)|false|untrue|wrong|incorrect|doubtful|unlikely|an? (?:\p{L}+ )?(?:myth|misconception|mistake|fallacy|lie|rumou?r|error)) (?:that|to (?:say|think|believe|claim|assume) (?:that )?)`,
  String.raw`(?:nobody|no one|hardly anyone|(?<!\ba )few|no (?:evidence|proof|reason|indication)|little evidence|not (?:believe|think|mean|imply|follow|claim|say)|(?:do|does|did)n['’]t (?:believe|think|mean|imply|follow|claim|say))(?: \p{L}+){0,4} that`,
  String.raw`(?:den(?:y|ies|ied)|doubt(?:s|ed)?|refute[sd]?|reject(?:s|ed)?|disprove[sd]?|dispute[sd]?|myth|misconception|fallacy|rumou?r|mistaken \p{L}+|false (?:claim|belief|idea))(?: the \p{L}+)? that`,
  String.raw`(?:no es (?:cierto|verdad)|es (?:falso|mentira)|il est faux|il n['’]est pas vrai|non è vero|è falso|não é (?:verdade|certo)|é falso) (?:que|che)`,
  String.raw`(?:неверно|неправда|ложно|сомнительно), что|并非|并不是说|説は誤り`,
];
const denying = new RegExp(`(?<!\\p{L})(?:${frames.join('|')})\\s*$`, 'iu');
/** Of the words before a clause only these are looked at. */
const reach = 120;

/**
 * The words that deny it, where the passages have a clause only behind such: "It is not true that …".
 * `sentence` stands in them word for word.
 */
export function denialBefore(sentence: string, { text, spans }: Ground): string | undefined {
  const clause = sentence
    .trim()
    .replace(/[.!?。]+$/u, '')
    .toLowerCase();
  const lower = text.toLowerCase();
  // Letters that have another length when they are made small would move all that follows.
  if (clause === '' || lower.length !== text.length) return undefined;
  let denial: string | undefined;
  for (let at = lower.indexOf(clause); at !== -1; at = lower.indexOf(clause, at + 1)) {
    const start = spans.findLast((span) => span.start <= at)?.start ?? 0;
    const found = denying.exec(text.slice(Math.max(start, at - reach), at))?.[0];
    if (found === undefined) return undefined;
    denial ??= found.trim();
  }
  return denial;
}
