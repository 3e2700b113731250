import { limits } from '@coursewright/contract';
import type { CourseText } from '../../../../shared/course-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import styles from '../editing.module.css';
import { newQuestion, type DraftQuestion, type FieldErrors } from '../model/lesson-draft.ts';
import { CourseTextField } from './course-text-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { useEditingMessages } from '../messages/index.ts';

interface QuizFieldsProps {
  readonly quiz: readonly DraftQuestion[];
  readonly onChange: (quiz: readonly DraftQuestion[]) => void;
  readonly errors: FieldErrors;
  readonly text: CourseText;
}

/** The quiz's questions, each with its options, the right one among them, and why. */
export function QuizFields({ quiz, onChange, errors, text }: QuizFieldsProps) {
  const t = useEditingMessages();
  const isFull = quiz.length >= limits.editing.quiz.max;
  return (
    <section className={styles['section']} aria-labelledby="quiz-fields-title">
      <h2 id="quiz-fields-title">{t.quiz}</h2>
      {errors.get('quiz') && <p className={styles['error']}>{errors.get('quiz')}</p>}
      {quiz.length === 0 && <p className={styles['hint']}>{t.no_questions}</p>}
      <ol className={styles['rows']}>
        {quiz.map((question, index) => (
          <li key={question.key}>
            <QuestionFields
              question={question}
              number={index + 1}
              errorAt={(field) => errors.get(`quiz.${index}.${field}`)}
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
          {t.add_question}
        </Button>
        {isFull && (
          <p className={styles['hint']}>{t.quiz_full({ max: limits.editing.quiz.max })}</p>
        )}
      </div>
    </section>
  );
}

interface QuestionFieldsProps {
  readonly question: DraftQuestion;
  readonly number: number;
  readonly errorAt: (field: string) => string | undefined;
  readonly text: CourseText;
  readonly onChange: (change: Partial<DraftQuestion>) => void;
  readonly onRemove: () => void;
}

function QuestionFields({
  question,
  number,
  errorAt,
  text,
  onChange,
  onRemove,
}: QuestionFieldsProps) {
  const t = useEditingMessages();
  return (
    <fieldset className={styles['question']}>
      <legend>{t.question_numbered({ question: number })}</legend>
      <CourseTextField
        label={t.question}
        text={text}
        rows={2}
        error={errorAt('question')}
        value={question.question}
        onChange={(words) => onChange({ question: words })}
      />
      <OptionFields
        question={question}
        number={number}
        errorAt={errorAt}
        text={text}
        onChange={(options) => onChange({ options })}
      />
      <CourseTextField
        label={t.explanation}
        text={text}
        rows={2}
        error={errorAt('explanation')}
        hint={t.explanation_hint}
        value={question.explanation}
        onChange={(explanation) => onChange({ explanation })}
      />
      <div className={styles['buttons']}>
        <Button look="secondary" onClick={onRemove}>
          {t.remove_question({ question: number })}
        </Button>
      </div>
    </fieldset>
  );
}
