import { useCallback, useState } from 'react';

/** How wide the pane of sources is, as the reader left it on this device. */
export type PaneWidth = 'normal' | 'wide';
const key = 'source_pane';

const kept = (): PaneWidth => {
  try {
    return localStorage.getItem(key) === 'wide' ? 'wide' : 'normal';
  } catch {
    return 'normal';
  }
};

export function usePaneWidth(): readonly [PaneWidth, (width: PaneWidth) => void] {
  const [width, setWidth] = useState(kept);
  const choose = useCallback((next: PaneWidth) => {
    setWidth(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  }, []);
  return [width, choose];
}
