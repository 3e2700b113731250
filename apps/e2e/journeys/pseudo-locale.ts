import type { Page, Route } from '@playwright/test';

/**
 * A language that nobody speaks, for looking at screens only: every text of the German catalogues
 * in brackets, with marks on its letters, and two fifths longer. What is not so was not translated.
 */
const makePseudo = String.raw`
const marked = { a: 'á', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ø', s: 'š', u: 'ü', y: 'ý', z: 'ž', A: 'Á', E: 'É', I: 'Î', O: 'Ø', S: 'Š', U: 'Ü' };
// Not words: what a style or a part of Ant Design goes by.
const isKept = (key, value) =>
  /^(?:locale|shortWeekDays|shortMonths|\w+Format)$/.test(key) ||
  (key === 'state' && typeof value === 'string' && /^[a-z_]+$/.test(value));
function stretched(text) {
  if (!/\p{L}/u.test(text)) return text;
  const longer = 'zwei drei vier fünf '.repeat(Math.ceil(text.length / 40)).slice(0, Math.ceil(text.length * 0.4));
  // A word grows, a sentence gets more of them.
  const between = text.includes(' ') ? ' ' : '';
  const letters = text.replace(/[a-z]/gi, (letter) => marked[letter] ?? letter);
  return '⟦' + letters + between + longer.trim() + '⟧';
}
function pseudo(value) {
  if (typeof value === 'string') return stretched(value);
  if (typeof value === 'function') return (...given) => pseudo(value(...given));
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value !== 'object' || value === null) return value;
  if ('$$typeof' in value)
    return { ...value, props: { ...value.props, children: pseudo(value.props.children) } };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, isKept(key, each) ? each : pseudo(each)]),
  );
}
`;

async function inPseudo(route: Route): Promise<void> {
  const answer = await route.fetch({ maxRetries: 3 });
  const body = (await answer.text()).replace(
    /export\s*\{\s*([\w$]+) as default/,
    (_, name: string) =>
      `${makePseudo}\nconst inBrackets = pseudo(${name});\nexport{inBrackets as default`,
  );
  await route.fulfill({ response: answer, body });
}

/**
 * Has the page that is open say everything in the pseudo-language, until it is loaded anew. Whether
 * it does: not outside the application, nor where no language can be chosen.
 */
export async function speakPseudo(page: Page): Promise<boolean> {
  await page.route('**/assets/texts/de*.js', inPseudo);
  return page.evaluate(async () => {
    if (!document.getElementById('root')) return false;
    try {
      localStorage.setItem('language', 'de');
      if (localStorage.getItem('language') !== 'de') return false;
    } catch {
      return false;
    }
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    while (document.documentElement.lang !== 'de')
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return true;
  });
}

/** The same in every language: names, brands, sizes and days. */
const names = String.raw`Coursewright|Ada Lovelace|[\w-]+\.md|Google|LinkedIn|GitHub|REST API|English|English \(Englisch\)|Español|Deutsch|Français|Português|العربية|\S+@\S+|[\d.,]+\s[kMG]?B|\d+\. \p{L}+\.?`;

/** What is said on the page outside the catalogues: text, and labels that are read out. */
export const literalsOn = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    const isName = new RegExp(`^(?:${known})$`, 'u');
    // What people and their courses say has a language or direction of its own.
    const own =
      'script, style, noscript, time, code, pre, kbd, svg, math, bdi, textarea, body [lang], body [dir]';
    // Said in the language that was shown when it happened.
    const news = '[role=alert], [role=status], [aria-live]';
    const found = new Array<string>();
    const judge = (element: Element, text: string, what: string) => {
      const said = text.trim();
      if (!/\p{L}{2}/u.test(said) || said.includes('⟦') || isName.test(said)) return;
      if (element.closest(`${own}, ${news}`) || !element.checkVisibility()) return;
      const place = element.closest('[class]')?.className;
      found.push(`${what}: ${said.slice(0, 80)} (${element.localName}, ${String(place)})`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node.parentElement) judge(node.parentElement, node.textContent ?? '', 'text');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]:not(.anticon)`))
        judge(element, element.getAttribute(name) ?? '', name);
    return [...new Set(found)];
  }, names);

/** Texts of the catalogues of which a part cannot be seen, though nothing says that there is more. */
export const clippedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Array<string>();
    for (const element of document.body.querySelectorAll('*')) {
      const says = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.includes('⟦'),
      );
      if (!says || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const isMeant =
        style.textOverflow === 'ellipsis' ||
        style.clipPath !== 'none' ||
        element.closest('[aria-hidden=true]') !== null ||
        style.display === 'inline' ||
        ['auto', 'scroll'].includes(style.overflowX);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isCut = style.overflowY === 'hidden' && scrollHeight > clientHeight + 1;
      if (!isMeant && (scrollWidth > clientWidth + 1 || isCut))
        found.push(
          `${element.textContent.slice(0, 60)} (${element.localName}, ${String(element.closest('[class]')?.className)}, ${scrollWidth} in ${clientWidth})`,
        );
    }
    return [...new Set(found)];
  });
