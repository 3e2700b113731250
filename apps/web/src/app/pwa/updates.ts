import { useSyncExternalStore } from 'react';

type Apply = () => void;

/**
 * Whether a newer release is at hand. Only that much comes with the first script; what finds out
 * (watch-releases.ts) is loaded after the page.
 */
class Updates {
  private apply: Apply | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): Apply | undefined => this.apply;

  /** Offers the newer release; withdraws the offer where there is no `apply`. */
  readonly offer = (apply: Apply | undefined): void => {
    this.apply = apply;
    for (const listener of this.listeners) listener();
  };
}

export const updates = new Updates();

/** Goes on with the newer release; undefined while there is none. */
export const useUpdate = (): Apply | undefined =>
  useSyncExternalStore(updates.subscribe, updates.getSnapshot, () => undefined);
