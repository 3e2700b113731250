import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useMemo } from 'react';
import { escapedMarkup } from '../trusted-types.ts';
import { useMarkdownMessages } from './messages/index.ts';
import styles from './markdown.module.css';

/**
 * A TeX formula, with MathML for screen readers. What KaTeX cannot read is shown as it was written.
 */
export default function MathFormula({ source, display }: { source: string; display: boolean }) {
  const t = useMarkdownMessages();
  const html = useMemo(() => {
    try {
      return katex.renderToString(source, {
        displayMode: display,
        trust: false,
        maxExpand: 200,
        strict: 'ignore',
      });
    } catch {
      return undefined;
    }
  }, [source, display]);
  if (html === undefined) return <code>{source}</code>;
  // KaTeX escapes its input and, untrusted, makes neither links nor raw HTML.
  return display ? (
    <span
      className={styles['formula']}
      role="group"
      tabIndex={0}
      aria-label={t.formula}
      dangerouslySetInnerHTML={{ __html: escapedMarkup(html) }}
    />
  ) : (
    <span dir="ltr" dangerouslySetInnerHTML={{ __html: escapedMarkup(html) }} />
  );
}
