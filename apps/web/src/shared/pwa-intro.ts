import { createContext, use, useEffect } from 'react';

interface PwaIntro {
  /** Shows how the application is installed and used without a connection. */
  readonly open: () => void;
  /** Keeps it from opening by itself, until what this returns is called. */
  readonly hold: () => () => void;
}

export const PwaIntroContext = createContext<PwaIntro | null>(null);

/** Opens the install tutorial from anywhere: `usePwaIntro().open()`. */
export function usePwaIntro(): PwaIntro {
  const intro = use(PwaIntroContext);
  if (!intro) throw new Error('usePwaIntro must be used within a PwaIntroContext provider');
  return intro;
}

/** While somebody is busy with what they came for, the tutorial does not open by itself. */
export function useHoldPwaIntro(isBusy: boolean): void {
  const { hold } = usePwaIntro();
  useEffect(() => (isBusy ? hold() : undefined), [isBusy, hold]);
}
