import type { MaterialIndex } from '../material/material-index.ts';

/** Headings that say nothing without what they introduce. */
const bland =
  /^(?:introduction|foreword|overview|in (?:more )?detail|more details|(?:simple|first|small|minimal) examples?|use cases?|basics?|the basics|usage|basic usage|examples?|getting started(?: guide)?|quick ?start|history|credits|implementation|configuration|architecture|design|core|internals|availability|future work|evaluation|results|status|konfiguration|implementierung|configuración|implementación|configurazione|implementazione|configuração|implementação|implémentation|конфигурация|настройка|реализация|конфігурація|налаштування|реалізація|konfiguracja|configuratie|配置|设置|设定|設定|实现|実装|설정|구성|(?:example|sample) (?:usages?|code|programs?|configurations?|sessions?|outputs?)|exercises?|solutions?|ejercicios?|soluciones|exercices?|übung(?:en)?|aufgaben?|lösungen|esercizi[o]?|exercícios?|soluções|упражнени[яе]|задачи|练习|習題|习题|演習|練習|تمارين|अभ्यास|acknowledg(?:e)?ments?|links|(?:essential|useful|related|external) links|installation|install|setup|api|options|notes?|details|summary|conclusions?|background|general|faq|motivation|introducción|resumen|ejemplos?|uso|instalación|conclusi(?:ón|ones)|présentation|exemples?|utilisation|einleitung|einführung|überblick|beispiele?|zusammenfassung|introduzione|panoramica|esempi|introdução|visão geral|exemplos?|introducció|exemples|abstract|preface|purpose|rationale|requirements|conventions|description|synopsis|sinopsis|sinopse|sinossi|name|введение|обзор|описание|примеры?|установка|использование|заключение|параметры|назначение|имя|概述|概览|前言|介绍|简介|引言|示例|例子|安装|用法|总结|描述|选项|名称|小结|小結|要約|概要|はじめに|序章|例|インストール|使い方|まとめ|説明|名前|オプション|مقدمة|نظرة عامة|أمثلة|التثبيت|خاتمة|وصف|परिचय|उदाहरण|सारांश|विवरण|avant-propos|préface|résumé|vorwort|beschreibung|optionen|bezeichnung|übersicht|prefazione|sommario|descrizione|opzioni|nome|prefacio|prólogo|descripción|opciones|nombre|prefácio|descrição|opções|paramètres|nom|objetivos?|propósito|tips|hints|news|misc(?:ellaneous)?|others?|various|etc|andere|weitere|autres?|otros|altri|outros|прочее|другие|notation|remarks|more|other|anmerkungen|bemerkungen|(?:other|andere|autres|otros|otras|altri|altre|outros|outras|другие|прочие) \p{L}+|general information|further reading|les bases|bases|aperçu|vue d['’]ensemble|généralités|remarques|divers|grundlagen|allgemeines|hinweise|sonstiges|verschiedenes|visión general|generalidades|conceptos básicos|observaciones|varios|consejos|nozioni di base|generalità|note|varie|noções básicas|generalidades|dicas|diversos|основы|общие сведения|разное|предисловие|概覽|基础|基礎|一般|其他|その他|(?:\p{L}+ing )?(?:some )?(?:other|further|additional|general|miscellaneous|more|various) (?:\p{L}+ )?(?:options|problems|questions|features|topics|functions|commands|settings|notes|information|things|issues)|parameters|flags|definitions?|definici(?:ón|ones)|définitions?|definizion[ei]|definições|definição|definitionen|определени[ея]|定義|定义|基本|情報|利用例|使用例|例题|使用法|用途|تعريف|تعريفات|परिभाषा|итоги|резюме|выводы|ملخص|الخلاصة|conclusioni|conclusões|fazit|riepilogo|resumo|para terminar|wrap-?up|everything else|замечания|примечания|errors|portability|discussion|diskussion|discusión|discussione|discussão|files|environment|exit status|diagnostics|bugs|(?:known )?issues|fehler|bogues|errores|bachi|erros|ошибки|バグ|缺陷|dateien|umgebung|rückgabewert|fichiers|environnement|ficheros|archivos|entorno|file|ambiente|stato d['’]uscita|arquivos|ficheiros|файлы|окружение|文件|环境|退出状态|ファイル|環境|inleiding|overzicht|beschrijving|opties|voorbeelden?|opmerkingen|bestanden|omgeving|samenvatting|opis|opcje|przykłady?|uwagi|wstęp|wprowadzenie|pliki|środowisko|descriere|opțiuni|exemple|introducere|fișiere|biblioteca|libreria|bibliothèque|bibliothek|biblioteka|knihovna|library|библиотека|бібліотека|ライブラリー?|库|attributes|atributos|attributs|attribute|attributi|atrybuty|атрибуты|атрибути|属性|standards?|versions?|standardy|versionen|versiones|стандарты|версии|błędy|chyby|hibák|fejl|feil|popis|leírás|paraméterek|parametry|parâmetros|parámetros|parametri|példa|przykład|příklad|eksempel|序言|前書き|példák|beskrivelse|eksempler|examples|složení|použití|szintaxis|összegzés|opciók|опције|опис|синопсис|синтаксис|składnia|sintassi|syntaxe?|sintaxis|sintaxe|übersicht|samenvatting|注意点?|警告|備考|構文|書式|返り値|wartość zwracana|valore restituito|valor devuelto|valor de retorno|valeur renvoyée|возвращаемое значение|návratová hodnota|return values?|例|예제|개요|소개|설명|옵션|요약|вступ|огляд|опис|приклади?|параметри)$/iu;

