import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pressHeld } from '../../shared/early-press.ts';

/**
 * What a page load does by itself and a client-side navigation does not: begin at the top (or at
 * the hash) and tell a screen reader where one is now, by focusing the screen's heading. Stands
 * beside the screen inside its Suspense, so it runs when the screen is really there, and answers.
 */
export function Arrive() {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (how !== NavigationType.Pop && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById('content');
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash, how]);
  useEffect(() => pressHeld('screen'), []);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // A screen that has just come still grows. A jump stays at what it was aimed at, a glide ends
    // where that was before.
    const behavior = shown.current === pathname ? 'auto' : 'instant';
    shown.current = pathname;
    if (hash) document.getElementById(idIn(hash))?.scrollIntoView({ behavior });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `key` is another at each click, also on the link of the hash one is at
  }, [pathname, hash, key]);
  return null;
}

/** The id a hash names; a hash with a broken escape names itself. */
function idIn(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
