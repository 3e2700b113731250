import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../../shared/notify.tsx';
import { lessonSearch } from '../../model/address.ts';
import { isReadable, type PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { useLearningMessages } from '../messages/index.ts';
import { finishedSearch, onwardFrom } from '../model/finishing.ts';

/**
 * Finishes a lesson and leads on. Undefined where there is nothing to finish: no lesson, none that
 * can be read, or one that is finished already.
 */
export function useFinishLesson(
  placed: PlacedLesson | undefined,
  lessons: readonly PlacedLesson[],
): (() => void) | undefined {
  const t = useLearningMessages();
  const { marks, evidence, isWriting } = useReader();
  const notify = useNotify();
  const navigate = useNavigate();
  if (!placed || !marks || !isReadable(placed.lesson)) return undefined;
  const { lesson, number } = placed;
  if (evidence.resumeAt === undefined || marks.read.has(lesson.id)) return undefined;
  return () => {
    marks.setRead(lesson.id, true);
    const onward = onwardFrom(placed, { lessons, read: marks.read, isWriting }, true);
    // A milestone says it itself.
    if (!onward || 'lesson' in onward)
      notify(t.finished_said({ lesson: number }), { severity: 'success' });
    if (onward)
      void navigate({
        search:
          'lesson' in onward
            ? lessonSearch(onward.lesson.lesson.id)
            : finishedSearch(onward.finished),
      });
  };
}
