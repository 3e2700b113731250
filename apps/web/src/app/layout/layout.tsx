import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { pressHeld } from '../../shared/early-press.ts';
import { Waiting } from '../../shared/waiting.tsx';
import { writtenPage } from '../../shared/written-page.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PwaIntro } from '../pwa/intro/intro.tsx';
import { UpdatePrompt } from '../pwa/update-prompt.tsx';
import { Arrive } from './arrive.tsx';
import { Footer } from './footer.tsx';
import { useAppMessages } from '../messages/index.ts';
import styles from './layout.module.css';
import { LogOut } from './log-out.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Purchase } from './purchase.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { Welcome } from './welcome.tsx';

/** The frame around every screen. A screen that fails leaves it standing. */
export function Layout() {
  const { pathname } = useLocation();
  const t = useAppMessages();
  // The marks of before-paint.js and of the build have done their work: from here on the session
  // itself says who is logged in.
  useEffect(() => {
    delete document.documentElement.dataset['session'];
    document.querySelector('#root[data-member]')?.removeAttribute('data-member');
    writtenPage.settle();
    pressHeld('frame');
  }, []);
  return (
    <PwaIntro>
      <a href="#content" className={styles['skip']}>
        {t.skip_to_content}
      </a>
      <div className={styles['top']}>
        <OfflineBanner />
        <UpdatePrompt />
        <NavigationBar />
      </div>
      <main id="content" tabIndex={-1} className="page">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Waiting shape="page" isPage label={t.loading} />}>
            <Outlet />
            <Arrive />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <ScrollToTop />
      <Welcome />
      <Purchase />
      <LogOut />
    </PwaIntro>
  );
}
