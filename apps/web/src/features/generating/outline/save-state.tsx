import { messageOf } from '../../../shared/request-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { OutlineState } from './outline-store.ts';
import styles from './edit-outline.module.css';

const words: Record<OutlineState['saving'], string> = {
  saved: 'Saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved.',
  incomplete: 'Not saved yet: something is missing or too long.',
};

/** Whether what is on the screen has reached the server. */
export function SaveState({ saving, failure, onRetry }: Pick<OutlineState, 'saving' | 'failure'> & { onRetry: () => void }) {
  return (
    <div className={styles['saveState']} data-state={saving}>
      <p role="status">
        {words[saving]} {saving === 'failed' && failure !== undefined && messageOf(failure)}
      </p>
      {saving === 'failed' && (
        <Button look="quiet" onClick={onRetry}>
          Save now
        </Button>
      )}
    </div>
  );
}
