import { limits, type ParkedPaymentView } from '@coursewright/contract';
import { Modal } from '../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';
import { useAdminMessages } from '../messages/index.ts';

interface DismissDialogProps {
  readonly payment: ParkedPaymentView;
  readonly onClose: () => void;
}

/** Closes a parked payment that was settled elsewhere, with a note on how. */
export function DismissDialog({ payment, onClose }: DismissDialogProps) {
  const t = useAdminMessages();
  const utils = trpc.useUtils();
  const [notes, setNotes] = useState('');
  const dismiss = trpc.admin.dismissParkedPayment.useMutation({
    onSuccess: async () => {
      await utils.admin.parkedPayments.invalidate();
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t.dismiss_question}
      okText={t.dismiss}
      okButtonProps={{ danger: true, loading: dismiss.isPending, disabled: notes.trim() === '' }}
      onOk={() => dismiss.mutate({ id: payment.id, notes })}
      onCancel={onClose}
    >
      <div className={styles['stack']}>
        {dismiss.error && <Notice severity="error">{errorText(dismiss.error)}</Notice>}
        <p>{t.not_credited({ reason: payment.message })}</p>
        <TextField
          label={t.how_settled}
          maxLength={limits.grant.notesMax}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
      </div>
    </Modal>
  );
}