/** What stands around a text: about whom it is, what may be done with it, what is to be read next. */
const apparatus =
  /^(?:about(?: (?:us|this (?:document|guide|manual|page|book|project)))?|home|welcome|top|index|indices(?: and tables)?|(?:table of |module |general )?(?:contents|index)|faqs?|frequently[- ]asked questions|how[- ]?tos?|how to[’']s|tutorials?|(?:online |further |additional |external |other )?resources|(?:licen[cs]es?|licensing|copyright|credits|authors?|contributors|attributions?|legal|trademarks|support|community|contact|feedback|see also)(?: (?:and|&) (?:licen[cs]es?|licensing|copyright|credits|authors?|contributors|attributions?|support|contact|feedback))?|next steps|(?:related|all) pages|search(?: ?page)?|steps|notices?|language notes|user(?:[’']s)? guide|über(?: uns)?|inhalt(?:sverzeichnis)?|lizenz(?:en)?|urheberrecht|nächste schritte|häufig(?:e| gestellte) fragen|foire aux questions|questions fréquentes|preguntas (?:más )?frecuentes|domande frequenti|perguntas frequentes|preguntes freqüents|veelgestelde vragen|часто задаваемые вопросы|schritte|mitwirkende|siehe auch|startseite|anleitung|à propos|accueil|sommaire|table des matières|licences?|étapes(?: suivantes)?|remerciements|voir aussi|tutoriels?|acerca de|inicio|contenidos?|índice|licencias?|(?:próximos )?pasos|agradecimientos|véase también|tutoriales|informazioni|indice|contenuti|licenz[ae]|passi(?: successivi)?|ringraziamenti|vedi anche|sobre|início|conteúdos?|licenças?|(?:próximos )?passos|agradecimentos|ver também|tutoriais|inhoud(?:sopgave)?|licentie|stappen|volgende stappen|zie ook|о (?:программе|проекте|нас)|содержание|оглавление|лицензи[яи]|(?:следующие )?шаги|благодарности|см\. также|зміст|ліцензія|кроки|spis treści|licencja|kroki|目次|目录|目錄|许可证|許可證|ライセンス|步骤|步驟|手順|参见|關於|关于|라이선스|목차|단계|الترخيص|المحتويات|الخطوات|लाइसेंस|विषय सूची|चरण)$/iu;

