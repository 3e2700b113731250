import { useDeferredValue, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { CourseMarkdown } from '../../../shared/markdown/course-markdown.tsx';
import { useLessonText, type LessonTexts } from '../../../shared/progress/lesson-texts.ts';
import styles from '../generating.module.css';
import { useGeneratingMessages } from '../messages/index.ts';
import type { LiveLesson } from '../model/live-course.ts';

/**
 * A lesson while it is written, to be folded in and out. Nothing of it is cited or checked yet, and
 * it says so. That it can be read is read out once; its growing is not.
 */
export function GrowingLesson({
  lesson,
  texts,
  isOpen,
}: {
  lesson: Pick<LiveLesson, 'id' | 'title'>;
  texts: LessonTexts;
  /** Until the learner has folded it. */
  isOpen: boolean;
}) {
  const t = useGeneratingMessages();
  // Typing and folding come before the rendering of a long text.
  const text = useDeferredValue(useLessonText(texts, lesson.id));
  const [chosen, setChosen] = useState<boolean>();
  const box = useRef<HTMLDetailsElement>(null);
  useFocusKept(box);
  const isUnfolded = chosen ?? isOpen;
  const hasText = text !== '';
  return (
    <>
      <p className="visually-hidden" role="status">
        {hasText && t.can_be_read_along({ lesson: lesson.title })}
      </p>
      {hasText && (
        <details
          ref={box}
          className={styles['growing']}
          open={isUnfolded}
          onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
            if (currentTarget.open !== isUnfolded) setChosen(currentTarget.open);
          }}
        >
          <summary>
            {t.being_written}
            <span className="visually-hidden">
              : <bdi>{lesson.title}</bdi>
            </span>
          </summary>
          {isUnfolded && (
            <div dir="auto">
              <CourseMarkdown markdown={text} topHeading={4} />
            </div>
          )}
        </details>
      )}
    </>
  );
}

/** When the lesson is finished, the focus goes on to the link that takes its place. */
function useFocusKept(box: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(
    () => () => {
      const element = box.current;
      if (!element?.contains(document.activeElement)) return;
      const row = element.closest('li');
      setTimeout(() => row?.querySelector('a')?.focus());
    },
    [box],
  );
}
