import { lineAt, textsIn, type Source } from './find.ts';

/** French keeps its double signs with their words, and its quotation marks with what they hold. */
const canBreak = /« |(?:^|[^\s]) (?=[»;:!?](?:[\s»)]|$))/u;

/** Spaces of a French catalogue at which a line could break before or behind a sign. */
export const findBreakableSpaces = (source: Source): string[] =>
  [...textsIn(source)]
    .filter(({ text }) => canBreak.test(text))
    .map(
      ({ start, text }) =>
        `${source.file}:${lineAt(source, start)}: ${JSON.stringify(text.trim())} wants a no-break space before or behind its signs`,
    );
