import type { QuizItem } from '@coursewright/contract';
import { useEffect, useRef } from 'react';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { notKnown, rightAnswers, type QuizMove, type QuizRun } from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

interface RecallProps {
  readonly item: QuizItem;
  readonly run: QuizRun;
  readonly move: (move: QuizMove) => void;
}

/** A question to answer from memory: its answer, once it is asked for, and whether it was known. */
export function RecallFields({ item, run: { isRevealed, isChecked }, move }: RecallProps) {
  const t = useCourseMessages();
  const { text } = useReader();
  const answer = useRef<HTMLParagraphElement>(null);
  const isAsking = isRevealed && !isChecked;
  const isSaid = isRevealed && isChecked;
  // The button that was pressed is gone: one goes on from what it showed, then from the one left.
  useEffect(() => {
    if (isAsking) answer.current?.focus();
    if (isSaid)
      answer.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isAsking, isSaid]);
  if (!isRevealed && !isChecked) return <p className={styles['orderHint']}>{t.recall_hint}</p>;
  const say = (option: string) => move({ type: 'rate', option });
  return (
    <>
      <p ref={answer} tabIndex={-1} className={styles['recalled']}>
        <span className="visually-hidden">{t.the_answer} </span>
        <span {...text}>
          <InlineCode text={rightAnswers(item)} />
        </span>
      </p>
      {isAsking && (
        <div className={styles['recallButtons']}>
          <span>{t.did_you_know}</span>
          <Button look="secondary" onClick={() => say(item.options[0]?.id ?? notKnown)}>
            {t.knew_it}
          </Button>
          <Button look="secondary" onClick={() => say(notKnown)}>
            {t.not_known_yet}
          </Button>
        </div>
      )}
    </>
  );
}
