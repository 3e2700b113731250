/**
 * Sources of manuals in DocBook or Mallard, which say what is a chapter, an item or a program by
 * names of their own.
 */
export const isDocBook = (text: string): boolean => {
  const head = text.slice(0, 4_000);
  return (
    /<!DOCTYPE\s+(?:book|article|chapter|part|section|sect1|appendix|preface|refentry|set|reference)\b/i.test(
      head,
    ) ||
    isPartOfManual(head) ||
    /xmlns\s*=\s*["']http:\/\/(?:docbook\.org\/ns\/docbook|projectmallard\.org\/)/.test(head)
  );
};

/** A file of a manual that another file puts together names no standard, only its elements. */
const isPartOfManual = (head: string): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:book|article|chapter|part|section|sect1|sect2|appendix|preface|refentry|glossary)(?=[\s>])/.test(
    head,
  ) && /<(?:para|simpara)>/.test(head);

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const sections = words(
  'set book part chapter article section sect1 sect2 sect3 sect4 sect5 simplesect appendix preface dedication colophon reference refentry refsect1 refsect2 refsect3 refsection refsynopsisdiv glossary glossdiv page',
);
/** Of these nothing is read but a title. */
const heads = words(
  'info bookinfo articleinfo chapterinfo partinfo sectioninfo sect1info sect2info sect3info prefaceinfo appendixinfo refentryinfo referenceinfo setinfo',
);
const unread = words(
  'indexterm index toc lot remark footnote footnoteref mediaobject inlinemediaobject imageobject textobject media graphic inlinegraphic anchor colspec spanspec bibliography bibliodiv refmeta subtitle titleabbrev revhistory links',
);
const htmlNames: Readonly<Record<string, string>> = {
  ...named('p', 'para simpara p refpurpose bridgehead attribution'),
  ...named('ul', 'itemizedlist simplelist list terms'),
  ...named('ol', 'orderedlist procedure steps substeps'),
  ...named('li', 'listitem step item member'),
  ...named('dl', 'variablelist glosslist'),
  ...named('dt', 'term glossterm'),
  ...named('dd', 'glossdef'),
  ...named('pre', 'programlisting screen literallayout synopsis funcsynopsis'),
  ...named(
    'code',
    'literal command filename option code function varname parameter constant classname methodname systemitem userinput computeroutput envar type tag sgmltag markup prompt cmd file sys input output',
  ),
  ...named('em', 'emphasis em citetitle'),
  ...named('dfn', 'firstterm'),
  ...named('q', 'quote'),
  ...named('sup', 'superscript'),
  ...named('sub', 'subscript'),
  ...named('table', 'table informaltable'),
  ...named('tr', 'row tr'),
  ...named('td', 'entry td th'),
  ...named('blockquote', 'blockquote epigraph'),
  ...named(
    'div',
    'note tip warning caution important example informalexample figure formalpara sidebar abstract qandaset qandadiv qandaentry question answer varlistentry glossentry refnamediv cmdsynopsis synopsisdiv',
  ),
};

function named(name: string, of: string): Record<string, string> {
  return Object.fromEntries(of.split(' ').map((one) => [one, name]));
}

/** Such a source as the page that is made of it. */
export function htmlOfDocBook(source: string): string {
  return new Writer().write(plainXml(source));
}

/** What is left of "(see <xref …/>)" where the place is not named. */
const emptyBrackets = /\s?\(\s*(?:<span>\s*<\/span>\s*)+\)/g;
const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s[^<>]*?)?)(\/?)>/g;

class Writer {
  private readonly open: { readonly name: string; readonly html: string }[] = [];
  private html = '';
  private depth = 0;
  /** How many elements are open whose text is left out. */
  private hidden = 0;

  write(xml: string): string {
    let at = 0;
    for (const found of xml.matchAll(tag)) {
      const [whole, end = '', qualified = '', attributes = '', closed = ''] = found;
      this.text(xml.slice(at, found.index));
      at = found.index + whole.length;
      const name = qualified.toLowerCase().replace(/^\w+:/, '');
      if (end === '') this.begin(name, attributes);
      if (end !== '' || closed !== '') this.end(name);
    }
    this.text(xml.slice(at));
    return `<!doctype html><html><head></head><body>${this.html.replace(emptyBrackets, '')}</body></html>`;
  }

