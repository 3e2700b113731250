import { type Book, type Chapter, encodedWords } from './book.ts';
import { joinPieces, type Piece } from './join-pieces.ts';
import type { SetPages } from './typesetter.ts';
import { type Code, quoted } from './typst-text.ts';

/**
 * Letters of Typst code that are set at once. Typst keeps all pages of a document until the last is
 * set, 1.5 MiB for each: this is some 60 of them.
 */
const mostLetters = 200_000;

export interface Typesetting {
  /** Gives code the definition of its formulas. */
  definitions(code: Code): Code;
  typeset(source: Code): Promise<SetPages>;
}

/** A book as PDF, in pieces where it is long. What is longer than a piece is one chapter. */
export async function setBook(
  book: Book,
  { definitions, typeset }: Typesetting,
): Promise<Uint8Array<ArrayBuffer>> {
  const sourceOf = (settings: Code, body: readonly Code[]): Code =>
    [settings, book.preamble, definitions(body.join('\n')), '#{', ...body, '}'].join('\n');
  const pieces = piecesOf(book.chapters);
  if (pieces.length === 1) {
    const codes = book.chapters.map(({ code }) => code);
    const whole = sourceOf('#let cw-is-whole = true', [book.cover, book.contents, ...codes]);
    return (await typeset(whole)).pdf;
  }

  const front = async (pageOf: (name: string) => number): Promise<SetPages> => {
    const rows = book.chapters
      .flatMap(({ headings }) => headings)
      .map(
        ({ name, words }) =>
          `${quoted(name)}: (${pageOf(name)}, ${quoted(encodedWords(words))}),\n`,
      );
    const settings = `#let cw-is-whole = false\n#let cw-pages = (${rows.join('')})`;
    return await typeset(sourceOf(settings, [book.cover, book.contents]));
  };
  // How many pages the contents take depends on no number in them.
  let first = (await front(() => 0)).pages + 1;
  const set: Piece[] = [];
  const pages = new Map<string, number>();
  for (const piece of pieces) {
    const made = await typeset(
      sourceOf('#let cw-is-whole = false', [
        `counter(page).update(${first})`,
        ...piece.map(({ code }) => code),
        'cw-places',
      ]),
    );
    for (const [name, page] of made.places) pages.set(name, first + page - 1);
    first += made.pages;
    set.push(made);
  }
  return joinPieces([await front((name) => pages.get(name) ?? 0), ...set]);
}

/** Chapters that are set together, in their order. */
function piecesOf(chapters: readonly Chapter[]): Chapter[][] {
  const pieces: Chapter[][] = [[]];
  let letters = 0;
  for (const chapter of chapters) {
    letters += chapter.code.length;
    if (letters > mostLetters && pieces.at(-1)!.length > 0) {
      pieces.push([]);
      letters = chapter.code.length;
    }
    pieces.at(-1)!.push(chapter);
  }
  return pieces;
}
