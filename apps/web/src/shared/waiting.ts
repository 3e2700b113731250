import { useSyncExternalStore } from 'react';

/** The Badging API, which installed applications have in some browsers. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

let count: number | undefined;
const listeners = new Set<() => void>();

/**
 * Shows how many courses of whoever is logged in are being written or wait for their answer: on the
 * icon of the installed application, and to `useWaiting`. It stays there when the last tab is
 * closed.
 */
export function showWaiting(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
  const { setAppBadge, clearAppBadge }: Badging = navigator;
  const shown = next > 0 ? setAppBadge?.call(navigator, next) : clearAppBadge?.call(navigator);
  shown?.catch((error: unknown) => console.warn('The icon could not be marked.', error));
}

/** Whoever looks next may be somebody else. */
export const forgetWaiting = (): void => showWaiting(0);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How many there are, as far as is known. */
export const useWaiting = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count ?? 0,
    () => 0,
  );
