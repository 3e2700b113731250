import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { session, useSession } from '../../shared/session/index.ts';

/** What somebody is asked before a logout that leaves or takes something. */
let asked: ReactNode;
const listeners = new Set<() => void>();
function ask(next: ReactNode): void {
  asked = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Logs out and goes home; asks first where something on this device goes or stays. */
export function useLogOut(): () => Promise<void> {
  const leave = useLeave();
  const { user } = useSession();
  return async () => {
    if (!user) return;
    const close = () => ask(undefined);
    try {
      const { questionFor } = await import('./log-out-dialog.tsx');
      const logOut = () => {
        close();
        leave();
      };
      const question = await questionFor(user.id, logOut, close);
      if (question) ask(question);
      else leave();
    } catch (error) {
      console.warn('What a logout takes along could not be said.', error);
      leave();
    }
  };
}

/** Somebody is on the way home, and logs out there. */
let isLeaving = false;

function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    // The button goes away with the person; whoever stays at the keyboard goes on from the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    isLeaving = true;
    void navigate(paths.home);
  };
}

/** Logs out whoever has said so, and asks before that. */
export function LogOut() {
  const question = useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  );
  const { user } = useSession();
  const { pathname, key } = useLocation();
  useEffect(() => {
    // Not before: on a protected page the guard would send the person to the login.
    if (!isLeaving || pathname !== paths.home) return;
    isLeaving = false;
    void session.logout();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who is at home goes there, too
  }, [pathname, key]);
  return user ? question : null;
}
