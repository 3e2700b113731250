import { limits } from '@coursewright/contract';
import { Button } from '../../../../shared/ui/button.tsx';
import styles from '../editing.module.css';
import {
  newOption,
  newQuestion,
  type DraftOption,
  type DraftQuestion,
} from '../model/lesson-draft.ts';
import { Field } from './field.tsx';

interface QuizFieldsProps {
  readonly quiz: readonly DraftQuestion[];
  readonly onChange: (quiz: readonly DraftQuestion[]) => void;
  readonly remarks: ReadonlyMap<string, string>;
  readonly text: { lang: string; dir: 'ltr' | 'rtl' };
}

/** The quiz's questions, each with its options, the right one among them, and why. */
export function QuizFields({ quiz, onChange, remarks, text }: QuizFieldsProps) {
  const isFull = quiz.length >= limits.quiz.max;
  return (
    <section className={styles['section']} aria-labelledby="quiz-fields-title">
      <h2 id="quiz-fields-title">Quiz</h2>
      {remarks.get('quiz') && <p className={styles['error']}>{remarks.get('quiz')}</p>}
      {quiz.length === 0 && <p className={styles['hint']}>This lesson has no questions.</p>}
      <ol className={styles['rows']}>
        {quiz.map((question, index) => (
          <li key={question.key}>
            <QuestionFields
              question={question}
              number={index + 1}
              remark={(field) => remarks.get(`quiz.${index}.${field}`)}
              text={text}
              onChange={(change) =>
                onChange(quiz.map((each) => (each === question ? { ...each, ...change } : each)))
              }
              onRemove={() => onChange(quiz.filter((each) => each !== question))}
            />
          </li>
        ))}
      </ol>
      <div className={styles['buttons']}>
        <Button
          look="secondary"
          disabled={isFull}
          onClick={() => onChange([...quiz, newQuestion()])}
        >
          Add a question
        </Button>
        {isFull && (
          <p className={styles['hint']}>A quiz has at most {limits.quiz.max} questions.</p>
        )}
      </div>
    </section>
  );
}

interface QuestionFieldsProps {
  readonly question: DraftQuestion;
  readonly number: number;
  readonly remark: (field: string) => string | undefined;
  readonly text: { lang: string; dir: 'ltr' | 'rtl' };
  readonly onChange: (change: Partial<DraftQuestion>) => void;
  readonly onRemove: () => void;
}

const optionBounds = { min: 2, max: 6 };

function QuestionFields({
  question,
  number,
  remark,
  text,
  onChange,
  onRemove,
}: QuestionFieldsProps) {
  const { options } = question;
  const change = (option: DraftOption, words: Partial<DraftOption>) =>
    onChange({ options: options.map((each) => (each === option ? { ...each, ...words } : each)) });
  return (
    <fieldset className={styles['question']}>
      <legend>Question {number}</legend>
      <Field label="Question" error={remark('question')}>
        {(control) => (
          <textarea
            {...control}
            {...text}
            rows={2}
            value={question.question}
            onChange={(event) => onChange({ question: event.target.value })}
          />
        )}
      </Field>
      <fieldset className={styles['options']}>
        <legend>Options. The marked one is right.</legend>
        {options.map((option, index) => (
          <div key={option.key} className={styles['option']}>
            <input
              type="radio"
              name={`right-${question.key}`}
              aria-label={`Option ${index + 1} is right`}
              checked={option.is_correct}
              onChange={() =>
                onChange({
                  options: options.map((each) => ({ ...each, is_correct: each === option })),
                })
              }
            />
            <Field
              label={<span className="visually-hidden">Option {index + 1}</span>}
              error={remark(`options.${index}.text`)}
            >
              {(control) => (
                <input
                  {...control}
                  {...text}
                  value={option.text}
                  onChange={(event) => change(option, { text: event.target.value })}
                />
              )}
            </Field>
            <Button
              look="quiet"
              aria-label={`Remove option ${index + 1} of question ${number}`}
              disabled={options.length <= optionBounds.min}
              onClick={() => onChange({ options: options.filter((each) => each !== option) })}
            >
              ×
            </Button>
          </div>
        ))}
        {remark('options') && (
          <p className={styles['error']} role="alert">
            {remark('options')}
          </p>
        )}
      </fieldset>
      <div className={styles['buttons']}>
        <Button
          look="quiet"
          disabled={options.length >= optionBounds.max}
          onClick={() => onChange({ options: [...options, newOption()] })}
        >
          + Add an option
        </Button>
      </div>
      <Field label="Explanation" error={remark('explanation')} hint="Shown after the answer.">
        {(control) => (
          <textarea
            {...control}
            {...text}
            rows={2}
            value={question.explanation}
            onChange={(event) => onChange({ explanation: event.target.value })}
          />
        )}
      </Field>
      <div className={styles['buttons']}>
        <Button look="secondary" onClick={onRemove}>
          Remove question {number}
        </Button>
      </div>
    </fieldset>
  );
}
