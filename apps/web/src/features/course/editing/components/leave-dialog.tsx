import { Modal } from '../../../../shared/antd/modal.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import type { LeaveGuard } from '../api/use-leave-guard.ts';
import styles from '../editing.module.css';
import { useEditingMessages } from '../messages/index.ts';

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** Throws the changes away. */
  readonly onDiscard: () => void;
  /** Whether the changes are kept for a return within this tab. */
  readonly isKept: boolean;
}

/** Asked before a screen with unsaved changes is left. */
export function LeaveDialog({ guard, onDiscard, isKept }: LeaveDialogProps) {
  const t = useEditingMessages();
  return (
    <Modal title={t.leave_question} open={guard.isAsking} onCancel={guard.stay} footer={null}>
      <div className={styles['dialog']}>
        <p className={styles['hint']}>{isKept ? t.leave_kept : t.leave_lost}</p>
        <div className={styles['buttons']}>
          <Button onClick={guard.stay}>{t.stay}</Button>
          {isKept && (
            <Button look="secondary" onClick={guard.leave}>
              {t.leave_and_keep}
            </Button>
          )}
          <Button
            look="secondary"
            onClick={() => {
              onDiscard();
              guard.leave();
            }}
          >
            {t.leave_and_discard}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
