/**
 * Moves the focus to the first field that is marked as wrong, once the marks that a handler has
 * just set are on the page. `root`: where to look; nothing happens when it is gone by then.
 */
export function focusFirstInvalid(root: { readonly current: HTMLElement | null }): void {
  requestAnimationFrame(() => {
    const field = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    // The middle of the screen, because bars cover both its edges and the error stands below the
    // field.
    field?.scrollIntoView({ block: 'center' });
  });
}
