import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { usePrefersReducedMotion } from '../../../shared/reduced-motion.ts';

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isPageShown = () => document.visibilityState === 'visible';

/**
 * Which of `count` slides is shown. It moves on by itself after `slideMs`, unless the person paused
 * it, points at it, is inside it with the keyboard, looks at another tab, or prefers reduced
 * motion: then it never does.
 */
export function useCarousel(count: number, slideMs: number) {
  const [wanted, setWanted] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isShown = useSyncExternalStore(subscribeToVisibility, isPageShown);
  const canPlay = !usePrefersReducedMotion() && count > 1;
  const index = count === 0 ? 0 : wanted % count;
  const isMoving = canPlay && !isPaused && !isPointedAt && !hasFocus && isShown;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setWanted(index + 1), slideMs);
    return () => clearTimeout(timer);
  }, [isMoving, index, slideMs]);

  const slides = useRef<HTMLDivElement>(null);
  const next = () => setWanted((index + 1) % count);
  const previous = () => setWanted((index + count - 1) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    const onwards =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    // The slide with the focus is about to leave; the frame stays.
    if (slides.current?.contains(document.activeElement)) slides.current.focus();
    if (event.key === onwards) next();
    else previous();
  };

  return {
    index,
    canPlay,
    isPaused,
    isMoving,
    next,
    previous,
    toggle: () => setPaused(!isPaused),
    /** For the frame of the slides, which can take the focus. */
    slides,
    /**
     * For the element around the slides and their buttons: arrow keys, and what makes it stand
     * still.
     */
    watch: {
      onKeyDown,
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
