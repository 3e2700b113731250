import { useEffect, type RefObject } from 'react';

/** What goes away with the focus inside leaves it to the section around it. */
export function useFocusLeftToSection(leaving: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = leaving.current?.closest('section');
    return () =>
      void setTimeout(
        () => document.activeElement === document.body && section?.focus({ preventScroll: true }),
      );
  }, [leaving]);
}
