import type { ReactNode } from 'react';
import { useMarkdownMessages } from './messages/index.ts';
import styles from './markdown.module.css';

/** Where code stands, always left to right, and is scrolled with the keyboard. */
export function CodeFrame({ language, children }: { language: string; children: ReactNode }) {
  const t = useMarkdownMessages();
  return (
    <pre
      className={styles['code']}
      dir="ltr"
      role="group"
      tabIndex={0}
      aria-label={language ? t.code_in({ language }) : t.code}
    >
      {children}
    </pre>
  );
}
