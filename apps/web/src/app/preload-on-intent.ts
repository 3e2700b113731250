const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Has `preload` fetch what stands at an address of ours as soon as a pointer, the focus or a finger
 * is on a link that leads there, once. Whoever saves data is left alone. Returns how to end it.
 */
export function preloadOnIntent(preload: (pathname: string) => Promise<void>): () => void {
  const asked = new Set<string>();
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target === '_blank' || link.origin !== window.location.origin) return;
    if (asked.has(link.pathname) || savesData()) return;
    asked.add(link.pathname);
    preload(link.pathname).catch((error: unknown) => {
      // The click tries again, and says so if it fails as well.
      asked.delete(link.pathname);
      console.warn(error);
    });
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onSign);
  };
}

/** What some browsers know of the connection, which the types of the DOM do not. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
