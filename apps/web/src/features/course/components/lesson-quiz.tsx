import type { QuizItem, Submodule } from '@coursewright/contract';
import { useEffect, useReducer, useRef } from 'react';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import {
  afterMove,
  isRight,
  newRun,
  positionOf,
  rightAnswers,
  scoreOf,
  type QuizMove,
  type QuizRun,
} from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';

/** The lesson's quiz, one question at a time. */
export function LessonQuiz({ submodule }: { submodule: Submodule }) {
  const { isWriting } = useReader();
  const [run, move] = useReducer(afterMove, newRun);
  const { quiz } = submodule;
  const position = positionOf(run);
  const item = quiz[position];
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(position);
  useEffect(() => {
    if (asked.current === position) return;
    asked.current = position;
    heading.current?.focus();
  }, [position]);

  if (quiz.length === 0)
    return (
      <p className={styles['empty']}>
        {submodule.status !== 'readable'
          ? 'This lesson has no quiz.'
          : isWriting
            ? 'The quiz is being written. It appears here by itself.'
            : 'Writing stopped before this lesson had its quiz.'}
      </p>
    );
  return (
    <div className={styles['quiz']}>
      {submodule.quiz_outdated && (
        <p className={styles['unverified']}>
          The lesson was changed after these questions were written. Some may no longer fit it.
        </p>
      )}
      <h3 ref={heading} tabIndex={-1}>
        {item ? `Question ${position + 1} of ${quiz.length}` : 'Your result'}
      </h3>
      {item ? (
        <Question
          key={item.id}
          item={item}
          run={run}
          move={move}
          isLast={position === quiz.length - 1}
        />
      ) : (
        <Result quiz={quiz} run={run} onRestart={() => move({ type: 'restart' })} />
      )}
    </div>
  );
}

interface QuestionProps {
  readonly item: QuizItem;
  readonly run: QuizRun;
  readonly move: (move: QuizMove) => void;
  readonly isLast: boolean;
}

/** Radio buttons and one button below: it checks, then goes on, and keeps the focus in between. */
function Question({ item, run, move, isLast }: QuestionProps) {
  const { text } = useReader();
  const { isChecked, chosen } = run;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        move({ type: isChecked ? 'next' : 'check' });
      }}
    >
      <fieldset aria-describedby={isChecked ? 'quiz-feedback' : undefined}>
        <legend {...text}>
          <InlineCode text={item.question} />
        </legend>
        {item.options.map((option) => (
          <label
            key={option.id}
            className={styles['option']}
            data-verdict={isChecked ? verdict(option.is_correct, option.id === chosen) : undefined}
          >
            <input
              type="radio"
              name={item.id}
              value={option.id}
              checked={option.id === chosen}
              disabled={isChecked}
              onChange={() => move({ type: 'choose', option: option.id })}
            />
            <span {...text}>
              <InlineCode text={option.text} />
            </span>
            {isChecked && option.is_correct && (
              <span className={styles['verdict']}>✓ Right answer</span>
            )}
            {isChecked && !option.is_correct && option.id === chosen && (
              <span className={styles['verdict']}>✗ Your answer</span>
            )}
          </label>
        ))}
      </fieldset>
      <div id="quiz-feedback" aria-live="polite">
        {isChecked && <Feedback item={item} isRight={isRight(item, chosen)} />}
      </div>
      <Button type="submit" disabled={chosen === undefined}>
        {!isChecked ? 'Check answer' : isLast ? 'See result' : 'Next question'}
      </Button>
    </form>
  );
}

const verdict = (isCorrect: boolean, isChosen: boolean) =>
  isCorrect ? 'right' : isChosen ? 'wrong' : 'other';

function Feedback({ item, isRight }: { item: QuizItem; isRight: boolean }) {
  const { text, openCitation } = useReader();
  return (
    <div className={styles['feedback']} data-right={isRight}>
      <p>
        <strong>{isRight ? 'Right.' : 'Not quite.'}</strong>{' '}
        {!isRight && (
          <>
            The answer is:{' '}
            <span {...text}>
              <InlineCode text={rightAnswers(item)} />
            </span>
          </>
        )}
      </p>
      {item.explanation && (
        <p {...text}>
          <InlineCode text={item.explanation} />
        </p>
      )}
      {item.cites.length > 0 && (
        <p>
          {item.cites.map((passageId, index) => (
            <button
              key={passageId}
              type="button"
              className={styles['sourceLink']}
              aria-haspopup="dialog"
              onClick={() => openCitation({ passageId })}
            >
              {item.cites.length === 1 ? 'Show the source' : `Show source ${index + 1}`}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

function Result({
  quiz,
  run,
  onRestart,
}: {
  quiz: readonly QuizItem[];
  run: QuizRun;
  onRestart: () => void;
}) {
  const { text } = useReader();
  const score = scoreOf(quiz, run);
  return (
    <div className={styles['result']}>
      <p role="status">
        <strong>
          {score} of {quiz.length}
        </strong>{' '}
        {score === quiz.length
          ? 'right: all of them.'
          : score >= quiz.length * 0.6
            ? 'right. Have a look at the others below.'
            : 'right. Read the lesson once more and try again.'}
      </p>
      <ol>
        {quiz.map((item, index) => {
          const right = isRight(item, run.answers[index]);
          return (
            <li key={item.id} data-right={right}>
              <span aria-hidden="true">{right ? '✓' : '✗'}</span>
              <div>
                <span className="visually-hidden">{right ? 'Right: ' : 'Wrong: '}</span>
                <span {...text}>
                  <InlineCode text={item.question} />
                </span>
                {!right && (
                  <p>
                    Answer:{' '}
                    <span {...text}>
                      <InlineCode text={rightAnswers(item)} />
                    </span>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <Button onClick={onRestart}>Try again</Button>
    </div>
  );
}
