import { plainText } from '../../markdown/index.ts';
import { leansElsewhere } from '../material/definition-form.ts';
import { isPredicate, predicateBehind, withoutArticle } from '../material/definition-sources.ts';
import { isDamaged } from './clauses.ts';
import type { Entry, Prose } from './lesson-parts.ts';

/**
 * What the sentences of a lesson say of the things whose names they begin with, set in code or bold:
 * "The `fsck` command repairs …". Of each thing the first that stands alone.
 */
export function proseEntries(sentences: readonly Prose[], language: string): Entry[] {
  const told = new Map<string, Entry>();
  for (const { text, plain, refs, factual, number } of sentences) {
    const name = subjectOf(text);
    if (name === undefined || told.has(name) || !factual || refs.length === 0) continue;
    const said = predicateBehind(name, plain);
    if (said === undefined || !isPredicate(said, language) || goesOn.test(said)) continue;
    if (leansElsewhere(plain, language) || isDamaged(plain) || negated.test(said)) continue;
    told.set(name, { name, said, sentence: plain, refs, place: number });
  }
  return [...told.values()];
}

/** The name in code or bold with which a sentence begins, behind its article. */
const subjectOf = (text: string): string | undefined => {
  const { code, bold } =
    /^(?:`(?<code>[^`]{2,40})`|\*\*(?<bold>[^*]{2,40})\*\*)/u.exec(withoutArticle(text.trim()))
      ?.groups ?? {};
  const name = code ?? bold;
  return name === undefined ? undefined : plainText(name);
};

/** "Is not needed": what a thing is not is said of many. */
const negated = /^\S+ (?:not|no|never|nicht|kein\p{L}*|pas|nunca|jamais|mai|nie)(?!\p{L})/iu;
/** "Control channel is …": the name went on, and what stands behind it is no verb. */
const goesOn =
  /^\p{Ll}+ (?:(?!that|which|if|whether|how|what|where|when|the|an? )\p{Ll}+ ){0,2}(?:is|are|was|were|can|will|must|has|have|may|should)(?!\p{L})/u;
