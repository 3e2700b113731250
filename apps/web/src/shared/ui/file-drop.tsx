import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** On the button. */
  readonly label: string;
  /** Behind it; left out where nothing can be dropped. */
  readonly orDrop: string;
  /** Endings and media types that the system's dialog shows. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  /** At least one; dropped ones are of any kind. */
  readonly onFiles: (files: File[]) => void;
  /** What fits, or what was chosen; beside or below the button. */
  readonly children?: ReactNode;
}

/** Files by the system's own dialog, or dropped. */
export function FileDrop({
  label,
  orDrop,
  accept,
  isMultiple = false,
  isDisabled = false,
  onFiles,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    if (files.length > 0 && !isDisabled) onFiles(files);
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
        setOver(!isDisabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button look="secondary" disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span className={styles['orDrop']}>{orDrop}</span>
      {children}
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}
