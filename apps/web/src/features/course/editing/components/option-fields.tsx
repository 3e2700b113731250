import { fewestToOrder, isOrdering } from '@coursewright/contract';
import { Icon } from '../../../../shared/ui/icon.tsx';
import type { CourseText } from '../../../../shared/course-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import styles from '../editing.module.css';
import { newOption, type DraftOption, type DraftQuestion } from '../model/lesson-draft.ts';
import { CourseTextField } from './course-text-field.tsx';
import { useEditingMessages } from '../messages/index.ts';

interface OptionFieldsProps {
  readonly question: DraftQuestion;
  readonly number: number;
  readonly errorAt: (field: string) => string | undefined;
  readonly text: CourseText;
  readonly onChange: (options: readonly DraftOption[]) => void;
}

const optionBounds = { min: 2, max: 6 };

/** The options of a question: one marked as right, or all of them in their right order. */
export function OptionFields({ question, number, errorAt, text, onChange }: OptionFieldsProps) {
  const t = useEditingMessages();
  const { options } = question;
  const isOrder = isOrdering(question);
  const fewest = isOrder ? fewestToOrder : optionBounds.min;
  return (
    <>
      <fieldset className={styles['options']}>
        <legend>{isOrder ? t.options_in_order : t.options}</legend>
        {options.map((option, index) => (
          <div key={option.key} className={styles['option']}>
            {isOrder ? (
              <span aria-hidden="true">{index + 1}.</span>
            ) : (
              <input
                type="radio"
                name={`right-${question.key}`}
                aria-label={t.option_is_right({ option: index + 1 })}
                checked={option.is_correct}
                onChange={() =>
                  onChange(options.map((each) => ({ ...each, is_correct: each === option })))
                }
              />
            )}
            <CourseTextField
              label={<span className="visually-hidden">{t.option({ option: index + 1 })}</span>}
              text={text}
              error={errorAt(`options.${index}.text`)}
              value={option.text}
              onChange={(words) =>
                onChange(options.map((each) => (each === option ? { ...each, text: words } : each)))
              }
            />
            <Button
              look="quiet"
              aria-label={t.remove_option({ option: index + 1, question: number })}
              disabled={options.length <= fewest}
              onClick={() => onChange(options.filter((each) => each !== option))}
            >
              <Icon name="remove" />
            </Button>
          </div>
        ))}
        {errorAt('options') && (
          <p className={styles['error']} role="alert">
            {errorAt('options')}
          </p>
        )}
      </fieldset>
      <div className={styles['buttons']}>
        <Button
          look="quiet"
          disabled={options.length >= optionBounds.max}
          onClick={() => onChange([...options, newOption('', isOrder)])}
        >
          <span aria-hidden="true">+</span> {t.add_option}
        </Button>
      </div>
    </>
  );
}
