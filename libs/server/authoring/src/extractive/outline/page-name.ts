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
    (language === 'en'
      ? isOne
      : !opensWithVerb(what, language) && !(ofAgreement.has(language) && isSaid.test(what)));
  return isName ? capital(what) : name;
}
/** "In octal, decimal and hexadecimal": there a comma ends nothing; in English it may be "opens, shuts and oils". */
const isList = /,.* (?:and|or|et|ou|y|o|e|und|oder|и|или) |[،、]/u;
/** Languages in which an adjective is of several with its noun. */
const ofAgreement: ReadonlySet<string> = new Set(['ca', 'es', 'pt']);
/** "Abre comportas": what one thing does to several; an adjective would be of several too. */
const isSaid =
  /^\p{Ll}{2,}[ae] (?!(?:de|das|dos|des|les|los|las|as|os|mais|más|plus)(?!\p{L}))\p{Ll}{3,}s(?!\p{L})/u;
/** A longer line is a sentence about a page and no name of it. */
const longestName = 84;
