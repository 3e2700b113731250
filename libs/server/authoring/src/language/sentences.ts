import { endsInAbbreviation } from './abbreviations.ts';
import { baseLanguage } from './base-language.ts';
import { maskInline } from './mask.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const segmenters = new Map<string, Intl.Segmenter>();
function segmenter(language: string): Intl.Segmenter {
  const base = baseLanguage(language);
  let found = segmenters.get(base);
  if (!found) segmenters.set(base, (found = new Intl.Segmenter(base, { granularity: 'sentence' })));
  return found;
}

/** Longer than any abbreviation with what may follow it. */
const endLength = 80;

/**
 * Where the sentences of one paragraph stand, without the blanks around them. Line breaks inside a paragraph do not end a sentence;
 * code, addresses, emphasis, decimals, abbreviations and citation markers do not either.
 */
export function sentenceSpans(paragraph: string, language: string): Span[] {
  const mask = maskInline(paragraph).replace(/\r?\n/g, (found) => ' '.repeat(found.length));
  const spans: { start: number; end: number }[] = [];
  let open: { start: number; end: number } | undefined;
  for (const { segment, index } of segmenter(language).segment(mask)) {
    if (open) open.end = index + segment.length;
    else open = { start: index, end: index + segment.length };
    // How it ends decides; all of it, looked at again with every segment, would cost the square of a long text.
    const text = mask.slice(Math.max(open.start, open.end - endLength), open.end);
    const next = mask.slice(open.end, open.end + 40);
    if (endsInAbbreviation(text, next, language)) continue;
    // "German ordinals": "am 3. Oktober", "19. Jahrhundert".
    if (baseLanguage(language) === 'de' && /\b\d{1,2}\.\s*$/.test(text) && /^\p{Lu}/u.test(next))
      continue;
    if (open.end - open.start <= endLength && /^[\s\p{P}\p{S}]*$/u.test(text)) continue;
    // "the (buggy!) behaviour": what goes on in lower case is the same sentence.
    if (/^\p{Ll}/u.test(next)) continue;
    spans.push(open);
    open = undefined;
  }
  if (open) spans.push(open);
  return spans.map((span) => trimSpan(paragraph, span)).filter((span) => span.end > span.start);
}

/** The sentences of one paragraph, as they stand. */
export const splitSentences = (paragraph: string, language: string): string[] =>
  sentenceSpans(paragraph, language).map(({ start, end }) => paragraph.slice(start, end));

export function trimSpan(text: string, { start, end }: Span): Span {
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}
