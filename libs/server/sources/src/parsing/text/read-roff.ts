import { leastOf } from '../extremes.ts';
import type { Block, ReadDocument } from '../block.ts';
import { joinLines } from '../join-lines.ts';
import { normaliseLine, normaliseText } from '../normalise-text.ts';
import { isManFurniture, manName, type ManSection } from './man-page.ts';
import { isMdoc, manOfMdoc } from './mdoc-source.ts';
import { type RoffLine, roffLines } from './roff-lines.ts';
import { roffTable } from './roff-table.ts';
import { callsIn, isWayOfCalling } from './roff-synopsis.ts';
import { shownTerm } from './option-terms.ts';
import { codeMark } from './text-lines.ts';

/** The source of a man page, as it is written for troff: `.SH`, `.TP`, `.nf` … */
export function readRoff(text: string): ReadDocument {
  const source = normaliseText(text);
  const sections = sectionsOf(roffLines(isMdoc(source) ? manOfMdoc(source) : source));
  const { title } = manName(nameOf(sections[0]));
  const own = title ? sections.slice(1) : sections;
  const plain = own.map(plainOf);
  const blocks = own.flatMap((section, at) => {
    const isTrailing = plain.slice(at + 1).every((later) => isManFurniture(later, true));
    if (at > 0 && isManFurniture(plain[at]!, isTrailing)) return [];
    return new SectionReader(title !== undefined && at === 0).read(section);
  });
  return { ...(title ? { title } : {}), blocks };
}

interface Section {
  readonly heading: string;
  readonly lines: readonly RoffLine[];
}

function sectionsOf(lines: readonly RoffLine[]): Section[] {
  const sections: { heading: string; lines: RoffLine[] }[] = [];
  let isHeadingNext = false;
  for (const line of lines) {
    if (line.macro === 'SH') {
      const heading = normaliseLine(line.args.join(' '));
      isHeadingNext = heading === '';
      sections.push({ heading, lines: [] });
    } else if (isHeadingNext && line.macro === undefined) {
      sections.at(-1)!.heading = normaliseLine(line.text);
      isHeadingNext = false;
    } else sections.at(-1)?.lines.push(line);
  }
  return sections.filter(({ heading }) => heading !== '');
}

/** A section as its lines are printed, for what is told from these. */
function plainOf(section: Section | undefined): ManSection {
  const lines = (section?.lines ?? []).flatMap((line) =>
    line.macro === undefined
      ? [` ${line.text}`]
      : line.macro === 'UR' || line.macro === 'MT'
        ? [` ${line.args.join(' ')}`]
        : breaking.test(line.macro)
          ? ['']
          : [],
  );
  return { heading: section?.heading ?? '', lines };
}

/** The first section with what it says on one line, since no word is divided in a source. */
function nameOf(section: Section | undefined): ManSection | undefined {
  if (!section) return undefined;
  const { heading, lines } = plainOf(section);
  const end = lines.findIndex((line, i) => i > 0 && line.trim() === '');
  return {
    heading,
    lines: [` ${normaliseLine(lines.slice(0, end === -1 ? undefined : end).join(' '))}`],
  };
}

const longestTerm = 120;
const breaking = /^(?:PP|P|LP|TP|IP|HP|SS|Sh)$/;

interface Item {
  readonly depth: number;
  readonly mark: string;
  readonly term: string;
  readonly text: string[];
}

class SectionReader {
  private readonly blocks: Block[] = [];
  private readonly isSynopsis: boolean;
  private prose: string[] = [];
  private items: Item[] = [];
  private code: string[] | undefined;
  private table: string[] | undefined;
  private depth = 0;
  private insets = 0;
  /** Whether the next line is a tag, or one more form of it. */
  private awaits: 'tag' | 'form' | 'entry' | undefined;
  /** Whether text goes on in the last item. */
  private isInItem = false;
  /** Whether the last item is a paragraph with what follows set in, and no tag. */
  private isNamed = false;
  /** The lines of a paragraph that nothing but its beginning stands before. */
  private paragraph: string[] | undefined;
  /** Whether that paragraph hangs out, as a term does above what is set in. */
  private isHanging = false;
  /** The list that was read last, and its items, which more may follow. */
  private terms: { readonly block: Block; readonly items: string[] } | undefined;

  constructor(isSynopsis: boolean) {
    this.isSynopsis = isSynopsis;
  }

