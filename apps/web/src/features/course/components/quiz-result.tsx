import type { QuizItem, Submodule } from '@coursewright/contract';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import type { Tag } from '../../../shared/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DisputeQuestion } from '../learning/components/dispute-question.tsx';
import { ScoreLine } from '../learning/components/score-line.tsx';
import { useLearningMessages } from '../learning/messages/index.ts';
import { answerTo, countedIds, openIds, scoreOf, wrongIds } from '../learning/model/questions.ts';
import { answerInWords, rightAnswers } from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

interface ResultProps {
  readonly lesson: Submodule;
  /** Asks these questions again. */
  readonly onAgain: (asked: readonly string[]) => void;
  /** What else there is to answer, before the rest. */
  readonly more?: ReactNode;
}

/** The score, how each question was answered last, and the way to answer them again. */
export function QuizResult({ lesson, onAgain, more }: ResultProps) {
  const t = useCourseMessages();
  const { evidence } = useReader();
  const { latest, count } = scoreOf([lesson], evidence.learning);
  const said = latest === count ? t.score_all : latest >= count * 0.6 ? t.score_good : t.score_low;
  return (
    <div className={styles['result']}>
      {count > 0 && <p role="status">{said({ score: latest, count, strong: bold })}</p>}
      <ScoreLine lesson={lesson} isBelow />
      <ol>
        {lesson.quiz.map((item) => (
          <ResultRow key={item.id} lesson={lesson} item={item} />
        ))}
      </ol>
      <Again lesson={lesson} onAgain={onAgain} more={more} />
    </div>
  );
}

function Again({ lesson, onAgain, more }: ResultProps) {
  const t = useLearningMessages();
  const { learning } = useReader().evidence;
  const open = openIds(lesson, learning);
  const wrong = wrongIds(lesson, learning);
  const all = countedIds(lesson, learning);
  return (
    <div className={styles['again']}>
      {more}
      {open.length > 0 && (
        <Button look="secondary" onClick={() => onAgain(open)}>
          {t.rest_now({ count: open.length })}
        </Button>
      )}
      {wrong.length > 0 && (
        <Button look="secondary" onClick={() => onAgain(wrong)}>
          {t.wrong_again({ count: wrong.length })}
        </Button>
      )}
      {all.length > 0 && (
        <Button look="quiet" onClick={() => onAgain(all)}>
          {t.all_again}
        </Button>
      )}
    </div>
  );
}

function ResultRow({ lesson, item }: { lesson: Submodule; item: QuizItem }) {
  const t = useCourseMessages();
  const l = useLearningMessages();
  const { text, evidence } = useReader();
  const answer = answerTo(lesson, item, evidence.learning);
  const right = answer?.is_correct ?? null;
  const isDisputed = answer?.is_disputed ?? false;
  const words = (said: string) => (
    <span {...text}>
      <InlineCode text={said} />
    </span>
  );
  return (
    <li data-right={isDisputed ? undefined : (right ?? undefined)}>
      <span>{right !== null && !isDisputed && <Icon name={right ? 'right' : 'wrong'} />}</span>
      <div>
        {right !== null && !isDisputed && (
          <span className="visually-hidden">{right ? t.right_prefix : t.wrong_prefix} </span>
        )}
        {words(item.question)}
        {right === null && <p>{isDisputed ? l.not_counted : l.not_answered}</p>}
        {right === false && answer && answer.option_ids.length > 0 && (
          <p>{l.you_chose({ answer: words(answerInWords(item, answer.option_ids)) })}</p>
        )}
        {right === false && <p>{t.answer({ answer: words(rightAnswers(item)) })}</p>}
        {(right === false || isDisputed) && <DisputeQuestion lesson={lesson} item={item} />}
      </div>
    </li>
  );
}

const bold: Tag = (text) => <strong>{text}</strong>;
