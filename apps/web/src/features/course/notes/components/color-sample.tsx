import type { NoteColor } from '@coursewright/contract';
import { useNotesMessages } from '../messages/index.ts';
import styles from '../notes.module.css';

/** How a highlight looks: each colour has a line of its own, too. */
export const ColorSample = ({ color }: { color: NoteColor }) => (
  <span className={styles['sample']} data-color={color} aria-hidden="true">
    {useNotesMessages().sample}
  </span>
);
