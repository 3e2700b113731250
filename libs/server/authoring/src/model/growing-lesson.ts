import { writable } from './answer-schema.ts';
import { tidyLesson } from './tidy-lesson.ts';

/** What has begun at the end of a text and cannot be judged yet: a marker, a link, a heading. */
const unfinished = [
  /(?:!?\[|【)[^\]】\n]{0,300}$/,
  /!?\[[^\]\n]{0,300}\](?:\([^)\n]{0,600})?$/,
  /\(\s*S[\d.,;\sS]*$/,
  /(?:^|\n) {0,3}#{1,6} *$/,
];

/**
 * A lesson that is still being written, fit to be read: in the form of a finished one, but without
 * its refs, because nothing of it is checked.
 */
export function growingLesson(markdown: string, title: string): string {
  const sure = sureOf(markdown);
  return tidyLesson(writable(sure), title, new Set());
}

/** A growing text without what has begun at its end and cannot be judged yet. */
export const sureOf = (markdown: string): string =>
  unfinished.reduce((text, pattern) => text.replace(pattern, ''), markdown);
