import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { useAppMessages } from '../messages/index.ts';
import { useUpdate } from './updates.ts';
import styles from './update-prompt.module.css';

/** Says that a newer release is at hand. Nobody is interrupted: it is taken when it is asked for. */
export function UpdatePrompt() {
  const t = useAppMessages();
  const apply = useUpdate();
  const [declined, setDeclined] = useState<typeof apply>();
  const isShown = apply !== undefined && apply !== declined;
  return (
    <div aria-live="polite">
      {isShown && (
        <div className={styles['prompt']}>
          <p>{t.new_version}</p>
          <Button onClick={apply}>{t.reload}</Button>
          <Button look="quiet" onClick={() => setDeclined(() => apply)}>
            {t.later}
          </Button>
        </div>
      )}
    </div>
  );
}
