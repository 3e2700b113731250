import { useSyncExternalStore } from 'react';
import {
  directionOf,
  firstKnownLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
  wordsOf,
} from '@coursewright/contract/words';

/** What the person chose on this device. */
export type LanguageChoice = InterfaceLanguage | 'browser';

/** public/before-paint.js reads it too. */
export const languageStorageKey = 'language';

type Preparation = (language: InterfaceLanguage) => Promise<unknown>;

const preparations = new Set<Preparation>();
const listeners = new Set<() => void>();
let shown: InterfaceLanguage = 'en';

function readChoice(): LanguageChoice {
  try {
    const stored = localStorage.getItem(languageStorageKey);
    return interfaceLanguages.find((language) => language === stored) ?? 'browser';
  } catch {
    return 'browser';
  }
}

const wanted = (): InterfaceLanguage => {
  const choice = readChoice();
  return choice === 'browser' ? firstKnownLanguage(navigator.languages) : choice;
};

/**
 * A language is shown when all its texts are here: nothing on the page waits, and nothing is half
 * one and half the other.
 */
async function show(language: InterfaceLanguage): Promise<void> {
  await Promise.all([...preparations].map((prepare) => prepare(language)));
  // Somebody chose another one meanwhile.
  if (language !== wanted()) return;
  shown = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  for (const listener of listeners) listener();
}

const showWanted = () => void show(wanted());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The language of the interface, kept per device. */
export const interfaceLanguage = {
  /** The one that is shown now. */
  current: (): InterfaceLanguage => shown,
  /**
   * Resolves when the language wanted is shown; from then on other tabs and the browser's settings
   * are followed.
   */
  async start(): Promise<void> {
    window.addEventListener('storage', showWanted);
    window.addEventListener('languagechange', showWanted);
    await show(wanted());
  },
  /** Back to the state before `start`. */
  stop(): void {
    window.removeEventListener('storage', showWanted);
    window.removeEventListener('languagechange', showWanted);
    shown = 'en';
  },
  choose(choice: LanguageChoice): void {
    try {
      if (choice === 'browser') localStorage.removeItem(languageStorageKey);
      else localStorage.setItem(languageStorageKey, choice);
    } catch {
      // Storage is blocked: the browser's language stays.
    }
    for (const listener of listeners) listener();
    showWanted();
  },
  /**
   * Has `prepare` done before a language is shown. It must not reject. Code that arrives late
   * prepares at once.
   */
  prepareWith(prepare: Preparation): void {
    preparations.add(prepare);
    if (shown !== 'en') void prepare(shown);
  },
};

const english = (): InterfaceLanguage => 'en';

/**
 * The language that is shown. Pages that were written by the build are English until they are
 * hydrated.
 */
export const useLanguage = (): InterfaceLanguage =>
  useSyncExternalStore(subscribe, interfaceLanguage.current, english);

export const useLanguageChoice = (): LanguageChoice =>
  useSyncExternalStore(subscribe, readChoice, () => 'browser');

/** Numbers, dates and sums in the language that is shown, for what no message says. */
export const useWords = () => wordsOf(useLanguage());
