import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

export const prefersReducedMotion = () => query().matches;

export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = query();
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    prefersReducedMotion,
    () => false,
  );
