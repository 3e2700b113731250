import { Modal } from '../../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { useNotify } from '../../../../shared/notify.tsx';
import { errorText } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { useConversation } from '../api/use-conversation.ts';
import { useTutorMessages } from '../messages/index.ts';

interface ClearConversationProps {
  readonly threadId: string;
  readonly clear: ReturnType<typeof useConversation>['clear'];
}

/** Deletes what was said, once the learner is sure. */
export function ClearConversation({ threadId, clear }: ClearConversationProps) {
  const t = useTutorMessages();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t.clear}
      </Button>
      <Modal
        title={t.clear_question}
        open={isAsking}
        okText={t.clear}
        cancelText={t.keep}
        okButtonProps={{ danger: true, loading: clear.isPending }}
        onOk={() =>
          clear.mutate(
            { thread_id: threadId },
            {
              onError: (error) => notify(errorText(error), { severity: 'error' }),
              onSettled: () => setAsking(false),
            },
          )
        }
        onCancel={() => setAsking(false)}
      >
        {t.clear_why}
      </Modal>
    </>
  );
}
