import type { ReactNode } from 'react';
import type { Messages } from '../messages/en.tsx';
import { useDevMessages } from '../messages/index.ts';
import styles from '../pieces.module.css';

export type SectionName = keyof Messages['sections'];

/** One kind of token or piece, with its heading. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useDevMessages();
  return (
    <section id={name} className={styles['section']} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t.sections[name]}</h2>
      {children}
    </section>
  );
}