  read({ heading, lines }: Section): Block[] {
    this.blocks.push({ kind: 'heading', level: 1, text: heading });
    if (this.isSynopsis && isWayOfCalling(lines)) {
      const calls = callsIn(lines);
      if (calls !== '') this.blocks.push({ kind: 'code', text: calls, language: '' });
      return this.blocks;
    }
    lines.forEach((line, at) => {
      if (hangsOut(lines, at)) this.openEntry();
      else this.readLine(line);
    });
    this.end();
    return this.blocks;
  }

  /** The next line is what is told of in the lines below it, also where nothing is. */
  private openEntry(): void {
    this.endProse();
    this.awaits = 'entry';
  }

  private readLine(line: RoffLine): void {
    if (line.macro === 'TE') this.endTable();
    else if (this.table) {
      this.table.push(
        line.macro === undefined ? line.text : `.${line.macro} ${line.args.join(' ')}`,
      );
    } else if (line.macro !== undefined) this.readMacro(line.macro, line.args);
    else this.readText(line.text);
  }

  private readText(text: string): void {
    if (text.startsWith(codeMark)) return this.addCode([text.slice(codeMark.length)]);
    if (!this.code) this.paragraph?.push(text);
    if (this.code) this.code.push(text);
    else if (this.awaits) this.openItem(normaliseLine(text));
    else if (text.trim() === '') this.endParagraph();
    else if (this.isInItem) this.items.at(-1)?.text.push(text);
    // Lines that are set in are shown as they stand.
    else if (/^\s+\S/.test(text) && this.prose.length === 0) this.addCode([text]);
    else this.prose.push(text);
  }

  private readMacro(name: string, args: readonly string[]): void {
    const isTerm = this.isHanging && name === 'IP' && args.length === 0;
    this.isHanging = name === 'HP';
    if (isTerm) return this.nameItem();
    if (!/^(?:PP|P|LP|RS|br|sp)$/.test(name)) this.paragraph = undefined;
    switch (name) {
      case 'SS':
      case 'Sh':
        this.end();
        this.depth = 0;
        if (args.length > 0)
          this.blocks.push({ kind: 'heading', level: 2, text: normaliseLine(args.join(' ')) });
        return;
      case 'TP':
        this.endProse();
        this.awaits = 'tag';
        return;
      case 'TQ':
        this.awaits = 'form';
        return;
      case 'IP':
        return this.readIndented(normaliseLine(args[0] ?? ''));
      case 'PP':
      case 'P':
      case 'LP':
      case 'HP':
        return this.endParagraph();
      case 'RS':
        this.nameItem();
        this.endProse();
        this.depth += 1;
        return;
      case 'RE':
        this.endProse();
        this.depth = Math.max(0, this.depth - 1);
        return;
      case 'INDENT':
        this.insets += 1;
        return;
      case 'UNINDENT':
        return this.endInset();
      case 'nf':
      case 'EX':
        this.code = [];
        return;
      case 'fi':
      case 'EE':
        return this.endCode();
      case 'TS':
        this.table = [];
        return;
      case 'UE':
      case 'ME':
        return this.readText(args.join(' '));
      case 'in':
        // Back to the margin, from where a list was set in.
        if (args[0]?.startsWith('-') && !this.code) this.endParagraph();
        return;
      case 'sp':
        if (this.code) this.code.push('');
        // AsciiDoc begins its paragraphs so; inside a tag it is room and no more.
        else if (!this.awaits && (!this.isInItem || this.isNamed)) this.endParagraph();
        return;
      default:
    }
  }

