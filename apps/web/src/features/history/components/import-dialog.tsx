import { Modal } from '../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useImport } from '../api/use-import.ts';
import styles from '../history.module.css';
import { ImportOutcomes } from './import-outcomes.tsx';
import { OpenedFile } from './opened-file.tsx';
import { useHistoryMessages } from '../messages/index.ts';

interface ImportDialogProps {
  /** A file that was opened with the application. */
  readonly given?: File | undefined;
  readonly onClose: () => void;
}

/** Takes in courses from a file that is chosen or dropped, or from what is pasted. */
export function ImportDialog({ given, onClose }: ImportDialogProps) {
  const t = useHistoryMessages();
  const { state, take, startOver } = useImport();
  const [file, setFile] = useState(given);
  const [text, setText] = useState('');
  const isBusy = state.is === 'sending';
  const start = async () => take(text.trim() === '' && file ? file : text);
  const isDone = state.is === 'done' || state.is === 'opened';
  const again = () => {
    setFile(undefined);
    setText('');
    startOver();
  };
  return (
    <Modal
      open
      title={t.import_title}
      onCancel={onClose}
      footer={
        <div className={styles['dialogWays']}>
          <Button look="secondary" onClick={isDone ? again : onClose}>
            {isDone ? t.import_another : t.cancel}
          </Button>
          <Button busy={isBusy} onClick={isDone ? onClose : () => void start()}>
            {isDone ? t.done : t.import_now}
          </Button>
        </div>
      }
    >
      {state.is === 'opened' ? (
        <OpenedFile opened={state.opened} />
      ) : state.is === 'done' ? (
        <ImportOutcomes outcomes={state.outcomes} problem={state.problem} />
      ) : (
        <div className={styles['import']}>
          <p>{t.import_lead}</p>
          <FileDrop
            label={t.choose_file}
            orDrop={t.or_drop}
            accept={acceptedFiles}
            isDisabled={isBusy}
            onFiles={([chosen]) => {
              setFile(chosen);
              setText('');
            }}
          >
            <p aria-live="polite">{file && t.file_chosen({ name: file.name })}</p>
          </FileDrop>
          <label>
            {t.or_paste}
            <textarea
              dir="ltr"
              spellCheck={false}
              value={text}
              disabled={isBusy}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          {state.is === 'asking' && state.problem && (
            <Notice severity="error">{state.problem}</Notice>
          )}
          {isBusy && <p role="status">{t.importing(state)}</p>}
        </div>
      )}
    </Modal>
  );
}

const acceptedFiles =
  'application/json,.json,application/vnd.coursewright.course+zip,.course,text/markdown,.md,application/zip,.zip';
