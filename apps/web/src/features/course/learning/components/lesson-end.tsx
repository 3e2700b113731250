import { useSearchParams } from 'react-router-dom';
import { InlineCode } from '../../../../shared/markdown/inline-code.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { lessonSearch, tabOf } from '../../model/address.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader, type ReadingMarks } from '../../model/reader.ts';
import { useFinishLesson } from '../api/use-finish-lesson.ts';
import { useLearningMessages } from '../messages/index.ts';
import { finishedSearch, onwardFrom } from '../model/finishing.ts';
import { openIds } from '../model/questions.ts';
import styles from '../learning.module.css';
import { ScoreLine } from './score-line.tsx';

interface EndProps {
  readonly placed: PlacedLesson;
  readonly lessons: PlacedLesson[];
  readonly marks: ReadingMarks;
}

/** The end of a lesson: its questions, and the press that finishes it and leads on. */
export function LessonEnd(props: EndProps) {
  const { evidence } = useReader();
  // Not yet known: nothing that would be another thing at once.
  if (evidence.resumeAt === undefined) return null;
  const isFinished = props.marks.read.has(props.placed.lesson.id);
  return (
    <div className={styles['end']}>
      {isFinished ? <FinishedLesson {...props} /> : <OpenLesson {...props} />}
    </div>
  );
}

function OpenLesson({ placed, lessons }: EndProps) {
  const t = useLearningMessages();
  const { evidence } = useReader();
  const [search] = useSearchParams();
  const finish = useFinishLesson(placed, lessons);
  const { lesson } = placed;
  const open = openIds(lesson, evidence.learning).length;
  const isAtQuestions = tabOf(search) === 'quiz';
  return (
    <>
      {open > 0 ? (
        <p>
          {open === lesson.quiz.length && !isAtQuestions
            ? t.questions_wait({ count: open })
            : t.questions_left({ count: open })}
        </p>
      ) : (
        <ScoreLine lesson={lesson} />
      )}
      <div className={styles['endButtons']}>
        {open > 0 && !isAtQuestions && (
          <ButtonLink to={{ search: lessonSearch(lesson.id, 'quiz') }}>{t.to_questions}</ButtonLink>
        )}
        <Button look={open > 0 ? 'secondary' : 'primary'} onClick={finish}>
          {t.finish}
        </Button>
      </div>
    </>
  );
}

function FinishedLesson({ placed, lessons, marks }: EndProps) {
  const t = useLearningMessages();
  const { isWriting, text } = useReader();
  const onward = onwardFrom(placed, { lessons, read: marks.read, isWriting }, false);
  const isElsewhere =
    onward && 'lesson' in onward && onward.lesson.position !== placed.position + 1;
  return (
    <>
      <p className={styles['done']}>
        <Icon name="right" /> {t.finished}
      </p>
      <ScoreLine lesson={placed.lesson} />
      <div className={styles['endButtons']}>
        {onward && 'finished' in onward && (
          <ButtonLink to={{ search: finishedSearch(onward.finished) }}>{t.see_learned}</ButtonLink>
        )}
        {isElsewhere && (
          <ButtonLink to={{ search: lessonSearch(onward.lesson.lesson.id) }}>
            <span>
              {t.continue_with({
                lesson: onward.lesson.number,
                title: (
                  <span {...text}>
                    <InlineCode text={onward.lesson.lesson.title} />
                  </span>
                ),
              })}
            </span>
          </ButtonLink>
        )}
        <Button look="quiet" onClick={() => marks.setRead(placed.lesson.id, false)}>
          {t.not_finished}
        </Button>
      </div>
    </>
  );
}
