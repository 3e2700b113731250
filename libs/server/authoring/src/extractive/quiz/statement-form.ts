import { baseLanguage, isUnspaced } from '@coursewright/text';
import { opensWithVerb, withoutArticle } from '../material/definition-sources.ts';

/** What a sentence does: it gives an order, permits, tells of a thing, or names it without a verb. */
export type StatementForm = 'order' | 'leave' | 'statement' | 'phrase';

const leave =
  /^(?:you |usted |puede |podrá |sie k|man k|vous |pouvez|puoi |è possibile|você |pode |вы |можно |можете )/iu;
const opensWithNoun =
  /^(?:all|each|every|any|some|no|both|most|many|one|two|several|other)(?!\p{L})/iu;

/**
 * By its opening and its verb. Only in English and the other languages whose verbs are known by
 * their endings is it more than a guess; of a language without spaces everything is a statement.
 */
export function statementForm(text: string, language: string): StatementForm {
  if (isUnspaced(language)) return 'statement';
  const sentence = text.trim();
  if (leave.test(sentence)) return 'leave';
  const words = sentence.split(/\s+/);
  const rest = withoutArticle(sentence);
  const hasArticle = rest !== sentence || opensWithNoun.test(sentence);
  const isSaid = words.some(
    (_, at) => at > 0 && at <= furthestVerb && opensWithVerb(words.slice(at).join(' '), language),
  );
  if (hasArticle) return isSaid ? 'statement' : 'phrase';
  if (baseLanguage(language) !== 'en') return 'statement';
  if (/^\p{L}+ of(?!\p{L})/u.test(sentence)) return isSaid ? 'statement' : 'phrase';
  return isSaid && !opensAsOrder.test(sentence) ? 'statement' : 'order';
}

/** A verb that comes later belongs to a clause inside the sentence. */
const furthestVerb = 14;
/** Verb and object: "Click the icon that is shown". Behind a noun no determiner follows. */
const opensAsOrder =
  /^(?:(?:then|next|now|first|please|simply|just|do not|don['’]t|never|always|be|make sure|ensure) )?[A-Z]?[a-z-]+(?: down| up| on| in| out| off)? (?:the|an?|your|its|all|each|any|that|to|one|sure|whether|how|this)(?!\p{L})/u;
