import type { EvidenceSpan } from './evidence.ts';
import { squeeze } from './squeeze.ts';

/** Fewer letters stand in any passage. */
const lettersNeeded = 4;

/**
 * Where the words that an author names stand in the passages, spacing and typography aside;
 * undefined unless all of them do. An ellipsis joins words of several places, of which the longest
 * is returned as the passage has it.
 */
export function standingWords(
  evidence: string,
  passages: readonly string[],
): EvidenceSpan | undefined {
  const parts = evidence
    .split(/\s*(?:\[(?:…|\.{3})\]|…|\.{3,})\s*/u)
    .filter((part) => squeeze(part) !== '');
  const found = parts.map((part) => spanOf(part, passages));
  if (!found.every((span) => span !== undefined)) return undefined;
  return found.toSorted((a, b) => b.text.length - a.text.length)[0];
}

function spanOf(words: string, passages: readonly string[]): EvidenceSpan | undefined {
  const wanted = squeeze(words);
  if (wanted.length < lettersNeeded) return undefined;
  for (const [passage, text] of passages.entries()) {
    if (text.includes(words.trim())) return { passage, text: words.trim() };
    const at = squeeze(text).indexOf(wanted);
    if (at >= 0) return { passage, text: unsqueezed(text, at, at + wanted.length) };
  }
  return undefined;
}

/** The stretch of a text that gives characters `from` up to `to` of what is left of it squeezed. */
function unsqueezed(text: string, from: number, to: number): string {
  let length = 0;
  let start = 0;
  let end = text.length;
  let at = 0;
  for (const character of text) {
    const left = squeeze(character).length;
    if (left > 0 && length <= from) start = at;
    length += left;
    at += character.length;
    if (length >= to) {
      end = at;
      break;
    }
  }
  return text.slice(start, end);
}
