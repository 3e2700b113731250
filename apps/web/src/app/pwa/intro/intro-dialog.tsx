import { useEffect, useId, useRef, useState } from 'react';
import { Chip } from '../../../shared/ui/chip.tsx';
import { noteInstallation, useInstallCapability } from '../../../shared/install/capability.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from './intro.module.css';
import { Benefits, Install, Offline, Ready } from './intro-steps.tsx';
import { useIntroMessages } from './messages/index.ts';

export interface IntroDialogProps {
  /** It need not open by itself again. */
  readonly onCompleted: () => void;
  readonly onClose: () => void;
}

const steps = ['benefits', 'install', 'offline', 'ready'] as const;
const lastStep = steps.length - 1;
/** Where there is nothing left to install. */
const offlineStep = 2;
/** Milliseconds for which the end is celebrated. */
const finishDelayMs = 1_500;

/** Four pages on what installing is good for and how it is done. Leaving it in any way completes it. */
export function IntroDialog(props: IntroDialogProps) {
  // With which page it begins depends on what the browser says.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let isGone = false;
    void noteInstallation().then(() => {
      if (!isGone) setKnown(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isKnown && <Pages {...props} />;
}

function Pages({ onCompleted, onClose }: IntroDialogProps) {
  const t = useIntroMessages();
  const id = useId();
  const capability = useInstallCapability();
  const [step, setStep] = useState(() => (capability.isInstalled ? offlineStep : 0));
  const [isCelebrating, setCelebrating] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser gives the focus back to what opened it.
    return () => element?.close();
  }, []);
  // Each page is read out from its heading on.
  useEffect(() => {
    heading.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step has its own heading
  }, [step]);
  useEffect(() => {
    if (!isCelebrating) return;
    const timer = setTimeout(onClose, finishDelayMs);
    return () => clearTimeout(timer);
  }, [isCelebrating, onClose]);
  const finish = () => {
    onCompleted();
    setCelebrating(true);
  };
  const name = steps[step] ?? 'benefits';
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={id}
      data-celebrating={isCelebrating || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Top step={step} onSkip={onClose} />
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t.titles[name]}
      </h2>
      <div className={styles['body']}>
        {name === 'benefits' && <Benefits />}
        {name === 'install' && <Install capability={capability} />}
        {name === 'offline' && <Offline canUseOffline={capability.canUseOffline} />}
        {name === 'ready' && <Ready isInstalled={capability.isInstalled} />}
      </div>
      <p className={styles['cheer']} role="status">
        {isCelebrating && t.all_set}
      </p>
      <div className={styles['buttons']}>
        {step > 0 && (
          <Button look="secondary" disabled={isCelebrating} onClick={() => setStep(step - 1)}>
            {t.back}
          </Button>
        )}
        {step < lastStep ? (
          <Button onClick={() => setStep(step + 1)}>{t.next}</Button>
        ) : (
          <Button busy={isCelebrating} onClick={finish}>
            {t.finish}
          </Button>
        )}
      </div>
    </dialog>
  );
}

/** How far it is, and the way out. */
function Top({ step, onSkip }: { step: number; onSkip: () => void }) {
  const t = useIntroMessages();
  const at = { step: step + 1, of: steps.length };
  return (
    <div className={styles['top']}>
      <Chip>{t.step(at)}</Chip>
      <progress
        className={styles['progress']}
        aria-label={t.progress}
        max={at.of}
        value={at.step}
      />
      <Button look="quiet" size="small" onClick={onSkip}>
        {t.skip}
      </Button>
    </div>
  );
}
