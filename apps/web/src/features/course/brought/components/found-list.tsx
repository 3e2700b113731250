import { type FoundQuestions, isMatching, isOrdering } from '@coursewright/contract';
import { useState } from 'react';
import { InlineCode } from '../../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Chip, ChipList } from '../../../../shared/ui/chip.tsx';
import { SelectField } from '../../../../shared/ui/select-field.tsx';
import type { Choice } from '../api/use-bring-questions.ts';
import styles from '../brought.module.css';
import { useBroughtMessages } from '../messages/index.ts';

export interface LessonChoice {
  readonly id: string;
  /** With its number. */
  readonly name: string;
}
type Found = FoundQuestions['questions'][number];

interface FoundListProps {
  readonly found: FoundQuestions;
  readonly choices: readonly Choice[];
  readonly lessons: readonly LessonChoice[];
  readonly isDisabled: boolean;
  readonly onChoose: (change: (choice: Choice, index: number) => Choice) => void;
}

/** How many are shown at once: each has a list of all the lessons. */
const step = 30;

/** The questions of a file: which of them are wanted, and where. */
export function FoundList({ found, choices, lessons, isDisabled, onChoose }: FoundListProps) {
  const t = useBroughtMessages();
  const [shown, setShown] = useState(step);
  const options = lessons.map(({ id, name }) => ({ value: id, label: name }));
  const left = found.questions.length - shown;
  const all = (isTaken: boolean) => () => onChoose((choice) => ({ ...choice, isTaken }));
  return (
    <>
      <p className={styles['lead']}>{t.unchecked}</p>
      <div className={styles['ways']}>
        <Button look="secondary" size="small" disabled={isDisabled} onClick={all(true)}>
          {t.all}
        </Button>
        <Button look="secondary" size="small" disabled={isDisabled} onClick={all(false)}>
          {t.none}
        </Button>
      </div>
      <ol className={styles['questions']}>
        {found.questions.slice(0, shown).map((one, index) => (
          <li key={index}>
            <FoundRow
              one={one}
              choice={choices[index]!}
              options={options}
              isDisabled={isDisabled}
              onChange={(change) =>
                onChoose((choice, at) => (at === index ? { ...choice, ...change } : choice))
              }
            />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <Button look="secondary" onClick={() => setShown(shown + step)}>
          {t.show_more({ count: Math.min(step, left) })}
        </Button>
      )}
    </>
  );
}

interface FoundRowProps {
  readonly one: Found;
  readonly choice: Choice;
  readonly options: readonly { value: string; label: string }[];
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<Choice>) => void;
}

function FoundRow({ one, choice, options, isDisabled, onChange }: FoundRowProps) {
  const t = useBroughtMessages();
  const { question, where, is_known, lost, found_by } = one;
  const isAsSuggested = choice.lesson === one.submodule_id;
  return (
    <>
      <label className={styles['question']}>
        <input
          type="checkbox"
          checked={choice.isTaken}
          disabled={isDisabled}
          aria-label={t.take({ question: question.question })}
          onChange={({ target }) => onChange({ isTaken: target.checked })}
        />
        <span dir="auto">
          <InlineCode text={question.question} />
        </span>
      </label>
      <p className={styles['answer']} dir="auto">
        <InlineCode text={answerOf(question)} />
      </p>
      {(is_known || lost.length > 0) && (
        <ChipList>
          {is_known && <Chip tone="quiet">{t.known}</Chip>}
          {lost.map((each) => (
            <Chip key={each} tone="amber">
              {t.lost[each]}
            </Chip>
          ))}
        </ChipList>
      )}
      {choice.isTaken && (
        <SelectField
          label={t.lesson}
          aria-label={t.lesson_of({ question: question.question })}
          value={choice.lesson}
          disabled={isDisabled}
          options={options}
          hint={[isAsSuggested ? t.found_by[found_by] : '', where && t.in_file({ where })]
            .filter(Boolean)
            .join(' · ')}
          onChange={({ target }) => onChange({ lesson: target.value })}
        />
      )}
    </>
  );
}

/** What is right, on one line. */
function answerOf(question: Found['question']): string {
  const { options } = question;
  if (isOrdering(question)) return options.map(({ text }) => text).join(' › ');
  if (isMatching(question))
    return options.map(({ text, match }) => `${text} – ${match}`).join('; ');
  return options.find(({ is_correct }) => is_correct)?.text ?? '';
}
