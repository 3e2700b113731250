import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { messageOf } from '../../../shared/request-error.ts';
import { toRequestError, trpc } from '../../../shared/trpc.ts';

/** Stops the course, once the person is sure. `isWaiting`: nothing has been written yet. */
export function CancelCourse({ taskId, isWaiting }: { taskId: string; isWaiting: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const { generation } = trpc.useUtils();
  const cancel = trpc.generation.cancel.useMutation({
    onSuccess: (task) => generation.status.setData({ id: taskId }, task),
    onError: (error) => notify(messageOf(toRequestError(error)), { severity: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel this course</Button>
      <Modal
        title="Cancel this course?"
        open={isAsking}
        okText="Cancel the course"
        cancelText={isWaiting ? 'Keep it' : 'Keep writing'}
        okButtonProps={{ danger: true, loading: cancel.isPending }}
        onOk={() => cancel.mutate({ id: taskId })}
        onCancel={() => setAsking(false)}
      >
        {isWaiting
          ? 'No lesson is written yet, so your credit comes back. The outline is kept with the course.'
          : 'Writing stops at once. Lessons that are finished stay and can be read. The credit comes back if no lesson was finished.'}
      </Modal>
    </>
  );
}
