import { isUnspaced, wordsOf } from '@coursewright/text';
import { plainText } from '../../markdown/index.ts';
import type { Check } from '../check.ts';

/** Words in a row that are no accident and no common phrase. */
const run = 40;

/**
 * A long run of a source's own words that is not marked as a quotation. The built-in author quotes
 * by design and says so on every course; of the others it is copying.
 */
export const sourceCopied: Check = {
  id: 'source_copied',
  severity: 'warning',
  examines: 'lesson',
  *find({ course, lessons, passages, language }) {
    if (course.author.kind === 'builtin' || isUnspaced(language)) return;
    const runs = new Set([...passages.values()].flatMap(runsOf));
    for (const each of lessons) {
      const copied = each.blocks
        .filter(({ kind }) => kind === 'paragraph' || kind === 'list')
        .flatMap(({ text }) => runsOf(plainText(text)))
        .find((words) => runs.has(words));
      if (copied !== undefined) yield { place: each.place('content'), said: copied };
    }
  },
};

function runsOf(text: string): string[] {
  const words = wordsOf(text.toLowerCase());
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '));
}
