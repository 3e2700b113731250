/** Where on the screen a finger went to. */
export type SwipeSide = 'left' | 'right';

/** How far a finger goes at least, and how much more along than across. Pixels. */
const shortest = 64;
const steepness = 2;
/** Longer, and it was not a swipe. Milliseconds. */
const longestMs = 700;
/** There a swipe belongs to the system. Pixels. */
const edge = 24;
const takesFingers = 'input, textarea, select, [role=tablist], [role=dialog], [draggable=true]';

/** Tells of swipes over the open lesson. Returns the end of it. */
export function watchSwipes(tell: (side: SwipeSide) => void): () => void {
  let start: { x: number; y: number; at: number } | undefined;
  const begin = (event: TouchEvent) => {
    const [finger] = event.touches;
    start =
      finger && event.touches.length === 1 && isFree(event.target, finger.clientX)
        ? { x: finger.clientX, y: finger.clientY, at: event.timeStamp }
        : undefined;
  };
  const end = (event: TouchEvent) => {
    const [finger] = event.changedTouches;
    const from = start;
    start = undefined;
    if (!finger || !from || event.timeStamp - from.at > longestMs) return;
    const along = finger.clientX - from.x;
    const across = Math.abs(finger.clientY - from.y);
    if (Math.abs(along) < Math.max(shortest, steepness * across)) return;
    // Somebody selected words.
    if (document.getSelection()?.isCollapsed === false) return;
    tell(along < 0 ? 'left' : 'right');
  };
  const forget = () => {
    start = undefined;
  };
  const lift = letPass();
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
  document.addEventListener('touchcancel', forget, { passive: true });
  return () => {
    lift();
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchend', end);
    document.removeEventListener('touchcancel', forget);
  };
}

/** Whether a swipe that begins there goes to nothing else. */
function isFree(target: EventTarget | null, x: number): boolean {
  if (x < edge || x > window.innerWidth - edge || isZoomed()) return false;
  if (!(target instanceof Element) || target.closest(takesFingers)) return false;
  const lesson = target.closest('[data-lesson]');
  if (!lesson) return false;
  for (let at: Element | null = target; at && at !== lesson; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX))
      return false;
  return true;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.05;

/**
 * Takes the sideways movement over a lesson from the browser, by the style sheet; but not while the
 * page is enlarged, and is moved about in every direction.
 */
function letPass(): () => void {
  const { dataset } = document.documentElement;
  const follow = () => {
    if (isZoomed()) delete dataset['swipe'];
    else dataset['swipe'] = '';
  };
  follow();
  window.visualViewport?.addEventListener('resize', follow);
  return () => {
    window.visualViewport?.removeEventListener('resize', follow);
    delete dataset['swipe'];
  };
}
