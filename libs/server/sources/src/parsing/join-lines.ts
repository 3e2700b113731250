const joinedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u30FF\uFF00-\uFFEF]/u;

/** What is a word of two letters behind a hyphen, as in "sign-up"; others are endings: "pass-es". */
const ofTwo = /^(?:up|in|on|to|by|of|it)$/;

/** A text of so many words has most that it divides elsewhere too, whole. */
const telling = 800;

/**
 * One paragraph from the lines it was set in. A word divided at a line end is put together again,
 * unless the document has the hyphenated word elsewhere ("well-known"), or both of its parts and not the whole; scripts without spaces get
 * none.
 */
export function joinLines(lines: readonly string[], knownWords: ReadonlySet<string>): string {
  const parts: string[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last === undefined) {
      parts.push(line);
      continue;
    }
    const head = /([\p{L}\p{M}]+)[-\u2010]$/u.exec(last.slice(-60))?.[1];
    const isShouted = head !== undefined && /^\p{Lu}{2,}$/u.test(head);
    const tail = (isShouted ? /^\p{Lu}{2,}/u : /^[\p{Ll}\p{Lo}][\p{L}\p{M}]*/u).exec(
      line.slice(0, 60),
    )?.[0];
    if (head && tail) {
      const isOfTwo =
        knownWords.size >= telling &&
        knownWords.has(head) &&
        knownWords.has(tail) &&
        (tail.length > 2 || ofTwo.test(tail));
      const isHyphenKept =
        (knownWords.has(`${head}-${tail}`) || isOfTwo) && !knownWords.has(head + tail);
      if (!isHyphenKept) parts[parts.length - 1] = last.slice(0, -1);
      parts.push(line);
    } else {
      const isJoined = joinedScripts.test(last.slice(-1)) && joinedScripts.test(line.slice(0, 1));
      parts.push(isJoined ? line : ` ${line}`);
    }
  }
  return parts.join('').replace(/ {2,}/g, ' ').trim();
}

/** The words of a document, hyphenated ones whole, against which divided words are checked. */
export function wordsOfLines(lines: readonly string[]): Set<string> {
  const words = new Set<string>();
  let isDivided = false;
  for (const line of lines) {
    const found = line.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
    // Halves of a word that a line end divides are none.
    const from = isDivided ? 1 : 0;
    isDivided = /[\p{L}\p{M}][-\u2010]\s*$/u.test(line.slice(-60));
    const own = isDivided ? found.slice(from, -1) : found.slice(from);
    for (const word of own) words.add(word);
  }
  return words;
}

/** Without addresses in brackets behind the words that they are the links of, as printed texts have them. */
export const withoutAddresses = (text: string): string =>
  text.replace(/\s?[(<](?:https?|ftp):\/\/[^()<>]{0,300}[)>]/g, '');
