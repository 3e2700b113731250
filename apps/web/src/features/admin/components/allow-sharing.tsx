import type { AbuseReportView } from '@coursewright/contract';
import { Modal } from '../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useAdminMessages } from '../messages/index.ts';

/** Takes back that a course was made private for a report. */
export function AllowSharing({ report: { id, course } }: { report: AbuseReportView }) {
  const t = useAdminMessages();
  const notify = useNotify();
  const { admin } = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const allow = trpc.admin.allowSharingAgain.useMutation({
    onSuccess: () => notify(t.sharing_allowed, { severity: 'success' }),
    onError: (error) => notify(errorText(error), { severity: 'error' }),
    onSettled: async () => {
      setAsking(false);
      await admin.abuseReports.invalidate();
    },
  });
  const { topic } = course;
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={t.allow_sharing_of({ topic })}
        onClick={() => setAsking(true)}
      >
        {t.allow_sharing}
      </Button>
      {isAsking && (
        <Modal
          open
          title={t.allow_sharing_question}
          okText={t.allow_sharing}
          okButtonProps={{ loading: allow.isPending }}
          onOk={() => allow.mutate({ id })}
          onCancel={() => setAsking(false)}
        >
          <p>
            <bdi>{topic}</bdi>
          </p>
          <p>{t.allow_sharing_what}</p>
        </Modal>
      )}
    </>
  );
}
