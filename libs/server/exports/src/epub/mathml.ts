import katex from 'katex';
import { xml } from './xml.ts';

/**
 * A formula as KaTeX writes it, which knows no markup of the author's. Its source is what is read
 * aloud. Undefined where it is no TeX.
 */
export function mathOf(tex: string, displayMode: boolean): string | undefined {
  let markup: string;
  try {
    // It may not be larger than the page it stands on.
    markup = katex.renderToString(tex, {
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
  return math.replace('<math ', `<math alttext="${xml(tex)}" `).replaceAll(']]>', ']]&gt;');
}

/** Whether a page has formulas: all else that looks like one was escaped. */
export const hasMath = (markup: string): boolean => markup.includes('<math ');
