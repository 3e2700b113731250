/** Marks, for this tab, the release whose pages have been loaded anew once. */
const reloadedKey = 'reloaded_from_release';

/**
 * The code of a screen did not come. Where that is because the server has another release by now,
 * the page is loaded anew, once. Tells whether it will be.
 */
export async function reloadIfReleased(
  reload: () => void = () => window.location.reload(),
): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  if (own === undefined || !navigator.onLine) return false;
  const { pathname } = new URL(own);
  try {
    if (sessionStorage.getItem(reloadedKey) === pathname) return false;
    // With a query, so that the server says it and not the copy of a service worker.
    const answer = await fetch(`/app-shell.html?of=${Date.now()}`, { cache: 'no-store' });
    if (!answer.ok || (await answer.text()).includes(pathname)) return false;
    sessionStorage.setItem(reloadedKey, pathname);
  } catch {
    // Nobody can be asked, or nothing kept: it could go round in circles.
    return false;
  }
  reload();
  return true;
}
