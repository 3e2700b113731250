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
  overtaken: 'Not saved: which of the two outlines counts?',
};

/** Whether what is on the screen has reached the server. */
export function SaveState({
  saving,
  failure,
  isRenewed,
  onRetry,
}: Pick<OutlineState, 'saving' | 'failure' | 'isRenewed'> & { onRetry: () => void }) {
  return (
    <div className={styles['saveState']} data-state={saving}>
      <p role="status">
        {isRenewed ? 'Changed in another tab: this is how it stands now.' : words[saving]}{' '}
        {saving === 'failed' && failure !== undefined && messageOf(failure)}
      </p>
      {saving === 'failed' && (
        <Button look="quiet" onClick={onRetry}>
          Save now
        </Button>
      )}
    </div>
  );
}
