import { baseLanguage } from '@coursewright/text';
import { definite } from './articles.ts';
import type { Chunk } from './chunks.ts';
import type { Definition } from './definitions.ts';

/** "Parameters", "Return value", below the heading of a function. */
export const ofParameters =
  /^(?:(?:formal |input |output |positional |optional |keyword |command[- ]line )?(?:parameters?|arguments?|args|returns?|return(?:ed)? values?)|parámetros|argumentos|valor(?:es)? (?:devueltos?|de retorno)|devuelve|paramètres|arguments|valeurs? (?:renvoyées?|de retour)|retourne|parametri|argomenti|valore di ritorno|restituisce|parâmetros|valor(?:es)? (?:de retorno|retornados?)|retorna|parameter|argumente|rückgabewerte?|параметры|аргументы|возвращаемое значение|возвращает|参数|參數|返回值?|回傳值|引数|パラメータ|戻り値|返り値|المعاملات|الوسائط|القيمة المعادة|पैरामीटर|आर्ग्युमेंट)[:：]?$/iu;
/** "open_gate()", "Dialogs.Ask", "pump_t", "Class Query", "gates.util module": what names inside it belong to. */
const ofFunction =
  /^[\w.:>-]+\(.*\)$|^[a-z][\w]*(?:_\w+|(?:\.\w+)+)|^(?:\w+(?:\.|::))+\w+$|^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}*)+$|^(?:[Cc]lass|[Cc]lasse|[Cc]lase|Klasse|[Кк]ласс|[Ss]truct|[Ii]nterface|[Ee]num|类|類)[ :：]\s?\S+$|^\S+ (?:class|module|struct(?:ure)?|interface|object|method|function)$/u;
/** A call with what it takes: "ask(title, text, hidden)"; in prose, brackets behind a space are asides. */
const call = /(?<![\w.:>-])[\w.:>-]{1,80}\((?<taken>[^()]{3,400})\)/gu;
const callInCode = /(?<![\w.:>-])[\w.:>-]{1,80}\s?\((?<taken>[^()]{3,400})\)/gu;
/** So many paragraphs behind a call its parameters still follow. */
const behind = 3;

/**
 * The definitions of the chunk at a place without those of what a function takes or a class holds: "iov"
 * is a name inside one call, and means nothing where that is not in sight. So does the value "always"
 * without its option.
 */
export function withoutParameters(
  found: readonly Definition[],
  chunks: readonly Chunk[],
  at: number,
): Definition[] {
  const near = chunks.slice(Math.max(0, at - behind), at + 1);
  const { headings = [], source, attachments = [], sentences = [] } = chunks[at] ?? {};
  const isBelow = headings.some((heading) => ofParameters.test(heading));
  const isInside = headings.some((heading) => ofFunction.test(heading));
  const taken = takenIn(near.filter((chunk) => chunk.source === source));
  const last = sentences.at(-1);
  const areValues = last?.leadIn === true && ofValues.test(endOf(last.plain));
  return found.filter((one) => {
    const { term, code, marked, isSentence, sentence } = one;
    if (isErrorOf(term, attachments)) return false;
    if (!/^\w+$/u.test(term) || isSentence || !(code || marked)) return true;
    const entry = attachments.find(({ entries }) => entries.includes(sentence));
    const isSmall = /^[a-z_]\w*$/u.test(term);
    return !(
      taken.has(term) ||
      (isBelow && isSmall) ||
      (isSmall && code && isInside) ||
      (isSmall && entry && (isInside || typed.test(sentence.markdown) || areValues)) ||
      (isSmall && code && entry && isOfRecord(one)) ||
      (isSmall && entry && isNested(entry.markdown, sentence.markdown))
    );
  });
}

/** "EBUSY: A range is already registered" in a list of errors: when the call at hand gives it. */
const isErrorOf = (term: string, attachments: Chunk['attachments']): boolean =>
  errorName.test(term) &&
  attachments.some(
    ({ entries }) =>
      entries.some(({ plain }) => plain.startsWith(term)) &&
      entries.every(({ plain }) => !/^\p{Lu}{4,}\b/u.test(plain) || errorName.test(plain)),
  );
