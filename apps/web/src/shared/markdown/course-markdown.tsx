import { memo, useMemo } from 'react';
import { blocksOf, liftAndSanitize, type TextBlock } from './lift.ts';
import { markSentences, type SentenceMark } from './mark-sentences.ts';
import { documentToReact, type Interlude, type RenderOptions } from './to-react.tsx';
import styles from './markdown.module.css';

interface CourseMarkdownProps {
  readonly markdown: string;
  /**
   * What stands for the citation marker `[^3]`; keep it stable, the text is rendered anew when it
   * changes.
   */
  readonly renderCitation?: NonNullable<RenderOptions['renderCitation']>;
  /** Level of the text's highest heading. */
  readonly topHeading?: 2 | 3 | 4;
  /** Sentences that are to stand out or back, in their order; keep it stable. */
  readonly marks?: readonly SentenceMark[] | undefined;
  /** What the interface puts between two blocks of the text, if anything; keep it stable. */
  readonly interlude?: ((blocks: readonly TextBlock[]) => Interlude | undefined) | undefined;
}

/**
 * A lesson's Markdown: sanitised, with formulas, highlighted code, scrollable tables and citations.
 */
export const CourseMarkdown = memo(function CourseMarkdown({
  markdown,
  renderCitation,
  topHeading = 3,
  marks,
  interlude,
}: CourseMarkdownProps) {
  const document = useMemo(() => liftAndSanitize(markdown), [markdown]);
  const content = useMemo(() => {
    const options = {
      topHeading,
      ...(renderCitation ? { renderCitation } : {}),
      interlude: interlude?.(blocksOf(document)),
    };
    if (!marks) return documentToReact(document, options);
    const marked = markSentences(document, marks);
    return documentToReact(marked, { ...options, parts: marked.parts });
  }, [document, renderCitation, topHeading, marks, interlude]);
  return (
    <div className={styles['prose']} data-prose>
      {content}
    </div>
  );
});
