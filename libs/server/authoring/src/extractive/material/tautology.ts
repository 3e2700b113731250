import { contentStems } from '@coursewright/text/terms';

/** What is said of any setting or field: "the definition of", "set the", "returns the". */
const generic =
  /^(?:definition|declaration|value|name|field|record|option|parameter|attribute|property|set|get|return|specif\p{L}*|defin\p{L}*|contain\p{L}*|hold\p{L}*|indicat\p{L}*|class|object|function|method|type|mixin|kind)\p{L}{0,3}$/iu;

/**
 * "`frame_rate`: Set the frame rate", "`Model.id`: The definition of the field id of records": nothing
 * but the words of the name, and what is said of any such thing.
 */
export function isTautology(term: string, clause: string, language: string): boolean {
  const name = term.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  if (name.length < 2 || /[\p{Script=Han}\p{Script=Hiragana}]/u.test(name)) return false;
  const own = clause.match(/[\p{L}\p{N}_.]+/gu) ?? [];
  const telling = own.filter((word) => contentStems(word, language).length > 0);
  return (
    telling.length > 0 &&
    telling.length <= most &&
    telling.some((word) => name.includes(bare(word))) &&
    telling.every((word) => generic.test(word) || name.includes(bare(word)))
  );
}
const most = 8;
const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/(?<=\p{L}{3})s$/u, '');

/** "`sgml`: SGML data" says hardly more than the name. */
export function saysHardlyMore(term: string, clause: string, language: string): boolean {
  const said = new Set(contentStems(clause, language));
  const own = contentStems(term.replace(/[._]/g, ' '), language);
  return own.length > 0 && said.size <= own.length + 2 && own.every((stem) => said.has(stem));
}
