import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { useSession } from '../shared/session/index.ts';
import { Verifying } from './verifying.tsx';

/**
 * Lets signed-in people through; everybody else goes to the login and comes back to this very
 * address, query and hash included.
 */
export function RequireSignIn() {
  const { status, hasExpired, isLoggingOut } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <Verifying />;
  if (status === 'authenticated') return <Outlet />;
  // Whoever logs out is on the way to the home page already.
  if (isLoggingOut) return null;
  const from = `${pathname}${search}${hash}`;
  const to = hasExpired
    ? `${paths.login}?session_expired=true`
    : `${paths.login}?redirect=${encodeURIComponent(from)}`;
  return <Navigate to={to} state={{ from }} replace />;
}
