import { abuseReasons, type AbuseReason, limits } from '@coursewright/contract';
import { Modal } from '../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { usePublicMessages } from './messages/index.ts';
import styles from './public.module.css';

/** Tells administrators about a public course; nobody needs an account for that. */
export function ReportDialog({ shareId, onClose }: { shareId: string; onClose: () => void }) {
  const t = usePublicMessages();
  const notify = useNotify();
  const [reason, setReason] = useState<AbuseReason>();
  const [text, setText] = useState('');
  const report = trpc.library.report.useMutation({
    onSuccess: () => {
      onClose();
      notify(t.reported, { severity: 'success' });
    },
  });
  const reasons = abuseReasons.map((value) => ({ value, label: t.reasons[value] }));
  return (
    <Modal
      open
      title={t.report_title}
      okText={t.report_send}
      cancelText={t.cancel}
      okButtonProps={{ disabled: reason === undefined, loading: report.isPending }}
      onOk={() => reason && report.mutate({ id: shareId, reason, text })}
      onCancel={onClose}
    >
      <div className={styles['report']}>
        <p>{t.report_lead}</p>
        {report.error && <Notice severity="error">{errorText(report.error)}</Notice>}
        <SelectField
          label={t.reason}
          options={[{ value: '', label: t.choose_reason }, ...reasons]}
          value={reason ?? ''}
          onChange={({ target }) => setReason(abuseReasons.find((each) => each === target.value))}
        />
        <TextArea
          label={t.report_text}
          rows={4}
          maxLength={limits.abuseReport.textMax}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </Modal>
  );
}
