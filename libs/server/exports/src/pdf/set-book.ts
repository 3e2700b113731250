import { OutOfMemory } from '../export-format.ts';
import { type Book, encodedWords } from './book.ts';
import { joinPieces, type Piece } from './join-pieces.ts';
import type { SetPages } from './typesetter.ts';
import { type Code, quoted } from './typst-text.ts';

/**
 * Letters of Typst code that are set at once. Typst keeps all pages of a document until the last is
 * set, 1.5 MiB for each: this is some 60 of them.
 */
const mostLetters = 200_000;

export interface Typesetting {
  /** The definition of the formulas in some code. */
  definitions(code: Code): Code;
  /** Looks at the formulas in some code: whether one of them cannot be set as it was defined. */
  refused(code: Code): Promise<boolean>;
  typeset(source: Code): Promise<SetPages>;
}

/**
 * A book as PDF, in pieces where it is long; what is longer than a piece is one chapter. A piece is
 * set while those after it are read.
 */
export async function setBook(
  book: Book,
  { definitions, refused, typeset }: Typesetting,
): Promise<Uint8Array<ArrayBuffer>> {
  const set: SetCode = async (settings, body) => {
    const code = body.join('\n');
    const setAll = () =>
      typeset([settings, book.preamble, definitions(code), '#{', code, '}'].join('\n'));
    try {
      return await setAll();
    } catch (error) {
      if (error instanceof OutOfMemory || !(await refused(code))) throw error;
      return setAll();
    }
  };
  const pieces = new Pieces(book, set);
  let waiting: Code[] = [];
  let letters = 0;
  for await (const chapter of book.chapters) {
    letters += chapter.length;
    if (letters > mostLetters && waiting.length > 0) {
      pieces.begin(waiting);
      waiting = [];
      letters = chapter.length;
    }
    waiting.push(chapter);
  }
  if (!pieces.isBegun) {
    const whole = [book.cover, book.contents, ...waiting, 'cw-places'];
    return joinPieces([await set('#let cw-is-whole = true', whole)]);
  }
  pieces.begin(waiting);
  return joinPieces(await pieces.all());
}

type SetCode = (settings: Code, body: readonly Code[]) => Promise<SetPages>;

class Pieces {
  private readonly made: Piece[] = [];
  private readonly pages = new Map<string, number>();
  /** The page on which the next piece begins, once all before are set. */
  private next: Promise<number> | undefined;

  private readonly book: Book;
  private readonly set: SetCode;

  constructor(book: Book, set: SetCode) {
    this.book = book;
    this.set = set;
  }

  get isBegun(): boolean {
    return this.next !== undefined;
  }

  /** Sets a piece as soon as those before are set. */
  begin(chapters: readonly Code[]): void {
    // How many pages the contents take depends on no number in them.
    const before = this.next ?? this.front(() => 0).then(({ pages }) => pages + 1);
    this.next = before.then(async (first) => {
      const made = await this.set('#let cw-is-whole = false', [
        `counter(page).update(${first})`,
        ...chapters,
        'cw-places',
      ]);
      for (const [name, page] of made.places) this.pages.set(name, first + page - 1);
      this.made.push(made);
      return first + made.pages;
    });
    // It is waited for in the end; until then nobody hears of its failure.
    this.next.catch(() => undefined);
  }

  async all(): Promise<readonly Piece[]> {
    await this.next;
    return [await this.front((name) => this.pages.get(name) ?? 0), ...this.made];
  }

  private front(pageOf: (name: string) => number): Promise<SetPages> {
    const { headings, cover, contents } = this.book;
    const rows = headings.map(
      ({ name, words }) => `${quoted(name)}: (${pageOf(name)}, ${quoted(encodedWords(words))}),\n`,
    );
    const settings = `#let cw-is-whole = false\n#let cw-pages = (${rows.join('')})`;
    return this.set(settings, [cover, contents]);
  }
}
