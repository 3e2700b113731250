import { useMemo } from 'react';
import { useLanguage } from '../../../../shared/language.ts';
import type { CourseText } from '../../../../shared/course-text.ts';
import styles from '../editing.module.css';
import { partsOf } from '../model/lesson-text.ts';
import {
  countWords,
  diffTexts,
  isUnchanged,
  type DiffParagraph,
  type DiffPart,
} from '../model/word-diff.ts';
import type { Tag } from '../../../../shared/messages.ts';
import { useEditingMessages } from '../messages/index.ts';

type Written = Parameters<typeof partsOf>[0];

interface DiffViewProps {
  readonly before: Written;
  readonly after: Written;
  readonly language: string;
  readonly text: CourseText;
}

/** What changed between two versions of a lesson, part by part. What stayed is folded away. */
export function DiffView({ before, after, language, text }: DiffViewProps) {
  const t = useEditingMessages();
  const shown = useLanguage();
  const parts = useMemo(() => {
    const earlier = partsOf(before, t.option_if_right);
    return partsOf(after, t.option_if_right)
      .map(({ part, text: now }, index) => ({
        part,
        paragraphs: diffTexts(earlier[index]?.text ?? '', now, language),
      }))
      .filter(({ paragraphs }) => !paragraphs.every(isUnchanged));
  }, [before, after, language, t]);
  const { added, removed } = useMemo(
    () =>
      countWords(
        parts.flatMap(({ paragraphs }) => paragraphs),
        language,
      ),
    [parts, language],
  );
  if (parts.length === 0) return <p>{t.same}</p>;
  return (
    <>
      <p className={styles['legend']}>
        <span>{t.added_removed({ added, removed, ...marks })}</span>
      </p>
      <div className={styles['diff']}>
        {parts.map(({ part, paragraphs }) => (
          <section key={part} aria-label={t.lesson_part[part]}>
            <h3>{t.lesson_part[part]}</h3>
            <div {...text}>
              {folded(paragraphs).map((stretch, index) =>
                stretch.isFolded ? (
                  <details key={index}>
                    <summary lang={shown} dir="auto">
                      {t.paragraphs_unchanged({ count: stretch.paragraphs.length })}
                    </summary>
                    {stretch.paragraphs.map((paragraph, at) => (
                      <Paragraph key={at} paragraph={paragraph} />
                    ))}
                  </details>
                ) : (
                  stretch.paragraphs.map((paragraph, at) => (
                    <Paragraph key={`${index}-${at}`} paragraph={paragraph} />
                  ))
                ),
              )}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

const marks: Readonly<Record<'mark_added' | 'mark_removed', Tag>> = {
  mark_added: (text) => <span className={styles['added']}>{text}</span>,
  mark_removed: (text) => <span className={styles['removed']}>{text}</span>,
};

const Paragraph = ({ paragraph }: { paragraph: DiffParagraph }) => (
  <p>
    {paragraph.map((part, index) => (
      <Part key={index} part={part} />
    ))}
  </p>
);

/**
 * Told apart by more than colour; and, since many screen readers pass over ins and del, in words.
 */
function Part({ part: { kind, text } }: { part: DiffPart }) {
  const t = useEditingMessages();
  const shown = useLanguage();
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <>
      <Tag className={styles[kind]}>
        <span className="visually-hidden" lang={shown}>
          {t.diff_start[kind]}{' '}
        </span>
        {text}
        <span className="visually-hidden" lang={shown}>
          ]
        </span>
      </Tag>
      {kind === 'removed' && /\S$/.test(text) ? ' ' : ''}
    </>
  );
}

interface Stretch {
  readonly isFolded: boolean;
  readonly paragraphs: DiffParagraph[];
}

/** Runs of unchanged paragraphs, except for the one next to a change, which says where it is. */
function folded(paragraphs: readonly DiffParagraph[]): Stretch[] {
  const stretches: Stretch[] = [];
  paragraphs.forEach((paragraph, at) => {
    const isNear = [paragraphs[at - 1], paragraphs[at + 1]].some(
      (neighbour) => neighbour && !isUnchanged(neighbour),
    );
    const isFolded = isUnchanged(paragraph) && !isNear;
    const last = stretches.at(-1);
    if (last?.isFolded === isFolded) last.paragraphs.push(paragraph);
    else stretches.push({ isFolded, paragraphs: [paragraph] });
  });
  return stretches;
}
