import type { ClaimCheck, Submodule } from '@coursewright/contract';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { CourseMarkdown } from '../../../shared/markdown/course-markdown.tsx';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import type { SentenceMark } from '../../../shared/markdown/mark-sentences.ts';
import { useNarrowScreen } from '../../../shared/ui/use-narrow-screen.ts';
import { checkOfTerm, isCertain } from '../model/certainty.ts';
import { useReader } from '../model/reader.ts';
import { citesNothing } from '../model/unsourced.ts';
import styles from '../course.module.css';
import { CitationButton } from './citation-button.tsx';
import { ClaimNote } from './claim-note.tsx';
import { askWithin } from './question-in-text.tsx';
import { LessonSources } from './lesson-sources.tsx';
import { UncertainCount, UncertainSwitch } from './uncertain-switch.tsx';
import { useCourseMessages } from '../messages/index.ts';

// A lesson is read without it, and stays where it cannot be loaded.
const NoteLayer = lazy(() =>
  import('../notes/components/note-layer.tsx').catch(() => ({ default: () => <></> })),
);

/** A lesson's text, what it enables to, its summary, key terms and sources. */
export function LessonContent({ lesson }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { text, evidence } = useReader();
  const isNarrow = useNarrowScreen();
  const { citations } = lesson;
  const marks = useMarks(lesson, 'lesson');
  const summaryMarks = useMarks(lesson, 'summary');
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
  const interlude = useMemo(() => askWithin(lesson), [lesson]);
  return (
    <div className={styles['content']} data-lesson-text>
      <UncertainCount lesson={lesson} />
      {citesNothing(lesson) && <p className={styles['notice']}>{t.lesson_cites_nothing}</p>}
      <div {...text}>
        <CourseMarkdown
          markdown={lesson.content}
          renderCitation={renderCitation}
          marks={marks}
          interlude={interlude}
        />
      </div>
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
      {lesson.summary && (
        <section className={styles['summing']} aria-labelledby="summary-title">
          <h3 id="summary-title">{t.summary}</h3>
          <div {...text}>
            <CourseMarkdown
              markdown={lesson.summary}
              renderCitation={renderCitation}
              topHeading={4}
              marks={summaryMarks}
            />
          </div>
        </section>
      )}
      <KeyTerms lesson={lesson} />
      <LessonSources lesson={lesson} />
      {isNarrow && <UncertainSwitch lesson={lesson} />}
      {evidence.isKept && (
        <Suspense>
          <NoteLayer lesson={lesson} />
        </Suspense>
      )}
    </div>
  );
}

/** How the checked sentences of a part stand in its text; undefined while they are not told apart. */
function useMarks(
  { checks }: Submodule,
  wanted: ClaimCheck['part'],
): readonly SentenceMark[] | undefined {
  const { isOn } = useReader().uncertain;
  return useMemo(
    () =>
      isOn
        ? checks
            ?.filter(({ part }) => part === wanted)
            .map((check) =>
              isCertain(check)
                ? { text: check.text, stands: 'back' }
                : { text: check.text, stands: 'out', note: <ClaimNote check={check} /> },
            )
        : undefined,
    [checks, isOn, wanted],
  );
}

function KeyTerms({ lesson }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { text, uncertain } = useReader();
  const terms = lesson.key_terms;
  if (terms.length === 0) return null;
  return (
    <section className={styles['terms']} aria-labelledby="terms-title">
      <h3 id="terms-title">{t.key_terms}</h3>
      <dl {...text}>
        {terms.map((term) => {
          const check = uncertain.isOn ? checkOfTerm(lesson, term) : undefined;
          return (
            <div key={term.term}>
              <dt>
                <InlineCode text={term.term} />
              </dt>
              <dd>
                <InlineCode text={term.definition} />
                {check && !isCertain(check) && <ClaimNote check={check} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
