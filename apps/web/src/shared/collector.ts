import { useSyncExternalStore } from 'react';

/** Host to which this installation sends what it counts; null: nowhere, or not known yet. */
let host: string | null = null;
const listeners = new Set<() => void>();

/** Says where what is counted goes, for the page on privacy. */
export function nameCollector(endpoint: string): void {
  ({ host } = new URL(endpoint));
  for (const listener of listeners) listener();
}

/** Host to which this installation sends what it counts; null where it counts nothing. */
export const useCollector = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => host,
    () => null,
  );
