import { opensWithVerb } from '../material/definition-sources.ts';
import type { IndexedSource } from '../material/material-index.ts';
import { capital } from '../phrases/capital.ts';

/** "Checker of pages" of "lint – checker of pages", where that is a name; else "lint". */
export function nameOfPage({ title, language }: IndexedSource): string {
  const [, name = '', line = ''] =
    /^([\w.+-]{2,40})(?:, (?:[\w.+@-]+|…))* – (\S.*)$/u.exec(title) ?? [];
  if (line === '') return title;
  // What stands behind a comma is said of it besides.
  const isOne = !isList.test(line);
  const [what = ''] = !isOne ? [line] : line.split(/[,;(]/u, 1).map((one) => one.trim());
  const isName =
    what.length <= longestName &&
    !/:/u.test(what) &&
    (language === 'en' ? isOne : !opensWithVerb(what, language));
  return isName ? capital(what) : name;
}
/** "In octal, decimal and hexadecimal": there a comma ends nothing; in English it may be "opens, shuts and oils". */
const isList = /,.* (?:and|or|et|ou|y|o|e|und|oder|и|или) |[،、]/u;
/** A longer line is a sentence about a page and no name of it. */
const longestName = 84;
