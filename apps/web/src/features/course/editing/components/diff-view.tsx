import { useMemo } from 'react';
import type { CourseText } from '../../../../shared/course-text.ts';
import styles from '../editing.module.css';
import { partsOf } from '../model/lesson-text.ts';
import {
  countWords,
  diffTexts,
  isUnchanged,
  type DiffParagraph,
  type DiffPiece,
} from '../model/word-diff.ts';

type Written = Parameters<typeof partsOf>[0];

interface DiffViewProps {
  readonly before: Written;
  readonly after: Written;
  readonly language: string;
  readonly text: CourseText;
}

/** What changed between two versions of a lesson, part by part. What stayed is folded away. */
export function DiffView({ before, after, language, text }: DiffViewProps) {
  const parts = useMemo(() => {
    const earlier = partsOf(before);
    return partsOf(after)
      .map(({ name, text: now }, index) => ({
        name,
        paragraphs: diffTexts(earlier[index]?.text ?? '', now, language),
      }))
      .filter(({ paragraphs }) => !paragraphs.every(isUnchanged));
  }, [before, after, language]);
  const { added, removed } = useMemo(
    () =>
      countWords(
        parts.flatMap(({ paragraphs }) => paragraphs),
        language,
      ),
    [parts, language],
  );
  if (parts.length === 0) return <p>These two versions say the same.</p>;
  return (
    <>
      <p className={styles['legend']}>
        <span>
          {count(added)} <span className={styles['added']}>added</span>, {count(removed)}{' '}
          <span className={styles['removed']}>removed</span>
        </span>
      </p>
      <div className={styles['diff']}>
        {parts.map(({ name, paragraphs }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <div {...text}>
              {folded(paragraphs).map((stretch, index) =>
                stretch.isFolded ? (
                  <details key={index}>
                    <summary lang="en" dir="auto">
                      {stretch.paragraphs.length === 1
                        ? 'One paragraph'
                        : `${stretch.paragraphs.length} paragraphs`}{' '}
                      unchanged
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

const count = (words: number) => `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;

const Paragraph = ({ paragraph }: { paragraph: DiffParagraph }) => (
  <p>
    {paragraph.map((piece, index) => (
      <Piece key={index} piece={piece} />
    ))}
  </p>
);

/** Told apart by more than colour; and, since many screen readers pass over ins and del, in words. */
function Piece({ piece: { kind, text } }: { piece: DiffPiece }) {
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <>
      <Tag className={styles[kind]}>
        <span className="visually-hidden" lang="en">
          [{kind}:{' '}
        </span>
        {text}
        <span className="visually-hidden" lang="en">
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
