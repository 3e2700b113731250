import type { ReactNode } from 'react';
import styles from './inline-code.module.css';

const quoted = /(?<!`)(`+)(?!`)([\s\S]+?)(?<!`)\1(?!`)/;

/** A line of the author's that is text but for its `code`, which may run over lines. Nothing else of Markdown means anything here, and nothing is HTML. */
export function InlineCode({ text }: { text: string }): ReactNode {
  if (!text.includes('`')) return text;
  // The expression has two groups: every third piece is text, the one after it the backticks, then
  // the code.
  return text.split(quoted).map((piece, index) => {
    if (index % 3 === 1) return null;
    return index % 3 === 0 ? (
      piece
    ) : (
      <code key={index} className={styles[piece.includes('\n') ? 'lines' : 'code']} dir="ltr">
        {piece.trim()}
      </code>
    );
  });
}
