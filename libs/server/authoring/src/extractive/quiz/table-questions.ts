import { countWords } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { sendsElsewhere } from '../material/definition-form.ts';
import { isToldByAnother } from '../material/real-definition.ts';
import type { Entries, Table } from './lesson-parts.ts';
import { nameOf } from './entry-names.ts';
import { areFullNames, formOf } from './likeness.ts';
import { isTold } from './telling-names.ts';

const fewestRows = 3;
const longestHead = 5;

/**
 * A table that says in words what each of its rows is, as a list of entries: programs and what they
 * do, signs and what they mean.
 */
export function tableEntries(table: Table): Entries[] {
  const { head, rows, heading, refs, place } = table;
  const column = head.findLastIndex(
    (cell, at) =>
      at > 0 &&
      /\p{L}/u.test(cell) &&
      !isTrivial(table, at) &&
      rows.filter((row) => countWords(row[at] ?? '') >= fewestSaid).length > rows.length / 2,
  );
  if (column === -1 || rows.length < 2 || isNavigation.test(head[0] ?? '')) return [];
  if (isInventory.test(head[0] ?? '')) return [];
  const names = rows.map(([name = '']) => name);
  if (new Set(names).size < names.length || isRow(head[0] ?? '', names)) return [];
  const entries = rows.flatMap((row) => {
    const said = (row[column] ?? '').replace(/[.。।;；,，]+$/u, '');
    return noStatement.test(said) || said === '' || row.length !== head.length
      ? []
      : [{ name: nameOf(row[0] ?? ''), said, refs, place }];
  });
  return [{ heading, refs, place, entries, items: [] }];
}
const fewestSaid = 3;

/** A table with named columns and rows; no layout, no lines of a note. */
export function isLookUp({ head, rows, refs }: Table): boolean {
  const names = rows.map(([name = '']) => name);
  return (
    refs.length > 0 &&
    head.length >= 2 &&
    head.length <= 8 &&
    rows.length >= fewestRows &&
    head.every(
      (cell) =>
        /\p{L}/u.test(cell) &&
        cell.length <= 40 &&
        // What a PDF lost the lines of begins with a row where the heads should be.
        (countWords(cell) <= longestHead || !cell.includes(' ')) &&
        !isNavigation.test(cell) &&
        !isNoHead.test(cell) &&
        // "mfeval(f)": a call, and no name of a column.
        !/\w\(/.test(cell),
    ) &&
    new Set(head).size === head.length &&
    rows.every((row) => row.length === head.length) &&
    new Set(names).size === names.length &&
    !areFullNames(names) &&
    names.every((name) => name.length <= 50 && /\p{L}/u.test(name) && !name.includes('=')) &&
    !rows.flat().some((cell) => isNavigation.test(cell)) &&
    !isInventory.test(head[0] ?? '') &&
    !isGlued(head[0] ?? '', names) &&
    !isRow(head[0] ?? '', names) &&
    !head.some((cell, i) =>
      isValueOf(
        cell,
        rows.map((row) => row[i] ?? ''),
      ),
    ) &&
    // A list of words that the layout spread over columns.
    ![head, ...rows].flat().every((cell) => /^\p{Ll}+$/u.test(cell))
  );
}
/** "mm", "selects the buffer above.": small at its beginning or ended by a stop or with the sign of an entry, a cell of a row. */
const isNoHead = /^\p{Ll}[\p{Ll}\d -]*$|^[-*•·] |^\d+[.)] |[.。．:：;；]$/u;
/** A list of packages or of releases, with what each is: for looking up and not for learning. */
const isInventory =
  /^(?:rfcs?|packages?|paquetes?|paquets?|pakete?|pacchett[oi]|pacotes?|пакеты?|パッケージ|软件包|包|套件|حزمة|الحزمة|पैकेज|versions?|releases?|versión|versões|versão|versioni|versione|version(?:en)?|версия|バージョン|版本|date|datum|fecha|data|дата)(?: name)?$/iu;
/** "Signal Standard Action" above "SIGBUS P2001 Core": columns that the layout made one of. */
const isGlued = (head: string, names: readonly string[]): boolean => {
  const columns = head.split(' ').length;
  return (
    columns >= 3 &&
    head.split(' ').every((word) => /^\p{Lu}/u.test(word)) &&
    names.filter((name) => name.split(' ').length === columns).length > names.length / 2
  );
};
/** "NT_PRSTATUS" above "NT_UTSNAME": a table without heads, whose first row stands in their place. */
const isRow = (head: string, names: readonly string[]): boolean =>
  (formOf(head) !== 'word' &&
    names.filter((name) => formOf(name) === formOf(head)).length >= names.length / 2) ||
  // "ESC c RIS" above "ESC H HTS".
  (head.includes(' ') &&
    names.filter((name) => name.split(' ')[0] === head.split(' ')[0]).length > names.length / 2) ||
  // "RFC-854" above "RFC-855".
  (/\d/.test(head) &&
    names.filter((name) => withoutDigits(name) === withoutDigits(head)).length >=
      names.length / 2) ||
  // "*.sch" above "*.lib".
  (/^[^\p{L}\p{N}]/u.test(head) &&
    names.filter((name) => name.charAt(0) === head.charAt(0)).length >= names.length / 2);
