import { baseLanguage } from '@coursewright/text';
import type { LessonSentence } from '../../citations/split-lesson.ts';
import { isPredicate, withoutArticle } from '../material/definition-sources.ts';
import { saidOfItself } from '../material/entry-sayings.ts';
import type { Entry } from './lesson-parts.ts';
import { statementForm } from './statement-form.ts';

/**
 * The heading of a section with its first sentence, where that sentence is about the heading's thing
 * without naming it: "Matches the name of the device.", "The name of the device.", "This option
 * sets …". None where the sentence has a subject of its own.
 */
export function describesHeading(
  heading: string,
  { plain, refs, number }: Pick<LessonSentence, 'plain' | 'refs' | 'number'>,
  language: string,
): Entry[] {
  const name = heading.replace(/^(?:\d+\.)*\d+\.?\s+/u, '').trim();
  const said = plain.replace(/[.。।;；]+$/u, '');
  if (name === '' || refs.length === 0 || !/[.。।]$/u.test(plain)) return [];
  const pointed = saidOfItself(said, language) !== said;
  return pointed || lacksSubject(said, language) ? [{ name, said, refs, place: number }] : [];
}

/** Is it a verb with what it does, or a noun with what it is, and no whole sentence? */
function lacksSubject(said: string, language: string): boolean {
  const base = baseLanguage(language);
  if (withoutArticle(said) !== said) return statementForm(said, language) === 'phrase';
  if (base === 'en') return thirdPerson.test(said);
  if (base === 'de') return finiteOpening.test(said) && !turned.test(said);
  const small = said.charAt(0).toLowerCase() + said.slice(1);
  return isPredicate(small, language);
}

const thirdPerson =
  /^(?!As |This |Its |Us |Always |Thus |Less |Plus |Is |Was |Has |Does )\p{Lu}\p{Ll}+s (?:the|an?|all|each|every|any|one|whether|if|how|which|what|when|where|that|to|for|on|in|with|from|by|out|up|its|your|\p{Ll}+(?:ed|ing)|several|more|multiple|two|only)(?!\p{L})/u;
/** "Passt auf …": a German sentence without a subject; a question or a case has it later on. */
const finiteOpening =
  /^\p{Lu}\p{Ll}{2,}t (?:die|den|das|dem|der|ein\p{Ll}*|alle\p{Ll}*|auf|an|nach|zu|zum|zur|von|mit|für|im|in|aus|über|bei|durch|fest|sich|nur)(?!\p{L})/u;
const turned = /, (?:so|dann|wird|werden|ist|kann|muss)(?!\p{L})/u;
