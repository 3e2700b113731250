import type { Check } from '../check.ts';
import type { ReadLesson } from '../read-course.ts';

/** Places to be filled in, and an author that speaks of itself or of its task. */
const scratch = [
  /\blorem ipsum\b/i,
  /(?:^|\n|[.:] )(?:TODO|TBD|FIXME|XXX)\b[:.\s]/,
  /\[(?:insert|add|your|fill in|placeholder|insertar|inserta|einfügen|insérer|inserire|inserir)\b[^\]\n]{0,60}\](?!\()/i,
  /\{\{\s*\w+\s*\}\}/,
  /\bas an? (?:ai\b|(?:ai |large )*language model)/i,
  /\bI(?:'m| am) (?:just |only )?an? (?:ai\b|(?:ai |large )*language model)/i,
  /\b(?:let me|I will now|I'll now) (?:draft|write|rewrite|revise|generate|produce)\b/i,
  /\bhere(?:'s| is) (?:the|your|a) (?:revised|corrected|requested|lesson|quiz|outline|json|answer)\b/i,
  /\b(?:word|token) (?:budget|limit)\b[^.]{0,40}\b(?:I|we|my|this lesson)\b/i,
  /\bcomo (?:una? )?(?:ia\b|modelo de (?:lenguaje|linguagem))[^.]{0,40}\b(?:no puedo|puedo|não posso|posso|debo)\b/i,
  /\bals (?:ki\b|ki-|sprachmodell)[^.]{0,40}\bich\b/i,
  /\ben tant qu(?:e |['’])(?:ia\b|modèle de langage)[^.]{0,40}\bje\b/i,
  /作为(?:一个)?(?:人工智能|AI|语言模型)/u,
];
/** A whole text that says nothing: "…", "string", "N/A". */
const empty = /^(?:[\s.…_–—-]+|string|text|n\/?a|none|null|undefined|placeholder)$/i;

/** Words that were never meant for a learner. */
export const scratchText: Check = {
  id: 'scratch_text',
  severity: 'error',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons) {
      for (const { part, text, questionId } of textsOf(each)) {
        const found = scratch.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
        const said = found?.trim() ?? (text !== '' && empty.test(text) ? text : undefined);
        if (said !== undefined) yield { place: each.place(part, questionId), said };
      }
    }
  },
};

function* textsOf({ lesson, withoutCode }: ReadLesson) {
  yield { part: 'content', text: withoutCode, questionId: undefined } as const;
  yield { part: 'summary', text: lesson.summary, questionId: undefined } as const;
  for (const { definition } of lesson.key_terms)
    yield { part: 'key_term', text: definition, questionId: undefined } as const;
  for (const { id, question, explanation } of lesson.quiz)
    for (const text of [question, explanation])
      yield { part: 'question', text, questionId: id } as const;
}
