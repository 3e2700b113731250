import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { QuestionDialog } from '../../shared/ui/question-dialog.tsx';
import { useAppMessages } from '../messages/index.ts';
import { leavingOf, type Leaving } from './leaving.ts';

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
  return (
    <QuestionDialog
      title={t.logout_question}
      onClose={onClose}
      choices={
        <>
          <Button onClick={onLogOut}>{t.logout}</Button>
          <Button look="quiet" onClick={onClose}>
            {t.stay_logged_in}
          </Button>
        </>
      }
    >
      {hasUnsent && <p>{t.logout_unsent}</p>}
      {removed > 0 && <p>{t.logout_removed({ count: removed })}</p>}
      {kept > 0 && <p>{t.logout_kept({ count: kept })}</p>}
    </QuestionDialog>
  );
}
