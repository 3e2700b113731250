import { useEffect, useRef } from 'react';

/**
 * After a change of lesson the reader, and the screen reader, start at its heading, which takes the
 * returned ref.
 */
export function useFocusOnChange(lessonId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(lessonId);
  useEffect(() => {
    if (shown.current === lessonId) return;
    const isFirst = shown.current === undefined;
    shown.current = lessonId;
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('article')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [lessonId]);
  return heading;
}
