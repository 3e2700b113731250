import type { Material } from '../../author.ts';
import { isBland } from '../outline/bland-headings.ts';
import { isBoilerplate } from './boilerplate.ts';
import { cleanTitle } from './clean-markdown.ts';

/** What the source is called; a first heading such as "Sponsors" is not its name. */
export function titleOfSource(source: Material['sources'][number], language: string): string {
  const candidates = [
    source.title,
    source.fileName ?? '',
    ...source.passages.map((passage) => passage.headings[0] ?? ''),
  ].map(bareTitle);
  const given =
    candidates.find((one) => one !== '' && !isBoilerplate([one], '', language)) ?? source.title;
  const own = ownNameOf(source, given) ?? given;
  if (isBland(own)) return bookOf(source.title) ?? own;
  const isOfText = source.passages.some(({ text, headings }) =>
    [text, ...headings].some((one) => one.includes(own)),
  );
  return own === bareTitle(source.fileName ?? '') && !isOfText ? spoken(own) : own;
}

/** What programs and people add to the name of a file, which says nothing of its text. */
const addition =
  /^(?:merged|final|draft|copy|scan(?:ned)?|ocr|converted|compressed|export(?:ed)?|print|download|unlocked|v?\d+|rev\d*|new|old)$/iu;

/** "Lake gates" of "lake_gates_merged", which nobody would say; a name of one word stays as it is. */
function spoken(name: string): string {
  if (!/_|--/.test(name) || /\s/.test(name)) return name;
  const words = name.split(/_+|--+/u).filter((word) => word !== '' && !addition.test(word));
  const said = words.join(' ');
  return words.some((word) => /\p{L}{3}/u.test(word))
    ? `${said.charAt(0).toUpperCase()}${said.slice(1)}`
    : name;
}

/** "Gates" of "About — Gates 4.0 documentation": of what such a page is. */
function bookOf(title: string): string | undefined {
  const behind = ofBook.exec(title)?.[0].replace(/^[\s:|—–(-]+|\)$/gu, '') ?? '';
  const name = cleanTitle(behind.replace(ofManual, '')).replace(/ v?\d+(?:\.\d+)*\w*$/u, '');
  return name === '' || isBland(name) ? undefined : name;
}
const ofManual =
  /\s*(?:(?:user|reference|api|programmer|developer)(?:[’']?s)? )?(?:documentation|docs|manual|reference|api|library|guide)(?!\p{L}).*$/iu;

const bareTitle = (name: string): string =>
  cleanTitle(name.replace(/\.(?:md|pdf|docx|epub|html?|txt)$/i, '').replace(ofBook, '')).replace(
    ofRelease,
    '',
  );

/** "gates-1.2: Doors in walls": what it is called, with the number of a release. */
const ofRelease = /(?<=^\p{L}[\p{L}\d-]*)-\d+(?:\.\d+)+(?=:\s)/u;

/** "Gates — Dams 1.2 documentation", "Gates (Dams API)": the book that a page is of. */
const ofBook =
  /(?<=\S)(?::\s[^:|]*(?<!\p{L})(?:documentation|reference manual)|\s[|—–-]\s[^|—–]*(?<!\p{L})(?:documentation|docs|manual|reference)(?!\p{L})[^|—–]*|\s\((?=[^()]*(?<!\p{L})(?:documentation|docs|manual|reference|API|library|implementation|index(?: - .)?(?=\))|\p{L}+ v?\d+(?:\.\d+)+)(?!\p{L}))[^()]*\))$/iu;

/** Share of a document's text below one heading, which is what it calls itself. */
const mostOfIt = 0.8;

/**
 * "Sparse matrices" of "Manual: 2.1 Sparse matrices" and of "Sparse matrices (Manual (7.3))", and
 * the heading over all of a document that is called after its file.
 */
function ownNameOf(
  { passages, fileName = '' }: Material['sources'][number],
  given: string,
): string | undefined {
  const roots = passages.flatMap(({ headings }) => headings.slice(0, 1));
  const [root = ''] = roots;
  const own = bareTitle(root);
  if (
    own === '' ||
    own === given ||
    isBland(own) ||
    roots.filter((one) => one === root).length < roots.length * mostOfIt
  )
    return undefined;
  const isIn =
    given.startsWith(`${own} (`) ||
    isBeforeSite(own, given) ||
    bareTitle(given.split(/:\s+/u).at(-1)!) === own;
  const isFileName = /^[\w.-]*[-_.\d][\w.-]*$/u.test(given) && bareTitle(fileName) === given;
  return isIn || isFileName ? own : undefined;
}

/** "Opening the gates" of "Opening the gates - Dams": what a page is called before its site. */
const isBeforeSite = (own: string, given: string): boolean =>
  own.includes(' ') &&
  given.startsWith(`${own} `) &&
  /^ [|–—-] \S+(?: \S+){0,2}$/u.test(given.slice(own.length));
