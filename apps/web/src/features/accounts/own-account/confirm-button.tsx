import { LazyModal } from '../../../shared/antd/lazy.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { useNotify } from '../../../shared/notify.tsx';
import { errorText } from '../../../shared/trpc.ts';
import { useFocusLeftToSection } from './use-focus-left-to-section.ts';

interface ConfirmButtonProps {
  /** What the button says. */
  children: ReactNode;
  /** What it says to those who do not see what it stands beside. */
  label?: string;
  question: string;
  consequence: ReactNode;
  confirm: string;
  action: () => Promise<unknown>;
}

/** A button that asks once more. A failure is said and changes nothing. */
export function ConfirmButton({
  children,
  label,
  question,
  consequence,
  confirm,
  action,
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const trigger = useRef<HTMLButtonElement>(null);
  // The button often goes away with what it ended.
  useFocusLeftToSection(trigger);
  const act = async () => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      notify(errorText(error), { severity: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button ref={trigger} look="secondary" aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <LazyModal
        title={question}
        isOpen={isAsking}
        okText={confirm}
        okButtonProps={{ danger: true, loading: isBusy }}
        onOk={() => void act()}
        onClose={() => setAsking(false)}
      >
        {consequence}
      </LazyModal>
    </>
  );
}
