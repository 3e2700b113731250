import { indentOf, type Paragraph } from './text-lines.ts';
import { numberingOf } from './text-headings.ts';

const contentsTitle =
  /^(?:(?:table of |list of )?contents|(?:list|table) of (?:figures|tables|examples)|inhalt(?:sverzeichnis)?|(?:abbildungs|tabellen)verzeichnis|table des matières|sommaire|liste des (?:tableaux|illustrations|figures|exemples)|(?:tabla|índice) de (?:contenidos?|figuras|tablas|ejemplos)|lista de (?:figuras|tablas|tabelas|exemplos|ejemplos)|índice(?: general)?|contenidos?|conteúdo|sumário|sommario|indice(?: delle tabelle| delle figure| generale)?|elenco delle (?:tabelle|figure)|содержание|оглавление|список (?:таблиц|иллюстраций)|目录|目錄|目次|表格清单|插图清单|表目次|図目次|المحتويات|विषय.?सूची)$/iu;

/** Tables of contents of a plain text: what stands below their title, and rows of numbered titles. */
export class TextContents {
  private isOpen = false;
  private readonly entries = new Set<string>();

  /** Whether a paragraph is a table of contents, its title, or goes on with it. */
  takes({ lines }: Paragraph): boolean {
    const [first = ''] = lines;
    if (lines.length <= 2 && contentsTitle.test(first.trim().replace(/[.:]$/, ''))) {
      this.isOpen = true;
      this.addEntries(lines.slice(1));
      return true;
    }
    if (!this.isOpen) return isRowOfTitles(lines, 4);
    // The first chapter's own heading says again what the contents have said.
    const isAgain = lines.length <= 2 && keysOf(first).some((key) => this.entries.has(key));
    if (isAgain || !(isRowOfTitles(lines, 1) || isShort(lines))) {
      this.isOpen = false;
      this.entries.clear();
      return false;
    }
    this.addEntries(lines);
    return true;
  }

  private addEntries(lines: readonly string[]): void {
    for (const key of lines.flatMap(keysOf)) this.entries.add(key);
  }
}

/** Numbered titles below each other, wrapped or not, or titles with the pages they are on. */
function isRowOfTitles(lines: readonly string[], least: number): boolean {
  const leaders = lines.filter((line) => /(?:\.\s?){4,}\s*(?:\d+|[ivxlc]+)\s*$/i.test(line)).length;
  if (leaders >= Math.max(2, lines.length * 0.4)) return true;
  const marked = lines.map((line) => line.replace(/^\s*[*•-]\s+/, ''));
  const numbered = marked.filter((line) => numberingOf(line)).length;
  const deep = marked.filter((line) => numberingOf(line)?.isMultiLevel).length;
  if (least > 1 && deep < 2) return false;
  const isText = lines.length > 1 && /[.。]$/.test(lines.at(-1)!) && deep < lines.length * 0.3;
  return numbered >= least && numbered >= lines.length * 0.4 && !isText;
}

/** Titles without numbers: short lines, none of which ends as a sentence does. */
const isShort = (lines: readonly string[]): boolean =>
  lines.every(
    (line) => line.trim().length <= 72 && !/[.!;:。]$/u.test(line.trim()) && indentOf(line) < 20,
  ) && lines.some((line) => line.trim().split(/\s+/).length <= 6 || lines.length > 3);

/** Number and title, and the title alone where the number stands above it. */
function keysOf(line: string): string[] {
  const whole = keyOf(line);
  const bare = whole.replace(/^(?:\d{1,3}(?:\.\d{1,3})*|[ivxlc]+) /, '');
  return bare.includes(' ') ? [whole, bare] : [whole];
}

/** Number and title, whatever the chapter is called and wherever its page is. */
const keyOf = (line: string): string =>
  line
    .trim()
    .replace(/^[*•-]\s+/, '')
    .replace(
      /^(?:chapter|part|appendix|kapitel|teil|anhang|cap[ií]tulo|ap[ée]ndice|apêndice|chapitre|partie|annexe|capitolo|appendice|глава|часть|приложение)\s+/iu,
      '',
    )
    .replace(/^第\s*(\d+)\s*[章节節]\s*/u, '$1 ')
    .replace(/^((?:\d{1,3}|\p{Lu}|[IVXLC]+)(?:\.\d{1,3})*)[.)]\s+/u, '$1 ')
    .replace(/(?:\.\s?){2,}\s*\d*$|\s{3,}\d{1,4}$/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
