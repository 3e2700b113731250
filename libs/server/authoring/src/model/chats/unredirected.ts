import { AsyncLocalStorage } from 'node:async_hooks';

/** For clients that take it: the key and the lesson go to the server that was configured. */
export const fetchUnredirected: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' });

const asking = new AsyncLocalStorage<true>();
let isWatched = false;

/**
 * The same for clients that take none and ask by the global fetch: while they are asked, it follows
 * no redirect. Whoever else fetches meanwhile does as before.
 */
export function withoutRedirects<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!isWatched) {
    isWatched = true;
    const whole = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      whole(input, asking.getStore() ? { ...init, redirect: 'error' } : init);
  }
  return asking.run(true, ask);
}
