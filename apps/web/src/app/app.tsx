import { NotificationProvider } from '../shared/notify.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ExpiredSessionRedirect } from './expired-session-redirect.tsx';
import { Router } from './router.tsx';

/** Everything below the router: the entry chooses a browser's, a prerenderer's or a test's. */
export function App() {
  return (
    <ErrorBoundary resetKey="application" isOutermost>
      <NotificationProvider>
        <ExpiredSessionRedirect />
        <Router />
      </NotificationProvider>
    </ErrorBoundary>
  );
}
