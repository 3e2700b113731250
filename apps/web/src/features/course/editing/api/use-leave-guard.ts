import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepGate } from '../../../../shared/history-gate.ts';

/**
 * `isAsking`: someone wants to leave. Nothing has happened yet; `leave` does it, `stay` forgets it.
 */
export interface LeaveGuard {
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Holds links, back and forward, and the closing of the tab while something is unsaved. The
 * router's own blocker needs its data router, which would weigh 19 kB in every visitor's first
 * script.
 */
export function useLeaveGuard(isHeld: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ readonly run: () => void } | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isHeld) return;
    isLeaving.current = false;
    const here = placeInHistory(window.history.state);
    let isReturning = false;

    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's own listeners, which would follow at once.
    const onClick = (event: MouseEvent) => {
      const to = ownAddress(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld({ run: () => void navigate(to) });
    };
    const onPop = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const there = placeInHistory(event.state);
      if (here === undefined || there === undefined || here === there) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(here - there);
      setHeld({
        run: () => {
          isLeaving.current = true;
          window.history.go(there - here);
        },
      });
    };

    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, true);
    const letGo = keepGate(onPop);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
      letGo();
    };
  }, [isHeld, navigate]);

  return {
    isAsking: held !== null,
    leave: () => {
      setHeld(null);
      held?.run();
    },
    stay: () => setHeld(null),
  };
}

/** The router numbers its entries. */
const placeInHistory = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** Where a plain click on a link leads, if it stays in this product and this tab. */
function ownAddress(event: MouseEvent): string | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link ||
    link.origin !== window.location.origin ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return undefined;
  const isHere =
    link.pathname === window.location.pathname && link.search === window.location.search;
  return isHere ? undefined : `${link.pathname}${link.search}${link.hash}`;
}
