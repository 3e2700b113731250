import { baseLanguage, wordsOf } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import { isClauseForm, isTermForm } from './definition-form.ts';
import { definitionGrammars } from './definition-patterns.ts';
import type { Sentence } from './sentence.ts';

/** A term and what a sentence does with it, where no "is a" stands between the two. */
export interface Described {
  readonly term: string;
  /** The whole sentence, or what the abbreviation stands for. */
  readonly said: string;
  readonly code: boolean;
}

/**
 * Verbs by which a text tells what a thing is for. Only with a subject that the text sets apart (a
 * heading, bold, code) do they make a definition.
 */
const doing: Readonly<Record<string, string>> = {
  en: '(?:is|are) (?:used|designed|intended|meant|responsible|able) (?:to|for|as)|serves? (?:to|as|for)|allows?|lets?|enables?|provides?|defines?|specifies|indicates?|contains?|controls?|creates?|converts?|displays?|shows?|prints?|returns?|removes?|adds?|adjusts?|renders?|applies|runs?|sets?|determines?|represents?|consists? of|turns?|makes?|searches|lists?|reads?|writes?|produces?|performs?|manages?|stores?|copies|compares?|tells?|gives?|takes?|holds?|describes?|measures?|records?|executes?|checks?|requires?|uses?|needs?|includes?|means(?! that)|refers? to|depends? on|follows?|leads? to|causes?|increases?|reduces?|prevents?|ensures?|begins? with|accepts?|assumes?|forms?|moves?|protects?|releases?|occurs?|becomes?|remains?|extends?|implements?|sends?|receives?|changes?|transforms?|generates?|maps?',
  es: 'permiten?|sirven?|se (?:usan?|utilizan?|emplean?)|definen?|especifican?|contienen?|controlan?|crean?|convierten?|muestran?|devuelven?|eliminan?|añaden?|ajustan?|aplican?|ejecutan?|establecen?|determinan?|representan?|proporcionan?|realizan?|producen?|describen?|indican?|generan?|transforman?|constan? de',
  fr: 'permet(?:tent)?|ser(?:t|vent) [àd]|définit|définissent|contien(?:t|nent)|contrôlent?|créent?|crée|convertit|affichent?|renvoient?|supprim\\p{L}+|ajout\\p{L}+|appliquent?|exécutent?|détermin\\p{L}+|représent\\p{L}+|fournit|fournissent|effectu\\p{L}+|produi\\p{L}+|décri\\p{L}+|indiqu\\p{L}+|offr\\p{L}+|(?:est|sont) (?:utilisé|conçu|destiné)e?s?',
  de: 'ermöglich\\p{L}+|erlaub\\p{L}+|dien(?:t|en)|definier\\p{L}+|enthält|enthalten|steuer[nt]+|erzeug\\p{L}+|erstell\\p{L}+|zeig(?:t|en)|liefer[nt]+|entfern[nt]+|bestimm\\p{L}+|beschreib\\p{L}+|wandel[nt]+|stell(?:t|en)|leg(?:t|en)|verwalte[nt]+|überträg\\p{L}*|bezeichne[nt]+|gib(?:t|en)',
  it: 'permett\\p{L}+|consent\\p{L}+|serv(?:e|ono)|definisc\\p{L}+|conten\\p{L}+|contien\\p{L}+|controlla(?:no)?|crea(?:no)?|convert\\p{L}+|mostra(?:no)?|restituisc\\p{L}+|rimuov\\p{L}+|aggiung\\p{L}+|applica(?:no)?|determina(?:no)?|rappresenta(?:no)?|fornisc\\p{L}+|esegu\\p{L}+|descriv\\p{L}+|indica(?:no)?|viene usat[oa]|(?:è|sono) usat[oaei]',
  pt: 'permit\\p{L}+|serv(?:e|em)|defin\\p{L}+|cont(?:ém|êm)|controlam?|criam?|convert\\p{L}+|mostram?|devolv\\p{L}+|retornam?|removem?|adicionam?|aplicam?|executam?|determinam?|representam?|fornecem?|realizam?|descrevem?|indicam?|(?:é|são) usad[oa]s?|(?:é|são) utilizad[oa]s?',
  nl: 'maakt het mogelijk|laat toe|dient|dienen|definieer\\p{L}*|bevat(?:ten)?|beheer(?:t|de|en)|toont|tonen|verwijder\\p{L}+|bepaalt|bepalen|beschrijf\\p{L}*|biedt|bieden|levert|leveren|wordt gebruikt|worden gebruikt|voert|zorgt|regelt|geeft|installeert|maakt',
  ca: 'permet(?:en)?|serve(?:ix|ixen)|define(?:ix|ixen)|cont[ée](?:nen)?|controla|creen?|crea|converte(?:ix|ixen)|mostr\\p{L}+|representa|proporcion\\p{L}+',
  ru: 'позволя\\p{L}+|служ[аи]т|определя\\p{L}+|содерж[аи]т|созда[ёею]т|показыва\\p{L}+|преобразу\\p{L}+|предоставля\\p{L}+|использу(?:ет|ют)ся|предназначен\\p{L}*|управля\\p{L}+|выполня\\p{L}+|возвраща\\p{L}+|описыва\\p{L}+|представля\\p{L}+|хран[ия]т|отобража\\p{L}+|примен\\p{L}+ся',
};

