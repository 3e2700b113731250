import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { useAppMessages } from '../messages/index.ts';
import { useUpdate } from './updates.ts';
import styles from './update-prompt.module.css';

/** Says that a newer release is at hand. Nobody is interrupted: it is taken when it is asked for. */
export function UpdatePrompt() {
  const t = useAppMessages();
  const update = useUpdate();
  const [declined, setDeclined] = useState<typeof update>();
  const [isApplied, setApplied] = useState(false);
  const isShown = update !== undefined && (update.isNeeded || update !== declined);
  return (
    <div aria-live="polite">
      {isShown && (
        <div className={styles['prompt']}>
          <p>{update.isNeeded ? t.new_version_needed : t.new_version}</p>
          <Button
            busy={isApplied}
            onClick={() => {
              setApplied(true);
              update.apply();
            }}
          >
            {t.reload}
          </Button>
          {!update.isNeeded && (
            <Button look="quiet" onClick={() => setDeclined(update)}>
              {t.later}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
