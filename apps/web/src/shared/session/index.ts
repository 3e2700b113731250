import { useSyncExternalStore } from 'react';
import { Session, type SessionState } from './session.ts';

// The calls arrive with the first need: a visitor who never logged in does not pay for them.
export const session = new Session(async () => (await import('./auth-calls.ts')).authCalls);

const somebody = { id: '', email: '', full_name: '', credits: 0, is_admin: false };
let written = session.getServerSnapshot();

/**
 * From here on pages are written, and taken over, for a member of whom nothing is known yet. What
 * is kept apart by person is not made anew when it is known who that is.
 */
export function writeForMembers(): void {
  const id = session.getSnapshot().user?.id ?? somebody.id;
  written = { ...written, status: 'authenticated', user: { ...somebody, id } };
}

export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, () => written);

export { initFailed } from './session.ts';
export type { SessionState } from './session.ts';
export type { SessionUser } from './stored-session.ts';
