import { limits, type AdminTransaction } from '@coursewright/contract';
import { Modal } from '../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';
import { useReturnCharge } from '../api/use-return-charge.ts';
import { useAdminMessages } from '../messages/index.ts';

interface ReturnDialogProps {
  readonly charge: AdminTransaction;
  readonly onClose: () => void;
}

/** Gives back what audio or a diagram was charged, with a reason that its owner reads. */
export function ReturnDialog({ charge, onClose }: ReturnDialogProps) {
  const t = useAdminMessages();
  const [notes, setNotes] = useState('');
  const { isBusy, failure, submit } = useReturnCharge(charge, onClose);
  return (
    <Modal
      open
      title={t.return_question({ count: -charge.amount, email: charge.user.email })}
      okText={t.return_charge}
      okButtonProps={{ loading: isBusy, disabled: notes.trim() === '' }}
      cancelText={t.cancel}
      onOk={() => submit(notes)}
      onCancel={onClose}
    >
      <div className={styles['stack']}>
        {failure && <Notice severity="error">{failure}</Notice>}
        <p>
          {t.transaction[charge.action_type]}
          {charge.notes && (
            <>
              {': '}
              <bdi>{charge.notes}</bdi>
            </>
          )}
        </p>
        <p className={styles['soft']}>{t.return_keeps}</p>
        <TextField
          label={t.notes}
          hint={t.grant_notes_hint}
          maxLength={limits.grant.notesMax}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
      </div>
    </Modal>
  );
}
