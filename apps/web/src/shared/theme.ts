import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type ThemeMode = 'light' | 'dark';

const storageKey = 'theme';
const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

const readMode = (): ThemeMode => {
  const choice = readChoice();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
};

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Style sheets follow the system by themselves (light-dark()); a choice is written on the root
 * element and overrules it.
 */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  if (choice === 'system') delete document.documentElement.dataset['mode'];
  else document.documentElement.dataset['mode'] = choice;
  for (const listener of listeners) listener();
}

export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(subscribe, readChoice, () => 'system');
/** For what cannot read a style sheet, such as Ant Design's algorithm. */
export const useThemeMode = (): ThemeMode =>
  useSyncExternalStore(subscribe, readMode, () => 'light');
