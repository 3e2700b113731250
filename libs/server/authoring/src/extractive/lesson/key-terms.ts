import { contentStems } from '@coursewright/text/terms';
import type { Sentence } from '../material/sentence.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { keyTermsOf } from '../outline/titles.ts';
import type { Quoted } from './select-text.ts';

const most = 10;
const least = 4;

/**
 * The terms that the lesson defines, in order; where it defines few, its most informative terms
 * with the sentence that says most about them.
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
  ].filter(({ sentence }) => kept.has(sentence));
  const preferred = new Set(
    [...definitions].toSorted((a, b) => Number(b.marked) - Number(a.marked)).slice(0, most),
  );
  const terms = definitions
    .filter((definition) => preferred.has(definition))
    .map(({ term, definition }) => ({ term, definition }));
  if (terms.length >= least) return terms;

  const known = new Set(
    terms.flatMap(({ term }) => contentStems(term, quoted[0]?.chunk.language ?? 'en')),
  );
  // What the whole text is about is no term of one lesson.
  const subject = new Set(index.sources.flatMap(({ titleStems }) => [...titleStems]));
  const used = new Set<Sentence>(definitions.map(({ sentence }) => sentence));
  for (const term of keyTermsOf(
    quoted.map(({ chunk }) => chunk),
    index,
    12,
    true,
  )) {
    if (terms.length >= least) break;
    const stems = contentStems(term, quoted[0]?.chunk.language ?? 'en');
    if (stems.some((stem) => known.has(stem)) || stems.every((stem) => subject.has(stem))) continue;
    const about = [...kept].filter(
      (sentence) =>
        !sentence.dangling &&
        !sentence.leadIn &&
        !used.has(sentence) &&
        sentence.words >= 6 &&
        sentence.words <= 40 &&
        stems.every((stem) => sentence.stems.includes(stem)),
    );
    const best = about.find(({ plain }) => opensWith(plain, term));
    if (!best) continue;
    used.add(best);
    terms.push({ term, definition: best.plain });
  }
  for (const sentence of kept) {
    if (terms.length >= least) break;
    const code = /^`([^`\n]{2,30})`\s+\p{Ll}/u.exec(sentence.markdown)?.[1];
    if (
      code === undefined ||
      sentence.leadIn ||
      used.has(sentence) ||
      sentence.words < 6 ||
      sentence.words > 40 ||
      terms.some(({ term }) => term === code)
    )
      continue;
    used.add(sentence);
    terms.push({ term: code, definition: sentence.plain });
  }
  return terms;
}

/** Only a sentence whose subject is the term says something of the term: it begins with it, or with one short word before it. */
function opensWith(plain: string, term: string): boolean {
  const at = plain.toLowerCase().indexOf(term.toLowerCase());
  return (
    at !== -1 &&
    /^(?:[\p{L}]{1,4}['’ ]\s?)?$/u.test(plain.slice(0, at)) &&
    /^\s\p{Ll}/u.test(plain.slice(at + term.length))
  );
}
