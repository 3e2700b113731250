import type { CourseDocument } from '../course/course-document.ts';
import { onOneLine } from '../text/escape-line.ts';
import type { BookPage } from './lesson-page.ts';
import { hasMath } from './mathml.ts';
import { inOwnWords, languageOf, page, xml } from './xhtml.ts';

/** An entry of the contents with those below it. */
export interface Entry {
  readonly page: BookPage;
  readonly below: readonly BookPage[];
}

export const container =
  '<?xml version="1.0" encoding="utf-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n';

const features = ['tableOfContents', 'structuralNavigation', 'readingOrder', 'alternativeText'];

/** The package document (EPUB 3.3), with what readers need to know of its accessibility. */
export function packageOf(course: CourseDocument, pages: readonly BookPage[]): string {
  const language = xml(languageOf(course));
  const withMath = pages.map(({ xhtml }) => hasMath(xhtml));
  const schema = (property: string, value: string): string =>
    `<meta property="schema:${property}">${value}</meta>`;
  const metadata = [
    `<dc:identifier id="id">urn:uuid:${xml(course.id)}</dc:identifier>`,
    `<dc:title>${xml(course.title) || 'Coursewright'}</dc:title>`,
    `<dc:language>${language}</dc:language>`,
    `<dc:creator>${xml(course.author.name) || 'Coursewright'}</dc:creator>`,
    ...(xml(course.summary) ? [`<dc:description>${xml(course.summary)}</dc:description>`] : []),
    `<meta property="dcterms:modified">${new Date(course.modifiedAt).toISOString().slice(0, 19)}Z</meta>`,
    schema('accessMode', 'textual'),
    schema('accessModeSufficient', 'textual'),
    ...[...features, ...(withMath.includes(true) ? ['MathML'] : [])].map((one) =>
      schema('accessibilityFeature', one),
    ),
    schema('accessibilityHazard', 'none'),
    schema(
      'accessibilitySummary',
      'Text with headings, notes and, where there are formulas, MathML.',
    ),
  ];
  const items = pages.map(
    ({ file }, index) =>
      `<item id="page-${index + 1}" href="${file}" media-type="application/xhtml+xml"${withMath[index] ? ' properties="mathml"' : ''}/>`,
  );
  const spine = pages.map((_, index) => `<itemref idref="page-${index + 1}"/>`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" dir="${course.direction}">`,
    `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata.join('')}</metadata>`,
    '<manifest>',
    '<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="book.css" media-type="text/css"/>',
    '<item id="cover-image" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>',
    ...items,
    '</manifest>',
    `<spine page-progression-direction="${course.direction}">${spine[0] ?? ''}<itemref idref="contents"/>${spine.slice(1).join('')}</spine>`,
    '</package>',
    '',
  ].join('\n');
}

export function contentsPage(course: CourseDocument, entries: readonly Entry[]): string {
  const title = course.headings.contents;
  const own = inOwnWords(course, 'book');
  const link = ({ file, title: name, isOwn }: BookPage): string =>
    `<a href="${file}"${isOwn ? own : ''}>${xml(name) || file}</a>`;
  const items = entries.map(({ page: one, below }) => {
    const inner = below.map((lesson) => `<li>${link(lesson)}</li>`).join('');
    return `<li>${link(one)}${inner ? `<ol>${inner}</ol>` : ''}</li>`;
  });
  const body = `<nav epub:type="toc" role="doc-toc" id="toc"><h1${own}>${xml(title)}</h1><ol>${items.join('')}</ol></nav>`;
  return page(course, { title, body, isOwn: true });
}

const lettersOfLine = 18;
const linesOfCover = 7;

/** A cover of type only, which is sharp at every size. */
export function coverImage(course: CourseDocument): string {
  const lines = linesOf(course.title).map(
    (line, index) => `<tspan x="300" y="${260 + index * 62}">${xml(line)}</tspan>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800">',
    '<rect width="600" height="800" fill="#14342b"/><rect x="40" y="40" width="520" height="720" fill="none" stroke="#e9a23b" stroke-width="4"/>',
    `<text font-family="serif" font-size="50" fill="#fff8ea" text-anchor="middle" direction="${course.direction}">${lines.join('')}</text>`,
    '<text x="300" y="710" font-family="sans-serif" font-size="24" fill="#e9a23b" text-anchor="middle">Coursewright</text>',
    '</svg>',
    '',
  ].join('\n');
}

/** As much of a title as has room on the cover, in lines of whole words where there are words. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of onOneLine(title).split(' ')) {
    const letters = [...word];
    for (let at = 0; at < Math.max(1, letters.length); at += lettersOfLine) {
      const piece = letters.slice(at, at + lettersOfLine).join('');
      const last = lines.at(-1);
      if (at === 0 && last !== undefined && [...last, ...piece].length < lettersOfLine)
        lines[lines.length - 1] = `${last} ${piece}`;
      else lines.push(piece);
    }
  }
  return lines.length > linesOfCover ? [...lines.slice(0, linesOfCover - 1), '…'] : lines;
}

export const css = `body { line-height: 1.55; margin: 0 5%; }
h1, h2, h3 { line-height: 1.25; }
pre { white-space: pre-wrap; font-size: 0.85em; border-inline-start: 3px solid #888; padding-inline-start: 0.8em; }
table { border-collapse: collapse; }
td, th { border-bottom: 1px solid #888; padding: 0.3em 0.6em; text-align: start; }
blockquote { margin-inline: 1em 0; font-size: 0.95em; }
dt { font-weight: bold; }
ol.options { list-style-type: upper-alpha; }
aside { font-size: 0.9em; }
img.cover { max-width: 100%; max-height: 95vh; }
`;
