import { useId, type ButtonHTMLAttributes } from 'react';
import styles from './tooltip.module.css';

/** A button with one short line that shows on hover and focus, and is read out with it. */
export function TooltipButton({ tooltip, ...button }: ButtonHTMLAttributes<HTMLButtonElement> & { tooltip: string }) {
  const id = useId();
  return (
    <span className={styles['holder']}>
      <button type="button" {...button} aria-describedby={id} />
      <span role="tooltip" id={id} className={styles['tooltip']}>
        {tooltip}
      </span>
    </span>
  );
}
