import { LazyDrawer } from '../../../shared/antd/lazy.tsx';
import { Link } from 'react-router-dom';
import { useIntent } from '../api/use-lesson.ts';
import { lessonSearch } from '../model/address.ts';
import { type PlacedLesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import { ToolButtons } from '../reading/components/tool-buttons.tsx';
import styles from '../course.module.css';
import { CourseProgress } from './course-progress.tsx';
import { LessonMark } from './lesson-mark.tsx';
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
  const intent = useIntent();
  return (
    <nav aria-label={t.outline_region} className={styles['outline']}>
      <ToolButtons {...(onChoose ? { onChoose } : {})} />
      <CourseProgress lessons={lessons} {...(onChoose ? { onChoose } : {})} />
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
                    {...intent(placed)}
                    aria-current={placed === current ? 'page' : undefined}
                    {...(onChoose ? { onClick: onChoose } : {})}
                  >
                    <LessonMark placed={placed} />
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
    <LazyDrawer title={t.outline} placement="left" size={340} isOpen={isOpen} onClose={onClose}>
      <CourseOutline lessons={lessons} current={current} onChoose={onClose} />
    </LazyDrawer>
  );
}