const verbs = new Map(
  Object.entries(doing).map(([language, words]) => [
    language,
    new RegExp(`^(?:${words})(?![\\p{L}\\p{M}'’])`, 'iu'),
  ]),
);
/** What a thing needs, holds besides or happens to do says too little of what it is. */
export const tellsNoPurpose =
  /^(?:supports?|braucht|brauchen|benötig(?:t|en)|erforder(?:t|n)|nécessite(?:nt)?|requi(?:ert|èrent)|necesitan?|requieren?|richied(?:e|ono)|necessita(?:no)?|precisam?|requer(?:em)?|soportan?|supporta(?:no)?|suportam?|unterstütz(?:t|en)|supportent?|prend en charge|prennent en charge|отсутству\p{L}+|поддержива\p{L}+|находи\p{L}+|появля\p{L}+|aplicam?-se|se aplican?|s['’]appliqu\p{L}+|si applic\p{L}+|applies to|gilt|gelten|(?:is|are|est|sont|se|è|sono|é|são|viene) (?:used|usan?|utilizan?|emplean?|utilisée?s?|usat[oaei]|usad[oa]s?|utilizad[oa]s?) (?:\p{L}+ )?(?:when|if|by|cuando|si|por|quand|lorsque?|si|par|quando|se|da)|affects?|evaluates?|uses?|requires?|needs?|includes?|depends?|follows?|accepts?|assumes?|occurs?|becomes?|remains?|begins?|takes?|runs? on|(?:is|are) able|leads?|needs?|consists? of (?:one|two|three|four|five|six|\d+|several)|utilizan?|usan?|utilisent?|utilizzan?o?|usano?|verwende[nt]|benutz(?:t|en)|использует|требует)(?!\p{L})/iu;
const unspacedVerbs = /^(?:用于|用来|允许|提供|可以让|可以用|定义了?|表示|负责|控制)/u;
/** "The Blend tool", "the `find` command": what may stand behind a name without changing it. */
const classNames =
  /^(?:filter|tool|command|option|directive|function|method|class|module|dialog|statement|clause|operator|variable|utility|program|package|attribute|keyword|parameter|mode|menu|event|object|property|argument|field|macro|type|trait|signal|flag|service|daemon|library|file|script|interface|protocol|package|field|server|header|application|procedure|syntax|widget|element|plug-?in|extension|component|driver|engine|framework|subcommand|paquete?|programa|programme|fichier|paket|programm|datei|dienst|dämon|pacchetto|pacote|herramienta|filtro|orden|comando|opción|directiva|función|variable|outil|commande|option|directive|filtre|module|fonction|werkzeug|befehl|option|direktive|funktion|modul|strumento|comando|opzione|direttiva|funzione|ferramenta|comando|opção|инструмент|команда|параметр|директива|функция) /iu;

const unspacedClass =
  /^(?:命令|工具|程序|选项|文件|函数|变量|软件包|コマンド|ツール|プログラム|オプション|ファイル|関数|変数|パッケージ|サービス|プロトコル|コンテキスト|プロパティ|メソッド|クラス|ディレクティブ|属性|要素|タグ|ディレクトリ|ユーティリティ|スクリプト|モジュール|デーモン|ライブラリ|宏包|模块|插件|指令|环境|参数|脚本)/u;

/** Is the subject of a sentence told to be a command, a file, …? Then what it does is what it is. */
export function isClassed(name: string, plain: string): boolean {
  const bare = plain.replace(articles, '');
  if (!bare.startsWith(name)) return subjectBehind(name, bare) !== bare;
  const behind = bare.slice(name.length).trim();
  return classNames.test(behind) || unspacedClass.test(behind);
}

/** "The recommended package foreign", "la commande ls": what kind of thing it is, before its name. */
const classBefore =
  /^(?:\p{Ll}+ )?(?:function|package|command|utility|program|tool|script|module|library|daemon|service|class|method|macro|variable|option|directive|fonction|commande|utilitaire|programme|outil|paquet|module|bibliothèque|démon|service|classe|méthode|variable|directive|función|orden|comando|utilidad|programa|herramienta|paquete|módulo|biblioteca|demonio|servicio|clase|método|funzione|programma|strumento|pacchetto|modulo|libreria|servizio|função|ferramenta|pacote|serviço|Funktion|Befehl|Kommando|Programm|Werkzeug|Paket|Modul|Bibliothek|Dienst|Daemon|Klasse|Methode|Makro|функция|команда|утилита|программа|пакет|модуль|библиотека|демон|служба|класс|метод|макрос) /iu;

/** The sentence from its subject on, where that is `name` or a kind of thing of this name. */
export const subjectBehind = (name: string, bare: string): string => {
  const rest = bare.replace(classBefore, '');
  return !bare.startsWith(name) && rest.startsWith(name) ? rest : bare;
};

/** Articles with which a sentence may begin before its subject. */
const articles =
  /^(?:(?:the|an?|el|la|los|las|une?|le|les|der|die|das|eine?|het|een|il|lo|i|gli|uno|una|os?|as?|um|uma|els) |[lL]['’])/iu;

/** "Vous permet", "te permite": the one who reads stands before the verb. */
export const toWhom = /^(?:vous|nous|te|le|les|os|nos|lhes?|vi|ti|ci) (?=\p{Ll})/iu;

/**
 * What a sentence says of its subject, where the subject is `name` (a heading) or stands in bold or
 * code: "`find` searches …", "The Blend tool fills …".
 */
export function describedBy(
  sentence: Sentence,
  language: string,
  name: string | undefined,
): Described | undefined {
  if (sentence.leadIn || (sentence.dangling && !sentence.markdown.startsWith('`')))
    return undefined;
  const verb = verbs.get(baseLanguage(language));
  const marked = sentence.markdown.replace(articles, '');
  const text = /^[*`]/u.test(marked.replace(classBefore, ''))
    ? marked.replace(classBefore, '')
    : marked;
  const set = /^(?:\*\*(?<bold>[^*]{2,40})\*\*|`(?<code>[^`]{2,40})`)(?:\(\d\))?/u.exec(text);
  const bare = sentence.plain.replace(articles, '');
  const code = set?.groups?.['code'] !== undefined;
  const term = plainText(
    set?.groups?.['bold'] ?? set?.groups?.['code'] ?? subjectNamed(name ?? '', bare, language),
  );
  const plain = subjectBehind(term, bare);
  if (term === '' || !plain.toLowerCase().startsWith(term.toLowerCase())) return undefined;
  if (code ? !isCodeTerm(term) : !isTermForm(term, language)) return undefined;
  let rest = plain
    .slice(term.length)
    .replace(/^\(\d\)/, '')
    .replace(/^ \([^)]{1,60}\)/, '');
  if (verb === undefined) {
    const behind = rest.trim().replace(unspacedClass, '');
    const tells = unspacedVerbs.test(behind) || (code && /^は、?[^は]{6,}ます。?$/u.test(behind));
    if (!tells) return undefined;
  } else {
    if (!rest.startsWith(' ')) return undefined;
    rest = rest.trim().replace(classNames, '').replace(toWhom, '');
    const says = (code ? tellsADeed : tellsPurpose)(rest, language);
    if (!says || /(?<!\p{L})(?:not|n't|no|ne|nicht|non|não|не)(?!\p{L})/u.test(rest.slice(0, 24)))
      return undefined;
  }
  if (!isWholeSaying(sentence.plain, language)) return undefined;
  return { term, said: sentence.plain, code };
}

/** What a sentence that begins with the name of a thing says of it, without the name. */
export function predicateBehind(term: string, plain: string): string | undefined {
  const bare = subjectBehind(term, plain.replace(articles, ''));
  if (!bare.toLowerCase().startsWith(term.toLowerCase())) return undefined;
  const rest = bare
    .slice(term.length)
    .replace(/^\(\d\)/, '')
    .replace(/^ \([^)]{1,60}\)/, '')
    .trim()
    .replace(classNames, '')
    .replace(/[.。।]$/u, '');
  return /^\p{L}/u.test(rest) ? rest : undefined;
}

/** Without the kind of thing that may stand behind a name: "tool fills …". */
export const behindClass = (rest: string): string =>
  rest.replace(classNames, '').replace(unspacedClass, '');

/** Does this, behind the known subject of a sentence, begin with a verb of the present? */
export function saysWhatItDoes(rest: string, language: string): boolean {
  const base = baseLanguage(language);
  const [word = ''] = rest.split(/[\s,.]/u, 1);
  if (verbs.get(base)?.test(rest) || verbBefore[base]?.test(rest)) return !word.endsWith('ed');
  if (!/^\p{Ll}{3,}$/u.test(word) || stopWords(language).has(word)) return false;
  const after = rest.slice(word.length).trim();
  if (base === 'en')
    return (
      (thirdPerson.test(rest) && !verbs.get(base)?.test(after) && !auxiliary.test(after)) ||
      pluralVerb.test(rest)
    );
  return base === 'de' && /(?:[^t]en|t)$/u.test(word);
}
/** "Cursors are a means …": there the word before it is no verb. */
const auxiliary = /^(?:is|are|was|were|has|have|can|could|may|might|must|will|would|should) /u;
/** "Namespaces isolate the …": behind a known subject a word before a determiner is its verb. */
const pluralVerb =
  /^(?!have |can |may |will |must )[a-z]{3,}(?<!ed|ing) (?:the|an?|its|their|all|each|every|any) /u;

/** "Eseguirà una verifica": what will happen some day. */
const future = /^\p{Ll}+(?:rà|ranno|rá|rán|rão|ront|(?<=[ei])ra) /u;

/** Does this, behind the name of a thing, tell what it does or is for? */
export const tellsPurpose = (rest: string, language: string): boolean =>
  // "The Form Controls toolbar": a name that goes on is no verb.
  !/^\p{Lu}/u.test(rest) &&
  !tellsNoPurpose.test(rest) &&
  !future.test(rest) &&
  (verbs.get(baseLanguage(language))?.test(rest) ?? false);

/** The same, or that it does something to a thing; for names that are told to be commands or files. */
export const tellsADeed = (rest: string, language: string): boolean =>
  tellsPurpose(rest, language) ||
  (!tellsNoPurpose.test(rest) && (verbBefore[baseLanguage(language)]?.test(rest) ?? false));

/** The first words of the sentence as far as the heading has them too. */
function subjectNamed(heading: string, plain: string, language: string): string {
  const bare = bareHeading(heading);
  if (bare === '') return '';
  if (plain.toLowerCase().startsWith(bare.toLowerCase())) return bare;
  const named = new Set(contentStems(bare, language));
  const words = plain.split(/\s+/, 4);
  // A single word of a heading is rarely what its section is about.
  for (let count = 3; count >= 2; count--) {
    const subject = words.slice(0, count);
    const isNamed = subject.every((word) => {
      const stems = contentStems(word, language);
      return stems.length > 0 && stems.every((stem) => named.has(stem));
    });
    if (subject.length === count && isNamed) return subject.join(' ');
  }
  return '';
}

/** One name: a command, an option, a path, a directive. */
export const isCodeTerm = (term: string): boolean =>
  /^(?:<\/?[\p{L}!][\w:-]*>|[\p{L}_$@/~.-][\w$.@/+:-]*(?:\(\))?)$/u.test(term) &&
  /\p{L}{2}/u.test(term);

const thirdPerson =
  /^(?!is |was |has |does |its |this |as |us |less |always |plus |thus |alias |works |goes |comes |seems |looks |depends |needs |means |uses |exists |happens |fails |accepts |requires |appears |occurs |remains |becomes |behaves |differs )[a-z]{2,}s (?!\p{Lu})/u;

export const withoutArticle = (plain: string): string => plain.replace(articles, '');

/** Does this, which stands behind a subject, say something of it? */
export function isPredicate(rest: string, language: string): boolean {
  const base = baseLanguage(language);
  if (unspaced.test(base)) return (base === 'ja' ? /^は/u : unspacedVerbs).test(rest);
  const finite = definitionGrammars[base]?.finite;
  return (
    (verbs.get(base)?.test(rest) ?? false) ||
    (finite !== undefined && new RegExp(`^(?:${finite})(?![\\p{L}'’])`, 'iu').test(rest)) ||
    (verbBefore[base]?.test(rest) ?? false) ||
    (base === 'en' && thirdPerson.test(rest))
  );
}
/** The same, told by the verb alone: "lists" in "file lists are" is none. */
export function opensWithVerb(rest: string, language: string): boolean {
  const base = baseLanguage(language);
  const finite = new RegExp(`^(?:${definitionGrammars[base]?.finite ?? '$^'})(?![\\p{L}'’])`, 'iu');
  if (finite.test(rest) || verbBefore[base]?.test(rest)) return true;
  const verb = alsoNouns.test(rest) ? undefined : verbs.get(base)?.exec(rest)?.[0];
  const after = verb === undefined ? '' : rest.slice(verb.length).trim();
  return verb !== undefined && !finite.test(after) && !/^(?:of|[,.;:])/.test(after);
}
/**
 * A word before a determiner, where a noun phrase has just ended, is a verb: "manages the", "gestiona
 * los". By language the endings of such verbs and the determiners.
 */
const verbBefore: Readonly<Record<string, RegExp>> = {
  en: /^(?!is |was |has |does |its |this |as |us |less |always |plus |thus |across |towards |besides |perhaps )(?:[a-z]{2,}s|[a-z]{3,}ed) (?:the|an?|its|their|his|her|all|each|every|any|no|only|both|many|that|more|one|two|several|some)(?![\p{L}])/u,
  es: /^(?!(?:para|entre|sobre|ante|contra|hasta|desde|durante|mediante|salvo|como|donde|que|cuando|aunque|en|con|sin|una) )\p{Ll}{2,}(?:a|e|n|ó|ía|ían) (?:el|la|los|las|una?|unos|unas|su|sus|todos?|todas?|cada|que|al?)(?!\p{L})/u,
  fr: /^(?!(?:entre|contre|comme|et|dont|quand|avant|pendant|devant|suivant|durant|de|que|toute?|une|outre|malgré) )\p{Ll}{2,}(?:e|t|d|nt) (?:les?|la|l['’]|une?|des|du|son|sa|ses|leurs?|tou[st]|chaque|que)/u,
  de: /^(?!(?:mit|seit|neben|zwischen|gegen|wegen|sondern|außen|innen|unten|oben|statt|anstatt|samt|entlang|binnen|den|hinten|eben) )\p{Ll}{2,}(?:t|en|te|ten) (?:der|die|das|den|dem|des|eine?[nmrs]?|alle|sich|jede[nrs]?|keine?[nrs]?|seine?[nmr]?|ihre?[nmr]?)(?!\p{L})/u,
  it: /^(?!(?:come|fra|tra|contra|contro|sopra|senza|mentre|della|nella|dove|anche|che|una|la|da|verso|oltre|se) )\p{Ll}{2,}(?:a|e|no|ì|ò) (?:il|lo|la|i|gli|le|l['’]|uno?|una|un['’]|tutt[oiae]|ogni|che|i suoi|la sua)/u,
  pt: /^(?!(?:para|entre|sobre|contra|desde|durante|como|quando|embora|numa|uma|onde|em|com|sem|cada|que) )\p{Ll}{2,}(?:a|e|m|ou|iu|eu) (?:os?|as?|uma?|uns|umas|seus?|suas?|tod[oa]s?|cada|que)(?!\p{L})/u,
  ca: /^\p{Ll}{2,}(?:a|en|eix|ix|t) (?:el|la|els|les|l['’]|una?|uns|unes|tots?|cada|que)/u,
  ru: /^\p{Ll}{3,}(?:ет|ёт|ит|ют|ут|ят|ется|ится|ются|утся|ятся|ал|ала|али|ил|ила|или) \p{Ll}/u,
  ar: /^(?:هو|هي|كان|كانت) /u,
};
/** "Changes" in "whitespace changes mixed with …" is no verb; before a determiner it would be. */
const alsoNouns =
  /^(?:changes?|sets?|lists?|records?|checks?|controls?|reads?|writes?|runs?|stores?|maps?|forms?|uses?|holds?|copies|reports?|means|measures?|displays?|shows?|prints?|returns?|moves?|turns?|causes?|increases?|needs?|makes?|lets?|takes?) /i;
const unspaced = /^(?:zh|ja)$/;

const bareHeading = (heading: string): string =>
  heading
    .replace(/^(?:[\dA-Z]{1,3}\.)+\d*\s*|^\d+\s+/u, '')
    .replace(articles, '')
    .replace(/\s?[（(][^）)]*[）)]$/u, '')
    .trim();

/** A sentence that can stand for itself as the description of a term. */
export const isWholeSaying = (plain: string, language: string): boolean =>
  isClauseForm(plain.replace(/[.。।]$/u, '').replace(/^.*?(?<=\S\s)/u, 'X, '), language) &&
  !/(?<!\p{L})(?:you can|we|I|our|this|these|here|above|below|for example|also|however|then|donc|aussi|quindi|entonces|então|same|more|higher|lower|see|consulte|véase|más|mehr|siehe|plus|voir|più|vedi|mais|veja|только|only|nur|seulement|uniquement|solamente|soltanto|apenas|somente|смотрите|aquí|también|esto|esta|este|nous|cette|ceci|auch|diese\p{L}*|hier|anche|quest\p{L}|também|isto|этот|также)(?!\p{L})/iu.test(
    plain,
  );

/**
 * "Portable Network Graphics (PNG)" and "PNG (Portable Network Graphics)", where the letters are
 * those with which the words begin.
 */
export function abbreviationsIn({ plain }: Sentence): Described[] {
  const found: Described[] = [];
  for (const match of plain.matchAll(/[（(](\p{Lu}[\p{Lu}\p{N}]{1,6})s?[）)]/gu)) {
    const words = plain.slice(0, match.index).trim().split(/\s+/).slice(-7);
    const term = match[1] ?? '';
    for (let count = 2; count <= words.length; count++) {
      const said = words.slice(-count);
      if (spells(said, term)) {
        found.push({ term, said: said.join(' '), code: false });
        break;
      }
    }
  }
  for (const match of plain.matchAll(
    /(?<![\p{L}\p{N}])(\p{Lu}[\p{Lu}\p{N}]{1,6})s? ?[（(]([\p{L}][\p{L}\p{M}'’ -]{5,70})[）)]/gu,
  )) {
    const said = (match[2] ?? '').trim();
    if (spells(said.split(/\s+/), match[1] ?? ''))
      found.push({ term: match[1] ?? '', said, code: false });
  }
  return found.filter(({ said }) => !/[“”"«»:;]|['’]s$|[()（）]/.test(said));
}

/** Does the text spell the abbreviation out, so that its letters can be read off the words? */
export function spellsOut(term: string, text: string): boolean {
  if (!/^[\p{Lu}\d]{2,8}$/u.test(term)) return false;
  const words = wordsOf(text);
  return words.some((_, at) =>
    [2, 3, 4, 5, 6, 7].some((count) => spells(words.slice(at, at + count), term)),
  );
}

/** Do the words begin with the letters, in order? Small words may be left out. */
function spells(words: readonly string[], letters: string): boolean {
  const parts = words.flatMap((word) => word.split('-')).filter((word) => word !== '');
  const initials = parts.filter((word) => word.length > 3 || /^\p{Lu}/u.test(word));
  const all = (from: readonly string[]): string =>
    from.map((word) => word.charAt(0).toUpperCase()).join('');
  const wanted = letters.replace(/\d/g, '');
  return (
    wanted.length >= 2 &&
    (all(parts) === wanted || all(initials) === wanted) &&
    parts[0]?.charAt(0).toUpperCase() === wanted.charAt(0) &&
    !/^(?:the|an?|el|la|le|les|der|die|das)$/iu.test(parts[0] ?? '')
  );
}

/** The cells of a Markdown table, the first row being its head; markers are the caller's to remove. */
export const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((row) => row.includes('|') && !/^[\s|:]*-{2,}[\s|:-]*$/u.test(row))
    .map((row) =>
      row
        .trim()
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.replaceAll('\\|', '|').trim()),
    );
