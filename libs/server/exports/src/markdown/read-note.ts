import type { Headings } from '../course/headings.ts';
import { findUnescaped, unescapeLine } from '../text/unescape-line.ts';

export interface Note {
  readonly marker: number;
  readonly title: string;
  readonly url: string | undefined;
  readonly heading: string;
  readonly number: number;
  readonly quote: string;
  readonly isSupported: boolean;
}

/** What a footnote to a lesson says; undefined: it is none. */
export function noteIn(line: string, { passage }: Headings): Note | undefined {
  const [, marker, said = ''] = /^\[\^\d+-\d+-(\d+)\]: (.*)$/.exec(line) ?? [];
  const { title, url, rest } = namedIn(said);
  const place = findUnescaped(rest, `${passage} `, 0);
  const [, number, quote, doubt] =
    /^(\d+), “(.*)”(, \*.*\*)?$/.exec(rest.slice(place + passage.length + 1)) ?? [];
  if (marker === undefined || place < 0 || number === undefined) return undefined;
  return {
    marker: Number(marker),
    title,
    url,
    heading: unescapeLine(rest.slice(0, place).replace(/^, /, '').replace(/, $/, '')),
    number: Number(number),
    quote: unescapeLine(quote ?? ''),
    isSupported: doubt === undefined,
  };
}

/** What begins with a link, or with a name in one of the other ways, and what follows it. */
export function namedIn(text: string): {
  title: string;
  url: string | undefined;
  rest: string;
} {
  if (text.startsWith('[')) {
    const end = findUnescaped(text, '](', 1);
    const close = text.indexOf(')', end);
    if (end > 0 && close > 0)
      return {
        title: unescapeLine(text.slice(1, end)),
        url: text.slice(end + 2, close),
        rest: text.slice(close + 1),
      };
  }
  const end = text.startsWith('*') ? findUnescaped(text, '*', 1) : -1;
  return end < 0
    ? { title: '', url: undefined, rest: text }
    : { title: unescapeLine(text.slice(1, end)), url: undefined, rest: text.slice(end + 1) };
}
