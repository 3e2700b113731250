// The text of a public course that the server has written into the page. It stays until the
// application has the course itself: nobody who reads looks at grey bars meanwhile.

const address = typeof window === 'undefined' ? '' : window.location.pathname;
let written: Element | null = null;

/** What the visitor does who wants more than to read what is there. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;
/** Milliseconds after which a page that is never idle goes on. */
const patienceMs = 2_000;

export const writtenPage = {
  /** Takes the text out of the page, before the application takes its place. */
  take(): void {
    written = document.getElementById('written');
  },
  /** The text of the page at an address, as long as it is needed. */
  at: (pathname: string): Element | null => (pathname === address ? written : null),
  /** The application has the course itself. */
  drop(): void {
    written = null;
  },
  /**
   * Resolves when the application may fetch what it needs to take over: at once where nothing can
   * be read yet or one lesson was asked for, else with the first sign of the visitor, or when the
   * page has loaded and has nothing else to do.
   */
  async read(): Promise<void> {
    if (!written || window.location.search !== '' || window.location.hash !== '') return;
    await new Promise<void>((resolve) => {
      const end = () => {
        for (const sign of signs) window.removeEventListener(sign, end);
        resolve();
      };
      for (const sign of signs) window.addEventListener(sign, end, { passive: true });
      if (document.readyState === 'complete') whenIdle(end);
      else window.addEventListener('load', () => whenIdle(end), { once: true });
    });
  },
};

function whenIdle(run: () => void): void {
  // Safari lacks it.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, patienceMs);
}
