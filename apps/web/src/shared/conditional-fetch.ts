/** Answers that are kept to be asked about: the course that is read, and the lists beside it. */
const keptAtMost = 8;

interface Kept {
  readonly etag: string;
  readonly answer: Response;
}

/**
 * A `fetch` that asks by ETag for what it was sent before, so that a course is not sent again as
 * long as nothing of it changes. Kept in memory alone, until `forget`: nothing of a member may stay
 * on a device after a logout.
 */
export function conditionalFetch() {
  const kept = new Map<string, Kept>();

  async function ask(input: RequestInfo | URL | string, init: RequestInit = {}) {
    const address = input instanceof Request ? input.url : input.toString();
    const isRead = (init.method ?? 'GET') === 'GET';
    const known = isRead ? kept.get(address) : undefined;
    const headers = new Headers(init.headers);
    if (known) headers.set('if-none-match', known.etag);
    const answer = await fetch(input, { ...init, headers });
    if (known && answer.status === 304) {
      // What is asked for again and again outlives what was read once.
      kept.delete(address);
      kept.set(address, known);
      return known.answer.clone();
    }
    const etag = answer.headers.get('etag');
    if (isRead && answer.status === 200 && etag) {
      kept.delete(address);
      kept.set(address, { etag, answer: answer.clone() });
      for (const oldest of kept.keys()) {
        if (kept.size <= keptAtMost) break;
        kept.delete(oldest);
      }
    } else if (isRead) {
      kept.delete(address);
    }
    return answer;
  }

  return { ask, forget: () => kept.clear() };
}
