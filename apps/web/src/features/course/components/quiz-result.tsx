import type { QuizItem } from '@coursewright/contract';
import { Icon } from '../../../shared/ui/icon.tsx';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import type { Tag } from '../../../shared/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { isRight, rightAnswers, scoreOf, type QuizRun } from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

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
  const t = useCourseMessages();
  const { text } = useReader();
  const score = scoreOf(quiz, run);
  const said =
    score === quiz.length ? t.score_all : score >= quiz.length * 0.6 ? t.score_good : t.score_low;
  return (
    <div className={styles['result']}>
      <p role="status">{said({ score, count: quiz.length, strong: bold })}</p>
      <ol>
        {quiz.map((item, index) => {
          const right = isRight(item, run.answers[index]);
          return (
            <li key={item.id} data-right={right}>
              <span>
                <Icon name={right ? 'right' : 'wrong'} />
              </span>
              <div>
                <span className="visually-hidden">{right ? t.right_prefix : t.wrong_prefix} </span>
                <span {...text}>
                  <InlineCode text={item.question} />
                </span>
                {!right && (
                  <p>
                    {t.answer({
                      answer: (
                        <span {...text}>
                          <InlineCode text={rightAnswers(item)} />
                        </span>
                      ),
                    })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <Button onClick={onRestart}>{t.try_again}</Button>
    </div>
  );
}

const bold: Tag = (text) => <strong>{text}</strong>;
