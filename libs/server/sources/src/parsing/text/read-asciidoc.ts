import { leastOf } from '../extremes.ts';
import type { Block, ReadDocument } from '../block.ts';
import { normaliseLine, normaliseText } from '../normalise-text.ts';
import { indentOf, looksLikeCode } from './text-lines.ts';

const underlines = '=-~^+';
const delimiter = /^(?:-{4,}|\.{4,}|={4,}|_{4,}|\*{4,}|\+{4,}|\/{4,}|--|```+\w*|\|={3,})\s*$/;
const listItem = /^(\s*)(\*{1,5}|-|\.{1,5}|\d{1,3}\.|<\d+>|[a-z]\.)(\s+)(?=\S)/;
const described = /^(\s*)(\S.*?)(:{2,4}|;;)(?:\s+(\S.*))?$/;

/** AsciiDoc, in the old and the new way of writing, as blocks. */
export function readAsciidoc(text: string): ReadDocument {
  const lines = normaliseText(text).replaceAll('\t', '    ').split('\n');
  const reader = new Reader();
  reader.read(lines);
  reader.end();
  const title = reader.blocks.find((block) => block.kind === 'heading');
  return { ...(title ? { title: title.text } : {}), blocks: reader.blocks };
}

class Reader {
  readonly blocks: Block[] = [];
  private readonly attributes = new Map<string, string>();
  private paragraph: string[] = [];
  private items: string[] = [];
  private terms: string[] = [];
  /** What "[…]" above a block said of it. */
  private style = '';

  read(lines: readonly string[]): void {
    let at = 0;
    while (at < lines.length) at = this.readAt(lines, at);
    this.endParagraph();
  }

  end(): void {
    this.endParagraph();
    this.endList();
  }

  private readAt(lines: readonly string[], at: number): number {
    const line = lines[at]!.trimEnd();
    if (line === '') {
      this.endParagraph();
      return at + 1;
    }
    if (delimiter.test(line) && !this.isUnderline(lines, at)) return this.delimitedAt(lines, at);
    const heading = this.headingAt(lines, at);
    if (heading > 0) return at + heading;
    if (this.isApparatus(line)) return at + 1;
    if (this.paragraph.length === 0 || listItem.test(line)) {
      if (this.itemAt(lines, at)) return at + 1;
      const isLiteral = indentOf(line) > 0 && this.items.length === 0;
      if (isLiteral && this.paragraph.length === 0) return this.literalAt(lines, at);
    }
    this.paragraph.push(line.trim());
    return at + 1;
  }

  /** Attributes, comments, includes, conditions, anchors and block titles. */
  private isApparatus(line: string): boolean {
    const attribute = /^:(!?[\w-]+):\s*(.*)$/.exec(line);
    if (attribute?.[1]) this.attributes.set(attribute[1], attribute[2] ?? '');
    const style = /^\[(\[?[^\]]*)\]{1,2}\s*$/.exec(line);
    if (style) {
      this.endParagraph();
      if (!style[1]?.startsWith('[')) this.style = style[1] ?? '';
    }
    const isContinuation = line === '+';
    if (isContinuation) this.endParagraph();
    return (
      attribute !== null ||
      style !== null ||
      isContinuation ||
      /^\/\/(?!\/)/.test(line) ||
      /^(?:include|image|video|audio|toc|ifdef|ifndef|ifeval|endif|indexterm2?)::/.test(line) ||
      (/^\.[^\s.]/.test(line) && this.paragraph.length === 0) ||
      /^\(\(\(.*\)\)\)$/.test(line) ||
      /^'{3,}$|^<{3,}$/.test(line)
    );
  }

  private isUnderline(lines: readonly string[], at: number): boolean {
    return this.paragraph.length === 1 && isUnderlineOf(lines[at - 1] ?? '', lines[at]!);
  }

  private headingAt(lines: readonly string[], at: number): number {
    const line = lines[at]!.trimEnd();
    const one = /^(={1,6}|#{1,6})\s+(\S.*?)(?:\s+\1)?$/.exec(line);
    if (one && this.paragraph.length === 0) {
      this.addHeading(one[1]!.length, one[2]!);
      return 1;
    }
    const below = lines[at + 1]?.trimEnd() ?? '';
    if (this.paragraph.length > 0 || !isUnderlineOf(line, below)) return 0;
    this.addHeading(underlines.indexOf(below[0]!) + 1, line);
    return 2;
  }

  private addHeading(level: number, text: string): void {
    this.end();
    this.style = '';
    const { text: clean } = this.inline(text);
    if (clean) this.blocks.push({ kind: 'heading', level: Math.min(6, level), text: clean });
  }

  private delimitedAt(lines: readonly string[], at: number): number {
    const mark = lines[at]!.trimEnd();
    let end = at + 1;
    while (end < lines.length && lines[end]!.trimEnd() !== mark.replace(/^(```+)\w+$/, '$1'))
      end += 1;
    const body = lines.slice(at + 1, end);
    this.endParagraph();
    const sign = mark[0]!;
    if (sign === '|') this.addTable(body);
    else if ((sign === '-' && mark.length > 2) || sign === '.' || sign === '`') this.addCode(body);
    else if (sign === '_' && this.style.startsWith('verse')) this.addCode(body);
    else if (sign !== '/' && sign !== '+') this.read(body);
    this.style = '';
    return end + 1;
  }

  /** Lines that are set in: a program, or text that is only set in. */
  private literalAt(lines: readonly string[], at: number): number {
    let end = at;
    while (end < lines.length && lines[end]!.trim() !== '') end += 1;
    const own = lines.slice(at, end);
    if (looksLikeCode(own)) this.addCode(own);
    else this.paragraph.push(...own.map((line) => line.trim()));
    return end;
  }

  private itemAt(lines: readonly string[], at: number): boolean {
    const line = lines[at]!;
    const item = listItem.exec(line);
    if (item) {
      this.endParagraph();
      const mark = item[2]!;
      const depth = /^[*.]+$/.test(mark) ? mark.length - 1 : 0;
      const sign = /^(?:\.|\d|<)/.test(mark) ? `${this.items.length + 1}.` : '-';
      this.items.push(`${'  '.repeat(depth)}${sign} `);
      this.paragraph.push(line.slice(item[0].length).trim());
      return true;
    }
    const term = described.exec(line);
    if (!term || /https?$/.test(term[2]!) || term[2]!.length > 120) return false;
    this.endParagraph();
    const { text, terms } = this.inline(term[2]!);
    this.terms.push(text, ...terms);
    const last = this.items.length - 1;
    // Several terms in a row share what follows.
    if (this.items[last]?.endsWith(': '))
      this.items[last] = this.items[last].replace(/: $/, `, ${text}: `);
    else this.items.push(`- ${text}: `);
    if (term[4]) this.paragraph.push(term[4]);
    return true;
  }

  private endParagraph(): void {
    if (this.paragraph.length === 0) return;
    const source = this.paragraph
      .join('\n')
      .replace(/^\*?(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):\*?\s+/, '');
    this.paragraph = [];
    const { text, terms } = this.inline(source);
    if (text === '') return;
    const last = this.items.length - 1;
    if (last >= 0 && /(?:- |\. |: )$/.test(this.items[last]!)) {
      this.items[last] += text;
      this.terms.push(...terms);
      return;
    }
    this.endList();
    this.style = '';
    this.blocks.push({ kind: 'prose', text, ...(terms.length > 0 ? { terms } : {}) });
  }

  private endList(): void {
    const items = this.items.map((item) => item.trimEnd()).filter((item) => /\p{L}|\d/u.test(item));
    const terms = [...new Set(this.terms)];
    if (items.length > 0)
      this.blocks.push({ kind: 'list', items, ...(terms.length > 0 ? { terms } : {}) });
    this.items = [];
    this.terms = [];
  }

  private addCode(lines: readonly string[]): void {
    this.end();
    const left = leastOf(lines.filter((line) => line.trim() !== '').map(indentOf));
    const text = lines.map((line) => line.slice(left).replace(/\s*<\d+>\s*$/, '')).join('\n');
    const language = /^source,\s*([\w+#-]+)/.exec(this.style)?.[1] ?? '';
    if (text.trim()) this.blocks.push({ kind: 'code', text: text.trimEnd(), language });
  }

  private addTable(lines: readonly string[]): void {
    this.end();
    const rows: string[][] = [];
    const columns = Number(/cols="?(?:(\d+)\*|([^"\]]+))/.exec(this.style)?.[1] ?? 0);
    const cells: string[] = [];
    for (const line of lines) {
      const own = line
        .split(/(?:^|\s)(?:[.\d<>^+*]*[aehlmdsv]?)\|/)
        .slice(line.includes('|') ? 1 : 0);
      if (own.length > 1 && columns === 0) rows.push(own);
      else if (line.includes('|')) cells.push(...own);
      else if (cells.length > 0 && line.trim()) cells[cells.length - 1] += ` ${line.trim()}`;
    }
    const width = columns || rows[0]?.length || 2;
    while (cells.length >= width) rows.push(cells.splice(0, width));
    const clean = rows.map((row) => row.map((cell) => this.inline(cell).text));
    if (clean.length > 1) this.blocks.push({ kind: 'table', rows: clean });
  }

  /** Text on one line without macros and emphasis; code in backticks. */
  private inline(source: string): { text: string; terms: string[] } {
    const terms: string[] = [];
    const codes: string[] = [];
    const code = (found: string): string => `\uE000${codes.push(found.trim()) - 1}\uE001`;
    const text = source
      .replace(/``([^`']+)''/g, '“$1”')
      .replace(
        /`\+([^`\n]+?)\+`|(?<![\w`])`([^`\n]+)`(?![\w`])|(?<![\w+])\+([^+\s][^+\n]*)\+(?![\w+])/g,
        (_, a, b, c) => code(String(a ?? b ?? c)),
      )
      .replace(/``([^`\n]+)``/g, (_, inner: string) => code(inner))
      .replace(/\(\(\([^)]*\)\)\)/g, '')
      .replace(/\(\(([^)]+)\)\)/g, '$1')
      .replace(/\s?footnote(?:ref)?:[\w-]*\[(?:[^[\]]|\[[^\]]*\])*\]/g, '')
      .replace(/(?:link|xref|mailto):[^\s[]*\[([^\]]*)\]/g, '$1')
      .replace(/linkgit:([\w-]+)\[[^\]]*\]/g, (_, name: string) => code(name))
      .replace(/(?:kbd|btn|menu):(\w*)\[([^\]]*)\]/g, (_, name: string, keys: string) =>
        code(name || keys),
      )
      .replace(/(?:image|icon|anchor|pass|indexterm2?):[^\s[]*\[([^\]]*)\]/g, '')
      .replace(/https?:\/\/[^\s[]+\[([^\]]+)\]/g, '$1')
      .replace(/<<[^,>]+,\s*([^>]+)>>/g, '$1')
      .replace(/\s?<<\d+>>/g, '')
      .replace(/<<([^>]+)>>/g, '“$1”')
      .replace(/\[\[[^\]]*\]\]|\[#[^\]]*\]/g, '')
      .replace(
        /\{([\w-]+)\}/g,
        (whole, name: string) => named[name] ?? this.attributes.get(name) ?? whole,
      )
      .replace(/(?<![\w*])\*{1,2}(\S(?:[^*\n]*\S)?)\*{1,2}(?![\w*])/g, (_, term: string) => {
        terms.push(normaliseLine(term));
        return term;
      })
      .replace(/(?<![\w_])_{1,2}(\S(?:[^_\n]*\S)?)_{1,2}(?![\w_])/g, '$1')
      .replace(/(?<=^|[\s(])'([^'\n]+)'(?=[\s.,;:)]|$)/g, '$1')
      .replace(/ \+$/gm, ' ')
      .replace(/\\(?=[{*_`<[])/g, '');
    const whole = text.replace(
      /\uE000(\d+)\uE001/g,
      (_, i: string) => `\`${codes[Number(i)] ?? ''}\``,
    );
    return { text: normaliseLine(whole), terms };
  }
}

/** Attributes that stand for a sign. */
const named: Readonly<Record<string, string>> = {
  apostrophe: "'",
  asterisk: '*',
  backslash: '\\',
  caret: '^',
  empty: '',
  litdd: '--',
  plus: '+',
  startsb: '[',
  endsb: ']',
  tilde: '~',
  nbsp: ' ',
  sp: ' ',
  gt: '>',
  lt: '<',
  amp: '&',
  quot: '"',
};

/** Signs below a line, as long as the line but for three. */
function isUnderlineOf(line: string, below: string): boolean {
  return (
    /^([=\-~^+])\1{1,}$/.test(below) &&
    /^[^\s[.*|].*[\p{L}\p{N})]/u.test(line) &&
    Math.abs(line.trimEnd().length - below.length) <= 3 &&
    !/^[=\-~^+]+$/.test(line.trim())
  );
}
