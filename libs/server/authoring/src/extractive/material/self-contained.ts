import { baseLanguage } from '@coursewright/text';

/** "We begin with …", "This chapter …": the author on the text, not on its subject. */
const onTheText: Readonly<Record<string, RegExp>> = {
  en: /\b(?:let['’]s|we(?:['’]ll| will| shall| can now| have (?:seen|covered|only)| conclude| begin| start| address| discuss| turn| now)|this (?:chapter|section|tutorial|document|manual|guide|page|book|article|faq))\b/iu,
  de: /(?<!\p{L})(?:wir (?:werden|wollen|haben|beginnen|wenden|sehen)|diese[srmn]? (?:kapitel|abschnitt|dokument|anleitung|handbuch|artikel|seite))/iu,
  es: /(?<!\p{L})(?:vamos a|veremos|hemos visto|est[ea] (?:cap[íi]tulo|documento|manual|gu[íi]a|secci[óo]n|p[áa]gina|art[íi]culo))/iu,
  fr: /(?<!\p{L})(?:nous (?:allons|verrons|avons|commençons)|c(?:e|et|ette) (?:chapitre|document|manuel|section|page|guide|article))/iu,
  it: /(?<!\p{L})(?:vedremo|abbiamo (?:visto|già)|quest[ao] (?:capitolo|documento|manuale|sezione|pagina|guida))/iu,
  pt: /(?<!\p{L})(?:vamos|veremos|est[ea] (?:cap[íi]tulo|documento|manual|guia|se[cç]+[ãa]o|p[áa]gina))/iu,
  ru: /(?<!\p{L})(?:мы (?:рассмотрим|увидим|будем|уже)|(?:эт|данн)\p{L}{1,4} (?:глав|раздел|документ|руководств|страниц)\p{L}*)/iu,
  zh: /我们(?:将|来|会|已)|本(?:章|节|節|文|教程|手册|手冊)/u,
  ja: /(?:この|本)(?:章|節|文書|マニュアル|ページ)|ましょう。?$/u,
};

/** A noun of which another sentence has told: "these restrictions", "such a subset". */
const pointsBack: Readonly<Record<string, RegExp>> = {
  en: /(?<!^)\b(?:these|those(?! (?:who|that|which|of|in|with))|such an?|this)\s\p{L}/iu,
  de: /(?<!^)(?<!\p{L})(?:dies(?:e[mnrs]?)?|solche[mnrs]?)(?!\p{L})/iu,
  es: /(?<!^)(?<!\p{L})(?:est[ae]s?|es[ae]s?|dich[ao]s?|tal(?:es)?)(?!\p{L})(?! (?:que|como))/iu,
  fr: /(?<!^)(?<!\p{L})(?:cet|cette|ces|tel(?:le)?s?)(?!\p{L})(?! que)/iu,
  it: /(?<!^)(?<!\p{L})(?:quest[aeio]|tal[ei])(?!\p{L})/iu,
  pt: /(?<!^)(?<!\p{L})(?:d?est[ae]s?|[dn]?ess[ae]s?|tal|tais)(?!\p{L})(?! que)/iu,
  ru: /(?<!^)(?<!\p{L})эт(?:от|а|ого|ому|им|их|ой|у|ими)(?!\p{L})/iu,
  zh: /(?<!^)(?:这(?:个|些|种|样)|此(?:时|外|类)|该)/u,
  ja: /(?<!^)(?:この|その|これら|それら)/u,
};

/** What is said follows: "for two reasons.", "The format is as follows." */
const leadsOn =
  /\b(?:as follows|comme suit|wie folgt|come segue|como (?:sigue|se segue))\b|\b(?:two|three|four|five|several|some|a few|zwei|drei|vier|mehrere|einige|dos|tres|cuatro|varias?|deux|trois|quatre|plusieurs|due|tre|quattro|dois|duas|três|quatro|vários) (?:things?|ways?|points?|reasons?|steps?|parts?|options?|kinds?|types?|dinge|wege|gründe|schritte|teile|arten|cosas|formas|maneras|razones|partes|pasos|choses|façons|raisons|étapes|parties|cose|modi|ragioni|passi|parti|coisas|razões|passos)[.:]$|(?:如下|下面|次のとおり|以下のとおり)/iu;

