/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Shares of the letters that the part must hold for the rest to be what stands around it. */
const mostOf = { main: 0.5, article: 0.4 } as const;
/** Letters of a box that asks for an address, with what it promises. */
const longestBox = 240;

/**
 * What a page itself marks as its main part, where that is most of it: banners, menus, comments and
 * what else may be liked stand around it. The body where nothing is marked so.
 */
export function mainPart(body: Element): Element {
  removeBoxes(body);
  const main = onlyPart(body, 'main, [role=main]', mostOf.main) ?? body;
  return onlyPart(main, 'article', mostOf.article) ?? main;
}

function onlyPart(whole: Element, selector: string, share: number): Element | undefined {
  const [part, ...more] = whole.querySelectorAll(selector);
  const isOnly = part !== undefined && more.length === 0;
  return isOnly && lettersIn(part) >= lettersIn(whole) * share ? part : undefined;
}

/** Takes out boxes in which a page asks for an address to send letters to. */
function removeBoxes(body: Element): void {
  for (const field of body.querySelectorAll('form input[type=email]')) {
    let box: Element | null = null;
    for (
      let at = field.closest('form');
      at && at !== body;
      at = at.parentElement as HTMLFormElement
    )
      if (lettersIn(at) <= longestBox) box = at;
      else break;
    box?.remove();
  }
}

function lettersIn(element: Element): number {
  let letters = element.textContent?.replace(/\s+/g, '').length ?? 0;
  for (const unread of element.querySelectorAll('script, style, noscript, template'))
    letters -= unread.textContent?.replace(/\s+/g, '').length ?? 0;
  return letters;
}
