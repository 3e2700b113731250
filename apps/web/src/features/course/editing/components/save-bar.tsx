import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import styles from '../editing.module.css';
import { useEditingMessages } from '../messages/index.ts';

interface SaveBarProps {
  /** Why the last attempt failed. */
  readonly problem: string | undefined;
  /** Whether there is something to save, or what is in the way. */
  readonly status: string;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  /** It cannot be saved now, although it was changed. */
  readonly isBlocked: boolean;
  readonly onDiscard: () => void;
  /** Absent where the bar stands in a form, which the button submits. */
  readonly onSave?: () => void;
  /** What the save button says. */
  readonly children: ReactNode;
}

/**
 * The bar at the lower edge of an editor: its state, and the buttons that save or discard the
 * changes.
 */
export function SaveBar({
  problem,
  status,
  isChanged,
  isBusy,
  isBlocked,
  onDiscard,
  onSave,
  children,
}: SaveBarProps) {
  const t = useEditingMessages();
  return (
    <div className={styles['bar']} data-lower-bar="stays">
      {problem !== undefined && (
        <div className={styles['problem']}>
          <Notice severity="error">{problem}</Notice>
        </div>
      )}
      <p role="status">{status}</p>
      <Button look="quiet" disabled={!isChanged} onClick={onDiscard}>
        {t.discard}
      </Button>
      <Button
        type={onSave ? 'button' : 'submit'}
        busy={isBusy}
        disabled={!isChanged || isBlocked}
        onClick={onSave}
      >
        {children}
      </Button>
    </div>
  );
}
