import type { Block, ReadDocument } from '../block.ts';
import { raised } from '../html-inline.ts';
import { normaliseLine, normaliseText } from '../normalise-text.ts';
import { commaRows } from './comma-rows.ts';
import { drawnTable, indentOf, looksLikeCode } from './text-lines.ts';

const section = /^([!-/:-@[-`{-~])\1{2,}\s*$/;
const directive = /^\.\. (?:\|[^|]+\| )?([\w:+-]+)::\s*(.*)$/;
const bullet = /^([-*+•])(\s+)(?=\S)/u;
const enumerated = /^((?:\(?(?:\d{1,3}|#|[a-zA-Z]|[ivx]{1,4})[.)]))(\s+)(?=\S)/;
const field = /^:([^:\n]+):(?:\s+(.*))?$/;

const codeDirectives =
  /^(?:code(?:-block)?|sourcecode|parsed-literal|literal|doctest|testcode|testoutput|prompt|console|productionlist|ipython)$/;
/** Directives whose body is the document's apparatus, not its text. */
const skippedDirectives =
  /^(?:toctree|contents|index|include|literalinclude|image|figure|module|currentmodule|(?:section|module|code)author|meta|raw|highlight|default-?(?:role|domain)|role|sectnum|header|footer|target-notes|seealso|version(?:added|changed|modified)|deprecated(?:-removed)?|availability|impl-detail|replace|unicode|date|auto\w+|graphviz|todo|todolist|tabularcolumns|rst-class|bibliography|plot|audit-event|opcode-list|py:(?:module|currentmodule)|title|sidebar|grammar-snippet)$/;
/** Directives that describe a thing by its signature. */
const describing =
  /^(?:(?:py|c|cpp|js|rst):)?(?:function|method|class|data|attribute|exception|(?:static|class|abstract|coroutine|async)?method|coroutinefunction|decorator(?:method)?|describe|option|cmdoption|envvar|confval|object|type|macro|member|var|property|opcode|pdbcommand|program|setting)$/;
const codeRoles =
  /^(?:(?:py|c|cpp|js|std):)?(?:func|class|meth|mod|attr|data|const|exc|obj|option|file|command|program|envvar|keyword|samp|kbd|token|code|literal|macro|member|type|opcode|makevar|manpage|regexp|pdbcmd|source|setting)$/;

/** reStructuredText, Sphinx's roles and directives included, as blocks. */
export function readRestructured(text: string): ReadDocument {
  const lines = normaliseText(text).replaceAll('\t', '        ').split('\n');
  const reader = new Reader(lines);
  reader.read(lines, 0);
  const title = reader.blocks.find((block) => block.kind === 'heading');
  return { ...(title ? { title: title.text } : {}), blocks: reader.blocks };
}

class Reader {
  readonly blocks: Block[] = [];
  private readonly signs: string[] = [];
  private readonly substitutions = new Map<string, string>();
  private level = 0;

  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const found = /^\.\. \|([^|]+)\| replace::\s*(.*)$/.exec(line.trim());
      if (found?.[1]) this.substitutions.set(found[1], found[2] ?? '');
    }
  }

  /** Reads lines that are not set in, from the top; what is set in is read by what it belongs to. */
  read(lines: readonly string[], nesting: number): void {
    let at = 0;
    while (at < lines.length) {
      if (lines[at]!.trim() === '') at += 1;
      else at = this.readAt(lines, at, nesting);
    }
  }

  private readAt(lines: readonly string[], at: number, nesting: number): number {
    const line = lines[at]!;
    const heading = nesting === 0 ? this.headingAt(lines, at) : 0;
    if (heading > 0) return at + heading;
    if (/^\.\.(?:\s|$)/.test(line)) return this.explicitAt(lines, at, nesting);
    if (/^__(?:\s|$)/.test(line)) return at + 1;
    if (indentOf(line) > 0) {
      const end = endOfBlock(lines, at, 1);
      if (nesting < 6) this.readSetIn(lines.slice(at, end), nesting);
      return end;
    }
    if (/^(?:\+[-=]{2,}|={2,}\s+={2,})/.test(line)) return this.tableAt(lines, at);
    if (bullet.test(line) || enumerated.test(line)) return this.listAt(lines, at, nesting);
    if (field.test(line)) return this.fieldsAt(lines, at);
    return this.paragraphAt(lines, at, nesting);
  }

  private headingAt(lines: readonly string[], at: number): number {
    const [line = '', next = '', after = ''] = lines.slice(at, at + 3);
    const isOverlined = section.test(line) && section.test(after) && line[0] === after[0];
    const title = isOverlined ? next : line;
    if (!isOverlined && (!section.test(next) || section.test(line) || indentOf(line) > 0)) return 0;
    if (title.trim() === '' || next.trimEnd().length < Math.min(3, title.length)) return 0;
    const sign = isOverlined ? `${line[0]}!` : next[0]!;
    if (!this.signs.includes(sign)) this.signs.push(sign);
    this.level = Math.min(5, this.signs.indexOf(sign) + 1);
    this.blocks.push({ kind: 'heading', level: this.level, text: this.inline(title).text });
    return isOverlined ? 3 : 2;
  }

  /** A directive, target, footnote, substitution or comment, with what is set in below it. */
  private explicitAt(lines: readonly string[], at: number, nesting: number): number {
    const found = directive.exec(lines[at]!);
    const end = endOfBlock(lines, at + 1, 1);
    if (!found || lines[at]!.startsWith('.. |')) return end;
    const name = found[1]!.toLowerCase();
    const argument = found[2] ?? '';
    const { body, signatures } = bodyOf(lines.slice(at + 1, end), describing.test(name));
    if (codeDirectives.test(name)) this.addCode(body, /^[\w+#-]+$/.test(argument) ? argument : '');
    else if (name === 'list-table') this.addListTable(body);
    else if (name === 'csv-table') this.addCommaTable(lines.slice(at + 1, end), body);
    else if (name === 'math') this.addFormula([argument, ...body].join(' '));
    else if (name === 'only' && !/html/.test(argument)) return end;
    else if (skippedDirectives.test(name)) return end;
    else if (describing.test(name)) {
      const text = [argument, ...signatures][0] ?? '';
      const level = Math.min(6, this.level + 1 + nesting);
      if (text && body.some((line) => line.trim() !== ''))
        this.blocks.push({ kind: 'heading', level, text: normaliseLine(text) });
      this.read(dedented(body), nesting + 1);
    } else {
      // Notes, topics and the like: their text is text.
      const isInline = /^(?:note|tip|warning|important|caution|hint|danger|attention|error)$/;
      const opening = isInline.test(name) && argument ? [argument] : [];
      const own = name === 'glossary' ? withTermsAtOnce(dedented(body)) : dedented(body);
      this.read([...opening, ...own], nesting + 1);
    }
    return end;
  }

  private readSetIn(lines: readonly string[], nesting: number): void {
    const own = dedented(lines);
    const isItem = own.some((line) => /^(?:[-*+•]|\.\.|(?:\d+|#)[.)]|:\w)\s?/.test(line));
    const filled = own.filter((line) => line.trim() !== '');
    if (!isItem && looksLikeCode(filled)) this.addCode(own, '');
    else this.read(own, nesting + 1);
  }

  private paragraphAt(lines: readonly string[], at: number, nesting: number): number {
    let end = at + 1;
    while (end < lines.length && lines[end]!.trim() !== '' && indentOf(lines[end]!) === 0) end += 1;
    const own = lines.slice(at, end);
    // A term, and what it means set in below it.
    if (own.length === 1 && end < lines.length && indentOf(lines[end]!) > 0)
      return this.definitionsAt(lines, at, nesting);
    if (own[0]!.startsWith('>>> ')) {
      this.addCode(own, 'python');
      return end;
    }
    const text = own.join('\n');
    const leads = /::\s*$/.test(text);
    const bare = leads
      ? text.replace(/(^|\S)\s*::\s*$/, (_, last: string) => (last ? `${last}:` : ''))
      : text;
    if (/^\|\s/.test(text)) this.addProse(text.replace(/^\|\s?/gm, ''));
    else this.addProse(bare);
    if (!leads) return end;
    let from = end;
    while (from < lines.length && lines[from]!.trim() === '') from += 1;
    if (from >= lines.length || indentOf(lines[from]!) === 0) return end;
    const codeEnd = endOfBlock(lines, from, 1);
    this.addCode(lines.slice(from, codeEnd), '');
    return codeEnd;
  }

  private definitionsAt(lines: readonly string[], at: number, nesting: number): number {
    const term = this.inline(lines[at]!);
    const end = endOfBlock(lines, at + 1, 1);
    const body = dedented(lines.slice(at + 1, end));
    const first = body.findIndex((line) => line.trim() === '');
    const opening = first === -1 ? body : body.slice(0, first);
    if (lines[at]!.endsWith('::') || looksLikeCode(opening)) {
      this.addProse(lines[at]!.replace(/::$/, ':'));
      this.addCode(body, '');
      return end;
    }
    const text = this.inline(opening.join('\n'));
    const name = term.text.replace(/ : .*$/, '');
    this.addItems([`- ${name}: ${text.text}`], [name, ...text.terms]);
    if (first !== -1) this.read(body.slice(first), nesting + 1);
    return end;
  }

  private listAt(lines: readonly string[], at: number, nesting: number): number {
    const items: string[] = [];
    const terms: string[] = [];
    let next = at;
    while (next < lines.length) {
      const mark = bullet.exec(lines[next]!) ?? enumerated.exec(lines[next]!);
      if (!mark) break;
      const end = endOfBlock(lines, next + 1, 1);
      const width = mark[0].length;
      const body = [lines[next]!.slice(width), ...dedented(lines.slice(next + 1, end), width)];
      const split = body.findIndex((line) => line.trim() === '');
      const opening = split === -1 ? body : body.slice(0, split);
      const leads = /::\s*$/.test(opening.join('\n').trimEnd());
      const text = this.inline(opening.join('\n').replace(/::\s*$/, ':'));
      const sign = bullet.test(lines[next]!) ? '-' : `${items.length + 1}.`;
      if (text.text) items.push(`${sign} ${text.text}`);
      terms.push(...text.terms);
      const rest = split === -1 ? [] : body.slice(split);
      if (rest.some((line) => line.trim() !== '')) {
        this.addItems(items.splice(0), terms.splice(0));
        if (leads) this.readCodeFirst(rest, nesting + 1);
        else this.read(rest, nesting + 1);
      }
      next = end;
      while (next < lines.length && lines[next]!.trim() === '') next += 1;
    }
    this.addItems(items, terms);
    return Math.max(next, at + 1);
  }

  private readCodeFirst(lines: readonly string[], nesting: number): void {
    const from = lines.findIndex((line) => line.trim() !== '');
    const end = indentOf(lines[from] ?? '') > 0 ? endOfBlock(lines, from, 1) : from;
    if (end > from) this.addCode(lines.slice(from, end), '');
    this.read(lines.slice(end), nesting);
  }

  /** Field lists: of a document's head they say nothing; of a description they are a list. */
  private fieldsAt(lines: readonly string[], at: number): number {
    const items: string[] = [];
    const isHead = this.blocks.every(({ kind }) => kind === 'heading');
    let next = at;
    while (next < lines.length) {
      const found = field.exec(lines[next]!);
      if (!found) break;
      const end = endOfBlock(lines, next + 1, 1);
      const text = this.inline([found[2] ?? '', ...lines.slice(next + 1, end)].join(' ')).text;
      if (text && !isHead) items.push(`- ${found[1]!.replace(/^\w+ /, '')}: ${text}`);
      next = end;
    }
    if (items.length > 0) this.addItems(items, []);
    return Math.max(next, at + 1);
  }

  private tableAt(lines: readonly string[], at: number): number {
    let end = at + 1;
    if (lines[at]!.startsWith('+')) {
      while (end < lines.length && /^[+|]/.test(lines[end]!)) end += 1;
      const rows = drawnTable(lines.slice(at, end));
      if (rows) this.addTable(rows);
      return end;
    }
    const rule = /^={2,}(?:\s+={2,})+\s*$/;
    let rules = 1;
    while (end < lines.length && !(rules >= 2 && lines[end]!.trim() === '')) {
      if (rule.test(lines[end]!)) rules += 1;
      end += 1;
    }
    const starts = [...lines[at]!.matchAll(/=+/g)].map(({ index }) => index);
    const rows: string[][] = [];
    for (const line of lines.slice(at + 1, end)) {
      if (rule.test(line) || /^[-\s]+$/.test(line)) continue;
      const row = starts.map((start, i) => line.slice(start, starts[i + 1]).trim());
      const last = rows.at(-1);
      if (row[0] === '' && last) row.forEach((cell, i) => (last[i] = `${last[i]} ${cell}`.trim()));
      else rows.push(row);
    }
    this.addTable(rows);
    return end;
  }

  private addListTable(lines: readonly string[]): void {
    const rows: string[][] = [];
    for (const line of dedented(lines)) {
      const start = /^\* - (.*)$/.exec(line);
      const cell = /^ {2}- (.*)$/.exec(line);
      if (start) rows.push([start[1]!]);
      else if (cell) rows.at(-1)?.push(cell[1]!);
      else if (line.trim() !== '' && rows.length > 0) {
        const last = rows.at(-1)!;
        last[last.length - 1] += ` ${line.trim()}`;
      }
    }
    this.addTable(rows);
  }

  private addCommaTable(whole: readonly string[], body: readonly string[]): void {
    const head = whole.map((line) => /^\s+:header(?:-rows)?:\s*(.*)$/.exec(line)?.[1]);
    const named = head.find((said) => said !== undefined && !/^\d*$/.test(said));
    this.addTable(commaRows([named ?? '', ...body]));
  }

  private addFormula(text: string): void {
    const formula = normaliseLine(text.replace(/^\s*:[\w-]+:.*$/gm, ''));
    if (formula) this.blocks.push({ kind: 'prose', text: `$$${formula}$$` });
  }

  private addTable(rows: readonly (readonly string[])[]): void {
    const clean = rows.map((row) => row.map((cell) => this.inline(cell).text));
    if (clean.length > 1) this.blocks.push({ kind: 'table', rows: clean });
  }

  private addProse(text: string): void {
    const { text: clean, terms } = this.inline(text);
    if (/[\p{L}\p{N}]/u.test(clean))
      this.blocks.push({ kind: 'prose', text: clean, ...(terms.length > 0 ? { terms } : {}) });
  }

  private addItems(items: readonly string[], terms: readonly string[]): void {
    if (items.length === 0) return;
    const last = this.blocks.at(-1);
    const known = last?.kind === 'list' ? last : undefined;
    if (known) this.blocks.pop();
    const all = [...(known?.terms ?? []), ...terms];
    this.blocks.push({
      kind: 'list',
      items: [...(known?.items ?? []), ...items],
      ...(all.length > 0 ? { terms: all } : {}),
    });
  }

  private addCode(lines: readonly string[], language: string): void {
    const text = dedented(lines)
      .join('\n')
      .replace(/^\n+|\s+$/g, '');
    if (text) this.blocks.push({ kind: 'code', text, language });
  }

  /** Text on one line without roles, references and emphasis; code in backticks. */
  private inline(text: string): { text: string; terms: string[] } {
    const terms: string[] = [];
    const codes: string[] = [];
    const kept = (found: string): string => `\uE000${codes.push(found) - 1}\uE001`;
    const code = (found: string): string => kept(`\`${found.trim()}\``);
    // Its backslashes are part of it.
    const formula = (found: string): string => kept(`$${found.trim()}$`);
    const bare = text
      .replace(/``([^`]+?)``/g, (_, inner: string) => code(inner))
      .replace(/:([\w:+-]+):`([^`]+)`/g, (_, role: string, inner: string) => {
        const shown = /^[!~]?([^<]+?)\s*<[^>]+>$/.exec(inner)?.[1] ?? inner.replace(/^[!~]/, '');
        const name = inner.startsWith('~') ? (shown.split('.').at(-1) ?? shown) : shown;
        if (role === 'math') return formula(name);
        if (role === 'sup' || role === 'superscript') return raised(name);
        return codeRoles.test(role) ? code(name) : name;
      })
      .replace(/`([^`<]+?)\s*<[^>`]+>`__?/g, '$1')
      .replace(/`([^`]+)`__?/g, '$1')
      .replace(
        /\|([^|\s][^|]*?)\|_?/g,
        (whole, name: string) => this.substitutions.get(name) ?? whole,
      )
      // "In [7]_, it is told": without its name the sentence would be none.
      .replace(/(?<=\b(?:in|by|from|of|see|with|and|to)\s)\[(\d+|[\w-]+)\]_/gi, '[$1]')
      .replace(/\s?\[(?:\d+|#\w*|\*|[\w-]+)\]_/g, '')
      // "2**32" is no emphasis, and must not become any later.
      .replace(/(?<![\w*`])\w+\*\*\w+(?![\w*])/g, code)
      .replace(/\*\*([^*\n]+)\*\*/g, (_, term: string) => {
        terms.push(normaliseLine(term));
        return term;
      })
      .replace(/(?<![\w*\\])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\w*])/g, '$1')
      .replace(/(?<![\w`])`([^`\n]+)`(?![\w`])/g, '$1')
      .replace(/(?<=\w)__?(?=[\s.,;:)]|$)/g, '')
      .replace(/\\\s+/g, '')
      .replace(/\\(.)/g, '$1');
    const whole = bare.replace(/\uE000(\d+)\uE001/g, (_, i: string) => codes[Number(i)] ?? '');
    return { text: normaliseLine(whole), terms };
  }
}

/** The words of a glossary right above what they mean, whatever lies between; two of one meaning on a line. */
function withTermsAtOnce(lines: readonly string[]): string[] {
  const said = lines.join('\n').replace(/^(\S.*)\n\s*\n(?=[ ]+\S)/gm, '$1\n');
  return said.replace(/^(\S.*)\n(?=\S.*\n +\S)/gm, '$1, ').split('\n');
}

/** The first line from which on nothing is set in by `least` or more; blank lines do not count. */
function endOfBlock(lines: readonly string[], from: number, least: number): number {
  let end = from;
  let last = from;
  while (end < lines.length && (lines[end]!.trim() === '' || indentOf(lines[end]!) >= least)) {
    if (lines[end]!.trim() !== '') last = end + 1;
    end += 1;
  }
  return last;
}

function dedented(lines: readonly string[], most = Infinity): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
  const left = Math.min(most, ...indents);
  return lines.map((line) => line.slice(Math.min(left, indentOf(line))));
}

/** A directive's body without its options; of descriptions also further signatures. */
function bodyOf(
  lines: readonly string[],
  isDescription: boolean,
): { body: string[]; signatures: string[] } {
  const blank = lines.findIndex((line) => line.trim() === '');
  const head = blank === -1 ? lines : lines.slice(0, blank);
  const options = head.findLastIndex((line) => /^\s+:[\w-]+:/.test(line));
  if (isDescription && blank !== -1)
    return {
      body: lines.slice(blank),
      signatures: head.filter((line) => !/^\s+:/.test(line)).map((line) => line.trim()),
    };
  return { body: lines.slice(options + 1), signatures: [] };
}
