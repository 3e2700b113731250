/** A piece of a text, in UTF-16 units, and what it is replaced by. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The text with all of it done. Whatever no edit names stays as it was, to the letter. Of two edits
 * that overlap the outer one is done.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = 0;
  let result = '';
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < done) continue;
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
