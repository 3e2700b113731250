import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'amber' | 'quiet' | 'bad';
  readonly size?: 'small' | 'medium' | 'large';
}

/** A word or two about the thing it stands beside. What can be pressed is a `ChoiceChip`. */
export function Chip({ children, tone = 'plain', size = 'medium' }: ChipProps) {
  return (
    <span className={styles['chip']} data-tone={tone} data-size={size}>
      {children}
    </span>
  );
}

interface ChoiceChipProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Leave out where a press does something once. */
  readonly isOn?: boolean;
  readonly hint?: string | undefined;
}

/** One of several short things to press: a suggestion, or a choice that stays pressed. */
export function ChoiceChip({ children, onPress, isOn, hint }: ChoiceChipProps) {
  return (
    <button
      type="button"
      className={styles['choice']}
      aria-pressed={isOn}
      title={hint}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Chips side by side, in as many lines as they need. */
export function ChipList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['chips']}>{children}</ul>;
}
