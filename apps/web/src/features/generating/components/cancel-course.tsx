import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { messageOf } from '../../../shared/request-error.ts';
import { useTaskNews } from '../../../shared/progress/use-task.ts';
import { toRequestError, trpc } from '../../../shared/trpc.ts';
import { useGeneratingMessages } from '../messages/index.ts';

/** Stops the course, once the person is sure. `isWaiting`: nothing has been written yet. */
export function CancelCourse({ taskId, isWaiting }: { taskId: string; isWaiting: boolean }) {
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
      <Button onClick={() => setAsking(true)}>{t.cancel_this}</Button>
      <Modal
        title={t.cancel_question}
        open={isAsking}
        okText={t.cancel}
        cancelText={isWaiting ? t.keep_it : t.keep_writing}
        okButtonProps={{ danger: true, loading: cancel.isPending }}
        onOk={() => cancel.mutate({ id: taskId })}
        onCancel={() => setAsking(false)}
      >
        {isWaiting ? t.cancel_outline : t.cancel_writing}
      </Modal>
    </>
  );
}
