import { withoutPrivateLetters } from './private-letters.ts';

/** A piece of text in the font that the PDF knows by this name; width and size in one unit. */
export interface FontRun {
  readonly font: string;
  readonly text: string;
  readonly width: number;
  readonly size: number;
}

interface Seen {
  readonly texts: Set<string>;
  /** How many texts by how wide their letters are, in thousandths of the size. */
  readonly advances: Map<number, number>;
  hasNarrow: boolean;
  hasWide: boolean;
}

/**
 * Ligatures, quotation marks and dashes of the fonts of TeX (T1), which are in the places of control
 * characters, of which a text has none. What its first fonts (OT1) have in the places of blanks is
 * lost before.
 */
const places: Readonly<Record<string, string>> = {
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0013': '«',
  '\u0014': '»',
  '\u0015': '–',
  '\u0016': '—',
  '\u0019': 'ı',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
};

/** Texts of a font, at least and at most, and how many of them have letters of one width. */
const even = { fewest: 3, most: 400, share: 0.9 } as const;

/**
 * What the letters of a document tell of its fonts, whose names often say nothing (fonts that are
 * pictures have none, and know of their letters only the places).
 */
export class UnnamedFonts {
  readonly #seen = new Map<string, Seen>();

  /** The runs of one more page. */
  learn(runs: readonly FontRun[]): void {
    for (const { font, text, width, size } of runs) {
      const seen = this.#seenOf(font);
      const letters = [...text].length;
      const isKnown = seen.texts.has(text) || seen.texts.size >= even.most;
      if (letters < 3 || size <= 0 || isKnown) continue;
      seen.texts.add(text);
      const advance = advanceOf({ text, width, size });
      seen.advances.set(advance, (seen.advances.get(advance) ?? 0) + 1);
      if (/[ijlt.,:;'!]/.test(text)) seen.hasNarrow = true;
      if (/[mwMWOQ%@]/.test(text)) seen.hasWide = true;
    }
  }

  /** Whether all letters of a font are equally wide, narrow and wide ones, and those of the run. */
  isEven(run: FontRun): boolean {
    const { texts, advances, hasNarrow, hasWide } = this.#seenOf(run.font);
    if (texts.size < even.fewest || !hasNarrow || !hasWide) return false;
    const [usual] = [...advances].reduce((a, b) => (b[1] > a[1] ? b : a));
    const near = [usual - 1, usual, usual + 1].reduce(
      (sum, at) => sum + (advances.get(at) ?? 0),
      0,
    );
    // Fonts without names are taken for one another: a run may go on in the next.
    const isOwn = run.text.trim().length < 3 || Math.abs(advanceOf(run) - usual) <= 1;
    return near >= texts.size * even.share && isOwn;
  }

  #seenOf(font: string): Seen {
    let seen = this.#seen.get(font);
    if (!seen) {
      seen = { texts: new Set(), advances: new Map(), hasNarrow: false, hasWide: false };
      this.#seen.set(font, seen);
    }
    return seen;
  }
}

/** How wide each letter of a run is, in thousandths of the size. */
const advanceOf = ({ text, width, size }: Omit<FontRun, 'font'>): number =>
  Math.round((width / [...text].length / size) * 1000);

/** A text with the letters that stand in places of control characters. */
export function lettersOf(text: string): string {
  // A sign for items of a list, in a font of signs.
  if (/^\s*\u000F\s*$/.test(text)) return '•';
  return withoutPrivateLetters(text)
    .replace(/^\u0088(?=\s|$)/, '•')
    .replace(/[\u0010-\u001F]/g, (place) => places[place] ?? place);
}
