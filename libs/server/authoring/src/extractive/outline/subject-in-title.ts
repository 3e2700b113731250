import type { Chunk } from '../material/chunks.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { isBland } from './bland-headings.ts';
import { isMemberName } from './deeds-of-code.ts';
import { isFileName } from './titles.ts';

/**
 * "gated: Properties", "Gate.Lock: open(), shut() and others": a bare word and the name of a function
 * say nothing in a list of lessons, without the thing that their document is on. The title as it is
 * where it says that already, or where the document is not on one thing with a name.
 */
export function withSubject(
  title: string,
  [first]: readonly Chunk[],
  index: MaterialIndex,
  phrases: Phrases,
): string {
  const source = index.sources[first?.source ?? 0];
  if (source === undefined || isFileName(source)) return title;
  const subject = subjectOf(source.title, index);
  const [name = ''] = title.split(/,? /u, 1);
  const isMember = isMemberName(name);
  if (subject === undefined || !(isMember || isWord.test(title))) return title;
  if (title.toLowerCase().includes(subject.toLowerCase())) return title;
  return phrases.within(subject, isMember ? title : inSentence(title, index));
}
/** One word, in a script that sets spaces between words. */
const isWord = /^(?!.*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}-]{3,}$/u;

/** "gated" of "gated – keeps gates", "Gate::Lock" of "Gate::Lock Class Reference", "Gates" of "Gates Manual". */
function subjectOf(title: string, index: MaterialIndex): string | undefined {
  const [name = ''] = title.replace(ofReference, '').split(/\s[–—-]\s|:\s/u, 1);
  const small = name.toLowerCase();
  const isName =
    /^\p{Ll}[\p{Ll}\d.+-]+$|\p{Ll}\p{Lu}|\p{L}[.:_]+\p{L}/u.test(name) ||
    index.written.get(small) === name;
  return /\s/u.test(name) || name.length > longest || !isName || isBland(name) ? undefined : name;
}
const ofReference =
  / (?:(?:class|struct|union|namespace|file|interface|module)(?: template)? reference|(?:user |reference )?(?:manual|guide|handbook|documentation))$/iu;
const longest = 40;
