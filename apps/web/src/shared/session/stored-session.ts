import type { AuthAnswer, User } from '@coursewright/contract';

export const sessionStorageKey = 'auth';
/** Marks that the welcome dialog was shown to whoever is logged in. */
export const welcomeShownKey = 'welcome_shown';

/** Begins the name of whatever is stored for one person until the server has it. */
export const keptFor = (userId: string): string => `kept:${userId}:`;

/** The names of all that is stored so. */
export const keptOf = (userId: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(keptFor(userId)));

/** Removes what is stored for one person. */
export function removeKept(userId: string): void {
  for (const key of keptOf(userId)) localStorage.removeItem(key);
}

/** Marks that what somebody who logged out had saved on this device is still to be removed. */
export const leftBy = (userId: string): string => `left:${userId}`;

/** Ids of those who are so marked. */
export const whoLeft = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith('left:') ? key.slice(5) : []));

/** What the interface knows of the person between two visits. */
export type SessionUser = Pick<User, 'id' | 'email' | 'full_name' | 'credits' | 'is_admin'>;

export interface StoredSession {
  readonly accessToken: string;
  /** Seconds the token was issued for. */
  readonly expiresIn: number;
  /** Epoch seconds at which it ends. */
  readonly tokenExpiry: number;
  readonly user: SessionUser;
}

export type ReadResult = { found: StoredSession } | { found: null; incomplete: boolean };

// Checked by hand and not by the contract's schema: this runs before the first paint, and the
// validator is worth a third of the page's script.
export function parseStoredSession(text: string | null): ReadResult {
  if (text === null) return { found: null, incomplete: false };
  try {
    const value: unknown = JSON.parse(text);
    if (isStoredSession(value)) return { found: value };
  } catch {
    // Not JSON: as incomplete as a missing field.
  }
  return { found: null, incomplete: true };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isUser = (value: unknown): value is SessionUser =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['email'] === 'string' &&
  typeof value['full_name'] === 'string' &&
  Number.isFinite(value['credits']) &&
  typeof value['is_admin'] === 'boolean';

const isStoredSession = (value: unknown): value is StoredSession =>
  isObject(value) &&
  typeof value['accessToken'] === 'string' &&
  value['accessToken'] !== '' &&
  Number.isFinite(value['expiresIn']) &&
  Number.isFinite(value['tokenExpiry']) &&
  isUser(value['user']);

export function toStoredSession(answer: AuthAnswer, nowInSeconds: number): StoredSession {
  const { id, email, full_name, credits, is_admin } = answer.user;
  return {
    accessToken: answer.access_token,
    expiresIn: answer.expires_in,
    tokenExpiry: nowInSeconds + answer.expires_in,
    user: { id, email, full_name, credits, is_admin },
  };
}
