import { useSyncExternalStore } from 'react';
import { Session, type SessionState } from './session.ts';

// The calls arrive with the first need: a visitor who never logged in does not pay for them.
export const session = new Session(async () => (await import('./auth-calls.ts')).authCalls);

export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);

export { initFailed } from './session.ts';
export type { SessionState } from './session.ts';
export type { SessionUser } from './stored-session.ts';
