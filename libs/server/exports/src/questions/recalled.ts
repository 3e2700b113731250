import type { Draft } from './draft.ts';

/** What of a typed answer may be anything, in the files of Moodle. */
const anything = /(?<!\\)\*/g;

/**
 * What is accepted as an answer, as the one option of a question whose answer is recalled; undefined
 * where nothing is said. Spellings that differ in case only are one.
 */
export function recalled(accepted: readonly string[]): Draft['options'] | undefined {
  const byKey = new Map<string, string>();
  for (const text of accepted)
    if (!byKey.has(text.toLowerCase())) byKey.set(text.toLowerCase(), text);
  const texts = [...byKey.values()].filter(Boolean);
  return texts.length > 0 ? [{ text: texts.join(' / '), isRight: true }] : undefined;
}

/** Answers with what each is worth, as Moodle has them: those that are wholly right. */
export function whollyRight(
  answers: readonly { readonly text: string; readonly worth: number }[],
): string[] {
  const most = Math.max(...answers.map(({ worth }) => worth));
  if (!(most > 0)) return [];
  return answers
    .filter(({ worth }) => worth === most)
    .map(({ text }) =>
      text
        .replace(anything, ' … ')
        .replaceAll('\\*', '*')
        .replace(/^[\s…]+|[\s…]+$/g, '')
        .replace(/ +/g, ' '),
    );
}
