import { Link } from 'react-router-dom';
import { InlineCode } from '../../../../shared/markdown/inline-code.tsx';
import { useIntent } from '../../api/use-lesson.ts';
import { LessonMark } from '../../components/lesson-mark.tsx';
import { lessonSearch } from '../../model/address.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import styles from '../map.module.css';

interface MapTextProps {
  readonly notes: ReadonlyMap<string, string>;
  readonly lessons: readonly PlacedLesson[];
}

/** The same map as a list, for whoever reads it or listens to it. */
export function MapText({ notes, lessons }: MapTextProps) {
  const { course, text } = useReader();
  const intent = useIntent();
  return (
    <ol className={styles['map']}>
      {course.modules.map((module) => (
        <li key={module.id}>
          <p>
            <strong {...text}>
              <InlineCode text={module.title} />
            </strong>
            <Note words={notes.get(module.id)} />
          </p>
          <ol>
            {lessons
              .filter((placed) => placed.module.id === module.id)
              .map((placed) => (
                <li key={placed.lesson.id}>
                  <Link to={{ search: lessonSearch(placed.lesson.id) }} {...intent(placed)}>
                    <LessonMark placed={placed} />
                    <span {...text}>
                      <InlineCode text={placed.lesson.title} />
                    </span>
                  </Link>
                  <Note words={notes.get(placed.lesson.id)} />
                </li>
              ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

const Note = ({ words }: { words: string | undefined }) =>
  words && <span className={styles['note']}>{words}</span>;
