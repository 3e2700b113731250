import { diffArrays, diffWords } from 'diff';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}
/** A paragraph of either text, or of both. */
export type DiffParagraph = readonly DiffPart[];

/**
 * A paragraph of which less than this share stays is shown as replaced: words of it alone would be
 * confetti.
 */
const wordsWorthKeeping = 0.3;
/**
 * For one changed stretch. Beyond it the stretch is shown as replaced, which is right as well and
 * only coarser.
 */
const wordDiffMs = 200;

/**
 * What changed from one text to another: paragraph by paragraph, and word by word within what
 * changed. `language` decides what a word is.
 */
export function diffTexts(before: string, after: string, language: string): DiffParagraph[] {
  const words = segmenterOf(language);
  const stretches = diffArrays(paragraphsOf(before), paragraphsOf(after));
  const result: DiffParagraph[] = [];
  for (let at = 0; at < stretches.length; at++) {
    const stretch = stretches[at];
    const next = stretches[at + 1];
    if (!stretch) continue;
    if (!stretch.added && !stretch.removed) {
      result.push(...stretch.value.map((text): DiffParagraph => [{ kind: 'same', text }]));
    } else if (next && ((stretch.removed && next.added) || (stretch.added && next.removed))) {
      const [removed, added] = stretch.removed
        ? [stretch.value, next.value]
        : [next.value, stretch.value];
      result.push(...replaced(removed, added, words));
      at++;
    } else {
      result.push(
        ...stretch.value.map((text): DiffParagraph => [
          { kind: stretch.added ? 'added' : 'removed', text },
        ]),
      );
    }
  }
  return result;
}

/** Paragraphs that took the place of others: in pairs, as far as there are pairs. */
function replaced(
  removed: readonly string[],
  added: readonly string[],
  words: Intl.Segmenter,
): DiffParagraph[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => {
    const [before, after] = [removed[at], added[at]];
    if (before === undefined) return [{ kind: 'added', text: after ?? '' }];
    if (after === undefined) return [{ kind: 'removed', text: before }];
    return diffParagraph(before, after, words);
  });
}

function diffParagraph(before: string, after: string, words: Intl.Segmenter): DiffParagraph {
  const whole: DiffParagraph = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  const changes = diffWords(before, after, { intlSegmenter: words, timeout: wordDiffMs });
  if (!changes) return whole;
  const parts = changes.map(({ added, removed, value }): DiffPart => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
  const same = parts
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.length, 0);
  return same < wordsWorthKeeping * Math.max(before.length, after.length) ? whole : parts;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}

export const isUnchanged = (paragraph: DiffParagraph): boolean =>
  paragraph.every(({ kind }) => kind === 'same');

/** Words on either side, for a line that sums a diff up. */
export function countWords(
  paragraphs: readonly DiffParagraph[],
  language: string,
): { added: number; removed: number } {
  const words = segmenterOf(language);
  const count = (kind: DiffPart['kind']) =>
    paragraphs
      .flat()
      .filter((part) => part.kind === kind)
      .reduce(
        (sum, { text }) =>
          sum + [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length,
        0,
      );
  return { added: count('added'), removed: count('removed') };
}
