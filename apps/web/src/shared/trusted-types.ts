/**
 * The server tells browsers to refuse plain strings wherever one would become markup or code
 * (Trusted Types), so that text which slips past a check cannot run. This is everything that may
 * still pass, besides DOMPurify, which brings a policy of its own.
 */

interface PolicyRules {
  /** Null refuses. */
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}

interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): { createHTML(text: string): TrustedHTML };
}
const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

// Browsers without Trusted Types lack it, and so do the types of the DOM.
const offered: unknown =
  typeof window === 'undefined' ? undefined : Reflect.get(window, 'trustedTypes');
const factory = isPolicyFactory(offered) ? offered : undefined;

/**
 * What scripts may come from besides this origin; the server's Content-Security-Policy names the
 * same.
 */
const otherScripts = 'https://js.stripe.com/';

/**
 * For what libraries do behind our back. A text without "<" makes no element: Ant Design writes its
 * style sheets as `innerHTML`.
 */
export const harmlessMarkup = (text: string): string | null => (text.includes('<') ? null : text);
export function knownScript(url: string): string | null {
  const { href, origin } = new URL(url, window.location.href);
  return origin === window.location.origin || href.startsWith(otherScripts) ? url : null;
}

/** Before anything is rendered. */
export function guardMarkup(): void {
  factory?.createPolicy('default', { createHTML: harmlessMarkup, createScriptURL: knownScript });
}

const escaping = factory?.createPolicy('escaped', { createHTML: (text) => text });

/** Markup from a library that escapes whatever it is given. */
export const escapedMarkup = (html: string): TrustedHTML | string =>
  escaping?.createHTML(html) ?? html;
