import type { Submodule } from '@coursewright/contract';
import { useCallback } from 'react';
import { CourseMarkdown } from '../../../shared/markdown/course-markdown.tsx';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import type { PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { CitationButton } from './citation-button.tsx';
import { LessonSources } from './lesson-sources.tsx';
import { useCourseMessages } from '../messages/index.ts';

/** Objectives, text, summary, key terms and sources of a lesson. */
export function LessonContent({ placed: { lesson } }: { placed: PlacedLesson }) {
  const t = useCourseMessages();
  const { text } = useReader();
  const { citations } = lesson;
  const renderCitation = useCallback(
    (marker: number, occurrence: number, isRepeat: boolean) => (
      <CitationButton
        marker={marker}
        occurrence={occurrence}
        isRepeat={isRepeat}
        citation={citations.find((each) => each.marker === marker)}
      />
    ),
    [citations],
  );
  return (
    <div className={styles['content']}>
      {lesson.objectives.length > 0 && (
        <section className={styles['objectives']} aria-labelledby="objectives-title">
          <h3 id="objectives-title">{t.objectives}</h3>
          <ul {...text}>
            {lesson.objectives.map((objective) => (
              <li key={objective}>
                <InlineCode text={objective} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div {...text}>
        <CourseMarkdown markdown={lesson.content} renderCitation={renderCitation} />
      </div>
      {lesson.summary && (
        <section className={styles['summing']} aria-labelledby="summary-title">
          <h3 id="summary-title">{t.summary}</h3>
          <div {...text}>
            <CourseMarkdown
              markdown={lesson.summary}
              renderCitation={renderCitation}
              topHeading={4}
            />
          </div>
        </section>
      )}
      <KeyTerms terms={lesson.key_terms} />
      <LessonSources lesson={lesson} />
    </div>
  );
}

function KeyTerms({ terms }: { terms: Submodule['key_terms'] }) {
  const t = useCourseMessages();
  const { text } = useReader();
  if (terms.length === 0) return null;
  return (
    <section className={styles['terms']} aria-labelledby="terms-title">
      <h3 id="terms-title">{t.key_terms}</h3>
      <dl {...text}>
        {terms.map(({ term, definition }) => (
          <div key={term}>
            <dt>
              <InlineCode text={term} />
            </dt>
            <dd>
              <InlineCode text={definition} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
