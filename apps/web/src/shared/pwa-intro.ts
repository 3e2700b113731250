import { createContext, use } from 'react';

interface PwaIntro {
  /** Shows how the application is installed and used without a connection. */
  readonly open: () => void;
}

export const PwaIntroContext = createContext<PwaIntro | null>(null);

/** Opens the install tutorial from anywhere: `usePwaIntro().open()`. */
export function usePwaIntro(): PwaIntro {
  const intro = use(PwaIntroContext);
  if (!intro) throw new Error('usePwaIntro must be used within a PwaIntroContext provider');
  return intro;
}
