import { useSyncExternalStore } from 'react';

export interface Update {
  /** Goes on with the newer release. */
  readonly apply: () => void;
  /** Something that was asked for comes with it only: it cannot be put off. */
  readonly isNeeded: boolean;
}

/**
 * Whether a newer release is at hand. Only that much comes with the first script; what finds out
 * (watch-releases.ts) is loaded after the page.
 */
class Updates {
  private update: Update | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): Update | undefined => this.update;

  /**
   * Offers the newer release; withdraws the offer where there is no `apply`. One that is needed
   * stays so.
   */
  readonly offer = (apply: Update['apply'] | undefined, isNeeded = false): void => {
    this.update = apply && { apply, isNeeded: isNeeded || this.update?.isNeeded === true };
    for (const listener of this.listeners) listener();
  };
}

export const updates = new Updates();

/** The newer release; undefined while there is none. */
export const useUpdate = (): Update | undefined =>
  useSyncExternalStore(updates.subscribe, updates.getSnapshot, () => undefined);
