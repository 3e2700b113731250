import { contentStems } from '../../language/index.ts';
import type { Sentence } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { keyTermsOf } from '../outline/titles.ts';
import type { Quoted } from './select-text.ts';

const most = 10;
const least = 4;

/** The terms that the lesson defines, in order; where it defines few, its telling terms with the sentence that says most about them. */
export function keyTermsIn(quoted: readonly Quoted[], index: MaterialIndex): { term: string; definition: string }[] {
  const kept = new Set<Sentence>(quoted.flatMap(({ chunk, sentences }) => [...sentences, ...chunk.attachments.flatMap((attachment) => attachment.entries)]));
  const definitions = [...new Set(quoted.flatMap(({ chunk }) => index.definitionsByChunk.get(chunk.id) ?? []))].filter(({ sentence }) => kept.has(sentence));
  const preferred = new Set([...definitions].sort((a, b) => Number(b.marked) - Number(a.marked)).slice(0, most));
  const terms = definitions.filter((definition) => preferred.has(definition)).map(({ term, definition }) => ({ term, definition }));
  if (terms.length >= least) return terms;

  const known = new Set(terms.flatMap(({ term }) => contentStems(term, quoted[0]?.chunk.language ?? 'en')));
  const used = new Set<Sentence>(definitions.map(({ sentence }) => sentence));
  for (const term of keyTermsOf(quoted.map(({ chunk }) => chunk), index, 12, true)) {
    if (terms.length >= least) break;
    const stems = contentStems(term, quoted[0]?.chunk.language ?? 'en');
    if (stems.some((stem) => known.has(stem))) continue;
    const about = [...kept].filter((sentence) => !sentence.dangling && !sentence.leadIn && !used.has(sentence) && sentence.words >= 6 && sentence.words <= 40 && stems.every((stem) => sentence.stems.includes(stem)));
    // Only a sentence whose subject is the term says something of the term.
    const best = about.find((sentence) => /^[\p{L}]/u.test(sentence.plain) && stems.every((stem) => sentence.stems.slice(0, 3).includes(stem)));
    if (!best) continue;
    used.add(best);
    terms.push({ term, definition: best.plain });
  }
  for (const sentence of kept) {
    if (terms.length >= least) break;
    const code = /^`([^`\n]{2,30})`\s+\p{Ll}/u.exec(sentence.markdown)?.[1];
    if (code === undefined || sentence.leadIn || used.has(sentence) || sentence.words < 6 || sentence.words > 40 || terms.some(({ term }) => term === code)) continue;
    used.add(sentence);
    terms.push({ term: code, definition: sentence.plain });
  }
  return terms;
}
