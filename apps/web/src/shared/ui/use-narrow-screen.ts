import { useSyncExternalStore } from 'react';

/** Where the navigation collapses, too. */
const query = '(max-width: 899.98px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** For what a style sheet cannot decide, such as the side a drawer comes from. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
