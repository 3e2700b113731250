import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { useSession } from '../shared/session/index.ts';

/**
 * Lets administrators through; everybody else who is signed in goes home. Stands inside of
 * RequireSignIn.
 */
export function RequireAdmin() {
  const { user } = useSession();
  return user?.is_admin ? <Outlet /> : <Navigate to={paths.home} replace />;
}
