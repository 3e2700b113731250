import { useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { paths } from '../../shared/paths.ts';
import { purchaseDialog } from '../../shared/purchase-dialog.ts';
import { session, useSession } from '../../shared/session/index.ts';
import { AccountMenu, CreditsChip, creditsText, LogoutButton, UserInfo } from './account.tsx';
import { Brand } from './brand.tsx';
import { AppearanceChoices, AppearanceMenu } from './appearance.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import styles from './navigation-bar.module.css';

/** Sticky and translucent; from 900 px down its links and the account move into a menu. */
export function NavigationBar() {
  const { user } = useSession();
  const isLifted = useScrolledPast(20);
  return (
    <header className={styles['bar']} data-lifted={isLifted || undefined}>
      <div className={styles['inner']}>
        <Brand />
        <nav aria-label="Main" className={styles['links']}>
          <Links signedIn={user !== null} />
        </nav>
        <div className={styles['end']}>
          <AppearanceMenu />
          {user ? (
            <>
              <CreditsChip user={user} />
              <AccountMenu user={user} />
            </>
          ) : (
            <span className={styles['anonymous']}>
              <ButtonLink to={paths.login} look="quiet">
                Login
              </ButtonLink>
              <ButtonLink to={paths.register}>Register</ButtonLink>
            </span>
          )}
        </div>
        <CollapsedMenu />
      </div>
    </header>
  );
}

function Links({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <NavLink to={paths.home} end>
        Home
      </NavLink>
      {signedIn && <NavLink to={paths.generator}>Generator</NavLink>}
    </>
  );
}

function CollapsedMenu() {
  const { user } = useSession();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Open belongs to the address it was opened at: any navigation closes the menu.
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);
  const toggle = () => {
    if (user && !isOpen) void session.refreshCredits();
    setOpenAt(isOpen ? null : key);
  };

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isInDialog(event.target)) return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <div className={styles['collapsed']}>
      <button
        ref={button}
        type="button"
        className={styles['menuButton']}
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {isOpen && (
        <div id={panelId} className={styles['panel']}>
          <nav aria-label="Main" className={styles['panelLinks']}>
            <Links signedIn={user !== null} />
          </nav>
          {user ? (
            <>
              <p className={styles['creditsRow']}>
                {creditsText(user)}
                <Button look="secondary" aria-haspopup="dialog" onClick={purchaseDialog.open}>
                  Buy
                </Button>
              </p>
              <UserInfo user={user} />
              <ButtonLink to={paths.account} look="secondary">
                Account
              </ButtonLink>
              {user.is_admin && (
                <ButtonLink to={paths.admin} look="secondary">
                  Administration
                </ButtonLink>
              )}
              <LogoutButton onLeave={close} />
            </>
          ) : (
            <div className={styles['panelAccess']}>
              <ButtonLink to={paths.login} look="secondary">
                Login
              </ButtonLink>
              <ButtonLink to={paths.register}>Register</ButtonLink>
            </div>
          )}
          <AppearanceChoices name="menu" />
        </div>
      )}
    </div>
  );
}

/** The Escape that closes a dialog which was opened from here is not about the menu below it. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog, [role=dialog]') !== null;
