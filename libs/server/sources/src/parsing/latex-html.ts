import { accented, latexSigns } from './latex-signs.ts';

/** Sources of texts in LaTeX: with a preamble, or with sections and environments. */
export const isLatex = (text: string): boolean => {
  const head = text.slice(0, 40_000);
  // A text about LaTeX begins with words, and so does an example of it.
  const [first = ''] = /^(?!\s*(?:%|$)).*$/m.exec(head.replace(/^\uFEFF/, '')) ?? [];
  if (!/^\s*\\[A-Za-z]/.test(first) || /^\s*\\input\s+texinfo/.test(first)) return false;
  if (/^\s*\\document(?:class|style)\b/m.test(head)) return /\\begin\s*\{document\}/.test(text);
  const sections = head.match(/^\s*\\(?:chapter|(?:sub)*section)\*?\s*[[{]/gm) ?? [];
  return sections.length >= fewestSections;
};

const fewestSections = 2;
const levels: Readonly<Record<string, number>> = {
  part: 1,
  chapter: 1,
  section: 2,
  subsection: 3,
  subsubsection: 4,
  paragraph: 5,
  frametitle: 3,
};
const lists: Readonly<Record<string, string>> = {
  itemize: 'ul',
  enumerate: 'ol',
  description: 'dl',
  compactitem: 'ul',
  compactenum: 'ol',
};
const programs = 'verbatim|Verbatim|lstlisting|minted|alltt|BVerbatim';
const formulas =
  'equation|align|gather|multline|eqnarray|displaymath|math|flalign|alignat|dmath|split|cases';
const unreadParts =
  /^(?:tikzpicture|picture|pspicture|thebibliography|comment|filecontents|titlepage)\*?$/;
/** Commands of which nothing is read, with the groups behind them. */
const unread: Readonly<Record<string, number>> = {
  ...taking(
    0,
    'maketitle tableofcontents listoffigures listoftables newpage clearpage noindent centering hline toprule midrule bottomrule appendix printindex frontmatter mainmatter backmatter pause',
  ),
  ...taking(
    1,
    'label index footnote footnotetext thanks vspace hspace input include includegraphics bibliography bibliographystyle thispagestyle pagestyle usepackage author date pagenumbering hyphenation usetheme caption cline cmidrule marginpar todo title subtitle institute selectlanguage foreignlanguage texorpdfstring nocite hypersetup',
  ),
  ...taking(
    2,
    'setcounter addtocounter setlength addtolength newtheorem addcontentsline renewcommand newcommand providecommand markboth multicolumn',
  ),
};
/** Commands that name another place, as a number or as a book. */
const references = /^(?:(?:page|eq|auto|name|[cCvV])?ref|[cC]ite\w*|(?:paren|text|auto|foot)cite)$/;
/** What stands where such a number is printed. */
const reference = '\uE022';

function taking(groups: number, names: string): Record<string, number> {
  return Object.fromEntries(names.split(' ').map((name) => [name, groups]));
}

/** Such a source as the page that is made of it. */
export function htmlOfLatex(source: string): string {
  const kept: string[] = [];
  const keep = (html: string): string => `\uE020${kept.push(html) - 1}\uE021`;
  const bare = withoutComments(withoutBlocks(source.replace(/\uE020|\uE021/g, ''), keep));
  const from = /\\begin\s*\{document\}/.exec(bare);
  const preamble = from ? bare.slice(0, from.index) : '';
  const body = (from ? bare.slice(from.index + from[0].length) : bare).replace(
    /\\end\s*\{document\}[\s\S]*$/,
    '',
  );
  const named = /\\title\s*(?:\[[^\]]*\])?\s*(?=\{)/.exec(bare);
  const title = named && new LatexReader(bare.slice(named.index + named[0].length)).argument();
  const reader = new LatexReader(withMacros(body, preamble));
  const html = reader.read();
  const head = `<title>${(title ?? '').replace(/<[^>]*>/g, ' ')}</title>`;
  const whole = `<!doctype html><html><head>${head}</head><body><p>${html}</p></body></html>`;
  // What is kept may hold what was kept before it: "$\verb|x| + 1$".
  const restored = (text: string): string =>
    text.replace(/\uE020(\d+)\uE021/g, (_, at: string) => restored(kept[Number(at)] ?? ''));
  return restored(withoutReferences(whole));
}

/** "(see section 3)" says nothing without its number. */
const withoutReferences = (html: string): string =>
  html.replace(/\s?\([^()<>\uE022]{0,40}\uE022[^()<>]{0,40}\)/g, '').replace(/\s*\uE022/g, '');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Programs and formulas are kept to the letter. */
function withoutBlocks(source: string, keep: (html: string) => string): string {
  const code = (text: string): string => keep(`<code>${escaped(text)}</code>`);
  const formula = (text: string, sign: string): string =>
    keep(
      escaped(
        `${sign}${text
          .replace(/\\label\{[^{}]*\}/g, '')
          .replace(/\s+/g, ' ')
          .trim()}${sign}`,
      ),
    );
  const shown = replacedBetween(
    source,
    new RegExp(String.raw`\\begin\{((?:${programs})\*?)\}(?:\[[^\]\n]{0,400}\]|\{\w*\})*\n?`, 'g'),
    ([, name]) => `\\end{${name}}`,
    (text) => `\n\n${keep(`</p><pre>${escaped(text)}</pre><p>`)}\n\n`,
  ).replace(/\\(?:verb|lstinline)\*?([^\w\s{[])(.{0,400}?)\1/g, (_, __, text: string) =>
    code(text),
  );
  return replacedBetween(
    replacedBetween(
      shown,
      new RegExp(String.raw`\\begin\{((?:${formulas})\*?)\}`, 'g'),
      ([, name]) => `\\end{${name}}`,
      (text) => formula(text, '$$'),
    ),
    /\\\[|\\\(|(?<!\\)\$\$/g,
    ([open]) => ({ '\\[': '\\]', '\\(': '\\)' })[open] ?? '$$',
    (text, open) => formula(text, open === '\\(' ? '$' : '$$'),
  ).replace(/(?<!\\)\$((?:[^$\\]|\\.)*)\$/g, (_, text: string) => formula(text, '$'));
}

/**
 * A text with something else for what stands between an opening and the sign that closes it, in a
 * time by its length however often one is left open.
 */
function replacedBetween(
  text: string,
  opening: RegExp,
  closingOf: (found: RegExpMatchArray) => string,
  replacement: (inner: string, open: string) => string,
): string {
  const unclosed = new Set<string>();
  let replaced = '';
  let at = 0;
  for (const found of text.matchAll(opening)) {
    const closing = closingOf(found);
    if (found.index < at || unclosed.has(closing)) continue;
    const from = found.index + found[0].length;
    const to = text.indexOf(closing, from);
    if (to === -1) {
      unclosed.add(closing);
      continue;
    }
    replaced += text.slice(at, found.index) + replacement(text.slice(from, to), found[0]);
    at = to + closing.length;
  }
  return replaced + text.slice(at);
}

const withoutComments = (source: string): string =>
  source.replace(/^[ \t]*%.*\n?/gm, '').replace(/(?<!\\)%.*(?:\n[ \t]*)?/g, '');

/** Words that a text names once and writes often. */
function withMacros(body: string, preamble: string): string {
  const macros = new Map<string, string>();
  for (const [, name = '', value = ''] of preamble.matchAll(
    /\\(?:(?:re)?newcommand\*?\s*\{?|def\s*)\\([A-Za-z]+)\}?\s*\{((?:[^{}#]|\{[^{}#]*\})*)\}/g,
  ))
    if (!isKnown(name)) macros.set(name, value.replace(/\\xspace\b/, ''));
  return body.replace(
    /\\([A-Za-z]+)(?:\{\})?/g,
    (whole, name: string) => macros.get(name) ?? whole,
  );
}

const isKnown = (name: string): boolean =>
  name in levels || name in unread || name in latexSigns || /^(?:begin|end|item)$/.test(name);

const token = /\\([A-Za-z]+)\*?[ \t]*|\\(.)|([{}&~])|(\n\s*\n)|([^\\{}&~\n]+)|\n/suy;

class LatexReader {
  private readonly source: string;
  private at = 0;
  private readonly lists: { readonly html: string; items: number }[] = [];
  private cells = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** What stands up to the end of the group, or of all. */
  read(): string {
    let html = '';
    while (this.at < this.source.length) {
      token.lastIndex = this.at;
      const [whole = '', command, sign, special, paragraph, text] = token.exec(this.source) ?? [];
      if (whole === '') break;
      this.at += whole.length;
      if (special === '}') return html;
      if (special === '{') html += this.deeper();
      else if (special === '&') html += this.cells > 0 ? '</td><td>' : '&amp;';
      else if (special === '~') html += ' ';
      else if (command !== undefined) html += this.command(command);
      else if (sign !== undefined) html += this.sign(sign);
      else if (paragraph !== undefined) html += this.cells > 0 ? ' ' : '</p><p>';
      else html += text === undefined ? '\n' : typeset(escaped(text));
    }
    return html;
  }

  private depth = 0;
  /** A group within; what is nested deeper than anybody writes is read as it stands. */
  private deeper(): string {
    if (this.depth >= deepest) return '';
    this.depth += 1;
    const html = this.read();
    this.depth -= 1;
    return html;
  }

  private sign(sign: string): string {
    if (sign === '\\') {
      this.optional();
      return this.cells > 0 ? '</td></tr><tr><td>' : '<br>';
    }
    if (/[`'^"~=.]/.test(sign)) return accented(sign, plain(this.argument()));
    return /[,;:! \n/-]/.test(sign) ? (/[-/!]/.test(sign) ? '' : ' ') : escaped(sign);
  }

  private command(name: string): string {
    // What is shown on which slide.
    const slides = /<[\d,+.|a-z:-]*>/y;
    slides.lastIndex = this.at;
    this.at += slides.exec(this.source)?.[0].length ?? 0;
    const level = levels[name];
    if (level) {
      this.optional();
      return `</p><h${level}>${this.argument()}</h${level}><p>`;
    }
    if (name === 'begin') return this.begin();
    if (name === 'end') return this.close(plain(this.argument()));
    if (name === 'item') return this.item();
    if (name === 'textbf' || name === 'alert') return `<b>${this.argument()}</b>`;
    if (/^(?:texttt|url|path|code|lstinline|mintinline)$/.test(name))
      return `<code>${this.argument()}</code>`;
    if (name === 'href' || name === 'textcolor' || name === 'hyperref') {
      this.optional();
      if (name !== 'hyperref') this.argument();
      return this.argument();
    }
    if (/^[cHkruvdb]$/.test(name)) return accented(name, plain(this.argument()));
    if (references.test(name)) {
      while (this.optional() !== undefined);
      this.argument();
      return reference;
    }
    const groups = unread[name];
    if (groups !== undefined) {
      this.optional();
      for (let group = 0; group < groups; group++) {
        this.argument();
        this.optional();
      }
      return '';
    }
    this.optional();
    return latexSigns[name] ?? this.nameOf(name);
  }

  /** "\\Pump" of a package of its own is called so, whatever it prints. */
  private nameOf(name: string): string {
    const isName = /^\p{Lu}/u.test(name) && !/^(?:Large|LARGE|Huge|HUGE)$/.test(name);
    const isGiven = this.source[this.at] === '{' && this.source[this.at + 1] !== '}';
    return isName && !isGiven ? `${name}${/\w/.test(this.source[this.at] ?? '') ? ' ' : ''}` : '';
  }

  private item(): string {
    const term = this.optional();
    const list = this.lists.at(-1);
    if (!list) return '</p><p>';
    const before = this.endOfItem(list);
    list.items += 1;
    if (list.html !== 'dl') return `${before}<li>`;
    return `${before}<dt>${new LatexReader(term ?? '').read()}</dt><dd>`;
  }

  private endOfItem({ html, items }: { html: string; items: number }): string {
    return items === 0 ? '' : html === 'dl' ? '</dd>' : '</li>';
  }

  private begin(): string {
    const name = plain(this.argument());
    const bare = name.replace('*', '');
    if (unreadParts.test(name)) {
      const end = this.source.indexOf(`\\end{${name}}`, this.at);
      this.at = end === -1 ? this.source.length : end + name.length + 6;
      return '';
    }
    this.optional();
    const list = lists[bare];
    if (list) {
      this.lists.push({ html: list, items: 0 });
      return `</p><${list}>`;
    }
    if (/^(?:tabular[xy]?|longtable|tabu|supertabular)$/.test(bare)) {
      if (/^tabular[xy]$/.test(bare) || (name !== bare && bare === 'tabular')) this.argument();
      this.argument();
      this.cells += 1;
      return '</p><table><tr><td>';
    }
    if (bare === 'frame' && this.source[this.at] === '{')
      return `</p><h3>${this.argument()}</h3><p>`;
    if (bare === 'abstract') return '</p><p>';
    if (/^(?:minipage|multicols|columns?|adjustbox|wrapfigure)$/.test(bare)) this.argument();
    return '</p><p>';
  }

  private close(name: string): string {
    const list = name.replace('*', '') in lists ? this.lists.pop() : undefined;
    if (list) return `${this.endOfItem(list)}</${list.html}><p>`;
    if (/^(?:tabular[xy]?|longtable|tabu|supertabular)\*?$/.test(name) && this.cells > 0) {
      this.cells -= 1;
      return '</td></tr></table><p>';
    }
    return '</p><p>';
  }

  /** What a command is given: a group, or the sign behind it. */
  argument(): string {
    const blank = /\s*/y;
    blank.lastIndex = this.at;
    this.at += blank.exec(this.source)?.[0].length ?? 0;
    if (this.source[this.at] === '{') {
      this.at += 1;
      return this.deeper();
    }
    if (this.source[this.at] === '\\') {
      const command = /\\(?:[A-Za-z]+[ \t]*|.)/sy;
      command.lastIndex = this.at;
      const said = command.exec(this.source)?.[0] ?? '';
      this.at += said.length;
      return latexSigns[said.slice(1).trim()] ?? '';
    }
    return this.source[this.at] === undefined ? '' : escaped(this.source[this.at++]!);
  }

  private optional(): string | undefined {
    const found = /\s*\[([^\]]{0,400})\]/y;
    found.lastIndex = this.at;
    const match = found.exec(this.source);
    if (!match) return undefined;
    this.at += match[0].length;
    return match[1];
  }
}

/** Groups within each other. */
const deepest = 200;

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/** Quotation marks and dashes as they are printed. */
const typeset = (text: string): string =>
  text
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replaceAll('`', '‘')
    .replaceAll('---', '—')
    .replaceAll('--', '–');
