import { stopWords } from '@coursewright/text/terms';
import { isWholeSaying, tellsADeed, type Described } from './definition-sources.ts';
import type { Sentence } from './sentence.ts';

/** "The `post_hold` script", "el comando ls": a name in plain text with the kind of thing it is. */
const classedNames: readonly RegExp[] = [
  /^(?:The )?(?<term>[\p{Ll}\d][\p{Ll}\d._-]*(?: [\p{Ll}\d][\p{Ll}\d._-]*)?) (?:command|utility|daemon|directive)(?! (?:line|suite|prompt|interpreter|set|server|option|name|file)s?(?!\p{L})) (?=\p{Ll})/u,
  /^(?:The )?(?<term>[\p{Ll}\d][\p{Ll}\d]*(?:[._-][\p{Ll}\d]+)+) (?:script|program|tool|driver|function|option|file|module|package|service|macro|variable|parameter) (?=\p{Ll})/u,
  /^(?:La commande|L['’]utilitaire|Le (?:script|programme|fichier|pilote|module|paquet|démon)|L['’]option|La (?:fonction|directive)|Der Befehl|Das (?:Skript|Programm|Werkzeug|Paket|Modul)|Die (?:Datei|Funktion|Option|Direktive)|El (?:comando|script|guión|programa|archivo|fichero|módulo|paquete|demonio)|La (?:orden|utilidad|función|opción|directiva)|Il (?:comando|programma|file|modulo|pacchetto|demone)|Lo (?:script|strumento)|La (?:funzione|direttiva)|L['’](?:utilità|opzione)|O (?:comando|script|programa|ficheiro|arquivo|módulo|pacote)|A (?:função|opção|diretiva|ferramenta)|Команда|Утилита|Программа|Скрипт|Файл|Функция|Модуль|Пакет|Демон) (?<term>\\[A-Za-z@]+|[a-z\d][a-z\d]*(?:[._-]*[a-z\d]+)*)(?:\{[^{}]*\})* (?=\p{Ll})/u,
];
/** "The next command", "the resulting directive": words that tell which, and no names. */
const noClassedName =
  /(?<!\p{L})(?:next|previous|first|second|third|last|same|following|above|below|other|another|new|old|main|simple|single|whole|current|default|given|only|usual|such|this|that|of|and|or|for|to|with|in|\p{L}+(?:ing|ed|al|ive|ous|able))(?!\p{L})/iu;

/** The name in plain text that a sentence begins with, and what stands behind it and its kind. */
function classedName(plain: string, language: string): { term: string; rest: string } | undefined {
  for (const pattern of classedNames) {
    const found = pattern.exec(plain);
    const term = found?.groups?.['term'] ?? '';
    const words = term.split(' ');
    const stops = stopWords(language);
    if (term !== '' && !noClassedName.test(term) && !words.some((word) => stops.has(word)))
      return { term, rest: plain.slice(found?.[0].length) };
  }
  return undefined;
}

/** Does the sentence begin with this name, and tell what kind of thing it is? */
export const namesItsKind = (term: string, plain: string, language: string): boolean =>
  classedName(plain, language)?.term === term;

/** What a sentence says of a command, a script, … whose name it does not set apart. */
export function describedByKind(
  { plain, leadIn, dangling }: Sentence,
  language: string,
): Described | undefined {
  const named = leadIn || dangling ? undefined : classedName(plain, language);
  if (!named || !tellsADeed(named.rest, language)) return undefined;
  if (/(?<!\p{L})(?:not|n't|no|ne|nicht|non|não|не)(?!\p{L})/u.test(named.rest.slice(0, 24)))
    return undefined;
  if (!isWholeSaying(plain, language)) return undefined;
  return { term: named.term, said: plain, code: true };
}
