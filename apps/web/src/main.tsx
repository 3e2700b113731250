import './shared/zod-without-eval.ts';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource/literata/400.css';
import '@fontsource/literata/600.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/written.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { preloadOnIntent } from './app/preload-on-intent.ts';
import { preloadScreen } from './app/router.tsx';
import { watchChunks } from './app/pwa/gone-chunk.ts';
import { listenForInstallation } from './shared/install/install-prompt.ts';
import { pressHeld } from './shared/early-press.ts';
import { interfaceLanguage } from './shared/language.ts';
import { listenBeforeRouter } from './shared/history-gate.ts';
import { paths } from './shared/paths.ts';
import { session, writeForMembers } from './shared/session/index.ts';
import { writtenPage } from './shared/written-page.ts';
import { guardMarkup } from './shared/trusted-types.ts';

/**
 * Most that a screen is waited for, so that it comes whole: where it can be seen already, and where
 * nothing can. Then the bar comes alone.
 */
const patienceMs = { written: 2_000, blank: 300 } as const;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

guardMarkup();
const place = writtenPage.take(root);
watchChunks();
listenBeforeRouter();
listenForInstallation();
session.start();
preloadOnIntent((pathname) => preloadScreen(pathname));
const begin = writtenPage.read();
// Not before the page is there. `npm run dev`, which serves sources, has no service worker.
const isBuilt = new URL(import.meta.url).pathname.startsWith('/assets/');
if (isBuilt && 'serviceWorker' in navigator)
  onceLoaded(() =>
    import('./app/pwa/watch-releases.ts')
      .then(({ watchReleases }) => watchReleases(navigator.serviceWorker))
      .catch((error: unknown) =>
        console.warn('The service worker could not be registered.', error),
      ),
  );
// Last of all. Nobody is told when it fails, as it serves nobody who reads here.
window.addEventListener('load', () =>
  setTimeout(() => {
    void import('./app/insights/start-insights.ts')
      .then(({ startInsights }) => startInsights())
      .catch(() => undefined);
  }, 2_000),
);
// The way home is there without a network too, also on a first visit that began elsewhere.
onceLoaded(() => preloadScreen(paths.home).catch((error: unknown) => console.warn(error)));
const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
const screen = begin
  .then(() =>
    preloadScreen(window.location.pathname, {
      asks: session.getSnapshot().status === 'authenticated',
    }),
  )
  // The screen says itself what is wrong.
  .catch((error: unknown) => console.warn(error));
void begin
  .then(() => interfaceLanguage.start())
  .then(async () => {
    const isForMembers = 'member' in root.dataset;
    const isWritten =
      isOfThisPage(root.dataset['path']) &&
      // What the build wrote is English.
      interfaceLanguage.current() === 'en' &&
      (!isForMembers || 'session' in document.documentElement.dataset);
    await Promise.race([screen, pause(isWritten ? patienceMs.written : patienceMs.blank)]);
    if (isForMembers && isWritten) writeForMembers();
    if (isForMembers && !isWritten) {
      root.replaceChildren();
      delete root.dataset['member'];
    }
    // In slices, between which the browser paints and hears the visitor.
    startTransition(() => {
      if (isWritten) hydrateRoot(root, tree);
      else {
        pressHeld('screen');
        createRoot(place).render(tree);
      }
    });
    delete document.documentElement.dataset['translating'];
  });

/** Whether this address is the one, or of the kind (`/history/:id`), that the page was written for. */
function isOfThisPage(written: string | undefined): boolean {
  if (written === undefined) return false;
  const [here, there] = [window.location.pathname, written].map((path) => path.split('/'));
  return (
    here?.length === there?.length &&
    there?.every((part, index) => part === ':id' || part === here?.[index]) === true
  );
}

/** What the page itself does not wait for. */
function onceLoaded(run: () => Promise<unknown>): void {
  window.addEventListener('load', () => void begin.then(run));
}
