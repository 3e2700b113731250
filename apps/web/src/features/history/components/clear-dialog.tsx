import { Modal } from '../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

/** Deletes all courses, after a word was typed that nobody types by mistake. */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const t = useHistoryMessages();
  const notify = useNotify();
  const { library } = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const clear = trpc.library.clear.useMutation({
    onSuccess: async () => {
      onClose();
      notify(t.cleared);
      await library.preview.invalidate();
    },
  });
  const isConfirmed = typed.trim().toLocaleLowerCase() === t.clear_word;
  const confirm = () => {
    if (isConfirmed && !clear.isPending) clear.mutate({ confirm: true });
  };
  return (
    <Modal
      open
      title={t.clear_question}
      okText={t.clear_now}
      cancelText={t.cancel}
      okButtonProps={{ danger: true, disabled: !isConfirmed, loading: clear.isPending }}
      onOk={confirm}
      onCancel={onClose}
    >
      <form
        className={styles['import']}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p>{t.clear_consequence}</p>
        <TextField
          label={t.clear_confirm({ word: t.clear_word })}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          error={clear.error ? errorText(clear.error) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Modal>
  );
}
