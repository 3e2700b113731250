/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Where a document of several files leads: names of the other files, small and without endings. */
export interface Ways {
  readonly next?: string;
  readonly previous?: string;
  /** To the page whose part it is. */
  readonly up?: string;
  /** All that it links to, in its order; absent where these are too few to be its contents. */
  readonly contents?: readonly string[];
}

const most = 400;
/** Fewer are a link here and there. */
const fewest = 3;

/** The name under which a file is known to others: "text/Ch%2001.html#top" and "Ch 01.html" are one. */
export function wayName(path: string): string {
  const bare = path.split(/[?#]/)[0]!.split('/').at(-1) ?? '';
  let name = bare;
  try {
    name = decodeURIComponent(bare);
  } catch {
    // A bare % is part of the name.
  }
  return name.toLowerCase().replace(endings, '');
}

/** "index.rst.txt" is a copy of "index.rst"; "page.fr.html" is another page than "page.de.html". */
const endings = /\.(?:rst|rest|md|adoc|asc|x?html?)\.txt$|\.[a-z0-9]{1,8}$/;

/** The ways of an HTML page to the other pages of its document, by their relations and its links. */
export function waysOf(document: Document): Ways | undefined {
  const named = (relations: RegExp, key: string): string | undefined => {
    const links = [
      ...document.querySelectorAll('head link[rel][href]'),
      ...document.querySelectorAll('a[rel][href], a[accesskey][href]'),
    ];
    // Some name the way to the next section, then that to the next page.
    const found = links.findLast(
      (link) =>
        relations.test(link.getAttribute('rel') ?? '') || link.getAttribute('accesskey') === key,
    );
    return localName(found);
  };
  const links = [...document.querySelectorAll('body a[href]')].slice(0, most * 10);
  return waysTo(
    links.flatMap((link) => localName(link) ?? []),
    {
      next: named(/^next$/i, 'n'),
      previous: named(/^prev(?:ious)?$/i, 'p'),
      up: named(/^up$/i, 'u'),
    },
  );
}

/** Ways by the names of the files that a text leads to. */
function waysTo(
  names: readonly string[],
  { next, previous, up }: Omit<Ways, 'contents'> = {},
): Ways | undefined {
  const contents = [...new Set(names)].slice(0, most);
  const ways = {
    ...(next ? { next } : {}),
    ...(previous ? { previous } : {}),
    ...(up ? { up } : {}),
    ...(contents.length >= fewest ? { contents } : {}),
  };
  return Object.keys(ways).length > 0 ? ways : undefined;
}

function localName(link: Element | undefined): string | undefined {
  const href = (link?.getAttribute('href') ?? '').trim();
  // Every folder has an index; that of another one is another page.
  if (/^\.\.\/(?:.*\/)?index\.\w+(?:[?#]|$)/i.test(href)) return undefined;
  if (href === '' || href.startsWith('#') || /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href))
    return undefined;
  return wayName(href) || undefined;
}

const toctree = /^\s*\.\. toctree::[^\n]*\n((?:[ \t]+\S[^\n]*\n|[ \t]*\n)*)/gm;

/** What a text in another markup includes or lists as its parts. */
export function waysOfMarkup(text: string): Ways | undefined {
  const names: string[] = [];
  for (const [, body = ''] of text.matchAll(toctree))
    for (const line of body.split('\n')) {
      const entry = line.trim();
      if (entry !== '' && !entry.startsWith(':'))
        names.push(wayName(/<([^<>]+)>$/.exec(entry)?.[1] ?? entry));
    }
  for (const [, path = ''] of text.matchAll(/^include::([^[\n]{1,200})\[/gm))
    names.push(wayName(path));
  return waysTo(names);
}
