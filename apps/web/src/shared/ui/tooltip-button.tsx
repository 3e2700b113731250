import { useEffect, useId, useState, type ButtonHTMLAttributes } from 'react';
import styles from './tooltip.module.css';

/**
 * A button with one short line that shows on hover and focus, and is read out with it. It can be
 * pointed at itself, and Escape sends it away.
 */
export function TooltipButton({
  tooltip,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { tooltip: string }) {
  const id = useId();
  const [isLooking, setLooking] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!isLooking) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isLooking]);
  const look = () => {
    setLooking(true);
    setDismissed(false);
  };
  return (
    <span
      className={styles['holder']}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={look}
      onPointerLeave={() => setLooking(false)}
      onFocus={look}
      onBlur={() => setLooking(false)}
    >
      <button type="button" {...button} aria-describedby={id} />
      <span role="tooltip" id={id} className={styles['tooltip']}>
        {tooltip}
      </span>
    </span>
  );
}
