import type { ClaimCheck } from '@coursewright/contract';
import { directionOf } from '@coursewright/contract/words';
import { useId, useState } from 'react';
import { useLanguage } from '../../../shared/language.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

/** After a sentence that is not certain: its state, and the reason when asked. */
export function ClaimNote({
  check: { state, reason, second_reader: second },
}: {
  check: ClaimCheck;
}) {
  const t = useCourseMessages();
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles['claimNote']} data-apart lang={language} dir={directionOf(language)}>
      {' '}
      <button
        type="button"
        data-state={state}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t.claim_states[state]}
      </button>
      {isOpen && (
        <span id={id}>
          {' '}
          {t.claim_reasons[reason.code]({ said: reason.said ?? '', given: reason.given })}
          {second && ` ${t.second_reader[second]}`}
        </span>
      )}
    </span>
  );
}
