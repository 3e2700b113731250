import { Link } from 'react-router-dom';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { paths } from '../../../shared/paths.ts';
import { StatusMark } from '../../../shared/progress/status-mark.tsx';
import { stepLabels, type LiveCourse, type LiveLesson } from '../model/live-course.ts';
import styles from '../generating.module.css';

/** The outline as far as it is known; a lesson that can be read is a link. */
export function LiveOutline({
  taskId,
  live,
  hasEnded,
}: {
  taskId: string;
  live: LiveCourse;
  hasEnded: boolean;
}) {
  if (live.modules.length === 0) return hasEnded ? <div /> : <OutlineToCome />;
  return (
    <section className={styles['outline']} aria-labelledby="outline-title">
      <h2 id="outline-title">Outline</h2>
      <ol>
        {live.modules.map((module, index) => (
          <li key={module.id} className={styles['module']}>
            <span className={styles['tile']} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{module.title}</h3>
              <p>
                <InlineCode text={module.description} />
              </p>
              {module.lessons ? (
                <ol className={styles['lessons']}>
                  {module.lessons.map((lesson) => (
                    <LessonRow
                      key={lesson.id}
                      taskId={taskId}
                      lesson={lesson}
                      hasEnded={hasEnded}
                    />
                  ))}
                </ol>
              ) : (
                <p className={styles['faint']}>
                  {hasEnded
                    ? 'Its lessons were not planned yet.'
                    : 'Its lessons are being planned.'}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function LessonRow({
  taskId,
  lesson,
  hasEnded,
}: {
  taskId: string;
  lesson: LiveLesson;
  hasEnded: boolean;
}) {
  const isReadable = lesson.status === 'readable' || lesson.status === 'completed';
  return (
    <li data-status={hasEnded && lesson.status === 'writing' ? 'planned' : lesson.status}>
      <StatusMark status={lesson.status} hasEnded={hasEnded} />
      <span className={styles['lessonTitle']}>
        {isReadable ? (
          <Link to={`${paths.result(taskId)}?lesson=${lesson.id}`}>{lesson.title}</Link>
        ) : (
          lesson.title
        )}
      </span>
      <span className={styles['step']}>
        {hasEnded ? wordsAtTheEnd[lesson.status] : stateOf(lesson)}
      </span>
    </li>
  );
}

const stateWords: Record<LiveLesson['status'], string> = {
  planned: '',
  writing: 'writing',
  readable: 'ready to read',
  completed: 'done',
  failed: 'failed',
};
const wordsAtTheEnd: typeof stateWords = {
  ...stateWords,
  planned: 'not written',
  writing: 'not written',
};

/** While a text can be read already, only what still comes to it is worth a word. */
function stateOf({ status, step }: LiveLesson): string {
  const isNews =
    status === 'writing' ||
    (status === 'readable' && (step === 'write_quiz' || step === 'pick_resources'));
  return isNews && step ? stepLabels[step] : stateWords[status];
}

function OutlineToCome() {
  return (
    <section className={styles['outline']} aria-labelledby="outline-title">
      <h2 id="outline-title">Outline</h2>
      <p className={styles['faint']}>
        It appears here once the sources have been read, and fills up while the lessons are written.
      </p>
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
