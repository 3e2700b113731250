import type { QuizItem, Submodule } from '@coursewright/contract';
import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/language.ts';
import type { TextBlock } from '../../../shared/markdown/lift.ts';
import type { Interlude } from '../../../shared/markdown/to-react.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useAnswer } from '../learning/api/use-answer.ts';
import { useLearningMessages } from '../learning/messages/index.ts';
import { askedInText } from '../learning/model/asked-in-text.ts';
import { answerTo } from '../learning/model/questions.ts';
import {
  afterMove,
  answeredRun,
  answerMade,
  isRight,
  newRun,
  type QuizMove,
} from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { QuizQuestion } from './quiz-question.tsx';

/** What a lesson asks inside its text, as an interlude of it. */
export const askWithin =
  (lesson: Submodule) =>
  (blocks: readonly TextBlock[]): Interlude | undefined => {
    const asked = askedInText(lesson, blocks);
    return (
      asked && {
        after: asked.after,
        node: <QuestionInText key={asked.item.id} lesson={lesson} item={asked.item} />,
      }
    );
  };

interface QuestionProps {
  readonly lesson: Submodule;
  readonly item: QuizItem;
  /** Where it is not read but heard. */
  readonly words?: { readonly title: string; readonly onward: string };
  /** Called when one goes on, answered or not. */
  readonly onDone?: () => void;
}

/**
 * A question between two parts of the text. It can be passed over; once it has an answer, here or in
 * the quiz, it is folded and shows how it went.
 */
export function QuestionInText({ lesson, item, words, onDone }: QuestionProps) {
  const t = useLearningMessages();
  const language = useLanguage();
  const { learning } = useReader().evidence;
  const record = useAnswer();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [begun, setBegun] = useState(() => newRun([item.id]));
  const [isOpen, setOpen] = useState<boolean>();
  const answer = answerTo(lesson, item, learning);
  const hasAnswer = answer !== undefined && answer.attempts > 0;
  const run = hasAnswer && !begun.isChecked ? answeredRun(item.id, answer.option_ids) : begun;
  const isShown = isOpen ?? (begun.isChecked || !hasAnswer);
  const fold = () => {
    setOpen(false);
    toggle.current?.focus();
    onDone?.();
  };
  const move = (next: QuizMove) => {
    if (next.type === 'next') return fold();
    const after = afterMove(run, next);
    setBegun(after);
    const made = answerMade(run, after);
    if (made === undefined) return;
    setOpen(true);
    record(lesson, item, made);
  };
  const wasRight = run.isChecked && isRight(item, run.chosen);
  return (
    // Kept out of what is found, noted and marked in the text.
    <section className={styles['interlude']} aria-labelledby={id} data-apart lang={language}>
      <button
        id={id}
        ref={toggle}
        type="button"
        aria-expanded={isShown}
        onClick={() => setOpen(!isShown)}
      >
        <Icon name="asking" />
        <span>{words?.title ?? t.before_you_read_on}</span>
        {run.isChecked && (
          <span data-right={wasRight}>
            <Icon name={wasRight ? 'right' : 'wrong'} />{' '}
            {wasRight ? t.answered_right : t.answered_wrong}
          </span>
        )}
      </button>
      {isShown && (
        <div className={styles['quiz']}>
          <QuizQuestion
            lesson={lesson}
            item={item}
            run={run}
            move={move}
            onward={words?.onward ?? t.read_on}
            beside={
              <Button look="quiet" onClick={fold}>
                {t.pass_over}
              </Button>
            }
          />
        </div>
      )}
    </section>
  );
}
