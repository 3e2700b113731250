import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
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

/**
 * Logs out and goes home; asks first where something on this device goes or stays. Settled when the
 * person is logged out here, or is asked, which `onAsk` is told before.
 */
export function useLogOut(): (onAsk: () => void) => Promise<void> {
  const leave = useLeave();
  const { user } = useSession();
  return async (onAsk) => {
    if (!user) return;
    const close = () => ask(undefined);
    const logOut = () => {
      close();
      void leave();
    };
    const question = await questionFor(user.id, logOut, close);
    if (!question) return leave();
    onAsk();
    ask(question);
  };
}

async function questionFor(userId: string, onLogOut: () => void, onClose: () => void) {
  try {
    const dialog = await import('./log-out-dialog.tsx');
    return await dialog.questionFor(userId, onLogOut, onClose);
  } catch (error) {
    console.warn('What a logout takes along could not be said.', error);
    return undefined;
  }
}

/** Somebody is on the way home, is logged out there, and whoever waits for that is told. */
let onHome: (() => void) | undefined;

function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return () =>
    new Promise((resolve) => {
      onHome = resolve;
      void navigate(paths.home);
    });
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
  // With the page that comes, so that whoever sees it can close or reload it at once.
  useLayoutEffect(() => {
    // Not before: on a protected page the guard would send the person to the login.
    if (!onHome || pathname !== paths.home) return;
    const tell = onHome;
    onHome = undefined;
    // The button goes away with the person; whoever stays at the keyboard goes on from the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    void session.logout();
    tell();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who is at home goes there, too
  }, [pathname, key]);
  return user ? question : null;
}
