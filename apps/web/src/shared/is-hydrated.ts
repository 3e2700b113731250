import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page is prerendered and hydrated: what only the browser knows (the query, the year)
 * waits for it, and so does a form, which a browser would otherwise send by itself, its fields in
 * the address.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
