import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './question-dialog.module.css';

interface QuestionDialogProps {
  readonly title: string;
  /** Paragraphs that say what it is about. */
  readonly children: ReactNode;
  /** Buttons, the first of which has the focus. */
  readonly choices: ReactNode;
  /** `alertdialog` where something went wrong. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly onClose: () => void;
}

/** A short question over the page, open as long as it is there. Without Ant Design: the shell asks. */
export function QuestionDialog({ title, children, choices, role, onClose }: QuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}what`}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      <div id={`${titleId}what`}>{children}</div>
      <div className={styles['choices']}>{choices}</div>
    </dialog>
  );
}
