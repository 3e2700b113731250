import { useState } from 'react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { TooltipButton } from '../../shared/ui/tooltip-button.tsx';
import { paths } from '../../shared/paths.ts';
import { usePwaIntro } from '../../shared/pwa-intro.ts';
import { purchaseDialog } from '../../shared/purchase-dialog.ts';
import { session, type SessionUser } from '../../shared/session/index.ts';
import { useAppMessages } from '../messages/index.ts';
import styles from './account.module.css';
import { useLogOut } from './log-out.tsx';

/** "{n} credits": says what a credit is for, and opens the Purchase Credits dialog. */
export function CreditsChip({ user }: { user: SessionUser }) {
  const t = useAppMessages();
  return (
    <TooltipButton
      tooltip={t.credits_hint}
      className={styles['credits']}
      data-personal
      aria-haspopup="dialog"
      onClick={purchaseDialog.open}
    >
      {t.credits({ count: user.credits })}
    </TooltipButton>
  );
}

export function AccountMenu({ user }: { user: SessionUser }) {
  const t = useAppMessages();
  return (
    <Popover
      label={t.account}
      trigger={<Avatar user={user} />}
      triggerClassName={styles['avatarButton']}
      onOpen={() => void session.refreshCredits()}
    >
      {(close) => (
        <div className={styles['account']}>
          <UserInfo user={user} />
          <ButtonLink to={paths.account} look="quiet" onClick={close}>
            {t.account}
          </ButtonLink>
          {user.is_admin && (
            <ButtonLink to={paths.admin} look="quiet" onClick={close}>
              {t.administration}
            </ButtonLink>
          )}
          <InstallButton onOpen={close} />
          <LogoutButton onLeave={close} />
        </div>
      )}
    </Popover>
  );
}

/** First letter of the name, else of the e-mail, else U; a dot says that there are credits. */
function Avatar({ user }: { user: SessionUser }) {
  const letter = [...(user.full_name.trim() || user.email.trim() || 'U')][0]?.toLocaleUpperCase();
  return (
    <span className={styles['avatar']} data-personal>
      {letter}
      {user.credits > 0 && <span className={styles['dot']} data-testid="credits-dot" />}
    </span>
  );
}

export function UserInfo({ user }: { user: SessionUser }) {
  const t = useAppMessages();
  return (
    <div className={styles['user']}>
      <strong dir="auto">{user.full_name.trim() || t.nameless_user}</strong>
      <span>{user.email}</span>
    </div>
  );
}

/** The tutorial on installing the application. */
function InstallButton({ onOpen }: { onOpen: () => void }) {
  const t = useAppMessages();
  const intro = usePwaIntro();
  const open = () => {
    onOpen();
    intro.open();
  };
  return (
    <Button look="quiet" aria-haspopup="dialog" onClick={open}>
      {t.install_app}
    </Button>
  );
}

export function LogoutButton({ onLeave }: { onLeave: () => void }) {
  const t = useAppMessages();
  const logOut = useLogOut();
  const [isLeaving, setLeaving] = useState(false);
  // Until then a page that is closed or loaded anew would still be logged in: the menu stays.
  const leave = async () => {
    setLeaving(true);
    await logOut(onLeave);
    setLeaving(false);
  };
  return (
    <Button look="secondary" busy={isLeaving} onClick={() => void leave()}>
      {t.logout}
    </Button>
  );
}
