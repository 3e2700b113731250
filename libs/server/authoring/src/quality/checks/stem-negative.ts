import type { Check } from '../check.ts';

/** The interrogative itself denies, in small letters: what is quoted or stressed is another thing. */
const negative =
  /(?:^|[.:]\s)(?:which|what|who|where|when)\b[^?“”"«»]{0,60}\b(?:not|except|never|n't|cannot)\b[^?]*\?|(?:^|[.:]\s)¿?(?:cuál|cuáles|qué|quién)(?!\p{L})[^?“”"«»]{0,50}(?<!\p{L})(?:no|excepto|nunca|salvo)(?!\p{L})[^?]*\?|(?:^|[.:]\s)(?:quel|quelle|quels|quelles|qui|que)\s[^?“”"«»]{0,50}(?<!\p{L})(?:ne|n['’]\p{L}+|sauf)\s[^?]*\?|(?:^|[.:]\s)(?:welche[rsnm]?|was|wer)\s[^?“”"«»„]{0,60}(?<!\p{L})(?:nicht|keine[rsnm]?|außer)(?!\p{L})[^?]*\?|(?:^|[.:]\s)(?:quale|quali|che cosa|qual|quais|o que)\s[^?“”"«»]{0,50}(?<!\p{L})(?:non|não|tranne|exceto)(?!\p{L})[^?]*\?/iu;

/** A question that asks for what is not so without stressing it: readers miss the "not". */
export const stemNegative: Check = {
  id: 'stem_negative',
  severity: 'warning',
  examines: 'question',
  *find({ choices }) {
    for (const { of, item } of choices) {
      const isStressed =
        /(?:\*\*|__)[^*_]{2,20}(?:\*\*|__)|(?<!\p{L})(?:NOT|NO|NON|NE|NICHT|NÃO|EXCEPT)(?!\p{L})/u.test(
          item.question,
        );
      if (item.kind === 'multiple_choice' && !isStressed && negative.test(item.question))
        yield { place: of.place('question', item.id), said: item.question };
    }
  },
};
