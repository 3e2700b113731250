import { type Joint, numbers } from './joint-file.ts';

/** Where a piece stands in the file that it becomes part of. */
export interface Position {
  readonly index: number;
  /** What is added to the numbers of its objects. */
  readonly offset: number;
  /** How many rows the pieces before have in the structure's table of parents. */
  readonly structParents: number;
}

/** A link that leads out of its piece, as Typst writes it. */
const linkAcross =
  /\/A <<\s*\/Type \/Action\s*\/S \/URI\s*\/URI \(coursewright:([\w.-]+)\?([\w-]*)\)\s*>>/;
const wordsAcross = /\/Contents \(coursewright:[^)]*\)/;
const reference = /(\d+) 0 R\b/g;

/** A file that Typst has written, its objects numbered as in the joint file. */
export class Reading {
  /** One more than its highest number. */
  readonly size: number;
  readonly structParents: number;
  private readonly text: string;
  private readonly position: Position;
  private readonly offsets: ReadonlyMap<number, number>;
  private readonly ends: ReadonlyMap<number, number>;
  private readonly shared: ReadonlyMap<number, number>;
  /** A piece without a bookmark may have no list of them. */
  private readonly own: Readonly<Record<Exclude<keyof typeof numbers, 'outlines'>, number>> & {
    readonly outlines?: number;
  };

  constructor(pdf: Uint8Array, position: Position) {
    this.text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
    this.position = position;
    const end = this.text.slice(-1024);
    const table = found(/startxref\s+(\d+)\s+%%EOF\s*$/, end);
    const [start = '', count] = /xref\s+0 (\d+)\s+/.exec(this.text.slice(table, table + 64)) ?? [];
    this.size = Number(count);
    const rows = Array.from({ length: this.size }, (_, number) => {
      const at = table + start.length + number * 20;
      return this.text.slice(at, at + 20);
    });
    this.offsets = new Map(
      rows.flatMap((row, number) => (row[17] === 'n' ? [[number, Number(row.slice(0, 10))]] : [])),
    );
    const order = [...this.offsets].toSorted(([, one], [, other]) => one - other);
    this.ends = new Map(order.map(([number], at) => [number, order[at + 1]?.[1] ?? table]));

    const catalog = found(/\/Root (\d+) 0 R/, end);
    const root = this.object(catalog);
    const structure = found(/\/StructTreeRoot (\d+) 0 R/, root);
    const outlines = /\/Outlines (\d+) 0 R/.exec(root)?.[1];
    this.own = {
      catalog,
      pages: found(/\/Pages (\d+) 0 R/, root),
      ...(outlines === undefined ? {} : { outlines: Number(outlines) }),
      structure,
      document: found(/\/K \[(\d+) 0 R\]/, this.object(structure)),
      metadata: found(/\/Metadata (\d+) 0 R/, root),
      labels: found(/\/PageLabels (\d+) 0 R/, root),
      information: found(/\/Info (\d+) 0 R/, end),
    };
    this.shared = new Map(
      Object.entries(this.own).flatMap(([kind, number]) =>
        // A piece keeps its list of pages, below that of the whole file.
        kind === 'pages' ? [] : [[number, numbers[kind as keyof typeof numbers]]],
      ),
    );
    this.structParents = found(/\/ParentTreeNextKey (\d+)/, this.object(structure));
  }

  /** All that only this piece has. */
  copyTo(file: Joint, places: ReadonlyMap<string, string>): void {
    const labels = new Set(
      [...this.object(this.own.labels).matchAll(reference)].map(([, number]) => Number(number)),
    );
    for (const number of this.offsets.keys()) {
      if (this.shared.has(number) || labels.has(number)) continue;
      const text = this.object(number);
      const isStream = text.endsWith('endstream');
      const end = isStream ? text.indexOf('\nstream') : text.length;
      const words = leading(this.renumbered(text.slice(0, end)), places);
      file.add(this.jointNumber(number), words + text.slice(end));
    }
  }

  /** The list of its pages. */
  get pages(): number {
    return this.jointNumber(this.own.pages);
  }

  /** What leads to a place on a page (counted from 1), in points from its left and upper edge. */
  place(page: number, x: number, y: number): string {
    const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(this.object(this.own.pages)) ?? [];
    const number = Number([...kids.matchAll(reference)][page - 1]?.[1]);
    const height = /\/MediaBox \[[\d.]+ [\d.]+ [\d.]+ ([\d.]+)\]/.exec(this.object(number))?.[1];
    return `[${this.joined(number)} /XYZ ${x.toFixed(2)} ${(Number(height) - y).toFixed(2)} 0]`;
  }

