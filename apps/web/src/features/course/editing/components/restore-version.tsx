import type { SubmoduleVersion, TaskView } from '@coursewright/contract';
import { Modal } from '../../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../shared/ui/button.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { useRestoreVersion } from '../api/use-restore-version.ts';
import styles from '../editing.module.css';
import { whyNotEditable } from '../model/can-edit.ts';
import { useEditingMessages } from '../messages/index.ts';

interface RestoreVersionProps {
  readonly task: TaskView;
  readonly lessonId: string;
  readonly version: SubmoduleVersion;
  readonly present: SubmoduleVersion;
  readonly refetch: () => Promise<TaskView | undefined>;
}

/** The button that brings an earlier version back, once the person is sure. */
export function RestoreVersion({ task, lessonId, version, present, refetch }: RestoreVersionProps) {
  const t = useEditingMessages();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const restore = useRestoreVersion(task.task_id, lessonId, refetch);
  const navigate = useNavigate();
  const obstacle = whyNotEditable(task, useOnline(), t);
  const act = async () => {
    setBusy(true);
    const isDone = await restore(version.number, present.number, task.course_revision ?? 0);
    setBusy(false);
    setAsking(false);
    if (isDone) void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles['bar']} data-lower-bar="stays">
      <p>{obstacle}</p>
      <Button disabled={obstacle !== undefined} onClick={() => setAsking(true)}>
        {t.restore({ version: version.number })}
      </Button>
      <Modal
        title={t.restore_question({ version: version.number })}
        open={isAsking}
        okText={t.restore_it}
        okButtonProps={{ loading: isBusy }}
        onOk={() => void act()}
        onCancel={() => setAsking(false)}
      >
        <p>{t.restore_consequence({ present: present.number })}</p>
      </Modal>
    </div>
  );
}
