import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

export function Layout() {
  const { pathname } = useLocation();
  return (
    <main id="content" tabIndex={-1} className="page">
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<Spinner label="Loading…" />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
