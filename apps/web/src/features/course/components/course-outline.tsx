import { Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { Icon } from '../../../shared/ui/icon.tsx';
import { StatusMark } from '../../../shared/progress/status-mark.tsx';
import { lessonSearch } from '../model/address.ts';
import { isReadable, isSettled, type PlacedLesson } from '../model/lessons.ts';
import { finishedSearch, isAllFinished } from '../learning/model/finishing.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

interface CourseOutlineProps {
  readonly lessons: PlacedLesson[];
  readonly current: PlacedLesson | undefined;
  readonly onChoose?: () => void;
}

/** With more lessons than this, only the module being read is unfolded. */
const unfoldedLessons = 30;

export function CourseOutline({ lessons, current, onChoose }: CourseOutlineProps) {
  const t = useCourseMessages();
  const { course, text, isWriting } = useReader();
  return (
    <nav aria-label={t.outline_region} className={styles['outline']}>
      <OutlineProgress lessons={lessons} {...(onChoose ? { onChoose } : {})} />
      {course.modules.map((module, index) => (
        <details
          key={module.id}
          open={lessons.length <= unfoldedLessons || module.id === current?.module.id}
        >
          <summary>
            <span className={styles['tile']} aria-hidden="true">
              {index + 1}
            </span>
            <span {...text}>{module.title}</span>
          </summary>
          <ol>
            {lessons
              .filter((placed) => placed.module.id === module.id)
              .map((placed) => (
                <li key={placed.lesson.id}>
                  <Link
                    to={{ search: lessonSearch(placed.lesson.id) }}
                    aria-current={placed === current ? 'page' : undefined}
                    {...(onChoose ? { onClick: onChoose } : {})}
                  >
                    <OutlineMark placed={placed} />
                    <span {...text}>{placed.lesson.title}</span>
                  </Link>
                </li>
              ))}
          </ol>
          {module.submodules.length === 0 && (
            <p className={styles['faint']}>
              {isWriting ? t.lessons_being_planned : t.lessons_not_planned}
            </p>
          )}
        </details>
      ))}
    </nav>
  );
}

/** The lesson's number; a tick once it is read; its state while it cannot be. */
function OutlineMark({ placed: { lesson, number } }: { placed: PlacedLesson }) {
  const t = useCourseMessages();
  const { marks, isWriting } = useReader();
  if (marks?.read.has(lesson.id))
    return (
      <span className={styles['readMark']}>
        <Icon name="right" />
        <span className="visually-hidden">{t.read_prefix} </span>
      </span>
    );
  if (lesson.status === 'failed') return <StatusMark status="failed" />;
  if (!isReadable(lesson)) return <StatusMark status={lesson.status} hasEnded={!isWriting} />;
  return <span className={styles['number']}>{number}</span>;
}

function OutlineProgress({ lessons, onChoose }: Pick<CourseOutlineProps, 'lessons' | 'onChoose'>) {
  const t = useCourseMessages();
  const { marks, isWriting } = useReader();
  const settled = lessons.filter(({ lesson }) => isSettled(lesson)).length;
  const read = lessons.filter(({ lesson }) => marks?.read.has(lesson.id)).length;
  if (!isWriting && !marks) return null;
  const done = isWriting ? settled : read;
  const count = lessons.length;
  const isFinished = marks && isAllFinished({ lessons, read: marks.read, isWriting });
  return (
    <div className={styles['outlineProgress']}>
      <p>{isWriting ? t.lessons_written({ done, count }) : t.lessons_read({ done, count })}</p>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={isWriting ? t.progress_written : t.progress_read}
        aria-valuemin={0}
        aria-valuemax={lessons.length}
        aria-valuenow={done}
      >
        <span
          style={{ inlineSize: `${lessons.length > 0 ? (100 * done) / lessons.length : 0}%` }}
        />
      </div>
      {isFinished && (
        <Link
          to={{ search: finishedSearch('course') }}
          {...(onChoose ? { onClick: onChoose } : {})}
        >
          {t.see_learned}
        </Link>
      )}
    </div>
  );
}

/** The outline on a narrow screen. */
export function OutlineDrawer({
  isOpen,
  onClose,
  lessons,
  current,
}: {
  isOpen: boolean;
  onClose: () => void;
  lessons: PlacedLesson[];
  current: PlacedLesson | undefined;
}) {
  const t = useCourseMessages();
  return (
    <Drawer title={t.outline} placement="left" size={340} open={isOpen} onClose={onClose}>
      <CourseOutline lessons={lessons} current={current} onChoose={onClose} />
    </Drawer>
  );
}