  /** A short paragraph with what follows set in below it is a term: DocBook writes lists so. */
  private nameItem(): void {
    const own = this.paragraph ?? [];
    const term = joined(own);
    this.paragraph = undefined;
    const isTerm =
      term !== '' &&
      term.length <= longestTerm &&
      // "h or ?" are two keys.
      !/(?:[^.\s]\.|[^\s][:!?]|[。：！？])["'”»)]*$/u.test(term);
    if (!isTerm) return;
    if (this.isInItem) this.items.at(-1)?.text.splice(-own.length);
    else this.prose = [];
    this.openItem(term);
    this.isNamed = true;
  }

  /** docutils sets in each of its lists; behind the outermost the text goes on. */
  private endInset(): void {
    this.insets = Math.max(0, this.insets - 1);
    if (this.insets > 0 || this.code) return;
    this.endProse();
    this.endList();
  }

  /** "IP -x 4" has a tag, "IP • 2" a mark; without either a paragraph of the item before it. */
  private readIndented(tag: string): void {
    this.endProse();
    if (tag === '') {
      this.isInItem = this.items.length > 0;
      return;
    }
    this.openItem(tag);
  }

  private openItem(tag: string): void {
    if (tag === '') return;
    this.isNamed = false;
    const last = this.items.at(-1);
    const isForm =
      this.awaits === 'form' ||
      (this.awaits !== 'entry' && last?.term !== '' && last?.text.length === 0);
    this.awaits = undefined;
    this.isInItem = true;
    const number = /^\(?(\d{1,3})[.)]$/.exec(tag)?.[1];
    const isMark = /^[•○□*·o–—-]$/u.test(tag);
    const depth = Math.min(3, this.depth);
    if (last && isForm && number === undefined && !isMark && last.depth === depth)
      this.items[this.items.length - 1] = { ...last, term: `${last.term}, ${tag}` };
    else
      this.items.push({
        depth,
        mark: number === undefined ? '-' : `${number}.`,
        term: number === undefined && !isMark ? tag : '',
        text: [],
      });
  }

  /** Text goes on in an item while it is set in; else the list is over. */
  private endParagraph(): void {
    this.endProse();
    this.awaits = undefined;
    this.paragraph = [];
    const last = this.items.at(-1);
    this.isInItem = last !== undefined && this.depth > last.depth;
    if (!this.isInItem) this.endList();
  }

  private endProse(): void {
    const text = joined(this.prose);
    this.prose = [];
    if (text === '') return;
    this.endList();
    this.blocks.push({ kind: 'prose', text });
  }

  private endList(): void {
    const items = this.items.map(({ depth, mark, term, text }) => {
      const said = joined(text);
      const named = term === '' ? '' : `${shownTerm(term)}${said === '' ? '' : ': '}`;
      return `${'  '.repeat(depth)}${mark} ${named}${said}`;
    });
    const filled = items.filter((item) => /[\p{L}\p{N}]/u.test(item));
    if (filled.length > 0) this.addList(withoutDepth(filled));
    this.items = [];
    this.isInItem = false;
  }

  /** Goes on with the list of terms that stands right above. */
  private addList(items: readonly string[]): void {
    if (this.terms && this.terms.block === this.blocks.at(-1)) {
      for (const item of items) this.terms.items.push(item);
      return;
    }
    const own = [...items];
    const block: Block = { kind: 'list', items: own };
    this.terms = { block, items: own };
    this.blocks.push(block);
  }

  private endCode(): void {
    const lines = this.code ?? [];
    this.code = undefined;
    const filled = lines.filter((line) => line.trim() !== '');
    if (filled.length === 0) return;
    // Sentences that only keep their line ends are text.
    const sentences = filled.filter((line) => /^\p{Lu}.*\p{L}{2}[.!?]$/u.test(line.trim()));
    if (sentences.length >= filled.length * 0.6) for (const line of filled) this.readText(line);
    else this.addCode(lines);
  }

  private addCode(lines: readonly string[]): void {
    const wasInItem = this.isInItem;
    this.endProse();
    this.endList();
    const left = Math.min(
      ...lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)![0].length),
    );
    const text = lines.map((line) => line.slice(left).trimEnd()).join('\n');
    const last = this.blocks.at(-1);
    const bare = text.replace(/^\n+|\s+$/g, '');
    if (last?.kind === 'code' && !wasInItem)
      this.blocks[this.blocks.length - 1] = { ...last, text: `${last.text}\n${bare}` };
    else this.blocks.push({ kind: 'code', text: bare, language: '' });
  }

  private endTable(): void {
    const block = roffTable(this.table ?? []);
    this.table = undefined;
    if (!block) return;
    this.endProse();
    this.endList();
    this.blocks.push(block);
  }

  private end(): void {
    if (this.code) this.endCode();
    if (this.table) this.endTable();
    this.endProse();
    this.endList();
    this.awaits = undefined;
  }
}

/** ".ti -1c", a line and the end of that: a declaration, with what it is for set in below. */
const hangsOut = (lines: readonly RoffLine[], at: number): boolean =>
  lines[at]?.macro === 'ti' &&
  lines[at].args[0]?.startsWith('-') === true &&
  lines[at + 1]?.macro === undefined &&
  lines[at + 2]?.macro === 'br';

/** Lists that stand in a block that is set in begin at the margin all the same. */
function withoutDepth(items: readonly string[]): string[] {
  const left = leastOf(items.map((item) => /^ */.exec(item)![0].length));
  return items.map((item) => item.slice(left));
}

const joined = (lines: readonly string[]): string =>
  normaliseLine(
    joinLines(
      lines.map((line) => line.trim()),
      keepsHyphens,
    ),
  );

/** In a source no word is divided at the end of a line. */
const keepsHyphens = { has: (word: string) => word.includes('-') } as ReadonlySet<string>;
