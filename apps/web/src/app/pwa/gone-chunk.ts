import { hasUnsavedInput, followInput } from './unsaved-input.ts';
import { updates } from './updates.ts';

/** Marks, for this tab, the release whose pages have been loaded anew once. */
const reloadedKey = 'reloaded_from_release';

let deciding: Promise<boolean> | undefined;

/** Follows the browser from the start: what is typed, and code that does not come. Ends by what it returns. */
export function watchChunks(reload?: () => void): () => void {
  const stopFollowing = followInput();
  const onGone = () => void reloadIfReleased(reload);
  // Sent by Vite for every import that fails, wherever it stands.
  window.addEventListener('vite:preloadError', onGone);
  return () => {
    stopFollowing();
    window.removeEventListener('vite:preloadError', onGone);
    deciding = undefined;
  };
}

/**
 * Some code did not come. Where that is because the server has another release by now, the page is
 * loaded anew, once; where that would lose what somebody has typed, they are asked first. Tells
 * whether either will be.
 */
export async function reloadIfReleased(
  reload: () => void = () => window.location.reload(),
): Promise<boolean> {
  // Several pieces may be missing at once.
  deciding ??= decide(reload);
  const decided = deciding;
  const willReload = await decided;
  if (!willReload && deciding === decided) deciding = undefined;
  return willReload;
}

async function decide(reload: () => void): Promise<boolean> {
  const release = ownRelease();
  if (release === undefined || !(await isReplaced(release))) return false;
  const reloadOnce = () => {
    sessionStorage.setItem(reloadedKey, release);
    reload();
  };
  const ask = () => {
    updates.offer(() => void takeNewest().then(reloadOnce), true);
    // What was typed may be gone by the time that the next piece is missed.
    deciding = undefined;
  };
  if (hasUnsavedInput()) ask();
  // Something may be typed until the files of the newer release are here.
  else void takeNewest().then(() => (hasUnsavedInput() ? ask() : reloadOnce()));
  return true;
}

/** The address of the script this page began with, which is another in every release. */
function ownRelease(): string | undefined {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  return own === undefined ? undefined : new URL(own).pathname;
}

async function isReplaced(release: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(reloadedKey) === release) return false;
    // With a query, so that the server says it and not the copy of a service worker.
    const answer = await fetch(`/app-shell.html?of=${Date.now()}`, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(release);
  } catch {
    // Nobody can be asked, or nothing kept: it could go round in circles.
    return false;
  }
}

/**
 * Lets the newer release take the place of one that a service worker still holds: a reload would
 * bring the old pages back. The one that holds them has the code for it, too.
 */
async function takeNewest(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) await (await import('./take-over.ts')).takeNewest(registration);
  } catch (error) {
    console.warn('The newer release could not be fetched.', error);
  }
}
