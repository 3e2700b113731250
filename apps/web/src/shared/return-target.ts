/** Where the login leads to when nothing better is known. */
export const defaultLanding = '/generate';

const acceptedPaths = [
  '/generate',
  '/generator',
  '/history',
  '/admin',
  '/courses',
  '/course',
  '/learning-path',
  '/learning-paths',
  '/profile',
  '/settings',
  '/chat',
  '/chatbot',
];

const looksLikeScript = /javascript:|vbscript:|data:|<[\s/]*script/;
/** Room for the longest topic, each of its characters escaped. */
const longest = 4_000;
// Control characters, spaces and backslashes are what browsers and servers read differently.
const ambiguous = /[\u0000-\u0020\u007f\\]/;

/**
 * The address to go to after a login: the navigation state's `from`, else the query's `returnUrl`
 * or `redirect`. Only known paths of this origin are accepted; whatever else it is, the default
 * landing. `from` may be a string or a router location.
 */
export function returnTarget(from: unknown, query: URLSearchParams): string {
  const candidate = textOf(from) ?? query.get('returnUrl') ?? query.get('redirect');
  return (candidate && accepted(candidate)) || defaultLanding;
}

/** A page on the way to the login, or the login itself, that leads on to `target`. */
export const leadingTo = (path: string, target: string): string =>
  target === defaultLanding ? path : `${path}?redirect=${encodeURIComponent(target)}`;

const storageKey = 'return_target';
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Keeps in this browser, for a day, where somebody was going who has to confirm an address first:
 * the mailed link does not know it.
 */
export function keepReturnTarget(target: string): void {
  try {
    if (target === defaultLanding) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify({ target, until: Date.now() + keptMs }));
  } catch {
    // Storage is blocked: the login leads to its default.
  }
}

/** What was kept, or the default landing. */
export function keptReturnTarget(): string {
  try {
    const { target, until }: { target?: unknown; until?: unknown } = JSON.parse(
      localStorage.getItem(storageKey) ?? '{}',
    );
    if (typeof target !== 'string' || typeof until !== 'number' || until < Date.now())
      return defaultLanding;
    return accepted(target) ?? defaultLanding;
  } catch {
    return defaultLanding;
  }
}

function textOf(from: unknown): string | undefined {
  if (typeof from === 'string') return from;
  if (
    typeof from !== 'object' ||
    from === null ||
    !('pathname' in from) ||
    typeof from.pathname !== 'string'
  )
    return undefined;
  const search = 'search' in from && typeof from.search === 'string' ? from.search : '';
  const hash = 'hash' in from && typeof from.hash === 'string' ? from.hash : '';
  return from.pathname + search + hash;
}

function accepted(candidate: string): string | undefined {
  const { origin } = window.location;
  const isAddress =
    (candidate.startsWith('/') && !candidate.startsWith('//')) ||
    candidate.startsWith(`${origin}/`);
  if (candidate.length > longest || !isAddress || ambiguous.test(candidate)) return undefined;
  const decoded = fullyDecoded(candidate);
  if (
    decoded === undefined ||
    looksLikeScript.test(decoded.toLowerCase().replace(/[\u0000-\u0020\u007f]/g, ''))
  )
    return undefined;
  if (!URL.canParse(candidate, origin)) return undefined;
  const url = new URL(candidate, origin);
  const isPlainPath = url.origin === origin && /^(\/[\w-][\w.-]*)+\/?$/.test(url.pathname);
  const isKnown = acceptedPaths.some(
    (path) => url.pathname === path || url.pathname.startsWith(`${path}/`),
  );
  return isPlainPath && isKnown ? url.pathname + url.search + url.hash : undefined;
}

/**
 * Percent signs taken off until none is left to take; undefined when they are broken from the start
 * or piled up to hide something.
 */
function fullyDecoded(text: string): string | undefined {
  let current = text;
  for (let round = 0; round < 4; round += 1) {
    try {
      const next = decodeURIComponent(current);
      if (next === current) return current;
      current = next;
    } catch {
      // "50%25" is a fair way to write "50%", which decodes no further; "50%" itself is no address.
      return round === 0 ? undefined : current;
    }
  }
  return undefined;
}
