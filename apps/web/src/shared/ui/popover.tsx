import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  /** Names the trigger for those who do not see it; leave out when its content is text enough. */
  label?: string;
  trigger: ReactNode;
  /** The trigger is an icon and no more. */
  isIcon?: boolean;
  triggerClassName?: string | undefined;
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows a small panel below itself. Escape, a click elsewhere and leaving with Tab
 * close it; Escape gives the focus back.
 */
export function Popover({
  label,
  trigger,
  isIcon = false,
  triggerClassName = isIcon ? styles['icon'] : undefined,
  onOpen,
  children,
}: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const buttonId = useId();
  /** What is done next, such as a dialog that opens, leads back to the button. */
  const close = () => {
    setOpen(false);
    document.getElementById(buttonId)?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  const toggle = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  return (
    <div
      className={styles['popover']}
      ref={root}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          setOpen(false);
      }}
    >
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        {trigger}
      </button>
      {isOpen && (
        <div id={panelId} className={styles['panel']}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
