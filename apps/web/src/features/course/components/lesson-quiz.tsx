import type { Submodule } from '@coursewright/contract';
import { useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { afterMove, isRight, newRun, positionOf, type QuizMove } from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizScores } from './quiz-scores.tsx';
import { QuizResult } from './quiz-result.tsx';
import { useCourseMessages } from '../messages/index.ts';

/** The lesson's quiz, one question at a time. */
export function LessonQuiz({ lesson }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const [run, dispatch] = useReducer(afterMove, newRun);
  const { evidence } = useReader();
  const heading = useRef<HTMLHeadingElement>(null);
  const { quiz } = lesson;
  const position = positionOf(run);
  const item = quiz[position];
  const move = (next: QuizMove) => {
    const { chosen } = run;
    if (next.type === 'check' && item && chosen !== undefined)
      evidence?.record({
        kind: 'answered',
        submodule_id: lesson.id,
        payload: {
          question_id: item.id,
          option_ids: chosen.split(' '),
          is_correct: isRight(item, chosen),
        },
      });
    flushSync(() => dispatch(next));
    // What is asked next is read from its heading on.
    if (next.type === 'next' || next.type === 'restart') heading.current?.focus();
  };

  if (quiz.length === 0) return <NoQuiz lesson={lesson} />;
  return (
    <div className={styles['quiz']}>
      {lesson.quiz_outdated && <p className={styles['unverified']}>{t.quiz_outdated}</p>}
      <h3 ref={heading} tabIndex={-1}>
        {item ? t.question_of({ at: position + 1, count: quiz.length }) : t.your_result}
      </h3>
      {(!item || (position === 0 && !run.isChecked)) && <QuizScores lesson={lesson} />}
      {item ? (
        <QuizQuestion
          key={item.id}
          lesson={lesson}
          item={item}
          run={run}
          move={move}
          isLast={position === quiz.length - 1}
        />
      ) : (
        <QuizResult quiz={quiz} run={run} onRestart={() => move({ type: 'restart' })} />
      )}
    </div>
  );
}

function NoQuiz({ lesson: { status } }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { isWriting } = useReader();
  return (
    <p className={styles['empty']}>
      {status !== 'readable' ? t.no_quiz : isWriting ? t.quiz_being_written : t.quiz_never_written}
    </p>
  );
}
