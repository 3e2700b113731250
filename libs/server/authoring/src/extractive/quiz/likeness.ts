import { baseLanguage } from '@coursewright/text';

/** Could both stand in the same place of a sentence: one or many, short form or word, code or not? */
export function isAlike(one: string, other: string, language: string): boolean {
  return (
    isAlikeAlone(one, other) &&
    (!hasPlurals.has(baseLanguage(language)) || isPlural(one) === isPlural(other))
  );
}

/** The same where the names stand in no sentence. */
const isAlikeAlone = (one: string, other: string): boolean =>
  isAcronym(one) === isAcronym(other) &&
  formOf(one) === formOf(other) &&
  isPerson.test(one) === isPerson.test(other) &&
  isFullName.test(one) === isFullName.test(other);

/** Are both names with a capital of their own, or both common words? */
export const isSameKindOfName = (one: string, other: string): boolean =>
  isFullName.test(one) === isFullName.test(other) &&
  /^\p{Lu}/u.test(one) === /^\p{Lu}/u.test(other);

/** "Ian Murdock": a person, a work or a place. */
const isFullName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u;
/** Are most of the names those of people, or of what a menu offers: words that all begin large? */
export const areFullNames = (names: readonly string[]): boolean =>
  names.filter((name) => isFullName.test(name)).length > names.length / 2;

/** Are most of the names numbers of rules: "CR1", "CR2", "CR5"? */
export const areCounted = (names: readonly string[]): boolean => {
  const counted = names.flatMap((name) => {
    const { letters, count } =
      /^(?<letters>\p{Lu}{1,4}|\p{Lu}\p{Ll}{0,3})[-. ]?(?<count>\d{1,2})$/u.exec(name)?.groups ??
      {};
    return letters === undefined ? [] : [{ letters, count: Number(count) }];
  });
  return Object.values(Object.groupBy(counted, ({ letters }) => letters)).some(
    (same = []) =>
      same.length > names.length / 2 &&
      same.length >= fewestCounted &&
      Math.max(...same.map(({ count }) => count)) <= 3 * same.length,
  );
};
const fewestCounted = 3;

/** Somebody who does something, beside whom no thing is thought of. */
const isPerson =
  /(?<!\p{L})(?:attacker|user|developer|maintainer|submitter|administrator|author|programmer|reader|owner|reviewer|contributor|sponsor|customer|caller|sender|recipient|buyer|seller|employee|employer|usuario|desarrollador|administrador|utilisateur|développeur|administrateur|benutzer|entwickler|betreuer|utente|sviluppatore|amministratore|usuário|desenvolvedor|client[ei]|fornitor[ei]|proveedor|fournisseur|fornecedor|kunde|lieferant)(?:s|es|in|innen|n)?$/iu;

/** "Line 9", "lines 9 to 13": a place and no thing. */
export const isLabel =
  /^\p{L}[\p{L} ]* \d+$|^(?:lines?|steps?|columns?|pages?|chapter|section|figure|líneas?|pasos?|columnas?|páginas?|capítulo|lignes?|étapes?|colonnes?|zeilen?|schritte?|spalten?|seiten?|kapitel|rig(?:a|he)|pass[oi]|colonn[ae]|linhas?|passos?|colunas?|строк[аи]|шаги?|столбцы?)\s+\d/iu;

const hasPlurals = new Set(['en', 'es', 'fr', 'pt', 'ca']);
const isAcronym = (text: string): boolean => /^[\p{Lu}\d/-]{2,}s?$/u.test(text);
/** "Photosynthesis", "analysis", "virus" and "process" are one thing each. */
const isPlural = (text: string): boolean =>
  /[^sui']s$|\p{Lu}s$/u.test(text.split(/ (?:of|de|du|di|del|della|von|for|to|in) /)[0] ?? '');

export const formOf = (text: string): string => {
  if (/^[^\p{L}\p{N}]+$/u.test(text)) return 'sign';
  if (/^-\p{L}$/u.test(text)) return 'letter';
  if (/\(.*\)$/.test(text)) return 'call';
  if (text.startsWith('-')) return 'flag';
  if (text.startsWith('<')) return 'tag';
  if (text.startsWith('@')) return 'handle';
  if (/\s[-/|]|^\S+ \S*\/\S/.test(text)) return 'command';
  if (/^[~.]?\/|\.[a-z]{2,4}$/.test(text)) return 'path';
  if (/^(?:Ctrl|Alt|Shift|Strg)-/i.test(text)) return 'keys';
  if (/[_$]/.test(text)) return 'identifier';
  // "GnuCash" is a name beside which "gcashdata_5" is none.
  if (/[a-z][A-Z]/.test(text)) return 'compound';
  if (/^[\d.,\s%]+$/.test(text)) return 'number';
  return 'word';
};

const signs = ['/', '.', '_', '-', '"', '“', '«'];
/** "--enable-utf8" does what no "--disable-…" does. */
const polarity =
  /^(?:--|set_|un|)(?<sense>enable|disable|without|with|no|add|remove|unset)(?=[-_])/iu;
/**
 * Small or capital letters, the signs in it, and whether it switches on or off: "WHERE" is thought
 * of beside "HAVING" alone.
 */
export const shapeOf = (name: string): string =>
  `${polarity.exec(name)?.groups?.['sense'] ?? ''}${/^\P{Ll}+$/u.test(name) ? 'A' : 'a'}${signs.filter((sign) => name.includes(sign)).join('')}`;
