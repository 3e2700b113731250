import { useEffect, useRef } from 'react';

/**
 * After a change of what is shown of a course the reader, and the screen reader, start at its
 * heading, which takes the returned ref.
 */
export function useFocusOnChange(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('article')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [place]);
  return heading;
}
