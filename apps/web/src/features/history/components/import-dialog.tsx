import { Modal } from '../../../shared/antd/modal.tsx';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
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
            file={file}
            isDisabled={isBusy}
            onFile={(chosen) => {
              setFile(chosen);
              setText('');
            }}
          />
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

interface FileDropProps {
  readonly file: File | undefined;
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
}

function FileDrop({ file, isDisabled, onFile }: FileDropProps) {
  const t = useHistoryMessages();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !isDisabled) onFile(first);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles['drop']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles['ways']}>
        <Button
          look="secondary"
          disabled={isDisabled}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {t.choose_file}
        </Button>
        <span className={styles['dropWords']}>{t.or_drop}</span>
      </div>
      <p id={id} aria-live="polite">
        {file && t.file_chosen({ name: file.name })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json,application/vnd.coursewright.course+zip,.course,text/markdown,.md,application/zip,.zip"
        aria-label={t.choose_file}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}
