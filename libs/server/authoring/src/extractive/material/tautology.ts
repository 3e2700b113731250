import { contentStems } from '@coursewright/text/terms';

/** What is said of any setting or field: "the definition of", "set the", "returns the". */
const generic =
  /^(?:definition|declaration|value|name|field|record|option|parameter|attribute|property|set|get|return|specif\p{L}*|defin\p{L}*|contain\p{L}*|hold\p{L}*|indicat\p{L}*|class|object|function|method|type|mixin|kind|show|display|generat\p{L}*|creat\p{L}*|setz\p{L}*|zeig\p{L}*|défini\p{L}*|affich\p{L}*|establec\p{L}*|muestr\p{L}*|impost\p{L}*|mostra\p{L}*|stampa\p{L}*|устан\p{L}*|показ\p{L}*|зада[её]\p{L}*|вывод\p{L}*)\p{L}{0,3}$/iu;

/** With fewer words than these beside those of the name too little is said: of a name in code, of a word, and where the whole name is said again. */
const fewest = { code: 2, word: 1, again: { code: 3, word: 2 } };

/**
 * "`frame_rate`: Set the frame rate", "`Model.id`: The definition of the field id of records", "cert
 * policy: The certification policy": nothing but the words of the name, and what is said of any
 * such thing.
 */
export function isTautology(
  { term, code, isSentence = false }: { term: string; code: boolean; isSentence?: boolean },
  clause: string,
  language: string,
): boolean {
  const parts = partsOf(term);
  const name = parts.join('');
  if (name.length < 2 || /[\p{Script=Han}\p{Script=Hiragana}]/u.test(name)) return false;
  const telling = (clause.match(/[\p{L}\p{N}_.]+/gu) ?? [])
    .filter((word) => contentStems(word, language).length > 0)
    .map((word) => partsOf(word).join(''));
  const again = telling.filter((word) => isOf(word, parts, name));
  if (again.length === 0) return false;
  const beside = telling.filter((word) => !again.includes(word));
  const isAll = parts.every((part) => again.some((word) => word === part || isFormOf(word, part)));
  const isOption = term.startsWith('-');
  if (
    isAll &&
    parts.length === 1 &&
    code &&
    !isSentence &&
    !isOption &&
    sizeOf(beside) < fewest.again.code
  )
    return true;
  const least = code ? fewest.code : isAll ? fewest.again.word : fewest.word;
  return sizeOf(beside.filter((word) => !generic.test(word))) < least;
}

/**
 * "file1 -nt file2: file1 比 file2 新": in a script without spaces what is put in stands out by its
 * letters, and is named once more.
 */
export const namesWhatIsPutIn = (term: string, clause: string): boolean => {
  const last = /^[a-z][\w.-]* (?:.* )?(?<last>[\w-]{2,})$/u.exec(term)?.groups?.['last'];
  return (
    last !== undefined &&
    /[\p{Script=Han}\p{Script=Hiragana}]/u.test(clause) &&
    clause.includes(last)
  );
};

/** How many words; in scripts without spaces two signs are about one. */
const sizeOf = (words: readonly string[]): number =>
  [...new Set(words)].reduce(
    (sum, word) => sum + Math.max(1, (word.match(unspaced)?.length ?? 0) / 2),
    0,
  );
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** "frame_rate", "frameRate": the words of a name. */
const partsOf = (name: string): string[] =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => part.replace(/(?<=\p{L}{3})s$/u, ''));

/** So many letters that two words begin with make them forms of one. */
const alike = 4;

/** Is the word one of the name, bent, written out or in a compound? */
const isOf = (word: string, parts: readonly string[], name: string): boolean =>
  (word.length > 1 && name.includes(word)) || parts.some((part) => isFormOf(word, part));
const isFormOf = (word: string, part: string): boolean =>
  part.length >= alike &&
  (word.includes(part) || word.startsWith(part.slice(0, Math.max(alike, part.length - 2))));
