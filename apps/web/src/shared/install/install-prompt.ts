import { useSyncExternalStore } from 'react';

/** The browser's own dialog that installs the application, once it offers one. */
interface OfferedPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
const isPrompt = (event: Event): event is OfferedPrompt => 'prompt' in event;

let offered: OfferedPrompt | undefined;
let wasInstalled = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** From now on it counts as installed. */
export function markInstalled(): void {
  wasInstalled = true;
  offered = undefined;
  tell();
}

/** Before anything is rendered: a browser offers its dialog once. Ends by what it returns. */
export function listenForInstallation(): () => void {
  const onOffer = (event: Event) => {
    if (!isPrompt(event)) return;
    // It is offered where somebody looks for it, and not by a bar of the browser's.
    event.preventDefault();
    offered = event;
    tell();
  };
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', markInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer);
    window.removeEventListener('appinstalled', markInstalled);
    offered = undefined;
    wasInstalled = false;
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the browser offers its dialog now. */
export const useIsInstallOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offered !== undefined,
    () => false,
  );

/** Whether it was installed since the page was loaded. */
export const useWasInstalled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wasInstalled,
    () => false,
  );

/** Shows the browser's dialog. Each can be shown once. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const dialog = offered;
  // It was shown already.
  if (!dialog) return 'dismissed';
  offered = undefined;
  tell();
  return (await dialog.prompt()).outcome;
}
