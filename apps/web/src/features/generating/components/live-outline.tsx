import { useState } from 'react';
import { Link } from 'react-router-dom';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { paths } from '../../../shared/paths.ts';
import type { LessonTexts } from '../../../shared/progress/lesson-texts.ts';
import { StatusMark } from '../../../shared/progress/status-mark.tsx';
import type { LiveCourse, LiveLesson } from '../model/live-course.ts';
import styles from '../generating.module.css';
import { GrowingLesson } from './growing-lesson.tsx';
import type { Messages } from '../messages/en.tsx';
import { useGeneratingMessages } from '../messages/index.ts';

/** The outline as far as it is known; a lesson that can be read is a link. */
export function LiveOutline({
  taskId,
  live,
  texts,
  hasEnded,
}: {
  taskId: string;
  live: LiveCourse;
  /** Of the lessons that are being written. */
  texts: LessonTexts;
  hasEnded: boolean;
}) {
  const t = useGeneratingMessages();
  const first = useFirstWriting(live);
  if (live.modules.length === 0) return hasEnded ? <div /> : <OutlineToCome />;
  return (
    <section className={styles['outline']} aria-labelledby="outline-title">
      <h2 id="outline-title">{t.outline}</h2>
      <ol>
        {live.modules.map((module, index) => (
          <li key={module.id} className={styles['module']}>
            <span className={styles['tile']} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 dir="auto">{module.title}</h3>
              <p dir="auto">
                <InlineCode text={module.description} />
              </p>
              {module.lessons ? (
                <ol className={styles['lessons']}>
                  {module.lessons.map((lesson) => (
                    <LessonRow
                      key={lesson.id}
                      taskId={taskId}
                      lesson={lesson}
                      texts={texts}
                      isOpen={lesson.id === first}
                      hasEnded={hasEnded}
                    />
                  ))}
                </ol>
              ) : (
                <p className={styles['faint']}>
                  {hasEnded ? t.lessons_not_planned : t.lessons_being_planned}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The lesson that is unfolded for those who do nothing: the first that they saw being written. */
function useFirstWriting({ modules }: LiveCourse): string | undefined {
  const lessons = modules.flatMap((module) => module.lessons ?? []);
  const [first, setFirst] = useState<string>();
  const isOver = lessons.find(({ id }) => id === first)?.status !== 'writing';
  const next = lessons.find(({ status }) => status === 'writing')?.id;
  if (isOver && next !== undefined && next !== first) setFirst(next);
  return first;
}

function LessonRow({
  taskId,
  lesson,
  texts,
  isOpen,
  hasEnded,
}: {
  taskId: string;
  lesson: LiveLesson;
  texts: LessonTexts;
  isOpen: boolean;
  hasEnded: boolean;
}) {
  const t = useGeneratingMessages();
  const isReadable = lesson.status === 'readable' || lesson.status === 'completed';
  return (
    <li data-status={hasEnded && lesson.status === 'writing' ? 'planned' : lesson.status}>
      <StatusMark status={lesson.status} hasEnded={hasEnded} />
      <span dir="auto" className={styles['lessonTitle']}>
        {isReadable ? (
          <Link to={`${paths.result(taskId)}?lesson=${lesson.id}`}>{lesson.title}</Link>
        ) : (
          lesson.title
        )}
      </span>
      <span className={styles['step']}>
        {hasEnded ? t.lesson_state_at_the_end[lesson.status] : stateOf(lesson, t)}
      </span>
      {!hasEnded && lesson.status === 'writing' && (
        <GrowingLesson lesson={lesson} texts={texts} isOpen={isOpen} />
      )}
    </li>
  );
}

/** While a text can be read already, only what still comes to it is worth a word. */
function stateOf({ status, step }: LiveLesson, t: Messages): string {
  const isNews =
    status === 'writing' ||
    (status === 'readable' && (step === 'write_quiz' || step === 'pick_resources'));
  return isNews && step ? t.step[step] : t.lesson_state[status];
}

function OutlineToCome() {
  const t = useGeneratingMessages();
  return (
    <section className={styles['outline']} aria-labelledby="outline-title">
      <h2 id="outline-title">{t.outline}</h2>
      <p className={styles['faint']}>{t.outline_to_come}</p>
      <div className={styles['toCome']} aria-hidden="true">
        {[0, 1, 2].map((each) => (
          <div key={each}>
            <span />
            <span />
          </div>
        ))}
      </div>
    </section>
  );
}
