import { baseLanguage, isUnspaced } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import { isWholeSaying, tellsADeed, type Described } from './definition-sources.ts';
import type { Sentence } from './sentence.ts';

/** "The `post_hold` script", "el comando ls": a name in plain text with the kind of thing it is. */
const classedNames: readonly RegExp[] = [
  /^(?:The )?(?<term>[\p{Ll}\d][\p{Ll}\d._-]*(?: [\p{Ll}\d][\p{Ll}\d._-]*)?) (?:command|utility|daemon|directive)(?! (?:line|suite|prompt|interpreter|set|server|option|name|file)s?(?!\p{L})) (?=\p{Ll})/u,
  /^(?:The )?(?<term>[\p{Ll}\d][\p{Ll}\d]*(?:[._-][\p{Ll}\d]+)+|\.[a-z\d]{2,5}) (?:script|program|tool|driver|function|option|file|module|package|service|macro|variable|parameter) (?=\p{Ll})/u,
  /^(?:La commande|L['’]utilitaire|Le (?:script|programme|fichier|pilote|module|paquet|démon)|L['’]option|La (?:fonction|directive)|Der Befehl|Das (?:Skript|Programm|Werkzeug|Paket|Makropaket|Zusatzpaket|Modul|Kommando)|Die (?:Datei|Funktion|Option|Direktive)|El (?:comando|script|guión|programa|archivo|fichero|módulo|paquete|demonio)|La (?:orden|utilidad|función|opción|directiva)|Il (?:comando|programma|file|modulo|pacchetto|demone)|Lo (?:script|strumento)|La (?:funzione|direttiva)|L['’](?:utilità|opzione)|O (?:comando|script|programa|ficheiro|arquivo|módulo|pacote)|A (?:função|opção|diretiva|ferramenta)|Команда|Утилита|Программа|Скрипт|Файл|Функция|Модуль|Пакет|Демон|Системный вызов) (?<term>\\[A-Za-z@]+|[a-z\d]+(?:[._-]+[a-z\d]+)*)(?:\{[^{}]*\})*(?:\(\d\p{L}?\))? (?=\p{Ll})/u,
];
/** "The open_gate() function", "close_gate()": in brackets stands what it takes, and before them its name. */
const calls: Readonly<Record<string, RegExp>> = {
  en: /^(?:The )?(?<term>[\p{L}_][\w.:]*\(\))(?: (?:(?:system|library|built-?in|helper|static|virtual) )?(?:calls?|functions?|methods?|macros?|routine|procedure|subroutine|constructor))? (?=\p{Ll})/u,
  de: /^(?:(?:Der|Die|Das) (?:Systemaufruf|Funktion|Methode|Makro|Aufruf|Prozedur) )?(?<term>[\p{L}_][\w.:]*\(\)) (?=\p{Ll})/u,
  fr: /^(?:(?:La |Le |L['’])(?:appel système|fonction|méthode|macro|procédure) )?(?<term>[\p{L}_][\w.:]*\(\)) (?=\p{Ll})/u,
  es: /^(?:(?:La|El) (?:llamada al sistema|función|método|macro|procedimiento) )?(?<term>[\p{L}_][\w.:]*\(\)) (?=\p{Ll})/u,
  it: /^(?:(?:La |Il |L['’])(?:chiamata di sistema|funzione|metodo|macro|procedura) )?(?<term>[\p{L}_][\w.:]*\(\)) (?=\p{Ll})/u,
  pt: /^(?:(?:A|O) (?:chamada de sistema|função|método|macro|procedimento) )?(?<term>[\p{L}_][\w.:]*\(\)) (?=\p{Ll})/u,
  ru: /^(?:(?:Системный вызов|Функция|Метод|Макрос|Процедура) )?(?<term>[\p{L}_][\w.:]*\(\)) (?=\p{Ll})/u,
};
/** "On success, zero": how it ends, and not what it does. */
const outcome =
  /(?<!\p{L})(?:(?:up)?on (?:success|error|failure)|bei (?:Erfolg|Misserfolg)|im (?:Erfolgs|Fehler)fall|en cas (?:de succès|d['’](?:erreur|échec))|en caso de (?:éxito|error)|in caso di (?:successo|errore)|em caso de (?:sucesso|erro)|в случае (?:успех|ошибк|успеш)\p{L}*|при ошибке)(?!\p{L})/iu;

/** "The next command", "the resulting directive": words that tell which, and no names. */
const noClassedName =
  /(?<!\p{L})(?:next|previous|first|second|third|last|same|following|above|below|other|another|new|old|main|simple|single|whole|current|default|given|only|usual|such|this|that|of|and|or|for|to|with|in|\p{L}+(?:ing|ed|al|ive|ous|able))(?!\p{L})/iu;

/** "O arquivo vazio", "el comando anterior": in Romance languages what tells which stands behind. */
const whichOne =
  /^(?:vac[ií][oa]|vazi[oa]|vide|vuot[oa]|anterior|siguiente|seguinte|seguente|suivante?|précédente?|precedente|actual|atual|actuel|attuale|principal|principale|original|originale|externo|esterno|interno|mismo|mesmo|propio|próprio|completo|complet|único|unico|nuevo|novo|nuovo|resultante|remoto|local|locale|válido|valido|valide|\p{Ll}+(?:[ai]d[oa]s?|at[oa]|ut[oa]|ée?s?|ante|ente))$/iu;

/** "drawdot 命令可以…", "绘图命令 draw 把…". */
const unspacedClassed =
  /^(?:(?<term>\\?[A-Za-z][\w.-]{1,24}) ?(?:命令|宏包|环境|函数|参数|变量|工具|程序|脚本|软件包|模块|插件|指令|选项)|(?:\p{Script=Han}{0,2}(?:命令|宏包|函数|工具|程序|脚本|软件包)) (?<name>\\?[A-Za-z][\w.-]{1,24})) ?(?=(?:可以|能够|用于|用来|可用于|可用来|把|将|负责|提供|允许|定义|返回|显示|创建|生成|删除|列出|控制|设置|打印|输出|读取|检查|执行|启动)(?!的|被))/u;

/** "drawdot コマンドは、…を描きます": no passive, and nothing that may be. */
const japaneseClassed =
  /^(?<term>\\?[A-Za-z][\w.-]{1,24})(?:\(\d\p{L}?\))? ?(?:コマンド|パッケージ|プログラム|ツール|デーモン|関数|ユーティリティ|マクロ|環境|オプション|ライブラリ|スクリプト|サービス|システムコール|変数|モジュール|クラス|メソッド|プロパティ)は[、，]?(?=[^。]*を.{2,}(?<!れ|てい|ことがあ|ことができ|必要があ|あり)(?:ます|る)[。．]?$)/u;

/** The name in plain text that a sentence begins with, and what stands behind it and its kind. */
function classedName(plain: string, language: string): { term: string; rest: string } | undefined {
  const unspaced = { zh: unspacedClassed, ja: japaneseClassed }[baseLanguage(language)];
  if (unspaced) {
    const found = unspaced.exec(plain);
    const term = found?.groups?.['term'] ?? found?.groups?.['name'];
    return found && term ? { term, rest: plain.slice(found[0].length) } : undefined;
  }
  const called = calls[baseLanguage(language)]?.exec(plain);
  if (called?.groups)
    return outcome.test(plain)
      ? undefined
      : { term: called.groups['term'] ?? '', rest: plain.slice(called[0].length) };
  for (const pattern of classedNames) {
    const found = pattern.exec(plain);
    const term = found?.groups?.['term'] ?? '';
    const words = term.split(' ');
    const stops = stopWords(language);
    if (term === '' || whichOne.test(term)) continue;
    if (!noClassedName.test(term) && !words.some((word) => stops.has(word)))
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
  // In these a small Latin letter is a name's, and begins no half of a sentence.
  const isCut = dangling && !(isUnspaced(language) && /^[a-z]/u.test(plain));
  const named = leadIn || isCut ? undefined : classedName(plain, language);
  if (!named) return undefined;
  if (!isUnspaced(language) && !tellsADeed(named.rest, language)) return undefined;
  if (/(?<!\p{L})(?:not|n't|no|ne|nicht|non|não|не)(?!\p{L})/u.test(named.rest.slice(0, 24)))
    return undefined;
  if (!isWholeSaying(plain, language)) return undefined;
  return { term: named.term, said: plain, code: true };
}
