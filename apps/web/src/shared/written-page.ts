// The text of a public course that the server has written into the page. It is read as it stands,
// and its links lead where they say, without the application: that takes its place when it has the
// same to show, in one go.

import { whenIdle } from './when-idle.ts';

let written: HTMLElement | null = null;
let root: HTMLElement | null = null;
/** Parts of the application that are still on their way. */
let awaited = 0;
/** A finger or a button is down: what it is on must be there when it goes up, or nothing is pressed. */
let isPressed = false;
/** The application waited for that alone. */
let isDue = false;

/** What the visitor does who wants more than to read what is there. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
/** Milliseconds after which a page that nobody touches goes on by itself, once it is idle. */
const restMs = 5_000;

export const writtenPage = {
  /**
   * Where the application draws: in `place`, or, where the server has written there, beside it and
   * out of sight, until it has something to show.
   */
  take(place: HTMLElement): HTMLElement {
    if (!place.querySelector('#written')) return place;
    const { documentElement: page } = document;
    written = place;
    // The language of the interface is another matter.
    Object.assign(written, { id: 'written-page', lang: page.lang, dir: page.dir });
    root = document.createElement('div');
    root.id = 'root';
    root.dataset['state'] = 'behind';
    written.after(root);
    window.addEventListener('pointerdown', () => (isPressed = true));
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => {
        isPressed = false;
        // The click comes first.
        if (isDue) setTimeout(writtenPage.settle);
      });
    return root;
  },
  /**
   * Resolves when the application may take over: at once where nothing can be read yet or one lesson
   * was asked for, else with the first sign of the visitor, or when the page has been left alone for
   * a while and has nothing else to do.
   */
  async read(): Promise<void> {
    if (!written || window.location.search !== '' || window.location.hash !== '') return;
    await new Promise<void>((resolve) => {
      const end = () => {
        for (const sign of signs) window.removeEventListener(sign, end);
        resolve();
      };
      for (const sign of signs) window.addEventListener(sign, end, { passive: true });
      const rest = () => setTimeout(() => whenIdle(end), restMs);
      if (document.readyState === 'complete') rest();
      else window.addEventListener('load', rest, { once: true });
    });
  },
  /** A part of the application is on its way, until what this returns is called. */
  await(): () => void {
    awaited += 1;
    return () => {
      awaited -= 1;
      // What comes in its place may wait for something as well, and says so by then.
      queueMicrotask(writtenPage.settle);
    };
  },
  /** The application takes the place of what was written, if it waits for nothing. */
  settle(): void {
    isDue = awaited === 0 && written !== null;
    if (isDue && !isPressed && written && root) takePlace(written, root);
  },
};

/** Whoever reads stays where they are, and so does the focus. */
function takePlace(before: HTMLElement, after: HTMLElement): void {
  written = root = null;
  isDue = false;
  const links = [...before.querySelectorAll('a')];
  const focused = links.find((link) => link === document.activeElement);
  const isAtTop = window.scrollY === 0;
  const mark = focused ?? (isAtTop ? undefined : links.find((link) => topOf(link) >= 0));
  const top = mark && topOf(mark);
  before.remove();
  delete after.dataset['state'];
  const same = mark && sameLink(mark, after);
  if (!same) return;
  if (!isAtTop && top !== undefined)
    window.scrollBy({ top: topOf(same) - top, behavior: 'instant' });
  if (focused) same.focus({ preventScroll: true });
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The link to the same address, of several the one that is called the same. */
function sameLink(link: HTMLAnchorElement, place: HTMLElement): HTMLAnchorElement | undefined {
  const found = [...place.querySelectorAll('a')].filter(({ href }) => href === link.href);
  const name = link.textContent.trim();
  return found.find(({ textContent }) => textContent.includes(name)) ?? found[0];
}
