import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { sanitizeToFragment } from './sanitize.ts';

/**
 * The sanitising rule drops classes and data attributes, on which formulas, highlighted code and
 * citations live. So those three are lifted out of the text before it is sanitised, and put back
 * afterwards as our own components. A pair of private-use characters around a number marks the
 * place of each; they are removed from the author's text first, so that it cannot forge one.
 */
export type Lifted =
  | { kind: 'formula'; source: string; display: boolean }
  | { kind: 'code'; source: string; language: string }
  | { kind: 'citation'; source: string; marker: number; occurrence: number };

export interface LiftedDocument {
  readonly fragment: DocumentFragment;
  readonly lifted: readonly Lifted[];
}

/** A piece of a text that stands for itself: a paragraph, a list, a table, a heading. */
export interface TextBlock {
  readonly isHeading: boolean;
  /** Of the citations in it. */
  readonly markers: readonly number[];
  /** Characters. */
  readonly length: number;
}

/** The blocks of a text, in order. */
export const blocksOf = ({ fragment, lifted }: LiftedDocument): readonly TextBlock[] =>
  [...fragment.children].map(({ localName, textContent }) => ({
    isHeading: /^h[1-6]$/.test(localName),
    markers: [...textContent.matchAll(new RegExp(placeholder, 'g'))].flatMap(([, at]) => {
      const put = lifted[Number(at)];
      return put?.kind === 'citation' ? [put.marker] : [];
    }),
    length: textContent.length,
  }));

export const placeholder = /\uE000(\d+)\uE001/;
const placeholderMarks = /[\uE000\uE001]/g;

const formulas: {
  name: string;
  level: 'block' | 'inline';
  pattern: RegExp;
  opens: string;
  display: boolean;
}[] = [
  {
    name: 'dollarBlock',
    level: 'block',
    pattern: /^ {0,3}\$\$([\s\S]+?)\$\$ *(?:\n|$)/,
    opens: '$$',
    display: true,
  },
  {
    name: 'bracketBlock',
    level: 'block',
    pattern: /^ {0,3}\\\[([\s\S]+?)\\\] *(?:\n|$)/,
    opens: '\\[',
    display: true,
  },
  {
    name: 'dollarDisplay',
    level: 'inline',
    pattern: /^\$\$([^$]+?)\$\$/,
    opens: '$$',
    display: true,
  },
  // Not before a letter or digit, so that "$5-$10" and "$HOME/$PATH" stay text.
  {
    name: 'dollarInline',
    level: 'inline',
    pattern: /^\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?![0-9A-Za-z])/,
    opens: '$',
    display: false,
  },
  {
    name: 'parenInline',
    level: 'inline',
    pattern: /^\\\(([\s\S]+?)\\\)/,
    opens: '\\(',
    display: false,
  },
];

/** Markdown (GFM) as sanitised nodes with numbered places, and what belongs in those places. */
export function liftAndSanitize(markdown: string): LiftedDocument {
  const lifted: Lifted[] = [];
  const lift = (piece: Lifted) => `\uE000${lifted.push(piece) - 1}\uE001`;

  const formulaExtensions = formulas.map(
    ({ name, level, pattern, opens, display }): TokenizerAndRendererExtension => ({
      name,
      level,
      start: (text) => {
        const at = text.indexOf(opens);
        return at < 0 ? undefined : at;
      },
      tokenizer(text) {
        const match = pattern.exec(text);
        return match?.[1] ? { type: name, raw: match[0], text: match[1].trim() } : undefined;
      },
      renderer(token) {
        const place = lift({ kind: 'formula', source: String(token['text']), display });
        return level === 'block' ? `<div>${place}</div>` : place;
      },
    }),
  );
  const timesCited = new Map<number, number>();
  const citationExtension: TokenizerAndRendererExtension = {
    name: 'citation',
    level: 'inline',
    start: (text) => {
      const at = text.search(/\[\^\d/);
      return at < 0 ? undefined : at;
    },
    tokenizer(text) {
      const match = /^\[\^(\d{1,4})\]/.exec(text);
      return match?.[1] ? { type: 'citation', raw: match[0], text: match[1] } : undefined;
    },
    renderer: (token) => {
      const marker = Number(token['text']);
      const occurrence = (timesCited.get(marker) ?? 0) + 1;
      timesCited.set(marker, occurrence);
      return lift({ kind: 'citation', source: token.raw, marker, occurrence });
    },
  };

  const marked = new Marked({
    gfm: true,
    extensions: [...formulaExtensions, citationExtension],
    renderer: {
      code: ({ text, lang }) =>
        `<div>${lift({ kind: 'code', source: text, language: lang?.split(/\s/)[0] ?? '' })}</div>`,
      // Inputs are not allowed in course text; the glyphs read as "ballot box" and "ballot box with
      // check".
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  });
  const html = marked.parse(markdown.replace(placeholderMarks, ''), { async: false });
  return { fragment: sanitizeToFragment(html), lifted };
}
