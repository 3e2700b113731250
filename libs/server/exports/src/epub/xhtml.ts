import type { CourseDocument } from '../course/course-document.ts';
import { directionOfHeadings } from '../course/headings.ts';
import { onOneLine } from '../text/escape-line.ts';
import { formulasOfLine } from '../text/formulas-of-line.ts';
import { piecesOfLine } from '../text/pieces-of-line.ts';
import { mathOf } from './mathml.ts';
import { xml } from './xml.ts';

export { xml };

/** An author's line, in which `code` is code, formulas are MathML and everything else is text. */
export const lineXml = (line: string): string =>
  piecesOfLine(onOneLine(line))
    .map(({ text, ticks }) => (ticks ? code(text) : withFormulas(text)))
    .join('');

const code = (text: string): string => `<code dir="ltr">${xml(text)}</code>`;

const withFormulas = (text: string): string =>
  formulasOfLine(text)
    .map((piece) =>
      piece.isFormula ? (mathOf(piece.text, false) ?? code(piece.text)) : spaced(piece.text),
    )
    .join('');

/** With the spaces at its ends, which part it from the code beside it. */
const spaced = (text: string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${xml(text)}${/\s$/.test(text) ? ' ' : ''}`;

export const paragraph = (line: string): string => (line.trim() ? `<p>${lineXml(line)}</p>` : '');

export const bullets = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${lineXml(line)}</li>`).join('')}</ul>`;

/** Well-formed as a language tag, which not every one is that has a name. */
export const languageOf = ({ language }: CourseDocument): string => {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und';
  } catch {
    return 'und';
  }
};

/** In which language the file itself speaks, where the course speaks another one. */
export function ownLanguage({
  language,
  headings,
}: CourseDocument): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined {
  const lang = headings.language;
  if (language.split('-')[0]?.toLowerCase() === lang) return undefined;
  return { lang, dir: directionOfHeadings(lang) };
}

/** The attributes of an element that holds words of the file itself; `xml:lang` is for books. */
export function inOwnWords(course: CourseDocument, kind: 'book' | 'web'): string {
  const own = ownLanguage(course);
  if (!own) return '';
  return ` lang="${own.lang}"${kind === 'book' ? ` xml:lang="${own.lang}"` : ''} dir="${own.dir}"`;
}

/** Such as “Passage 3”. */
export function ownPassage(course: CourseDocument, number: number, kind: 'book' | 'web'): string {
  const own = inOwnWords(course, kind);
  const words = xml(`${course.headings.passage} ${number}`);
  return own === '' ? words : `<span${own}>${words}</span>`;
}

/** A page of the book; `body` is XHTML, `isOwn` tells that the title is the file's own. */
export function page(
  course: CourseDocument,
  {
    title,
    body,
    type,
    isOwn = false,
  }: { title: string; body: string; type?: string; isOwn?: boolean },
): string {
  const language = languageOf(course);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<!DOCTYPE html>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${xml(language)}" xml:lang="${xml(language)}" dir="${course.direction}">`,
    `<head><title${isOwn ? inOwnWords(course, 'book') : ''}>${xml(title) || 'Coursewright'}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>`,
    `<body${type ? ` epub:type="${type}"` : ''}>${body}</body>`,
    '</html>',
    '',
  ].join('\n');
}
