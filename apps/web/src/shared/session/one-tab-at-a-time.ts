/**
 * Three tabs that spend refresh tokens side by side may spend one that two others have replaced
 * meanwhile, which ends the session. Browsers have locks in secure contexts only.
 */
export const oneTabAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('refresh', work) : work();
