import { useEffect, useRef, useState } from 'react';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useLesson } from '../api/use-lesson.ts';
import { useAnswer } from '../learning/api/use-answer.ts';
import { useLearningMessages } from '../learning/messages/index.ts';
import type { BroughtBack } from '../learning/model/brought-back.ts';
import { afterMove, answerMade, newRun, type QuizMove } from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { LessonLoading } from './lesson-loading.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface BroughtBackProps {
  readonly asked: readonly BroughtBack[];
  readonly onDone: () => void;
}

/** Questions of earlier lessons, one at a time, each with the lesson that it is from. */
export function BroughtBackQuestions({ asked, onDone }: BroughtBackProps) {
  const [at, setAt] = useState(0);
  const one = asked[at];
  if (!one) return null;
  const isLast = at === asked.length - 1;
  return (
    <BroughtBackQuestion
      key={one.questionId}
      one={one}
      isLast={isLast}
      onNext={() => (isLast ? onDone() : setAt(at + 1))}
      onDone={onDone}
    />
  );
}

interface OneProps {
  readonly one: BroughtBack;
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly onDone: () => void;
}

function BroughtBackQuestion({ one: { placed, questionId }, isLast, onNext, onDone }: OneProps) {
  const t = useCourseMessages();
  const l = useLearningMessages();
  const { text } = useReader();
  const answer = useAnswer();
  const [run, setRun] = useState(() => newRun([questionId]));
  const open = useLesson(placed);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lesson = open.data?.submodule;
  const item = lesson?.quiz.find(({ id }) => id === questionId);
  const move = (next: QuizMove) => {
    if (next.type === 'next') return onNext();
    const after = afterMove(run, next);
    setRun(after);
    const made = answerMade(run, after);
    if (lesson && item && made !== undefined) answer(lesson, item, made);
  };
  const pass = (
    <Button look="quiet" onClick={onDone}>
      {l.pass_brought_back}
    </Button>
  );
  return (
    <div className={styles['quiz']}>
      <h3 ref={heading} tabIndex={-1}>
        {l.from_lesson({
          lesson: placed.number,
          title: (
            <span {...text}>
              <InlineCode text={placed.lesson.title} />
            </span>
          ),
        })}
      </h3>
      {lesson && item ? (
        <QuizQuestion
          lesson={lesson}
          item={item}
          run={run}
          move={move}
          onward={isLast ? t.see_result : t.next_question}
          beside={pass}
          from={open.data}
        />
      ) : (
        <>
          {lesson ? <p>{l.question_gone}</p> : <LessonLoading {...open} />}
          {pass}
        </>
      )}
    </div>
  );
}
