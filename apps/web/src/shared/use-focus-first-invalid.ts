import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first field in `root` that is marked as wrong, once the marks are on the
 * page: after the render in which `failure` changes. It is the error of the attempt, or a count of
 * the attempts that failed; nothing happens while there is none.
 */
export function useFocusFirstInvalid(root: RefObject<HTMLElement | null>, failure: unknown): void {
  useEffect(() => {
    if (!failure) return;
    const field = root.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], input[data-invalid="true"]',
    );
    field?.focus({ preventScroll: true });
    // The middle of the screen, because bars cover both its edges and the error stands below the
    // field.
    field?.scrollIntoView({ block: 'center' });
  }, [root, failure]);
}
