import { Link } from 'react-router-dom';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import type { DraftState } from '../api/use-lesson-draft.ts';
import styles from '../editing.module.css';

/** The lesson was changed elsewhere while a draft of it is open: both texts can still be had. */
export function OvertakenNotice({ state, versions }: { state: DraftState; versions: string }) {
  if (state.isOvertaken)
    return (
      <Notice severity="warning" title="This lesson was changed meanwhile">
        <div className={styles['notice']}>
          <p>
            Your draft was begun on an older text. <Link to={versions}>See what changed</Link>, load
            the new text (your draft is put aside), or go on with yours, which then replaces it.
          </p>
          <div className={styles['buttons']}>
            <Button look="secondary" onClick={state.takeNewText}>
              Load the new text
            </Button>
            <Button look="secondary" onClick={state.keepMine}>
              Go on with my draft
            </Button>
          </div>
        </div>
      </Notice>
    );
  if (state.aside)
    return (
      <Notice title="Your draft is put aside">
        <div className={styles['notice']}>
          <p>The newest text is in the editor.</p>
          <Button look="secondary" onClick={state.bringBack}>
            Bring my draft back
          </Button>
        </div>
      </Notice>
    );
  return null;
}
