import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import styles from '../brought.module.css';
import { useBroughtMessages } from '../messages/index.ts';
import { fileEndings } from '../model/formats.ts';

interface FileDropProps {
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
}

/** A file by the system's own dialog, or dropped. */
export function FileDrop({ isDisabled, onFile }: FileDropProps) {
  const t = useBroughtMessages();
  const input = useRef<HTMLInputElement>(null);
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
      <Button look="secondary" disabled={isDisabled} onClick={() => input.current?.click()}>
        {t.choose_file}
      </Button>
      <span className={styles['dropWords']}>{t.or_drop}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={fileEndings}
        aria-label={t.choose_file}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}
