import { numbers, lastShared, Joint } from './joint-file.ts';
import { Reading } from './piece-reading.ts';

/** A file that Typst has written, and where in it what other pieces lead to stands. */
export interface Piece {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** By name: the page, counted from 1, and how far from its left and upper edge, in points. */
  readonly places: readonly (readonly [name: string, page: number, x: number, y: number])[];
}

/**
 * The files of the parts of a book as one: pages, structure, bookmarks and links from part to
 * part. It reads what Typst writes (plain objects with a table of their places, no updates, no
 * object streams), so it copies text and changes numbers, and holds no object of 500 pages twice.
 */
export function joinPieces(pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
  const file = new Joint();
  const readings: Reading[] = [];
  let offset: number = lastShared;
  let structParents = 0;
  for (const [index, { pdf }] of pieces.entries()) {
    const reading = new Reading(pdf, { index, offset, structParents });
    readings.push(reading);
    offset += reading.size - 1;
    structParents += reading.structParents;
  }
  const places = new Map(
    pieces.flatMap((piece, index) =>
      piece.places.map(([name, page, x, y]) => [name, readings[index]!.place(page, x, y)] as const),
    ),
  );
  joinBookmarks(readings, file);
  for (const reading of readings) {
    file.amend(reading.pages, `/Parent ${numbers.pages} 0 R`);
    reading.copyTo(file, places);
  }

  const [front] = readings;
  if (!front) throw new Error('There is nothing to join.');
  const all = (part: (reading: Reading) => readonly string[]): string =>
    readings.flatMap(part).join(' ');
  const count = pieces.reduce((sum, { pages }) => sum + pages, 0);
  file.add(numbers.catalog, front.catalog);
  file.add(
    numbers.pages,
    `<< /Type /Pages /Count ${count} /Kids [${all(({ pages }) => [`${pages} 0 R`])}] >>`,
  );
  file.add(numbers.labels, '<< /Nums [0 << /Type /PageLabel /S /D /St 1 >>] >>');
  file.add(
    numbers.structure,
    `<< /Type /StructTreeRoot /RoleMap << ${[...new Set(readings.flatMap(({ roles }) => roles))].join(' ')} >> /K [${numbers.document} 0 R] /ParentTree << /Nums [${all(({ parents }) => parents)}] >> /IDTree << /Names [${readings
      .flatMap(({ ids }) => ids)
      .toSorted()
      .join(' ')}] >> /ParentTreeNextKey ${structParents} >>`,
  );
  file.add(
    numbers.document,
    `<< /Type /StructElem /S /Document /P ${numbers.structure} 0 R /K [${all(({ kids }) => kids)}] >>`,
  );
  // It says that it keeps to PDF/UA only where every piece does.
  const { metadata } = readings.find(({ isAccessible }) => !isAccessible) ?? front;
  const said = metadata.replace(/(<xmpTPg:NPages>)\d+/, `$1${count}`);
  file.add(
    numbers.metadata,
    `<< /Length ${said.length} /Type /Metadata /Subtype /XML >>\nstream\n${said}\nendstream`,
  );
  file.add(numbers.information, front.information);
  return file.written(offset + 1);
}

/** One bookmark after the other, across the pieces. */
function joinBookmarks(readings: readonly Reading[], file: Joint): void {
  const rows = readings.flatMap(({ bookmarks }) => (bookmarks ? [bookmarks] : []));
  for (const [index, { first, last }] of rows.entries()) {
    const before = rows[index - 1];
    const after = rows[index + 1];
    if (before) file.amend(first, `/Prev ${before.last} 0 R`);
    if (after) file.amend(last, `/Next ${after.first} 0 R`);
  }
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const ends =
    rows.length === 0 ? '' : `/First ${rows[0]!.first} 0 R /Last ${rows.at(-1)!.last} 0 R`;
  file.add(numbers.outlines, `<< /Type /Outlines ${ends} /Count ${count} >>`);
}
