import { messageOf } from '../../../shared/request-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { OutlineState } from './outline-store.ts';
import styles from './edit-outline.module.css';
import { useGeneratingMessages } from '../messages/index.ts';

/** Whether what is on the screen has reached the server. */
export function SaveState({
  saving,
  failure,
  isRenewed,
  onRetry,
}: Pick<OutlineState, 'saving' | 'failure' | 'isRenewed'> & { onRetry: () => void }) {
  const t = useGeneratingMessages();
  return (
    <div className={styles['saveState']} data-state={saving}>
      <p role="status">
        {isRenewed
          ? t.renewed
          : saving === 'failed' && failure !== undefined
            ? t.not_saved_because({ reason: messageOf(failure) })
            : t.saving[saving]}
      </p>
      {saving === 'failed' && (
        <Button look="quiet" onClick={onRetry}>
          {t.save_now}
        </Button>
      )}
    </div>
  );
}
