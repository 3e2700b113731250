import katex from 'katex';
import { withoutNoCharacters, xml } from './xml.ts';

/**
 * A formula as KaTeX writes it, which knows no markup of the author's. Its source is what is read
 * aloud. Undefined where it is no TeX.
 */
export function mathOf(tex: string, displayMode: boolean): string | undefined {
  let markup: string;
  try {
    // It may not be larger than the page it stands on.
    markup = katex.renderToString(withoutNoCharacters(tex), {
      output: 'mathml',
      displayMode,
      strict: 'ignore',
      trust: false,
      maxSize: 20,
    });
  } catch {
    return undefined;
  }
  const math = markup.slice(markup.indexOf('<math '), markup.lastIndexOf('</math>') + 7);
  // Within XML these three end what nobody began.
  return withRows(math)
    .replace('<math ', () => `<math alttext="${xml(tex)}" `)
    .replaceAll(']]>', ']]&gt;');
}

/** What KaTeX makes of several signs that are one operator, such as an equals sign below letters. */
const elementInToken = /<(?:mi|mn|mo|ms|mtext)\b[^>]*><m/;

/** Tokens hold letters and no elements: those that do are rows. */
function withRows(math: string): string {
  if (!elementInToken.test(math)) return math;
  const open: string[] = [];
  return math.replace(
    /<(\/?)(mi|mn|mo|ms|mtext)\b[^>]*>(?=(<m)?)/g,
    (tag, isEnd: string, name: string, child: string | undefined) => {
      if (isEnd) return `</${open.pop() ?? name}>`;
      open.push(child ? 'mrow' : name);
      return child ? '<mrow>' : tag;
    },
  );
}

/** Whether a page has formulas: all else that looks like one was escaped. */
export const hasMath = (markup: string): boolean => markup.includes('<math ');
