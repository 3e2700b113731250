import type { Sentence } from '../material/sentence.ts';
import type { Definition } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { isKnownAnyway } from '../material/real-definition.ts';
import { isForeign } from '../quiz/clauses.ts';
import { isLabel } from '../quiz/likeness.ts';
import type { Quoted } from './select-text.ts';

const most = 10;

/**
 * The terms that the quoted text itself defines, with its words, in order: marked ones first where
 * there are more than a lesson shows. None where it defines none.
 */
export function keyTermsIn(
  quoted: readonly Quoted[],
  index: MaterialIndex,
): { term: string; definition: string }[] {
  const kept = new Set<Sentence>(
    quoted.flatMap(({ chunk, sentences }) => [
      ...sentences,
      ...chunk.attachments.flatMap((attachment) => attachment.entries),
    ]),
  );
  const definitions = [
    ...new Set(quoted.flatMap(({ chunk }) => index.definitionsByChunk.get(chunk.id) ?? [])),
  ].filter(
    ({ sentence, term, definition, chunk: at, isAbbreviation }) =>
      // What letters stand for does not say what the thing is.
      !isAbbreviation &&
      !isKnownAnyway.test(term) &&
      !isLabel.test(term) &&
      !isForeign(definition, index.chunks[at]?.language ?? 'en') &&
      (kept.has(sentence) || quoted.some(({ chunk }) => quotesRow(chunk.attachments, sentence))),
  );
  const preferred = new Set(
    [...definitions].toSorted((a, b) => Number(b.marked) - Number(a.marked)).slice(0, most),
  );
  const own = definitions.filter((definition) => preferred.has(definition));
  return [...own, ...leanedOn(quoted, own, index)].map(({ term, definition }) => ({
    term,
    definition,
  }));
}

/** With fewer terms of its own than this, a lesson also lists what it leans on. */
const enough = 3;
/** So often a lesson uses a term before it counts as leaning on it. */
const uses = 2;

/** Terms that the lesson uses and another part of the same text defines, the most used first. */
function leanedOn(
  quoted: readonly Quoted[],
  own: readonly Definition[],
  index: MaterialIndex,
): Definition[] {
  if (own.length >= enough) return [];
  const text = quoted
    .flatMap(({ sentences }) => sentences.map(({ plain }) => plain))
    .join('\n')
    .toLowerCase();
  const known = new Set(own.map(({ stems }) => stems.join(' ')));
  return index.definitions
    .filter(
      ({ stems, isAbbreviation, isSentence }) =>
        !isAbbreviation && !isSentence && !known.has(stems.join(' ')),
    )
    .map((definition) => ({ definition, count: timesUsed(text, definition.term.toLowerCase()) }))
    .filter(({ count }) => count >= uses)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, enough - own.length)
    .map(({ definition }) => definition);
}

/** How often the term stands in the text as a word or words of its own, endings of two letters aside. */
function timesUsed(text: string, term: string): number {
  const letters = term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const whole = isUnspacedScript.test(term)
    ? letters
    : `(?<![\\p{L}\\p{N}_-])${letters}\\p{L}{0,2}(?![\\p{L}\\p{N}_-])`;
  return text.match(new RegExp(whole, 'gu'))?.length ?? 0;
}
const isUnspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a row that became a sentence stands in a table of the lesson; tables are quoted whole. */
const quotesRow = (
  attachments: Quoted['chunk']['attachments'],
  { ref, markdown }: Sentence,
): boolean =>
  attachments.some(
    (attachment) =>
      attachment.kind === 'table' &&
      attachment.ref === ref &&
      attachment.markdown.includes(/^\*\*(.+?)\*\*: /.exec(markdown)?.[1] ?? '\n'),
  );
