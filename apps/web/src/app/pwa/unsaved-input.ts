/** Fields that somebody has typed in or chosen from since the page was loaded. */
const touched = new Set<Element>();

const remember = ({ target }: Event): void => {
  if (target instanceof Element) touched.add(target);
};

/** Follows what is typed, on every screen; ends by what it returns. */
export function followInput(): () => void {
  document.addEventListener('input', remember, true);
  return () => {
    document.removeEventListener('input', remember, true);
    touched.clear();
  };
}

/**
 * Whether a reload could lose something: a field that was typed in is still there and not empty, or
 * a screen would not let the tab be closed.
 */
export function hasUnsavedInput(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  const isTypedIn = [...touched].some((field) => !('value' in field) || field.value !== '');
  return isTypedIn || !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