  private text(text: string): void {
    if (this.hidden === 0) this.html += text;
  }

  private begin(name: string, attributes: string): void {
    if (unread.has(name) || heads.has(name)) this.hidden += 1;
    if (sections.has(name)) this.depth += 1;
    const html = this.nameFor(name);
    this.open.push({ name, html });
    if (html.startsWith('h') || this.hidden === 0) this.html += opening(html, attributes);
    // The title of a section may stand in its head.
    if (html.startsWith('h') && this.isInHead) this.hidden -= 1;
  }

  private end(name: string): void {
    const at = this.open.findLastIndex((one) => one.name === name);
    while (at >= 0 && this.open.length > at) {
      const last = this.open.pop()!;
      if (last.html.startsWith('h') && this.isBelowHead) this.hidden += 1;
      if (last.html.startsWith('h') || this.hidden === 0)
        this.html += closing[last.html] ?? `</${last.html}>`;
      if (unread.has(last.name) || heads.has(last.name)) this.hidden -= 1;
      if (sections.has(last.name)) this.depth -= 1;
    }
  }

  private get isInHead(): boolean {
    return heads.has(this.open.at(-2)?.name ?? '');
  }

  private get isBelowHead(): boolean {
    return heads.has(this.open.at(-1)?.name ?? '');
  }

  private nameFor(name: string): string {
    const parent = this.open.at(-1)?.name ?? '';
    if (name === 'title') {
      const owner = heads.has(parent) ? (this.open.at(-2)?.name ?? '') : parent;
      if (sections.has(owner)) return `h${Math.min(6, this.depth)}`;
      if (htmlNames[parent] === 'table') return 'caption';
      return parent === 'item' ? 'strong' : 'p';
    }
    if (name === 'refname') return `h${Math.min(6, this.depth + 1)}`;
    if (name === 'listitem' && parent === 'varlistentry') return 'dd';
    // Of Mallard: what a page says in short, as a list.
    if (name === 'synopsis' && this.open[0]?.name === 'page') return 'div';
    if (name === 'code' && (parent === 'page' || parent === 'section')) return 'pre';
    return htmlNames[name] ?? (sections.has(name) ? 'div' : 'span');
  }
}

/** The name of an item stands before what is said of it. */
const closing: Readonly<Record<string, string>> = { strong: '</strong>: ' };

const opening = (html: string, attributes: string): string => {
  const language = /(?:language|mime)\s*=\s*["'](?:text\/(?:x-)?)?([\w+#-]+)/.exec(attributes)?.[1];
  return html === 'pre' && language ? `<pre class="language-${language}">` : `<${html}>`;
};

/** Without comments and declarations, with what these name, and with signs between keys and menus. */
function plainXml(source: string): string {
  const entities = new Map<string, string>();
  for (const [, name = '', , value = ''] of source
    .slice(0, 60_000)
    .matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])([^"'<>]*)\2\s*>/g))
    entities.set(name, value);
  return without(without(source, '<!--', '-->'), '<?', '?>')
    .replace(/<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/i, '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    )
    .replace(/&([\w.-]+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/<\/(keycap|key)>\s*<\1(?=[\s>])/g, '</$1>+<$1')
    .replace(/<\/(gui\w*)>\s*<(gui\w*)(?=[\s>])/g, '</$1> → <$2');
}

/** A text without what stands between two signs, in a time by its length however often one is left open. */
function without(text: string, open: string, close: string): string {
  let rest = '';
  let at = 0;
  for (;;) {
    const from = text.indexOf(open, at);
    const to = from === -1 ? -1 : text.indexOf(close, from + open.length);
    if (to === -1) return rest + text.slice(at);
    rest += text.slice(at, from);
    at = to + close.length;
  }
}