/** "…, see the section on pumps": where to read on. */
const elsewhere =
  /\b(?:see|refer to|consult|read) (?:also )?(?:the )?(?:section|chapter|appendix|manual|documentation|man page|reference)|\b(?:siehe|lesen sie|finden sie in|(?:in|im) (?:abschnitt|kapitel) [\d„«])|\b(?:véase|vea|consulte|lea) (?:también )?(?:la|el) (?:sección|capítulo|apéndice|manual)|\b(?:voir|consultez|lisez|référez-vous) (?:aussi |à )?(?:la|le) (?:section|chapitre|annexe|manuel)|\b(?:vedere|si veda|consultare|leggere) (?:anche )?(?:la|il) (?:sezione|capitolo|manuale)|\b(?:veja|consulte|leia) (?:também )?(?:a|o) (?:sec?[cç][ãa]o|capítulo|manual)|(?:см\.|смотрите|прочитайте|описан\p{L}*|приведен\p{L}*) (?:также )?(?:во? )?(?:раздел|глав|таблиц|рисун|пример|прилож)|を(?:お?読んで|ご覧|参照)(?:して)?(?:ください|下さい)|(?:参见|参阅|请见|详见)/iu;

/** What the author thinks of the sentence before: "Ironically, …" */
const verdict =
  /^(?:ironically|(?:un)?surprisingly|obviously|clearly|of course|in reality|(?:un)?fortunately|interestingly|sadly|natürlich|leider|glücklicherweise|selbstverständlich|por supuesto|(?:des)?afortunadamente|evidentemente|naturellement|évidemment|(?:mal)?heureusement|ovviamente|(?:s)?fortunatamente|naturalmente|(?:in)?felizmente|obviamente|к сожалению|конечно|разумеется)(?!\p{L})/iu;

/** "In that case, …", "… is stored as well.", "…, see the next section": what came before is needed. */
const leansBack =
  /(?<!\p{L})(?:(?:in|with|for) (?:this|that|these|those|both|such|the present|the latter|the former) (?:cases?|modes?|situations?|examples?|experiments?|ways?)|as well(?=[,.])|as with|like the \w+ (?:file|one|case)|(?:next|previous|following) (?:section|chapter|page)s?|e\.g\.(?=$))(?!\p{L})|(?<!\p{L})(?:in (?:diesem|jenem|solchen?) (?:fall|fällen)|ebenfalls[.,]|nächsten? (?:abschnitt|kapitel))|(?<!\p{L})(?:en (?:este|ese|tal) caso|también\.|(?:siguiente|próxima) sección)|(?<!\p{L})(?:dans (?:ce|ces|les deux|de tels) cas|également\.|section suivante)|(?<!\p{L})(?:in (?:questo|tal|entrambi i) cas[oi]|sezione (?:successiva|seguente))|(?<!\p{L})(?:n(?:este|esse) caso|seção seguinte|secção seguinte)|в (?:этом|таком) случае|следующ\p{L}+ (?:раздел|глав)/iu;

/** "Lets set up …", "First find …", "E.g. …": a step on the way, not what is so. */
const step =
  /^(?:let['’]?s|let us|as (?:you|we) (?:can )?(?:see|have seen)|first|second|next|sometimes|repeat|transition|recall|remember|notice|be (?:aware|careful|sure)|make sure|try|optionally|e\.g|i\.e|usually (?:do|is|has|does|are)|normally (?:do|is|has|does|are)|the (?:solution|switch|reason|result|effect|latter|connection in|caveat|trick|problem|difference|idea) (?:is|in|are|was|of this|here)|zuerst|zunächst|z\. ?b\.|beachten sie|primero|primeramente|nótese|tenga en cuenta|d['’]abord|notez|attention à|prima|si noti|primeiro|note que|сначала|обратите внимание)(?![\p{L}])/iu;

/**
 * How well a sentence of a lesson is understood where nothing stands before it, as in a summary:
 * from 0, not at all, to 1.
 */
export function selfContained(plain: string, language: string): number {
  if (/[?？؟]["'”»)]*$/u.test(plain) || isTornQuotation(plain)) return 0;
  const base = baseLanguage(language);
  return (
    (leadsOn.test(plain) || elsewhere.test(plain.replace(/\([^()]*\)/gu, '')) ? 0.2 : 1) *
    (onTheText[base]?.test(plain) ? 0.4 : 1) *
    (pointsBack[base]?.test(plain) ? 0.5 : 1) *
    (leansBack.test(plain) || step.test(plain) ? 0.2 : 1) *
    (verdict.test(plain) ? 0.5 : 1)
  );
}

/** A quotation of several sentences, of which this is one. */
function isTornQuotation(plain: string): boolean {
  const count = (sign: RegExp) => plain.match(sign)?.length ?? 0;
  const [opening, closing] = plain.includes('„') ? [/„/g, /“/g] : [/“/g, /”/g];
  return (
    count(/(?<!\d)"/g) % 2 === 1 || count(opening) !== count(closing) || count(/«/g) !== count(/»/g)
  );
}
