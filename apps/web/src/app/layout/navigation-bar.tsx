import { useEffect } from 'react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/index.ts';
import { forgetWaiting } from '../../shared/waiting.ts';
import { useAppMessages } from '../messages/index.ts';
import { AccountMenu, CreditsChip } from './account.tsx';
import { AppearanceMenu } from './appearance.tsx';
import { Brand } from './brand.tsx';
import { CollapsedMenu } from './collapsed-menu.tsx';
import { Links } from './links.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import styles from './navigation-bar.module.css';

/** Sticky and translucent; from 900 px down its links and the account move into a menu. */
export function NavigationBar() {
  const t = useAppMessages();
  const { user, status } = useSession();
  useEffect(() => {
    if (status === 'anonymous') forgetWaiting();
  }, [status]);
  const isLifted = useScrolledPast(20);
  return (
    <header className={styles['bar']} data-lifted={isLifted || undefined} data-site-bar>
      <div className={styles['inner']}>
        <Brand />
        <nav aria-label={t.main_navigation} className={styles['links']}>
          <Links isSignedIn={user !== null} />
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
                {t.login}
              </ButtonLink>
              <ButtonLink to={paths.register}>{t.register}</ButtonLink>
            </span>
          )}
        </div>
        <CollapsedMenu />
      </div>
    </header>
  );
}
