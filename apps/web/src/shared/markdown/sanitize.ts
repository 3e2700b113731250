import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify';

/**
 * The product's one rule for course HTML: what is named here goes, `target` stays, the rest is
 * DOMPurify's own allow list.
 */
const rule = {
  FORBID_TAGS: ['script', 'object', 'embed', 'form', 'input'],
  FORBID_ATTR: ['id', 'name', 'class', 'style', 'srcset', 'rel'],
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: ['target'],
} satisfies Config;

let purifier: Purifier | undefined;

function purify(): Purifier {
  if (purifier) return purifier;
  purifier = DOMPurify(window);
  // A named or parent target lets course text take over one of our own windows; only a fresh tab is
  // harmless.
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('target') && node.getAttribute('target') !== '_blank')
      node.removeAttribute('target');
  });
  return purifier;
}

/**
 * Course HTML without anything that could run, collide or navigate on its own. Nothing in, "" out.
 */
export function sanitizeCourseHtml(html: string | null | undefined): string {
  let clean = html ?? '';
  // Badly nested markup parses differently each time it is written out; a few passes settle it, so
  // a second reader sees the same.
  for (let pass = 0; clean && pass < 5; pass++) {
    const next = purify().sanitize(clean, rule);
    if (next === clean) break;
    clean = next;
  }
  return clean;
}

/**
 * The same rule, as nodes: nothing is serialised and parsed a second time between the check and the
 * page.
 */
export function sanitizeToFragment(html: string): DocumentFragment {
  const whole: Config & { RETURN_DOM_FRAGMENT: true } = { ...rule, RETURN_DOM_FRAGMENT: true };
  // A <frameset> takes the place of a body that has nothing yet, and then there is no fragment.
  const found: DocumentFragment | null = purify().sanitize(html, whole);
  if (found) return found;
  const begun = purify().sanitize(`<br>${html}`, whole);
  begun.firstChild?.remove();
  return begun;
}
