import type { SpokenSentence } from '@coursewright/contract';

/** Which sentence is spoken at a time, or was last; -1 before the first. */
export function sentenceAt(sentences: readonly SpokenSentence[], seconds: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.starts_at <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export interface Paragraph {
  readonly isHeading: boolean;
  /** Of its first sentence. */
  readonly first: number;
  readonly sentences: readonly SpokenSentence[];
}

/** The transcript as it is read. */
export function paragraphsOf(sentences: readonly SpokenSentence[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let first = 0;
  for (const [index, { is_heading, ends_paragraph }] of sentences.entries()) {
    if (!ends_paragraph && index < sentences.length - 1) continue;
    const own = sentences.slice(first, index + 1);
    paragraphs.push({ isHeading: is_heading, first, sentences: own });
    first = index + 1;
  }
  return paragraphs;
}

/** "1:02:03" or "2:03". */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
