import { wordsOf, type MdocNames, mdocText } from './mdoc-words.ts';

/** Whether a text is the source of a man page in the macros of BSD: `.Dd`, `.Sh`, `.Nm` … */
export const isMdoc = (text: string): boolean => {
  const head = text.slice(0, 40_000);
  return /^\.\s*Dd\b/m.test(head) && /^\.\s*Sh\b/m.test(head);
};

type List = { readonly kind: 'tag' | 'mark' | 'number' | 'plain'; count: number };

/** Such a source in the macros in which most man pages are written, so that one reader reads both. */
export function manOfMdoc(source: string): string {
  return new Translator().translate(source.split('\n'));
}

class Translator {
  private readonly out: string[] = [];
  private readonly lists: List[] = [];
  private readonly names: MdocNames = { page: '' };
  /** A term whose words go on in further lines. */
  private open: string[] | undefined;
  private isSet = false;
  /** Between the marks of a reference to a book. */
  private isReference = false;

  translate(lines: readonly string[]): string {
    for (const line of lines) this.readLine(line.trimEnd());
    return this.out.join('\n');
  }

  private readLine(line: string): void {
    const macro = /^\.\s*(%?[A-Za-z][A-Za-z0-9]{1,2})(?:\s+(.*))?$/.exec(line);
    if (/^[.']\s*\\"/.test(line)) return;
    if (!macro) {
      if (!this.isReference) this.text(line.startsWith('.') ? '' : line);
      return;
    }
    const [, name = '', rest = ''] = macro;
    this.readMacro(name, rest);
  }

  private readMacro(name: string, rest: string): void {
    const said = (): string => mdocText(wordsOf(rest), this.names);
    if (name === 'Re') this.isReference = false;
    else if (this.isReference || name.startsWith('%')) return;
    else if (name === 'Rs') this.isReference = true;
    else if (name === 'Dt') this.out.push(`.TH ${rest}`);
    else if (name === 'Sh') {
      this.out.push(`.SH ${rest}`);
    } else if (name === 'Ss') this.out.push(`.SS ${rest}`);
    else if (name === 'Pp' || name === 'Lp') this.out.push(this.inList ? '.IP' : '.PP');
    else if (name === 'Nd') this.out.push(`\\- ${said()}`);
    else if (name === 'Bl') this.beginList(rest);
    else if (name === 'It') this.item(rest);
    else if (name === 'El') this.endList();
    else if (name === 'Bd') {
      this.isSet = /-(?:literal|unfilled)/.test(rest);
      this.out.push(this.isSet ? '.nf' : '.PP');
    } else if (name === 'Ed') {
      if (this.isSet) this.out.push('.fi');
      this.isSet = false;
    } else if (name === 'D1' || name === 'Dl') this.out.push('.nf', this.plain(said()), '.fi');
    else if (name === 'Xc') this.closeTerm(said());
    else if (!/^(?:Dd|Os|Sm|Bk|Ek|ig|nr|ds|de|if|ie|el|sp|br|ta)$/.test(name))
      this.text(mdocText([name, ...wordsOf(rest)], this.names));
  }

  private text(line: string): void {
    if (this.open) this.open.push(line);
    else if (line !== '' || this.isSet) this.out.push(this.plain(line));
  }

  /** A line of text that begins as a macro does is none. */
  private readonly plain = (line: string): string => (/^[.']/.test(line) ? `\\&${line}` : line);

  private get inList(): boolean {
    return this.lists.length > 0;
  }

  private beginList(rest: string): void {
    const kind = /-(?:bullet|dash|hyphen)/.test(rest)
      ? 'mark'
      : /-enum/.test(rest)
        ? 'number'
        : /-item/.test(rest)
          ? 'plain'
          : 'tag';
    if (this.inList) this.out.push('.RS');
    this.lists.push({ kind, count: 0 });
  }

  private endList(): void {
    this.lists.pop();
    this.out.push(this.inList ? '.RE' : '.PP');
  }

  private item(rest: string): void {
    const list = this.lists.at(-1);
    if (!list) return;
    list.count += 1;
    if (list.kind === 'mark') this.out.push('.IP \\(bu 2');
    else if (list.kind === 'number') this.out.push(`.IP ${list.count}. 3`);
    else if (list.kind === 'plain') this.out.push('.IP \\(bu 2');
    const words = wordsOf(rest);
    const isOpen = words.includes('Xo');
    const term = mdocText(
      words.filter((word) => word !== 'Xo'),
      this.names,
    );
    if (list.kind !== 'tag') {
      if (term) this.text(term);
    } else if (isOpen) this.open = [term];
    else this.out.push('.TP', this.plain(term.replaceAll('\t', ' – ')));
  }

  private closeTerm(more: string): void {
    const term = [...(this.open ?? []), more].join(' ').trim();
    this.open = undefined;
    this.out.push('.TP', this.plain(term));
  }
}
