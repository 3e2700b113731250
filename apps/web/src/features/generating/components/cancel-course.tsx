import { LazyModal } from '../../../shared/antd/lazy.tsx';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { messageOf } from '../../../shared/request-error.ts';
import { useTaskNews } from '../../../shared/progress/use-task.ts';
import { toRequestError, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useGeneratingMessages } from '../messages/index.ts';

interface CancelCourseProps {
  readonly taskId: string;
  /** Nothing has been written yet. */
  readonly isWaiting: boolean;
  /** Whether the credit comes back as long as no lesson is finished. */
  readonly returnsCredit: boolean;
}

/** Stops the course, once the person is sure and knows what becomes of the credit. */
export function CancelCourse({ taskId, isWaiting, returnsCredit }: CancelCourseProps) {
  const t = useGeneratingMessages();
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const { take } = useTaskNews();
  const cancel = trpc.generation.cancel.useMutation({
    onSuccess: (task) => take(taskId, task),
    onError: (error) => notify(messageOf(toRequestError(error)), { severity: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t.cancel_this}
      </Button>
      <LazyModal
        title={t.cancel_question}
        isOpen={isAsking}
        okText={t.cancel}
        cancelText={isWaiting ? t.keep_it : t.keep_writing}
        okButtonProps={{ danger: true, loading: cancel.isPending }}
        onOk={() => cancel.mutate({ id: taskId })}
        onClose={() => setAsking(false)}
      >
        {returnsCredit
          ? isWaiting
            ? t.cancel_outline
            : t.cancel_writing
          : isWaiting
            ? t.cancel_outline_paid
            : t.cancel_writing_paid}
      </LazyModal>
    </>
  );
}
