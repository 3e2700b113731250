import { Modal } from 'antd';
import { Button } from '../../../../shared/ui/button.tsx';
import type { LeaveGuard } from '../api/use-leave-guard.ts';
import styles from '../editing.module.css';

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** Throws the changes away. */
  readonly onDiscard: () => void;
  /** Whether the changes are kept for a return within this tab. */
  readonly isKept: boolean;
}

/** Asked before a screen with unsaved changes is left. */
export function LeaveDialog({ guard, onDiscard, isKept }: LeaveDialogProps) {
  return (
    <Modal title="Leave without saving?" open={guard.isAsking} onCancel={guard.stay} footer={null}>
      <div className={styles['dialog']}>
        <p className={styles['hint']}>
          {isKept
            ? 'The course does not have your changes yet. This tab can keep them as a draft until you close it.'
            : 'The course does not have your changes yet. They are lost when you leave.'}
        </p>
        <div className={styles['buttons']}>
          <Button onClick={guard.stay}>Stay here</Button>
          {isKept && (
            <Button look="secondary" onClick={guard.leave}>
              Leave and keep the draft
            </Button>
          )}
          <Button
            look="secondary"
            onClick={() => {
              onDiscard();
              guard.leave();
            }}
          >
            Leave and discard
          </Button>
        </div>
      </div>
    </Modal>
  );
}