/** "Section 2": a place in a document, and nothing of what stands there. */
export const place =
  /^(?:section|article|chapter|part|lesson|lektion|lecci[oó]n|leçon|lezione|lição|урок|clause|§|art\.|abschnitt|artikel|kapitel|teil|secci[oó]n|art[ií]culo|cap[ií]tulo|parte|chapitre|partie|articolo|capitolo|artigo|se[cç][aã]o|раздел|статья|глава|часть|مادة|المادة|الفصل|القسم|अध्याय|अनुच्छेद)\s*(?:\d{1,3}|[ivxlc]+)[.:]?$|^第[\d一二三四五六七八九十百]{1,4}[章条節节編编回]$/iu;

/** "A brief overview", "Overview:": the word that counts. */
const bareOf = (heading: string): string =>
  heading
    .trim()
    .replace(/\s\([^()]*\)$/u, '')
    .replace(/[\s.:;…!]+$/u, '')
    .replace(
      /^(?:(?:an?|the|some|una?|el|la|une?|le|eine?|der|die|il|lo|uma?|o) )?(?:(?:brief|short|quick|general|kurze[rs]?|allgemeine[rs]?|breve|pequeñ[ao]|brève|petite|кратк\p{L}+|общ\p{L}+) )?/iu,
      '',
    );

/** "Overview", "A brief overview", "Licence", "Section 2": a heading that names nothing. */
export const isBland = (heading: string): boolean =>
  [heading.trim(), bareOf(heading)].some(
    (one) => bland.test(one) || apparatus.test(one) || place.test(one),
  );

const overview =
  /(?<![\p{L}\p{M}])(?:overview|introduction|basics|at a glance|aperçu|vue d[’']ensemble|présentation|überblick|übersicht|einführung|einleitung|grundlagen|panoramica|introduzione|nozioni di base|visi[oó]n general|introducción|visão geral|introdução|visió general|introducció|обзор|введение|основы|نظرة عامة|مقدمة|परिचय)(?![\p{L}\p{M}])|概述|概览|概覽|介绍|入门|概要|入門|はじめに/iu;

/** "Overview of gates": a heading that promises the whole of something already. */
export const isOverview = (heading: string): boolean => overview.test(heading);

/** "Public member functions", "Properties", "Limitations": of which thing, only its place tells. */
const ofAny =
  /^(?:(?:all|public|protected|private|static|instance|abstract|inherited|additional|available|supported|related|signal|module|class|api|other|detailed|usage) )*(?:(?:member|static|public) )?(?:functions?|methods?|members?|attributes?|properties|class(?:es)?|types?|typedefs?|signals?|slots?|enumerations?|enums?|variables?|macros?|defines|data structures|structs?|fields?|constants?|contents?|descriptions?|examples?|features?|limitations?|prerequisites?|dependencies|tools?|constructors?(?: & destructors?)?|instances?|declarations?|changes|gotchas|compatibility|source|references?|interface|submodules|subpackages|callbacks?|events?|exceptions?|modules?|commands?|settings?|arguments?|synopsis|returns?|return values?|raises)(?: (?:functions?|documentation|details?|summary|lists?|reference|inherited.*|description|index))?$/iu;
export const isOfAny = (heading: string): boolean => ofAny.test(heading);

/** Sections from which one heading for all of them ("Errors") tells nothing of any. */
const recurring = 3;
const recurringIn = new WeakMap<MaterialIndex, ReadonlySet<string>>();

/** Whether a heading names nothing, by itself or because many sections of the text have it. */
export function isBlandIn(heading: string, index: MaterialIndex): boolean {
  let known = recurringIn.get(index);
  if (!known) {
    const places = new Map<string, Set<string>>();
    for (const { source, headings } of index.chunks)
      headings.forEach((one, at) => {
        const under = [source, ...headings.slice(0, at)].join('\u0000');
        places.set(one, (places.get(one) ?? new Set()).add(under));
      });
    known = new Set([...places].filter(([, { size }]) => size >= recurring).map(([one]) => one));
    recurringIn.set(index, known);
  }
  return isBland(heading) || known.has(heading);
}
