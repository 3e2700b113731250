import type { Submodule } from '@coursewright/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { ScoreLine } from '../learning/components/score-line.tsx';
import { countedIds, openIds } from '../learning/model/questions.ts';
import { afterMove, isRight, newRun, type QuizMove, type QuizRun } from '../model/quiz-run.ts';
import { useReader, type Evidence } from '../model/reader.ts';
import styles from '../course.module.css';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import { useCourseMessages } from '../messages/index.ts';

/** The lesson's quiz, one question at a time. */
export function LessonQuiz({ lesson }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { evidence } = useReader();
  if (lesson.quiz.length === 0) return <NoQuiz lesson={lesson} />;
  // Else it would change under who has begun to read.
  if (evidence.resumeAt === undefined) return <Spinner label={t.loading} />;
  // Other questions are another quiz.
  return <Quiz key={lesson.quiz.map(({ id }) => id).join()} lesson={lesson} />;
}

/** Begins where it was left: with what has no answer yet; with the result where all have one. */
const resumed = (lesson: Submodule, { learning }: Evidence): QuizRun => {
  const open = openIds(lesson, learning);
  return newRun(open, countedIds(lesson, learning).length - open.length);
};

function Quiz({ lesson }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { evidence } = useReader();
  const [begun, setBegun] = useState<QuizRun>();
  // Until something is done here, what another device did counts.
  const run = begun ?? resumed(lesson, evidence);
  const heading = useRef<HTMLHeadingElement>(null);
  const item = lesson.quiz.find(({ id }) => id === run.asked[run.at]);
  const isAtStart = run.at === 0 && !run.isChecked;
  const show = (next: QuizRun, isNews: boolean) => {
    flushSync(() => setBegun(next));
    // What is asked next is read from its heading on.
    if (isNews) heading.current?.focus();
  };
  const move = (next: QuizMove) => {
    const { chosen } = run;
    if (next.type === 'check' && item && chosen !== undefined)
      evidence.record({
        kind: 'answered',
        submodule_id: lesson.id,
        payload: {
          question_id: item.id,
          option_ids: chosen.split(' '),
          is_correct: isRight(item, chosen),
        },
      });
    show(afterMove(run, next), next.type === 'next');
  };

  return (
    <div className={styles['quiz']}>
      {lesson.quiz_outdated && <p className={styles['unverified']}>{t.quiz_outdated}</p>}
      <h3 ref={heading} tabIndex={-1}>
        {item
          ? t.question_of({ at: run.before + run.at + 1, count: run.before + run.asked.length })
          : t.your_result}
      </h3>
      {item && isAtStart && <ScoreLine lesson={lesson} />}
      {item ? (
        <QuizQuestion
          key={item.id}
          lesson={lesson}
          item={item}
          run={run}
          move={move}
          isLast={run.at === run.asked.length - 1}
        />
      ) : (
        <QuizResult lesson={lesson} onAgain={(asked) => show(newRun(asked), true)} />
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
