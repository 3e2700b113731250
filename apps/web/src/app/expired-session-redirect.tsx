import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { session } from '../shared/session/index.ts';

/**
 * Sends the person to the login when a request found the session over, and remembers where they
 * were.
 */
export function ExpiredSessionRedirect() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(
    () =>
      session.onExpired(() => {
        if (pathname === paths.login) return;
        void navigate(`${paths.login}?session_expired=true`, {
          replace: true,
          state: { from: `${pathname}${search}${hash}` },
        });
      }),
    [navigate, pathname, search, hash],
  );
  return null;
}