const errorName = /^E[A-Z\d]{3,}(?![\p{L}\d_])/u;

/** "**files** (list of strings) – …": how a parameter is listed. */
const typed =
  /^[*_`]*\w+[*_`]*:? ?\([^();]*(?<!\p{L})(?:str(?:ing)?s?|int(?:eger)?s?|bool(?:ean)?|float|lists?|dict(?:ionary)?|tuple|bytes?|object|callable|optional|array|none|unicode)(?!\p{L})[^()]*\)/iu;
/**
 * "The length of the name", "Number of letters sent": a part of something at hand, and no kind of
 * thing; "the person who …" is one.
 */
const isOfRecord = ({ definition, language }: Definition): boolean =>
  ((definite[baseLanguage(language)]?.test(definition) ?? false) || measure.test(definition)) &&
  !relative.test(definition);
const measure =
  /^(?:(?:total|maximum|minimum|current|average) )?(?:number|amount|count|length|width|height|index|position|offset|time|date)s? (?:of|in|at|when|spent) /iu;
const relative =
  /(?<!\p{L})(?:that|which|who|whose|where|que|qui|dont|où|che|cui|dove|cuj[oa]s?|onde)(?!\p{L})|, (?:der|die|das|dessen|deren)(?!\p{L})/iu;
/** "The value may be one of the following:": what a list below it holds. */
const ofValues =
  /(?<!\p{L})(?:values?|one of|any of|either|valores?|un[oa] de|valeurs?|une? des?|l['’]une? des|werte?n?|eine[rsn]? (?:der|von)|valor[ei]|un[oa] (?:dei|delle|tra)|um dos|uma das|значени\p{L}+|од(?:ин|но|на) из)(?!\p{L})|值|之一|いずれか|قيم|القيم|मान/iu;

const endOf = (plain: string): string => plain.split(' ').slice(-words).join(' ');
/** So many words before its colon tell what a list holds. */
const words = 6;

/** Does the entry stand in a list below an option? */
function isNested(list: string, entry: string): boolean {
  const lines = list.split('\n');
  const at = lines.findIndex(
    (line) => /^\s{2,}- /u.test(line) && line.trim().slice(2).startsWith(entry),
  );
  const above = lines.slice(0, Math.max(at, 0)).findLast((line) => line.startsWith('- ')) ?? '';
  return /^- [*_`]*-/u.test(above);
}

const takenByChunks = new WeakMap<readonly Chunk[], ReadonlySet<string>>();
/** The names that calls take anywhere in a material. */
export function namesTakenIn(chunks: readonly Chunk[]): ReadonlySet<string> {
  let taken = takenByChunks.get(chunks);
  if (!taken) {
    const listed = chunks.flatMap(({ headings, attachments }) => [
      ...headings,
      ...attachments.map(({ markdown }) => markdown),
    ]);
    taken = new Set([...takenIn(chunks), ...namesTaken(listed.join('\n'))]);
    takenByChunks.set(chunks, taken);
  }
  return taken;
}

/** The names that calls take, in the text and the code of chunks. */
function takenIn(chunks: readonly Chunk[]): ReadonlySet<string> {
  const prose = chunks.flatMap(({ sentences }) => sentences.map(({ plain }) => plain));
  const code = chunks.flatMap(({ attachments }) =>
    attachments.filter(({ kind }) => kind === 'code').map(({ markdown }) => markdown),
  );
  return new Set([
    ...namesTaken(prose.join('\n'), call),
    ...namesTaken(code.join('\n'), callInCode),
  ]);
}

/** The names that calls in a text take. */
export const namesTaken = (text: string, pattern = call): string[] =>
  [...text.matchAll(pattern)].flatMap(({ groups }) =>
    (groups?.['taken'] ?? '').split(',').map(nameTaken),
  );

/** "limit" of "limit: int = 5", "bag_no" of "int bag_no[]". */
function nameTaken(written: string): string {
  const bare = written.replace(/=.*$/su, '').trim();
  return (
    /^\*{0,2}(?<typed>\w+)\s*:(?!:)/u.exec(bare)?.groups?.['typed'] ??
    /(?<last>\w+)(?:\[\])?$/u.exec(bare)?.groups?.['last'] ??
    ''
  );
}
