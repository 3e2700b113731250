import { limits } from '@coursewright/contract';
import { Button } from '../../../../shared/ui/button.tsx';
import styles from '../editing.module.css';
import { newTerm, type DraftTerm } from '../model/lesson-draft.ts';
import { Field } from './field.tsx';

interface TermFieldsProps {
  readonly terms: readonly DraftTerm[];
  readonly onChange: (terms: readonly DraftTerm[]) => void;
  readonly remarks: ReadonlyMap<string, string>;
  readonly text: { lang: string; dir: 'ltr' | 'rtl' };
}

/** The words a lesson defines. */
export function TermFields({ terms, onChange, remarks, text }: TermFieldsProps) {
  const change = (term: DraftTerm, words: Partial<DraftTerm>) =>
    onChange(terms.map((each) => (each === term ? { ...each, ...words } : each)));
  const isFull = terms.length >= limits.editing.keyTerms.max;
  return (
    <section className={styles['section']} aria-labelledby="term-fields-title">
      <h2 id="term-fields-title">Key terms</h2>
      <ol className={styles['rows']}>
        {terms.map((term, index) => (
          <li key={term.key} className={styles['term']}>
            <Field label="Term" error={remarks.get(`key_terms.${index}.term`)}>
              {(control) => (
                <input
                  {...control}
                  {...text}
                  value={term.term}
                  onChange={(event) => change(term, { term: event.target.value })}
                />
              )}
            </Field>
            <Field label="Definition" error={remarks.get(`key_terms.${index}.definition`)}>
              {(control) => (
                <textarea
                  {...control}
                  {...text}
                  rows={2}
                  value={term.definition}
                  onChange={(event) => change(term, { definition: event.target.value })}
                />
              )}
            </Field>
            <Button
              look="quiet"
              aria-label={`Remove the term ${term.term || index + 1}`}
              onClick={() => onChange(terms.filter((each) => each !== term))}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
      <div className={styles['buttons']}>
        <Button look="secondary" disabled={isFull} onClick={() => onChange([...terms, newTerm()])}>
          Add a term
        </Button>
        {isFull && (
          <p className={styles['hint']}>
            A lesson has at most {limits.editing.keyTerms.max} terms.
          </p>
        )}
      </div>
    </section>
  );
}
