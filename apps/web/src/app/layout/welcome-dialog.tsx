import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { session, type SessionUser } from '../../shared/session/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import styles from './welcome-dialog.module.css';

export interface WelcomeDialogProps {
  isOpen: boolean;
  user: SessionUser | null;
}

const titles = ['Welcome', 'How it Works', 'Get Started'] as const;
const lastStep = titles.length - 1;
/** Long enough for the dialog to be gone before it turns back to its first page. */
const resetDelayMs = 300;

/** Three pages for somebody new. A modal dialog of the browser: what is behind it can neither be reached nor read. */
export function WelcomeDialog({ isOpen, user }: WelcomeDialogProps) {
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
      // For browsers that do not know `closedby` and close on a second Escape whatever the page says.
      onClose={() => isOpen && dialog.current?.showModal()}
    >
      <p className={styles['step']}>
        {step + 1} of {titles.length}
      </p>
      <h2 id="welcome-title" ref={heading} tabIndex={-1}>
        {titles[step]}
      </h2>
      <div className={styles['body']}>
        {step === 0 && <ValueProposition user={user} />}
        {step === 1 && <HowItWorks />}
        {step === lastStep && <GetStarted credits={user?.credits ?? 0} />}
      </div>
      <div className={styles['buttons']}>
        {step > 0 && (
          <Button look="secondary" onClick={() => setStep(step - 1)}>
            Back
          </Button>
        )}
        {step < lastStep ? (
          <Button onClick={() => setStep(step + 1)}>Next</Button>
        ) : (
          <Button onClick={go}>Let’s go</Button>
        )}
      </div>
    </dialog>
  );
}

/** The browser gives the focus back to what had it before. Where that is gone it would stay in here, and then be lost. */
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
  const name = user?.full_name.trim();
  return (
    <>
      <p>
        {name ? `Good to have you here, ${name}. ` : 'Good to have you here. '}
        Coursewright writes a course for you: on a topic you name, or from documents you bring.
      </p>
      <p>
        You need not take its word for anything. The number behind a sentence opens the very passage
        that the sentence rests on.
      </p>
    </>
  );
}

function HowItWorks() {
  return (
    <ol>
      <li>
        <strong>Name a topic or add documents.</strong> Say how deep it should go, if you like.
      </li>
      <li>
        <strong>Watch it grow.</strong> Sources are read, an outline appears, and each lesson opens
        as soon as it is written.
      </li>
      <li>
        <strong>Read, check, practise.</strong> Every lesson comes with its sources and a quiz.
      </li>
    </ol>
  );
}

function GetStarted({ credits }: { credits: number }) {
  return (
    <>
      <p>
        You have <strong>{credits === 1 ? '1 credit' : `${credits} credits`}</strong>. 1 credit
        generates 1 course.
      </p>
      <p>If a course fails, its credit comes back by itself.</p>
    </>
  );
}
