import { interfaceLanguage } from './language.ts';

/**
 * Whether this browser shows notifications of ours: asked never (`default`), `granted`, `denied`,
 * or it cannot at all.
 */
export type NotificationState = NotificationPermission | 'unsupported';

export const notificationState = (): NotificationState =>
  'Notification' in window ? Notification.permission : 'unsupported';

const askedHere = new Set<() => void>();

/**
 * Calls `onChange` when the answer may be another one: asked here, or changed in the browser's
 * settings meanwhile. Returns what ends that.
 */
export function subscribeToNotificationState(onChange: () => void): () => void {
  askedHere.add(onChange);
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    askedHere.delete(onChange);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}

/** Has the browser ask the person. Whether they said yes. */
export async function askForNotifications(): Promise<boolean> {
  const answer = await Notification.requestPermission();
  for (const onChange of askedHere) onChange();
  return answer === 'granted';
}

/** The choice is the person's, for this browser. */
const keyOf = (userId: string) => `notify_when_ready:${userId}`;

export function wantsNotification(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false; // Storage is blocked.
  }
}

export function keepChoice(userId: string, isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(keyOf(userId), 'yes');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage is blocked: the choice ends with the page.
  }
}

interface Announcement {
  readonly title: string;
  readonly body: string;
  /** One notification per course; a later one takes its place. */
  readonly tag: string;
  readonly address: string;
}

/** Shows a notification; a click brings this tab to the front and calls `onOpen`. */
export async function announce(
  { title, body, tag, address }: Announcement,
  onOpen: () => void,
): Promise<void> {
  if (notificationState() !== 'granted') return;
  const options = {
    body,
    tag,
    icon: '/mark.svg',
    lang: interfaceLanguage.current(),
    data: { address },
  };
  try {
    const notification = new Notification(title, options);
    notification.addEventListener('click', () => {
      notification.close();
      window.focus();
      onOpen();
    });
  } catch {
    // Chrome on Android shows them only through a service worker, whose business the click then is.
    const worker =
      'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    await worker?.showNotification(title, options);
  }
}
