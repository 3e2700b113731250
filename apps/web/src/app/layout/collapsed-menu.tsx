import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { paths } from '../../shared/paths.ts';
import { purchaseDialog } from '../../shared/purchase-dialog.ts';
import { session, useSession, type SessionUser } from '../../shared/session/index.ts';
import { useAppMessages } from '../messages/index.ts';
import { LogoutButton, UserInfo } from './account.tsx';
import { AppearanceChoices } from './appearance.tsx';
import { Links } from './links.tsx';
import styles from './navigation-bar.module.css';

/** Below 900 px: the links, the account and the appearance behind one button. */
export function CollapsedMenu() {
  const t = useAppMessages();
  const { user } = useSession();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useOpenHere(button);
  const toggle = () => {
    if (isOpen) return close();
    if (user) void session.refreshCredits();
    open();
  };
  return (
    <div className={styles['collapsed']}>
      <button
        ref={button}
        type="button"
        className={styles['menuButton']}
        aria-label={t.menu}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <MenuSign isOpen={isOpen} />
      </button>
      {isOpen && (
        <div id={panelId} className={styles['panel']}>
          <nav aria-label={t.main_navigation} className={styles['panelLinks']}>
            <Links isSignedIn={user !== null} />
          </nav>
          {user ? <AccountEntries user={user} onLeave={close} /> : <AccessEntries />}
          <AppearanceChoices name="menu" />
        </div>
      )}
    </div>
  );
}

/**
 * Open belongs to the address it was opened at: any navigation closes the menu. So does Escape,
 * which gives the focus back to the button.
 */
function useOpenHere(button: RefObject<HTMLButtonElement | null>) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isInDialog(event.target)) return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, button]);
  return { isOpen, open: () => setOpenAt(key), close: () => setOpenAt(null) };
}

function AccountEntries({ user, onLeave }: { user: SessionUser; onLeave: () => void }) {
  const t = useAppMessages();
  return (
    <>
      <p className={styles['creditsRow']}>
        {t.credits({ count: user.credits })}
        <Button look="secondary" aria-haspopup="dialog" onClick={purchaseDialog.open}>
          {t.buy}
        </Button>
      </p>
      <UserInfo user={user} />
      <ButtonLink to={paths.account} look="secondary">
        {t.account}
      </ButtonLink>
      {user.is_admin && (
        <ButtonLink to={paths.admin} look="secondary">
          {t.administration}
        </ButtonLink>
      )}
      <LogoutButton onLeave={onLeave} />
    </>
  );
}

function AccessEntries() {
  const t = useAppMessages();
  return (
    <div className={styles['panelAccess']}>
      <ButtonLink to={paths.login} look="secondary">
        {t.login}
      </ButtonLink>
      <ButtonLink to={paths.register}>{t.register}</ButtonLink>
    </div>
  );
}

const MenuSign = ({ isOpen }: { isOpen: boolean }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

/** The Escape that closes a dialog which was opened from here is not about the menu below it. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog, [role=dialog]') !== null;
