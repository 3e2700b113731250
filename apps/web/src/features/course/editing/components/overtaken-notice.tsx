import { Link } from 'react-router-dom';
import type { Tag } from '../../../../shared/messages.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import type { DraftState } from '../api/use-lesson-draft.ts';
import styles from '../editing.module.css';
import { useEditingMessages } from '../messages/index.ts';

/** The lesson was changed elsewhere while a draft of it is open: both texts can still be had. */
export function OvertakenNotice({ state, versions }: { state: DraftState; versions: string }) {
  const t = useEditingMessages();
  const link: Tag = (text) => <Link to={versions}>{text}</Link>;
  if (state.isOvertaken)
    return (
      <Notice severity="warning" title={t.lesson_changed}>
        <div className={styles['notice']}>
          <p>{t.lesson_changed_why({ link })}</p>
          <div className={styles['buttons']}>
            <Button look="secondary" onClick={state.takeNewText}>
              {t.load_new_text}
            </Button>
            <Button look="secondary" onClick={state.keepMine}>
              {t.keep_draft}
            </Button>
          </div>
        </div>
      </Notice>
    );
  if (state.aside)
    return (
      <Notice title={t.draft_aside}>
        <div className={styles['notice']}>
          <p>{t.draft_aside_why}</p>
          <Button look="secondary" onClick={state.bringBack}>
            {t.restore_draft}
          </Button>
        </div>
      </Notice>
    );
  return null;
}