/** "Distinguished Name, Public Key" above "Distinguished Name, Signature": a row where heads should be. */
const isValueOf = (head: string, column: readonly string[]): boolean => {
  const words = head
    .toLowerCase()
    .split(/[\s,;/、，]+/u)
    .filter((word) => word.length > 2 || /\p{Script=Han}/u.test(word));
  return (
    column.includes(head) ||
    (words.length >= 2 &&
      column.some((cell) => {
        const inCell = new Set(cell.toLowerCase().split(/[\s,;/、，]+/u));
        return (
          cell.length < head.length * 2 && words.filter((word) => inCell.has(word)).length >= 2
        );
      }))
  );
};
/** A column of keys, types, defaults, licences, versions or dates: for looking up. */
export const isTrivial = ({ head, rows }: Table, at: number): boolean =>
  trivialHead.test(head[at] ?? '') ||
  (at > 0 && ofKeysOrExamples.test(head[at] ?? '')) ||
  rows.filter((row) => trivialValue.test(row[at] ?? '')).length > rows.length / 2;
const trivialHead =
  /^(?:default(?: (?:key|value|binding|shortcut)s?)?|keys?|key bindings?|shortcuts?|types?|licen[cs]es?|versions?|dates?|vorgabe|standard(?:wert)?|tasten?|tastenkürzel|typ|lizenz|datum|par défaut|défaut|touches?|raccourcis?|licence|tipo|tecla|atajos?|licencia|licença|licenza|fecha|data|predeterminado|predefinito|tasto|padrão|по умолчанию|клавиш\p{L}*|тип|лицензия|версия|дата|默认值?|快捷键|按键|类型|许可证|版本|日期|既定値|キー|型|ライセンス|バージョン)$/iu;
/** "Valeur par défaut", "default hotkey", "example value": another may be as good. */
const ofKeysOrExamples =
  /(?<!\p{L})(?:defaults?|par défaut|por (?:defecto|omisión)|predeterminad[oa]s?|predefinit[oaie]|por padrão|по умолчанию|standardwerte?|vorgabewerte?|hot ?keys?|keyboard|modifier(?: keys?)?|shortcuts?|(?:key)?strokes?|examples?|samples?|beispiel\p{L}*|tasten\p{L}*|ejemplos?|muestra|atajos?|exemples?|raccourcis?|esemp[io]+|scorciatoi[ae]|exemplos?|atalhos?|пример\p{L}*|клавиш\p{L}*)(?!\p{L})|示例|例子|快捷键|热键|例$|キー$/iu;
const trivialValue =
  /^[`'"]?(?:(?:ctrl|control|alt|shift|meta|cmd|strg|maj|[CMS])[-+ ].{1,12}|left|right|up|down|enter|return|space|tab|esc(?:ape)?|home|end|page ?(?:up|down)|f\d{1,2}|.|bool(?:ean)?|string|integer|int|float|number|true|false|yes|no|on|off|none|(?:a|l)?gpl.*|mit|bsd.*|apache.*|(?:\p{L}+ )?v?\d+(?:\.\d+)+|\p{Lu}+_[\p{Lu}_]+|[\w/-]+\.\w{1,4}|\d{4}-\d\d(?:-\d\d)?)[`'"]?$/iu;
const withoutDigits = (text: string): string => text.replace(/\d/g, '');
const isNavigation =
  /^(?:<+|>+|«|»)?\s*(?:prev(?:ious)?|next|up|home|top|index)\s*(?:<+|>+|«|»)?$/i;

/** A heading that has no word in common with its table may be that of what stands before it. */
export function isNamedBy({ heading, head, rows }: Table, language: string): boolean {
  const told = new Set(contentStems([head, ...rows].flat().join(' '), language));
  return contentStems(heading, language).some((stem) => told.has(stem));
}

const isValue = (cell: string): boolean =>
  /[\p{L}\p{N}]/u.test(cell) &&
  // Signs for "the same as above" say nothing by themselves.
  !/^[,;.]|^["”“″〃](?:\s|["”“″〃])|\d\.\d+\.\d|\.{3}|…/u.test(cell) &&
  !noStatement.test(cell) &&
  // The keys of a menu are known by their letters or by nobody.
  !/(?<!\p{L})(?:ctrl|alt|shift|strg|umschalt|maj|mayús|maiusc|cmd)\s?[+-]\s?\S/iu.test(cell) &&
  cell.length <= 160 &&
  !/[?？]$/u.test(cell) &&
  !isToldByAnother(cell) &&
  !sendsElsewhere(cell);
/**
 * An address, a media type, an assignment, a quoted identifier, a long number: for looking up and not
 * for learning. Neither is a reason without what it is the reason of.
 */
const noStatement =
  /^\d{4}|^(?:because|since|weil|porque|parce que|puisque|perché|poiché|pois|потому)(?!\p{L})|https?:|www\.|^\p{L}+\/[\w.+-]+|=|\(\d\),|(?<!\d)(?:19|20)\d\d(?!\d)|(?:etc|ecc|usw)\.?$|^["'“‘«]|^(?:none|n\/a|keine?|aucune?|ningun[oa]|nessun[oa]|nenhuma?)(?!\p{L})/iu;
/** Words, or a measure of a small table; long counts, versions and popularity are for looking up. */
export const isWorthAsking = (cell: string, { head }: Table): boolean =>
  isValue(cell) &&
  (/\p{L}{3}/u.test(cell.replace(/[VI]:\d+/g, '')) ||
    (head.length <= 3 && /^[\d.,]{1,5}\s?[%\p{L}]{1,4}$/u.test(cell)));
/** Does one of the two give the other away? */
export function repeats(name: string, value: string, language: string): boolean {
  const stems = new Set(contentStems(value, language));
  return (
    contentStems(name, language).some((stem) => stems.has(stem)) ||
    isTold(name, value, language) ||
    value.toLowerCase().includes(name.toLowerCase()) ||
    name.toLowerCase().includes(value.toLowerCase())
  );
}
