import { memo, useMemo } from 'react';
import { liftAndSanitize } from './lift.ts';
import { documentToReact, type RenderOptions } from './to-react.tsx';
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
}

/**
 * A lesson's Markdown: sanitised, with formulas, highlighted code, scrollable tables and citations.
 */
export const CourseMarkdown = memo(function CourseMarkdown({
  markdown,
  renderCitation,
  topHeading = 3,
}: CourseMarkdownProps) {
  const document = useMemo(() => liftAndSanitize(markdown), [markdown]);
  const content = useMemo(
    () => documentToReact(document, { topHeading, ...(renderCitation ? { renderCitation } : {}) }),
    [document, renderCitation, topHeading],
  );
  return <div className={styles['prose']}>{content}</div>;
});
