import {
  fewestToOrder,
  isFreeRecall,
  isMatching,
  isOrdering,
  pairsToMatch,
} from '@coursewright/contract';
import { Icon } from '../../../../shared/ui/icon.tsx';
import type { CourseText } from '../../../../shared/course-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import styles from '../editing.module.css';
import { newOption, newPair, type DraftOption, type DraftQuestion } from '../model/lesson-draft.ts';
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

/** The options of a question: one marked as right, all in their right order, pairs, or the answer. */
export function OptionFields(props: OptionFieldsProps) {
  return isFreeRecall(props.question) ? <AnswerField {...props} /> : <ListedOptions {...props} />;
}

/** The one answer of a question that is answered from memory. */
function AnswerField({ question: { options }, errorAt, text, onChange }: OptionFieldsProps) {
  const t = useEditingMessages();
  const [answer] = options;
  return (
    answer && (
      <CourseTextField
        label={t.answer}
        text={text}
        rows={2}
        hint={t.answer_hint}
        error={errorAt('options.0.text') ?? errorAt('options')}
        value={answer.text}
        onChange={(words) => onChange([{ ...answer, text: words }])}
      />
    )
  );
}

function ListedOptions({ question, number, errorAt, text, onChange }: OptionFieldsProps) {
  const t = useEditingMessages();
  const { options } = question;
  const isOrder = isOrdering(question);
  const hasPairs = isMatching(question);
  const { min, max } = hasPairs
    ? { min: pairsToMatch.least, max: pairsToMatch.most }
    : { ...optionBounds, ...(isOrder ? { min: fewestToOrder } : {}) };
  const change = (option: DraftOption, by: Partial<DraftOption>) =>
    onChange(options.map((each) => (each === option ? { ...each, ...by } : each)));
  return (
    <>
      <fieldset className={styles['options']}>
        <legend>{isOrder ? t.options_in_order : hasPairs ? t.options_in_pairs : t.options}</legend>
        {options.map((option, index) => (
          <div key={option.key} className={styles['option']}>
            {isOrder || hasPairs ? (
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
              onChange={(words) => change(option, { text: words })}
            />
            {hasPairs && (
              <CourseTextField
                label={<span className="visually-hidden">{t.match({ option: index + 1 })}</span>}
                text={text}
                error={errorAt(`options.${index}.match`)}
                value={option.match ?? ''}
                onChange={(words) => change(option, { match: words })}
              />
            )}
            <Button
              look="quiet"
              aria-label={t.remove_option({ option: index + 1, question: number })}
              disabled={options.length <= min}
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
          disabled={options.length >= max}
          onClick={() => onChange([...options, hasPairs ? newPair() : newOption('', isOrder)])}
        >
          <span aria-hidden="true">+</span> {t.add_option}
        </Button>
      </div>
    </>
  );
}
