import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { session, type SessionUser } from '../../../shared/session/index.ts';
import { strong } from '../../../shared/tags.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useWelcomeMessages } from './messages/index.ts';
import styles from './welcome-dialog.module.css';

export interface WelcomeDialogProps {
  isOpen: boolean;
  user: SessionUser | null;
}

const steps = ['welcome', 'how', 'start'] as const;
const lastStep = steps.length - 1;
/** Long enough for the dialog to be gone before it turns back to its first page. */
const resetDelayMs = 300;

/**
 * Three pages for somebody new. A modal dialog of the browser: what is behind it can neither be
 * reached nor read.
 */
export function WelcomeDialog({ isOpen, user }: WelcomeDialogProps) {
  const t = useWelcomeMessages();
  const [step, setStep] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
      return;
    }
    leave(dialog.current);
    const timer = setTimeout(() => setStep(0), resetDelayMs);
    return () => clearTimeout(timer);
  }, [isOpen]);

  // Each page is read out from its heading on.
  useEffect(() => {
    if (isOpen) heading.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step has its own heading
  }, [isOpen, step]);

  const go = () => {
    session.markWelcomeShown();
    if (pathname === paths.home) void navigate(paths.generator);
  };
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="welcome-title"
      closedby="none"
      onKeyDown={ignoreEscape}
      onCancel={(event) => event.preventDefault()}
      // For browsers that do not know `closedby` and close on a second Escape whatever the page
      // says.
      onClose={() => isOpen && dialog.current?.showModal()}
    >
      <p className={styles['step']}>{t.step({ step: step + 1, of: steps.length })}</p>
      <h2 id="welcome-title" ref={heading} tabIndex={-1}>
        {t.titles[steps[step] ?? 'welcome']}
      </h2>
      <div className={styles['body']}>
        {step === 0 && <ValueProposition user={user} />}
        {step === 1 && <HowItWorks />}
        {step === lastStep && <GetStarted credits={user?.credits ?? 0} />}
      </div>
      <div className={styles['buttons']}>
        {step > 0 && (
          <Button look="secondary" onClick={() => setStep(step - 1)}>
            {t.back}
          </Button>
        )}
        {step < lastStep ? (
          <Button onClick={() => setStep(step + 1)}>{t.next}</Button>
        ) : (
          <Button onClick={go}>{t.go}</Button>
        )}
      </div>
    </dialog>
  );
}

/**
 * The browser gives the focus back to what had it before. Where that is gone it would stay in here,
 * and then be lost.
 */
function leave(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  dialog.close();
  const { activeElement } = document;
  if (activeElement === document.body || dialog.contains(activeElement))
    document.getElementById('content')?.focus({ preventScroll: true });
}

const ignoreEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault();
};

function ValueProposition({ user }: { user: SessionUser | null }) {
  const t = useWelcomeMessages();
  const name = user?.full_name.trim();
  return (
    <>
      <p>
        {name ? t.greeting_by_name({ name }) : t.greeting} {t.what_it_does}
      </p>
      <p>{t.check_it}</p>
    </>
  );
}

function HowItWorks() {
  const t = useWelcomeMessages();
  return (
    <ol>
      <li>{t.name_topic({ strong })}</li>
      <li>{t.watch({ strong })}</li>
      <li>{t.practise({ strong })}</li>
    </ol>
  );
}

function GetStarted({ credits }: { credits: number }) {
  const t = useWelcomeMessages();
  return (
    <>
      <p>{t.you_have({ count: credits, strong })}</p>
      <p>{t.failure_is_free}</p>
      <p>{t.more}</p>
    </>
  );
}
