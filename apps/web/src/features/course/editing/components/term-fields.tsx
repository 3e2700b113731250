import { limits } from '@coursewright/contract';
import { Icon } from '../../../../shared/ui/icon.tsx';
import type { CourseText } from '../../../../shared/course-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import styles from '../editing.module.css';
import { newTerm, type DraftTerm, type FieldErrors } from '../model/lesson-draft.ts';
import { CourseTextField } from './course-text-field.tsx';
import { useEditingMessages } from '../messages/index.ts';

interface TermFieldsProps {
  readonly terms: readonly DraftTerm[];
  readonly onChange: (terms: readonly DraftTerm[]) => void;
  readonly errors: FieldErrors;
  readonly text: CourseText;
}

/** The terms a lesson defines. */
export function TermFields({ terms, onChange, errors, text }: TermFieldsProps) {
  const t = useEditingMessages();
  const change = (term: DraftTerm, words: Partial<DraftTerm>) =>
    onChange(terms.map((each) => (each === term ? { ...each, ...words } : each)));
  const isFull = terms.length >= limits.editing.keyTerms.max;
  return (
    <section className={styles['section']} aria-labelledby="term-fields-title">
      <h2 id="term-fields-title">{t.key_terms}</h2>
      <ol className={styles['rows']}>
        {terms.map((term, index) => (
          <li key={term.key} className={styles['term']}>
            <CourseTextField
              label={t.term}
              text={text}
              error={errors.get(`key_terms.${index}.term`)}
              value={term.term}
              onChange={(value) => change(term, { term: value })}
            />
            <CourseTextField
              label={t.definition}
              text={text}
              rows={2}
              error={errors.get(`key_terms.${index}.definition`)}
              value={term.definition}
              onChange={(definition) => change(term, { definition })}
            />
            <Button
              look="quiet"
              aria-label={t.remove_term({ term: term.term || String(index + 1) })}
              onClick={() => onChange(terms.filter((each) => each !== term))}
            >
              <Icon name="remove" />
            </Button>
          </li>
        ))}
      </ol>
      <div className={styles['buttons']}>
        <Button look="secondary" disabled={isFull} onClick={() => onChange([...terms, newTerm()])}>
          {t.add_term}
        </Button>
        {isFull && (
          <p className={styles['hint']}>{t.terms_full({ max: limits.editing.keyTerms.max })}</p>
        )}
      </div>
    </section>
  );
}