  get bookmarks(): { first: number; last: number; count: number } | undefined {
    if (this.own.outlines === undefined) return undefined;
    const row = /\/First (\d+) 0 R\s+\/Last (\d+) 0 R\s+\/Count (\d+)/.exec(
      this.object(this.own.outlines),
    );
    if (!row) return undefined;
    const [first, last, count] = row.slice(1).map(Number) as [number, number, number];
    return { first: this.jointNumber(first), last: this.jointNumber(last), count };
  }

  /** What the root of a file says, of the pages and bookmarks of all pieces. */
  get catalog(): string {
    const own = this.renumbered(this.object(this.own.catalog));
    const all = `/Pages ${numbers.pages}`;
    const bookmarks = this.own.outlines === undefined ? ` /Outlines ${numbers.outlines} 0 R` : '';
    return own.replace(/\/Pages \d+ 0 R/, `${all} 0 R${bookmarks}`);
  }

  get information(): string {
    return this.object(this.own.information);
  }

  get metadata(): string {
    const text = this.object(this.own.metadata);
    return text.slice(text.indexOf('<?xpacket'), text.lastIndexOf('\nendstream'));
  }

  get isAccessible(): boolean {
    return this.metadata.includes('<pdfuaid:part>');
  }

  get kids(): string[] {
    const [, kids = ''] = /\/K \[([^\]]*)\]/.exec(this.object(this.own.document)) ?? [];
    return [this.renumbered(kids)];
  }

  get roles(): string[] {
    const [, section = ''] = /\/RoleMap <<([^>]*)>>/.exec(this.object(this.own.structure)) ?? [];
    return section.trim().split(/\s*\n\s*/);
  }

  get parents(): string[] {
    const [, rows = ''] = /\/Nums \[([^\]]*)\]/.exec(this.object(this.own.structure)) ?? [];
    return [...rows.matchAll(/(\d+) (\d+) 0 R/g)].map(
      ([, row, number]) =>
        `${Number(row) + this.position.structParents} ${this.joined(Number(number))}`,
    );
  }

  get ids(): string[] {
    const [, section = ''] = /\/IDTree <<([\s\S]*?)>>/.exec(this.object(this.own.structure)) ?? [];
    return [...section.matchAll(/\(([^()\\]*)\) (\d+) 0 R/g)].map(
      ([, id, number]) => `(${this.prefix}${id}) ${this.joined(Number(number))}`,
    );
  }

  private get prefix(): string {
    return `${this.position.index}-`;
  }

  private object(number: number): string {
    const text = this.text.slice(this.offsets.get(number), this.ends.get(number));
    return text.slice(text.indexOf('obj') + 3, text.lastIndexOf('endobj')).trim();
  }

  private jointNumber(number: number): number {
    return this.shared.get(number) ?? number + this.position.offset;
  }

  private joined(number: number): string {
    return `${this.jointNumber(number)} 0 R`;
  }

  /** With the numbers of the joint file, but for what stands in strings; ids are unique there. */
  private renumbered(text: string): string {
    let isListOfIds = false;
    return inStringsAndOutside(text)
      .map((part, at, parts) => {
        if (at % 2 === 0)
          return part
            .replace(reference, (_, number: string) => this.joined(Number(number)))
            .replace(
              /(\/StructParents? )(\d+)/g,
              (_, name: string, row: string) => name + (Number(row) + this.position.structParents),
            );
        const before = parts[at - 1] ?? '';
        isListOfIds = /\/Headers \[\s*$/.test(before) || (isListOfIds && before.trim() === '');
        return isListOfIds || before.endsWith('/ID ') ? `(${this.prefix}${part.slice(1)}` : part;
      })
      .join('');
  }
}

/** A link across pieces leads there now, and says to those who hear it what is there. */
function leading(text: string, places: ReadonlyMap<string, string>): string {
  const [link, name = '', words = ''] = linkAcross.exec(text) ?? [];
  if (link === undefined) return text;
  const place = places.get(name);
  if (place === undefined) throw new Error(`Nothing is called ${name}.`);
  const said = Buffer.from(`\uFEFF${Buffer.from(words, 'base64url').toString()}`, 'utf16le');
  return text
    .replace(link, `/Dest ${place}`)
    .replace(wordsAcross, `/Contents <${said.swap16().toString('hex')}>`);
}

/** Strings at the odd places, with their parentheses. */
function inStringsAndOutside(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let start = text.indexOf('('); start !== -1; start = text.indexOf('(', from)) {
    let depth = 0;
    let end = start;
    do {
      const letter = text[end];
      if (letter === '\\') end += 1;
      else if (letter === '(') depth += 1;
      else if (letter === ')') depth -= 1;
      end += 1;
    } while (depth > 0 && end < text.length);
    parts.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  parts.push(text.slice(from));
  return parts;
}

/** A number that every file has that Typst has written. */
function found(pattern: RegExp, text: string): number {
  const number = pattern.exec(text)?.[1];
  if (number === undefined) throw new Error(`A piece has no ${pattern.source}.`);
  return Number(number);
}
