import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { useAppMessages } from '../messages/index.ts';
import { leavingOf, type Leaving } from './leaving.ts';
import styles from './log-out-dialog.module.css';

/** What somebody is asked before the logout; undefined where it leaves and takes nothing. */
export async function questionFor(
  userId: string,
  onLogOut: () => void,
  onClose: () => void,
): Promise<ReactNode> {
  const leaving = await leavingOf(userId);
  if (leaving.removed === 0 && leaving.kept === 0 && !leaving.hasUnsent) return undefined;
  return <LogOutDialog {...{ leaving, onLogOut, onClose }} />;
}

interface LogOutDialogProps {
  readonly leaving: Leaving;
  readonly onLogOut: () => void;
  readonly onClose: () => void;
}

/** Says what a logout leaves on this device and takes from it, and asks. */
function LogOutDialog({ leaving, onLogOut, onClose }: LogOutDialogProps) {
  const { removed, kept, hasUnsent } = leaving;
  const t = useAppMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}what`}
      onClose={onClose}
    >
      <h2 id={titleId}>{t.logout_question}</h2>
      <div id={`${titleId}what`} className={styles['what']}>
        {hasUnsent && <p>{t.logout_unsent}</p>}
        {removed > 0 && <p>{t.logout_removed({ count: removed })}</p>}
        {kept > 0 && <p>{t.logout_kept({ count: kept })}</p>}
      </div>
      <div className={styles['choice']}>
        <Button onClick={onLogOut}>{t.logout}</Button>
        <Button look="quiet" onClick={onClose}>
          {t.stay_logged_in}
        </Button>
      </div>
    </dialog>
  );
}
