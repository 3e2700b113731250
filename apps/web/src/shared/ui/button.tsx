import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  /**
   * `primary`: the one thing to do here; `secondary`: outlined; `quiet`: text only; `danger`:
   * cannot be taken back.
   */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
}

/**
 * A button of the antd-free shell. `busy` keeps its width, says so, and refuses clicks without
 * losing focus.
 */
export function Button({
  look = 'primary',
  size = 'medium',
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={join(styles['button'], className)}
      data-look={look}
      data-size={size}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles['ring']} aria-hidden="true" />}
      {children}
    </button>
  );
}

export function ButtonLink({
  look = 'primary',
  size = 'medium',
  className,
  ...rest
}: LinkProps & Look) {
  return (
    <Link
      {...rest}
      className={join(styles['button'], className)}
      data-look={look}
      data-size={size}
    />
  );
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
