import type { QuizItem } from '@coursewright/contract';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { isRight, rightAnswers, scoreOf, type QuizRun } from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';

/** The score, and which questions were answered right. */
export function QuizResult({
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
