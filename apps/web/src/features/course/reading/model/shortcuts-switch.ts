import { useSyncExternalStore } from 'react';

const storageKey = 'reading_shortcuts';
const off = 'off';
const listeners = new Set<() => void>();
let isOff: boolean | undefined;

const readStored = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === off;
  } catch {
    return false;
  }
};
const areOn = (): boolean => !(isOff ??= readStored());

/** Whoever speaks to the browser, or strikes keys by accident, can switch single keys off. */
export function switchShortcuts(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    isOff = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);
