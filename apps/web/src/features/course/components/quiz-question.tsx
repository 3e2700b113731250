import {
  isFreeRecall,
  isMatching,
  isOrdering,
  type CourseLesson,
  type QuizItem,
  type Submodule,
} from '@coursewright/contract';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import {
  isAnswered,
  isRight,
  isToRecall,
  rightAnswers,
  type QuizMove,
  type QuizRun,
} from '../model/quiz-run.ts';
import { checkOfKey } from '../model/certainty.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import type { Messages } from '../messages/en.tsx';
import { useCourseMessages } from '../messages/index.ts';
import { DisputeQuestion } from '../learning/components/dispute-question.tsx';
import { KeyNote } from './key-note.tsx';
import { MatchFields } from './match-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { RecallFields } from './recall-fields.tsx';

interface QuestionProps {
  readonly lesson: Submodule;
  readonly item: QuizItem;
  readonly run: QuizRun;
  readonly move: (move: QuizMove) => void;
  /** What the button says once the answer is checked. */
  readonly onward: string;
  /** Beside the button, until the answer is checked. */
  readonly beside?: ReactNode;
  /** The lesson that it is from with what it cites, where that is not the one that is open. */
  readonly from?: CourseLesson | undefined;
}

/** The answers and one button below: it checks, then goes on, and keeps the focus in between. */
export function QuizQuestion({ lesson, item, run, move, onward, beside, from }: QuestionProps) {
  const t = useCourseMessages();
  const { text } = useReader();
  const { isChecked, chosen } = run;
  // A page can ask several questions: one in the text, one of the quiz.
  const feedbackId = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        move({ type: isChecked ? 'next' : isToRecall(item, run) ? 'reveal' : 'check' });
      }}
    >
      <fieldset aria-describedby={isChecked ? feedbackId : undefined}>
        <legend {...text}>
          <InlineCode text={item.question} />
        </legend>
        {isOrdering(item) ? (
          <OrderFields item={item} run={run} move={move} />
        ) : isMatching(item) ? (
          <MatchFields item={item} run={run} move={move} />
        ) : isFreeRecall(item) ? (
          <RecallFields item={item} run={run} move={move} />
        ) : (
          <ChoiceFields item={item} run={run} move={move} />
        )}
      </fieldset>
      <div id={feedbackId} aria-live="polite">
        {isChecked && (
          <Feedback lesson={lesson} item={item} wasRight={isRight(item, chosen)} from={from} />
        )}
        {isChecked && <KeyNote item={item} lesson={lesson} />}
      </div>
      <div className={styles['again']}>
        {/* Whether the answer was known is said by buttons of their own. */}
        {!(run.isRevealed && isToRecall(item, run)) && (
          <Button type="submit" disabled={!isToRecall(item, run) && !isAnswered(item, chosen)}>
            {isChecked ? onward : isFreeRecall(item) ? t.show_answer : t.check_answer}
          </Button>
        )}
        {!isChecked && beside}
      </div>
      {isChecked && <DisputeQuestion lesson={lesson} item={item} />}
    </form>
  );
}

/** One option of several, by radio buttons. */
function ChoiceFields({ item, run, move }: Pick<QuestionProps, 'item' | 'run' | 'move'>) {
  const t = useCourseMessages();
  const { text } = useReader();
  const { isChecked, chosen } = run;
  return (
    <>
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
            <span className={styles['verdict']}>
              <Icon name="right" /> {t.right_answer}
            </span>
          )}
          {isChecked && !option.is_correct && option.id === chosen && (
            <span className={styles['verdict']}>
              <Icon name="wrong" /> {t.your_answer}
            </span>
          )}
        </label>
      ))}
    </>
  );
}

const verdict = (isCorrect: boolean, isChosen: boolean) =>
  isCorrect ? 'right' : isChosen ? 'wrong' : 'other';

function Feedback({
  lesson,
  item,
  wasRight,
  from,
}: Pick<QuestionProps, 'lesson' | 'item' | 'from'> & { wasRight: boolean }) {
  const t = useCourseMessages();
  const { text, openCitation, sourcesOpenIn } = useReader();
  return (
    <div className={styles['feedback']} data-right={wasRight}>
      <p>
        <strong>{verdictOf(item, wasRight, t)}</strong>{' '}
        {/* Of pairs each row says its own; what was to be recalled stands above. */}
        {!wasRight &&
          !isMatching(item) &&
          !isFreeRecall(item) &&
          t.the_answer_is({
            answer: (
              <span {...text}>
                <InlineCode text={rightAnswers(item)} />
              </span>
            ),
          })}
      </p>
      {item.explanation && (
        <p {...text}>
          <InlineCode text={item.explanation} />
        </p>
      )}
      <Evidence lesson={lesson} item={item} />
      {item.imported && (
        <p className={styles['unverified']}>
          {item.imported.file_name === undefined
            ? t.question_from_file
            : t.question_brought({ name: item.imported.file_name })}
        </p>
      )}
      {item.cites.length > 0 && (
        <p>
          {item.cites.map((passageId, index) => (
            <button
              key={passageId}
              type="button"
              className={styles['sourceLink']}
              aria-haspopup={sourcesOpenIn === 'drawer' ? 'dialog' : undefined}
              onClick={() => openCitation({ passageId }, from)}
            >
              {item.cites.length === 1
                ? t.show_source
                : t.show_source_numbered({ source: index + 1 })}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

function verdictOf(item: QuizItem, wasRight: boolean, t: Messages): string {
  if (isFreeRecall(item)) return wasRight ? t.recall_known : t.recall_not_yet;
  return wasRight ? t.right : t.not_quite;
}

/** The words of the source that carry the answer, where the check found them and nothing above says them. */
function Evidence({ lesson, item }: Pick<QuestionProps, 'lesson' | 'item'>) {
  const t = useCourseMessages();
  const { text } = useReader();
  const evidence = checkOfKey(lesson, item)?.evidence;
  if (!evidence || !item.cites.includes(evidence.passage_id)) return null;
  const above = [item.explanation, ...(isFreeRecall(item) ? [rightAnswers(item)] : [])];
  if (above.some((said) => said.includes(evidence.text.trim()))) return null;
  return (
    <blockquote>
      <p>{t.source_says_of_answer}</p>
      <p {...text}>{evidence.text}</p>
    </blockquote>
  );
}
