import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { useNarrowScreen } from '../../../../shared/ui/use-narrow-screen.ts';
import { useLearningMessages } from '../../learning/messages/index.ts';
import { useCourseMessages } from '../../messages/index.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import type { Canvas } from '../../visualization/components/diagram-canvas.tsx';
import { DrawnDiagram } from '../../visualization/components/drawn-diagram.tsx';
import { useVisualizationMessages } from '../../visualization/messages/index.ts';
import styles from '../../visualization/visualization.module.css';
import { mapOfCourse } from '../model/map-of-course.ts';
import { MapText } from './map-text.tsx';

/**
 * The course as a picture to move through: its modules, their lessons, and how far the reader is in
 * each. On a phone first as text.
 */
export function CourseMap({ lessons }: { lessons: readonly PlacedLesson[] }) {
  const t = useCourseMessages();
  const drawing = useVisualizationMessages();
  const { right_of } = useLearningMessages();
  const { course, marks, evidence, text } = useReader();
  const isNarrow = useNarrowScreen();
  const [wish, setWish] = useState<boolean>();
  const isText = wish ?? isNarrow;
  const canvas = useRef<Canvas>(null);
  const navigate = useNavigate();
  const { diagram, notes, places } = useMemo(
    () =>
      mapOfCourse({ course, marks, evidence }, lessons, {
        finished: t.read_prefix,
        lessonsRead: t.lessons_read,
        right: right_of,
        minutes: t.minutes,
        module: t.module_number,
      }),
    [course, marks, evidence, lessons, t, right_of],
  );
  const pick = useCallback(
    (id: string, fold: (id: string) => void) => {
      const search = places.get(id)?.href;
      if (search === undefined) fold(id);
      else void navigate({ search });
    },
    [places, navigate],
  );
  const label = drawing.diagram({ title: course.topic, kind: t.course_map });
  return (
    <div className={styles['view']}>
      <div className={styles['head']}>
        <Switch label={drawing.as_text} isOn={isText} onChange={setWish} size="small" />
      </div>
      {isText ? (
        <MapText notes={notes} lessons={lessons} />
      ) : (
        <DrawnDiagram {...{ canvas, diagram, text, label, notes, places }} onPick={pick} />
      )}
    </div>
  );
}
