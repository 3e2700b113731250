import type { AbuseReportView } from '@coursewright/contract';
import { Modal } from '../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../admin.module.css';
import { useAdminMessages } from '../messages/index.ts';

/** What can be done about a report: the course goes, or stays. */
export function ReportActions({ report: { id, course } }: { report: AbuseReportView }) {
  const t = useAdminMessages();
  const notify = useNotify();
  const { admin } = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const settled = {
    onError: (error: unknown) => notify(errorText(error), { severity: 'error' }),
    onSettled: async () => {
      setAsking(false);
      await admin.abuseReports.invalidate();
    },
  };
  const hide = trpc.admin.hideReportedCourse.useMutation({
    ...settled,
    onSuccess: () => notify(t.course_hidden, { severity: 'success' }),
  });
  const dismiss = trpc.admin.dismissAbuseReport.useMutation(settled);
  const { topic } = course;
  return (
    <span className={styles['actions']}>
      {course.share_id && (
        <Button
          look="quiet"
          size="small"
          aria-label={t.make_private_of({ topic })}
          onClick={() => setAsking(true)}
        >
          {t.make_private}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        busy={dismiss.isPending}
        aria-label={t.dismiss_report_of({ topic })}
        onClick={() => dismiss.mutate({ id })}
      >
        {t.dismiss}
      </Button>
      {isAsking && (
        <Modal
          open
          title={t.make_private_question}
          okText={t.make_private}
          okButtonProps={{ danger: true, loading: hide.isPending }}
          onOk={() => hide.mutate({ id })}
          onCancel={() => setAsking(false)}
        >
          <p>
            <bdi>{topic}</bdi>
          </p>
          <p>{t.make_private_what}</p>
        </Modal>
      )}
    </span>
  );
}
