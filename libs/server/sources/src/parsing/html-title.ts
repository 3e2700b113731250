/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { normaliseLine } from './normalise-text.ts';

/** "Tides - Encyclopedia of the Sea" is the page "Tides" where a heading of it says so. */
export function declaredTitle(document: Document): string | undefined {
  const title = wholeTitle(document);
  const headings = [...document.querySelectorAll('main h1'), ...document.querySelectorAll('h1')]
    .slice(0, mostHeadings)
    .map((heading) => normaliseLine(heading.textContent ?? '').replace(linkSign, ''));
  const own = headings
    .map((heading) => heading.replace(listing, ''))
    .find(
      (heading, at) =>
        heading.length > 2 &&
        (title.toLowerCase().startsWith(heading.toLowerCase()) ||
          (heading !== headings[at] && title.toLowerCase().endsWith(heading.toLowerCase()))),
    );
  // "About" is a page of any site.
  const page = title.replace(ofSphinx, '');
  if (page !== title && isOneWord.test(page) && !title.includes(`${page} `, page.length + 1))
    return title;
  return (own ?? (page || headings[0])) || undefined;
}

export const wholeTitle = (document: Document): string =>
  normaliseLine(document.querySelector('title')?.textContent ?? '').replace(noTitle, '');

/** What Sphinx says of a page without a title. */
const noTitle = /^<no title>(?: [—–] .*)?$/u;

/** What shows a link to the heading itself: a sign, or a letter of a font of pictures. */
const linkSign = /[\s¶§#\p{Co}]+$/u;

/** A page has its site's name and its own above its text; more are those of its chapters. */
const mostHeadings = 4;

/** "basins.py — Pumps 2.0 documentation": what Sphinx adds to the title of each page. */
const ofSphinx = /(?<=\S) [—–] [^—–]{2,80} documentation$/u;
const isOneWord = /^\p{L}+$/u;

/** What Sphinx writes above the source of a module, which its title does not say. */
const listing = /^source code for (?=\S)/iu;

/**
 * "Gates::Gate Class Reference" of "Pumps: Gates::Gate Class Reference", a page of Doxygen, which has
 * it above its text among what stands around that.
 */
export function titleOfDoxygen(document: Document): string | undefined {
  const generator = document.querySelector('meta[name="generator" i]')?.getAttribute('content');
  if (!/^doxygen(?!\p{L})/iu.test(generator ?? '')) return undefined;
  const shown = document.querySelector('.headertitle .title');
  const own = [...(shown?.childNodes ?? [])]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent)
    .join('');
  return normaliseLine(own) || wholeTitle(document).replace(/^[^:]+:\s+(?=\S)/u, '') || undefined;
}
