import { useMemo } from 'react';
import { markInstalled, useIsInstallOffered, useWasInstalled } from './install-prompt.ts';

export interface InstallCapability {
  readonly browser: 'edge' | 'chrome' | 'firefox' | 'safari' | 'unknown';
  readonly device: 'ios' | 'android' | 'desktop';
  /** The browser has a dialog for it, now. */
  readonly isInstallable: boolean;
  readonly isInstalled: boolean;
  readonly supportsServiceWorker: boolean;
  readonly canUseOffline: boolean;
  /** It takes the browser's menu. */
  readonly needsManualInstall: boolean;
}

/** The instructions that fit. */
export const variants = [
  'safari_ios',
  'chrome_android',
  'chrome_desktop',
  'edge_desktop',
  'firefox_manual',
  'generic',
] as const;
export type Variant = (typeof variants)[number];

/** What the browser says of itself. */
interface Said {
  readonly userAgent: string;
  /** An iPad calls itself a Mac. */
  readonly touchPoints: number;
}

export function browserOf({ userAgent }: Said): InstallCapability['browser'] {
  if (/\bEdg(?:A|iOS)?\//.test(userAgent)) return 'edge';
  if (/\b(?:Firefox|FxiOS)\//.test(userAgent)) return 'firefox';
  // They have Chrome's name in theirs, and menus of their own.
  if (/\b(?:OPR|SamsungBrowser|Vivaldi|YaBrowser)\//.test(userAgent)) return 'unknown';
  if (/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//.test(userAgent)) return 'chrome';
  return /\bSafari\//.test(userAgent) ? 'safari' : 'unknown';
}

export function deviceOf({ userAgent, touchPoints }: Said): InstallCapability['device'] {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'desktop';
}

export function variantOf({
  browser,
  device,
}: Pick<InstallCapability, 'browser' | 'device'>): Variant {
  if (browser === 'firefox') return 'firefox_manual';
  if (device === 'ios') return browser === 'safari' ? 'safari_ios' : 'generic';
  if (browser === 'chrome') return device === 'android' ? 'chrome_android' : 'chrome_desktop';
  return browser === 'edge' && device === 'desktop' ? 'edge_desktop' : 'generic';
}

/** Whether the page is shown as an application of its own. */
const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // Safari on iOS has a sign of its own.
  Reflect.get(navigator, 'standalone') === true;

/** What can be done here about installing, and working without a connection. */
export function useInstallCapability(): InstallCapability {
  const isInstallable = useIsInstallOffered();
  const wasInstalled = useWasInstalled();
  return useMemo(() => {
    const said = { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
    const isInstalled = wasInstalled || isStandalone();
    const supportsServiceWorker = 'serviceWorker' in navigator;
    return {
      browser: browserOf(said),
      device: deviceOf(said),
      isInstallable,
      isInstalled,
      supportsServiceWorker,
      canUseOffline: supportsServiceWorker && 'indexedDB' in window,
      needsManualInstall: !isInstallable && !isInstalled,
    };
  }, [isInstallable, wasInstalled]);
}

interface RelatedApps {
  getInstalledRelatedApps(): Promise<readonly unknown[]>;
}
const knowsApps = (value: object): value is RelatedApps => 'getInstalledRelatedApps' in value;

/** Asks the browser, which may know of an installation that this tab is no part of. */
export async function isInstalledAnywhere(): Promise<boolean> {
  if (isStandalone()) return true;
  if (!knowsApps(navigator)) return false;
  try {
    return (await navigator.getInstalledRelatedApps()).length > 0;
  } catch {
    // A frame or a private window is told nothing.
    return false;
  }
}

/** Has `useInstallCapability` know of an installation that this tab is no part of, too. */
export async function noteInstallation(): Promise<void> {
  if (await isInstalledAnywhere()) markInstalled();
}
