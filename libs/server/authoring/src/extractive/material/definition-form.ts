import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { isDangling } from './dangling.ts';
import { definitionGrammars } from './definition-patterns.ts';
import { namesAKind } from './kinds.ts';

/** Words of a clause that defines; of languages without spaces countWords counts characters. */
const lengths = { spaced: { least: 4, most: 45 }, unspaced: { least: 8, most: 110 } } as const;

/** "Note", "Tip", "Example": labels of remarks, in the languages of the built-in author. */
const label =
  /^(?:bugs?|bug ?fix(?:es)?|fix(?:es)?|changes?|enhancements?|improvements?|new features?|notes?|nb|n\.b\.|warnings?|cautions?|danger|important|tips?|hints?|info|attention|examples?|see(?: also)?|for example|por ejemplo|par exemple|zum beispiel|ad esempio|por exemplo|например|summary|usage|syntax|synopsis|returns?|parameters?|default|advantages?|disadvantages?|pros|cons|benefits?|tutorial|historical|q|a|question|answer|step|title|author|version|date|nota|aviso|advertencia|precaución|atención|importante|consejo|sugerencia|ejemplo|ventajas?|desventajas?|uso|sintaxis|cultura|volviendo|remarques?|avertissement|astuce|exemple|avantages?|inconvénients?|utilisation|voir(?: aussi)?|hinweis|achtung|warnung|wichtig|tipp|beispiel|vorteile?|nachteile?|siehe(?: auch)?|vorsicht|anmerkung|bemerkung|attenzione|avviso|avvertenza|suggerimento|esempio|vantagg[io]+|svantagg[io]+|atenção|dica|exemplo|vantage[mn]s?|desvantage[mn]s?|consell|avís|exemple|примечание|внимание|важно|совет|пример|注意|注|提示|提醒|小贴士|备注|補充|补充|警告|例|示例|説明|说明|備考|注記|ヒント|参考|デフォルト|既定値|ملاحظة|تنبيه|تحذير|مثال|नोट|ध्यान दें|टिप्पणी|उदाहरण|चेतावनी)\s*\d*$/iu;

const adverb: Readonly<Record<string, RegExp>> = {
  en: /^\p{L}+ly$/iu,
  es: /^\p{L}+mente$/iu,
  it: /^\p{L}+mente$/iu,
  pt: /^\p{L}+mente$/iu,
  fr: /^\p{L}+ment$/iu,
  ca: /^\p{L}+ment$/iu,
};
/** Nouns that an ending makes look like adverbs. */
const nounsLikeAdverbs =
  /^(?:assembly|family|anomaly|monopoly|supply|reply|butterfly|anti-?family|documento?|elemento?|segmento?|argument|document|élément|segment|environnement|traitement|paiement|chargement|fragment|monument|instrument|mouvement|développement|événement|règlement|emplacement|comportement|gouvernement|département|logement|changement|fonctionnement)$/iu;

/** Words that stand where a term could and name nothing: adverbs, places, parts of the document. */
const noNoun =
  /^(?:manchmal|gelegentlich|bisweilen|mitunter|meistens|immer|stets|bald|nie|kaum|auch|nur|noch|schon|zeigt|legt|gibt|setzt|öffnet|schließt|löscht|wählt|dient|leider|entweder|natürlich|vielleicht|allerdings|eigentlich|jedoch|deshalb|trotzdem|offenbar|freilich|immerhin|glücklicherweise|inzwischen|mittlerweile|derzeit|momentan|zurzeit|bislang|bisher|nun|jetzt|damals|außerdem|hierbei|hierzu|hierfür|hierdurch|hiermit|dabei|dazu|damit|danach|daher|dadurch|dafür|daneben|darüber|darin|davon|dann|dort|zudem|zusätzlich|häufig|oft|standardmäßig|normalerweise|üblicherweise|links|rechts|oben|unten|sonst|zuerst|zuletzt|слева|справа|сверху|снизу|сначала|затем|потом|далее|здесь|там|часто|иногда|above|below|left|right|top|bottom|here|there|often|sometimes|then|therefore|hence|meanwhile|nowadays|à gauche|à droite|souvent|ensuite|enfin|puis|izquierda|derecha|arriba|abajo|luego|después|a menudo|sinistra|destra|spesso|poi|infine|esquerda|direita|depois|左|右|上|下|(?:通常|一般|普通|有時|有时|目前|現在|现在|最近|往往|常常|実際|实际|實際|事实|本来|本来|基本|原則|原则|理论|例外)(?:上|情况下|情況下|来说|來說|的に|には|に)?|figures?|figuras?|abbildung(?:en)?|figur[ae]|рисун(?:ок|ки)|(?:chapter|section|appendix|part|figure|table|step|lines?|línea|linea|ligne|zeile|riga|linha|строка|рисунок|capítulo|sección|apéndice|figura|paso|chapitre|annexe|étape|kapitel|abschnitt|anhang|teil|abbildung|tabelle|schritt|capitolo|sezione|appendice|passo|seção|глава|раздел|часть|шаг|таблица) [\dA-Z](?:[\d.])*)$/iu;

/** "Definire una impronta": what somebody does with a thing. */
const deed =
  /^\p{Ll}{3,}(?:[aei]re?|rsi|r) (?:l['’]|(?:une?|uno|una|uma?|il|lo|la|los|las|gli|les?|des|el|os?|as?) )\p{L}/u;

/** Does a sentence begin with a deed? In German a noun may end as these verbs do. */
export const tellsOfADeed = (term: string, language: string): boolean =>
  baseLanguage(language) !== 'de' && deed.test(term.toLowerCase());

/** Words by which a phrase points at something said before or compares, so that it names nothing. */
const unsteady =
  /(?<!\p{L})(?:remaining|übrige[nrs]?|restantes?|rimanent[ei]|остальн\p{L}+|данн(?:ый|ая|ое|ые)|matching|respective|passende[nrs]?|jeweilige[nrs]?|ce|cet|cette|ces|quest[aeio]|est[ae]s?|diese[rsmn]?|этот|эта|это|эти|следующ\p{L}+|доступн\p{L}+|два|две|три|четыре|несколько|previous|following|above|current|new|same|such|optional(?:e[rsnm]?)?|opcional(?:es)?|optionnel(?:le)?s?|opzional[ei]|необязательн\p{L}+|other|another|additional|zusätzliche[rns]?|adiciona(?:l|les|is)|supplémentaires?|aggiuntiv[oaie]|дополнительн\p{L}+|first|second|third|fourth|fifth|cuart[ao]|quart[oa]|quatrième|vierte[rns]?|четв[её]рт\p{L}{2}|next|last|only|most|more|best|main|principal(?:es|e|i|aux)?|hauptsächlich\p{L}*|simplest|easiest|usual|your|our|my|his|their|its|this|these|that|anterior|próxim[oa]|prochaine?|nächste[rns]?|prossim[oa]|siguiente|mism[ao]|nuev[ao]|primer[ao]?s?|segund[ao]s?|tercer[ao]?s?|últim[ao]s?|otr[ao]s?|más|mejor|nuestr[ao]|suivante?|précédente?|nouve(?:au|lle)|premi(?:er|ère)s?|deuxième|troisième|derni(?:er|ère)s?|autres?|plus|notre|votre|leur|meilleure?|vorherigen?|folgenden?|neue[rs]?|erste[rs]?|zweite[rs]?|letzte[rs]?|andere[rs]?|unser[e]?|ihre?|meisten?|precedente|seguente|nuov[oa]|prim[oaie]|second[oaie]|terzo|terza|ultim[oaie]|altr[oaie]|più|nostr[oa]|migliore|seguinte|nov[oa]|primeir[oa]s?|últim[oa]s?|outr[oa]s?|mais|noss[oa]|melhor|de (?:sus?|tus?|seus?|suas?)|(?:à|a la|alla|auf der|on the) (?:esquerda|direita|izquierda|derecha|gauche|droite|sinistra|destra|linken|rechten|left|right))(?!\p{L})|^(?:maior|mayor|largest|biggest|greatest|größte[rns]?)(?!\p{L})/iu;

/** "Ohm's law", "Newton's second law": what somebody found; "the user's file" is nobody's term. */
const calledAfter =
  /^\p{L}+['’]s (?:(?:first|second|third|last|little|great) )?(?:law|rule|theorem|lemma|principle|paradox|effect|constant|number|equation|formula|algorithm|method|test|model|hypothesis|conjecture|inequality|syndrome|disease|razor|ratio|triangle|problem|machine)s?$/u;

/**
 * Can this name what is being defined? No numbers, adverbs, labels, whole phrases or pieces of
 * code.
 */
export function isTermForm(term: string, language: string): boolean {
  const words = term.split(/\s+/);
  if (!/\p{L}\p{M}*\p{L}/u.test(term) || term.length > 48 || words.length > 5) return false;
  if (/[,;:!?…=<>{}[\]|\\^~*"“”«»„。，、？！]|\.\.|https?/u.test(term)) return false;
  if (/^[\d\p{P}\p{S}]/u.test(term) || (/\d/.test(term) && !/^\p{L}[\p{L}\d.+/ -]*$/u.test(term)))
    return false;
  if (/ (?:the|its|your) /iu.test(term)) return false;
  if (/^[‘’]|[‘’](?=\s|$)/u.test(term)) return false;
  if (endsInVerb(term, language) || ofTheMoment.test(term)) return false;
  if (/ (?:is|are|was|were|ist|sind|est|sont|è|sono|é|são|es|son) /u.test(term)) return false;
  if ((unsteady.test(term) && !calledAfter.test(term)) || /^\p{Lu}{4,} \S/u.test(term))
    return false;
  if (/^\p{L}+ing (?:an?|the|your|all)(?!\p{L})/iu.test(term)) return false;
  if (/['’]s /u.test(term) && !calledAfter.test(term)) return false;
  if ((term.match(/\(/g)?.length ?? 0) !== (term.match(/\)/g)?.length ?? 0)) return false;
  if (label.test(term) || noNoun.test(term) || deed.test(term)) return false;
  if (
    / (?:generally|usually|typically|normally|often|always|simply|currently|actually)$/u.test(term)
  )
    return false;
  if (isUnspaced(language) && words.length === 1 && term.length > 24) return false;
  if (baseLanguage(language) === 'hi' && /(?<!\S)(?:में|से|को|पर|का|के|की|ने)$/u.test(term))
    return false;
  if (
    baseLanguage(language) === 'ja' &&
    /[はをがへ]$|を.+る$|(?:は|を|が)(?:これ|それ|あれ|この|その)/u.test(term)
  )
    return false;
  if (
    /^\p{Lu}\p{Ll}+(?:weise|falls|dings|lich|mals)$/u.test(term) &&
    baseLanguage(language) === 'de'
  )
    return false;
  // "Скачайте …": what is to be done.
  if (baseLanguage(language) === 'ru' && /^\p{L}{2,}[аеиоуя]йте(?:сь)?(?!\p{L})/iu.test(term))
    return false;
  const isAdverb = words.length === 1 && adverb[baseLanguage(language)]?.test(term);
  return !isAdverb || nounsLikeAdverbs.test(term);
}

/** "Versión actual", "the passed option", "processing continued": as it is at some moment. */
const ofTheMoment =
  / (?:actual|atual|attuale|actuelle?|continued|completed|finished|used|utilisée?s?|usad[oa]s?|utilizad[oa]s?|usat[oaei]|utilizzat[oaei])$|^(?:passed|given|specified|returned|resulting|selected|chosen|supplied) /iu;

/** "Ferramentas são", "PO-Datei bezeichnet": the verb belongs to what is said of the thing. */
function endsInVerb(term: string, language: string): boolean {
  const grammar = definitionGrammars[baseLanguage(language)];
  if (!grammar || !term.includes(' ')) return false;
  const verbs = `${grammar.finite}|${grammar.means}`;
  return new RegExp(`(?<=[\\p{L})] )(?:${verbs})$`, 'iu').test(term);
}

/** "Gamma correction basically": the adverb belongs to what is said of the thing. */
export const withoutAdverb = (term: string, language: string): string => {
  const words = term.split(/\s+/);
  const last = words.at(-1) ?? '';
  const strays =
    baseLanguage(language) === 'en' &&
    words.length > 1 &&
    /^\p{Ll}{3,}ly$/u.test(last) &&
    !nounsLikeAdverbs.test(last) &&
    !/^(?:only|daily|weekly|hourly|monthly|yearly|early|friendly)$/u.test(last);
  return strays ? words.slice(0, -1).join(' ') : term;
};

/** What refers to a place of the text, so that it says nothing on its own. */
const refersElsewhere =
  /(?<!\p{L})(?:colonnes?|lignes?|champs?|columnas?|filas?|colunas?|colonn[ea]|righe) (?:précédente?s?|anterior(?:es)?|precedent[ei])(?!\p{L})|\b(?:as follows|as (?:documented|described|explained|defined|specified) in|(?:previous|preceding) (?:columns?|rows?|fields?|lines?)|(?:see|cf\.?) (?:also|the|section|below|above)|mentioned|(?:described|listed|shown|discussed|explained|defined|given) (?:above|below|here|earlier|later|in)|(?:in|of) (?:this|the (?:next|previous|following)) (?:section|chapter|document|manual|article|page|book|tutorial|example)|the (?:above|below|following|former|latter|previous|preceding)|(?:figure|table|section|chapter) \d|siguiente sección|véase|voir (?:aussi|la|le|les)|ci-(?:dessous|dessus|après)|suivante?s?|siehe|(?:oben|unten) |folgende[nrsm]?|siguientes?|vedi|seguent[ei]|seguintes?|veja|below|above|acima|abaixo|figuras? anterior(?:es)?)(?!\p{L})|см\. |ниже|выше|следующ|以下|下面|上述|如下|上面|次の|下記|上記|التالي|أدناه|أعلاه|निम्न|(?<!\p{L})(?:раздел\p{L}*|глав[аеуы]|abschnitt|kapitel|secci[óo]n|capítulo|sezione|capitolo|seção|secção|chapitre|hoofdstuk) \d/iu;
/** Does it send its reader to another place of the text? */
export const sendsElsewhere = (text: string): boolean =>
  refersElsewhere.test(text) ||
  /参照|参见|参阅|請参|(?<!\p{L})(?:vea|consulte|see (?:the|section|chapter)|más (?:abajo|adelante|arriba)|weiter (?:unten|oben)|plus (?:bas|haut)|più (?:avanti|sotto)|mais (?:abaixo|adiante))(?!\p{L})/iu.test(
    text,
  );
const pronounOpening =
  /^(?:normally|usually|by default|otherwise|normalmente|por defecto|normalement|par défaut|standardmäßig|normalerweise|di solito|обычно|по умолчанию|it|this|that|these|they|he|she|we|you|i|its|their|here|there|if|when|see|another|such|one of (?:the )?(?:these|those|them)|the same|same|also|esto?s?|ese|esa|aquí|si|cuando|véase|otr[oa]s?|ceci|cela|ce|cette|ces|ils?|elles?|si|voir|autre|nous|vous|on|dies(?:e[rsmn]?)?|das ist|es|sie|er|wir|man|wenn|siehe|quest[oaei]|se|vedi|altr[oaei]|ist[oa]|este|esta|ele|ela|veja|outr[oa]s?|это|этот|эта|они|он|она|если|см|мы|вы|这|这是|它|如果|これ|それ|この|その|もし|هذا|هذه|إذا|यह|ये|यदि|अगर)(?![\p{L}\p{M}'’])/iu;

/**
 * Can this define? A noun phrase that says enough and leans on nothing outside itself. `clause` is
 * plain text without its full stop. Of a name in code (`code`) fewer words say enough: "Enables
 * underlined text".
 */
export function isClauseForm(clause: string, language: string, code = false): boolean {
  // What is quoted in Latin letters has words there as well.
  const isRun = isUnspaced(language) && /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(clause);
  const { least, most } = isRun ? lengths.unspaced : lengths.spaced;
  const length = isRun ? clause.replace(/\s/g, '').length : countWords(clause);
  const fewer = code ? 1 : 0;
  if (length < least - (isRun ? 0 : fewer) || length > most) return false;
  // "dh_sort FIXES": a line of code.
  if (code && !isRun && clause.split(/\s+/).length < least - fewer) return false;
  if (contentStems(clause, language).length < 3 - fewer) return false;
  if (
    /^[(（[]|^(?:От|До|При|По|В|На|С|Со|Из|К|У|О)\s|(?<!\p{L})(?:يتم|يمكن|يكون|تكون|يعني|يجب)(?!\p{L})/u.test(
      clause,
    )
  )
    return false;
  if (/[?？؟:：|]$|\*\*|\[\d+\]|https?:|\uFFFD|\.{3}$|…$/u.test(clause)) return false;
  if (!isBalanced(clause)) return false;
  if (pronounOpening.test(clause) || refersElsewhere.test(clause)) return false;
  return !saysWhole(clause, language, code);
}

const others: Readonly<Record<string, { finite: string; relative: string }>> = {
  ru: {
    finite:
      // No first word: what is defined begins with a noun or with what it does.
      '(?<=\\s)(?!пакет|бит|кредит|маршрут|формат|объект|сайт|байт|лимит|буфет|предмет|цвет|ответ|совет|транзит|алфавит)\\p{L}{2,}(?:ет|ёт|ит|ют|ут|ят|ется|ится|ются|утся|ятся|ал|ала|али|ил|ила|или|ован[оаы]?|ены?|ано)|есть|был[аои]?|будет|можно|нужно|следует|состоит|долж(?:ен|на|но|ны)|мо(?:жет|гут)',
    relative: 'котор\\p{L}+|где|для|чтобы|,',
  },
};

/**
 * Words that lean on another sentence, by language: the French "qui" is no Italian one, the Italian
 * article "i" no English pronoun.
 */
const leaningWords: Readonly<Record<string, string>> = {
  en: 'I',
  es: 'nosotros|nuestr\\p{L}+|est[aeo]s?|aquí|también|además|ejemplo',
  fr: 'nous|notre|cette|ces|ici|aussi|exemple',
  de: 'wir|unser\\p{L}*|diese\\p{L}*|hier|auch|beispiel',
  it: 'noi|nostr\\p{L}|quest\\p{L}|qui|anche|esempio',
  pt: 'nós|nosso|est[aeo]s?|isto|isso|aqui|também|exemplo',
  ca: 'nosaltres|nostr\\p{L}+|aquest\\p{L}*|aquí|també|exemple',
  ru: 'мы|наш\\p{L}*|эт[аоиу]т?|здесь|также|пример\\p{L}*',
};
/** English stands in the texts of every language. */
const leaningEnglish = 'we|our|us|my|this|these|here|such|however|therefore|thus|also|example';
const leaningKnown = new Map<string, RegExp>();
function leaning(language: string): RegExp {
  const base = baseLanguage(language);
  const known = leaningKnown.get(base);
  if (known) return known;
  const words = [leaningEnglish, leaningWords[base]].filter((one) => one !== undefined).join('|');
  const made = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
  leaningKnown.set(base, made);
  return made;
}

/** Does the sentence need others, or a place of the text, to be understood? */
export const leansElsewhere = (plain: string, language: string): boolean =>
  isDangling(plain, language) ||
  refersElsewhere.test(plain) ||
  !isBalanced(plain) ||
  leaning(language).test(plain) ||
  /\p{L}-(?:l?[oa]s?|lhes?|n[oa]s)(?!\p{L})/u.test(plain) ||
  /(?:这|此|(?<!应)该|(?<![版基文成样脚根原日])本(?![地来质身])|上述|以下|例如)|(?:この|その|これ|それ|ここ|こう|そう|例えば)|(?<!\p{L})(?:هذا|هذه|ذلك|تلك|هنا|أيضا|مثلا)(?!\p{L})|(?<!\p{L})(?:यह|इस|उस|यहाँ|उदाहरण)(?![\p{L}\p{M}])/u.test(
    plain,
  );

/** "The name is …" says something; "the name that is …" describes something. */
function saysWhole(clause: string, language: string, code: boolean): boolean {
  const grammar = definitionGrammars[baseLanguage(language)] ?? others[baseLanguage(language)];
  if (!grammar) return false;
  const at = (words: string): number => {
    const found = new RegExp(`(?<![\\p{L}'’])(?:${words})(?![\\p{L}'’])`, 'iu').exec(clause);
    return found?.index ?? Number.POSITIVE_INFINITY;
  };
  const finite = at(grammar.finite);
  // What an option does, its entry says without the option.
  if (code && finite === 0) return false;
  return finite < at(grammar.relative) && finite < 60 && !clause.slice(0, finite).includes(',');
}

/** A second statement, or a judgement, where a term is being explained. */
const judges =
  /(?<!\p{L})und (?:seine|ihre|sein|ihr|dessen|deren) |, (?:и|но|а) |,? (?:while|whereas|but|so that you|then|and (?:is|are|it|they|you|(?:for|in|with|if|when) [^,]{3,60} (?:is|are)))(?!\p{L})|^(?:the|an?) \p{L}+est |^(?:la|le|les|el|los|las|il|lo|i|gli|o|os|as?) \p{L}+ (?:la |le |el |il |los |las )?(?:plus|más|più|mais) |^(?:один|одна|одно|одни) из |^(?:um|uma|uno?a?|une?) d[aeo]s? |^a \p{L}+[aei]r(?!\p{L})|(?<!\p{L})(?:very|quite|très|muy|sehr|molto|muito|очень|наиболее|bon marché|important[ei]?s?|wichtig\p{L}*|важн\p{L}+)(?!\p{L})|^(?:the|a|an) (?:most|very|best|worst|entirely|extremely|expensive|bare|heart|appropriate|primary|right|ideal|proper|preferred|recommended|obvious)(?!\p{L})|(?<!\p{L})(?:I|we|our|nosotros|usted|su caso|nous|vous|votre|wir|Sie|Ihre[nrms]?|noi|você|мы|вы|ваш\p{L}*)(?!\p{L})/u;
/** "A way you may like": but "the paperwork that you can send to somebody" tells it from others. */
const advises =
  /(?<!\p{L})(?:(?<!(?:that|which|whom|where) )you(?:['’]| (?:can|could|may|might|need|want))|you (?:should|must|will|would|have|are|like|prefer|already)|if you|for you|your own)(?!\p{L})|^(?:\S+ )?you/iu;
const pointsBack: Readonly<Record<string, RegExp>> = {
  en: /\b(?:this|these|those two|it|they|them|he|she)\b/i,
  es: /(?<!\p{L})(?:[eé]st[aeo]s?|[eé]s[ea]s?|ell[ao]s?|crearl\p{L}+)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:cet|cette|ces|ce(?! qu))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:diese[rnms]?|dies)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:quest[aeio]|ess[aeio])(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:dit|deze|zulke?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:est[ae]s?|ess[ae]s?|isto|isso|ela|ele|d?n?est[ae]s?|d?n?ess[ae]s?|d?n?aquel[ae]s?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:эт(?:а|о|и|у|от|ой|ом|им|ого|ому|их|ими)|его|её|они|она|он)(?!\p{L})/iu,
  vi: /(?<!\p{L})(?:này|nó|đó)(?!\p{L})/iu,
  zh: /这|该|此(?!外)|它/u,
  ja: /この|これ|それ|その|ここ/u,
  ar: /(?<!\p{L})(?:هذا|هذه|ذلك|تلك)(?!\p{L})/u,
  hi: /(?<!\p{L})(?:यह|ये|इस|इन|उस)(?![\p{L}\p{M}])/u,
};
/** "A program that reads commands and runs them": behind some words "them" points inside. */
export const withoutInner = (clause: string): string =>
  /^an? /iu.test(clause) ? clause.replace(inner, '') : clause;
const inner = /(?<=\S+ \S+ \S+ \S+ )(?:it|them|they)(?!\p{L})/giu;

/** Does it hold a word that stands for something said before? */
export const pointsBackIn = (text: string, language: string): boolean =>
  pointsBack[baseLanguage(language)]?.test(text.replace(makesItSo, ' ')) ?? false;
/** "Which makes it possible to …": there "it" stands for what follows. */
const makesItSo =
  /(?<=\bmak(?:es?|ing) )it (?=(?:im)?(?:possible|easy|easier|hard|harder|difficult)\b)/giu;
/**
 * Where nothing but the wording shows that a term is being explained: no judgement, no word that
 * points back, and something that tells the thing from others of its kind.
 */
export function explains(clause: string, language: string): boolean {
  if (judges.test(clause) || advises.test(clause) || pointsBackIn(withoutInner(clause), language))
    return false;
  const telling = differentia[baseLanguage(language)];
  return telling === undefined || telling.test(clause) || namesAKind(clause, language);
}
const differentia: Readonly<Record<string, RegExp>> = {
  en: /\b(?:that|which|who|whose|where|used|designed|intended|for|of|to|by|between|containing|consisting|made|from|in|inside|within|around|under|into|through|without|on|at|with|as|or|whereby|after|before|during|when|over|per|against|among|across|denoted|sold|held|taken|given|paid|written|known|\p{L}+ing|in which)\b/iu,
  es: /(?<!\p{L})(?:que|cuy[oa]s?|de|del|para|por|con|entre|donde|\p{L}+ad[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:qui|que|dont|de|du|des|d['’]|pour|par|avec|entre|où|permettant)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:der|die|das|zur?|zum|für|von|vom|mit|aus|um|des)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:che|cui|di|del|della|dei|per|con|tra|dove)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:que|quem|cuj[oa]s?|de|do|da|para|por|com|entre|onde)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:die|dat|waar\p{L}*|van|voor|met|om|uit|tussen|in|op|door|bij)(?!\p{L})/iu,
};

const isBalanced = (text: string): boolean =>
  (
    [
      ['(', ')'],
      ['[', ']'],
      ['“', '”'],
      ['«', '»'],
      ['（', '）'],
      ['「', '」'],
    ] as const
  ).every(([open, close]) => text.split(open).length === text.split(close).length) &&
  text.split('"').length % 2 === 1;

/** Whether the clause begins as a noun phrase does in a language with articles; true in others. */
export function opensAsNoun(clause: string, language: string): boolean {
  const base = baseLanguage(language);
  const opening = nounOpenings[base];
  if (opening === undefined) return true;
  if (!opening.test(clause)) return false;
  // "The two backends keep their state in …" is a statement: a noun phrase is told apart sooner.
  const telling = base === 'de' ? undefined : differentia[base];
  return (
    telling === undefined ||
    telling.test(clause.split(/\s+/).slice(1, 7).join(' ')) ||
    namesAKind(clause, language)
  );
}

const nounOpenings: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?!using|being|having|making|includ|depend|accord|follow|regard)[a-z]{3,}ing (?:of|the|an?|[a-z]{3,}s)|(?:\p{Ll}+ ){0,3}\p{Ll}{2,}s,? (?:that|which|who|used|designed|intended|containing|consisting)|[a-z]+(?: [a-z]+){0,2} (?:representing|containing|describing|specifying|indicating|denoting)|an?|the|any|software|hardware|every|each|all|one or more|two or more|some|several|those|short for|[a-z-]+(?:ed|ing|al|ic|ous|ive|able)? ?(?:systems?|methods?|process|technique|software|program|function|set|collection|ability|act|state|file|data|device|tool|standard|protocol|language|form|type|kind|unit|part|group|object|value|number|amount|measure|property|text|code|name|person|place|way|means|process(?:es)?|money|rate|ratio|money|copies|information))\b/iu,
  es: /^(?:\p{Ll}+s (?:\p{Ll}+ ){0,2}(?:que|cuy[oa]s?|donde|utilizad[oa]s|usad[oa]s)|una?|unos|unas|el|la|los|las|lo que|cualquier|cada|toda?s?|conjunto|proceso|sistema|método|programa|función|tipo|forma|acción|archivo|lenguaje|técnica|persona|cantidad|medida|dispositivo|término|nombre|propiedad|parte)(?!\p{L})/iu,
  fr: /^(?:une?|des|les?|la|l['’]|tout|toute|chaque|ensemble|processus|système|méthode|programme|fonction|type|forme|action|fichier|langage|technique|personne|somme|mesure|terme|nom|partie)(?!\p{L})/iu,
  de: /^(?:[Ee]ine?[rs]?|[Dd](?:er|ie|as)|[Jj]ede[rs]?|[Aa]lle|[Dd]iejenigen?|[Dd]erjenige|[Dd]asjenige|(?:\p{Ll}+e ){0,2}\p{Lu}\p{L}+, (?:die|deren|mit denen|in denen|auf denen)|[\p{Lu}][\p{Ll}]{3,}[,]? (?:von|zur|zum|der|des|für|mit|in|aus|einer|eines|die|das|aller))(?!\p{L})/u,
  it: /^(?:\p{Ll}{3,}[ie] (?:\p{Ll}+ ){0,2}(?:che|cui|usat[ie]|utilizzat[ie])|un|uno|una|un['’]|il|lo|la|i|gli|le|l['’]|ogni|qualsiasi|insieme|processo|sistema|metodo|programma|funzione|tipo|forma|azione|file|linguaggio|tecnica|persona|somma|misura|termine|nome|parte)(?!\p{L})/iu,
  pt: /^(?:\p{Ll}+s (?:\p{Ll}+ ){0,2}(?:que|cuj[oa]s?|onde|usad[oa]s|utilizad[oa]s)|uma?|uns|umas|os?|as?|qualquer|cada|tod[oa]s?|conjunto|processo|sistema|método|programa|função|tipo|forma|ação|ficheiro|arquivo|linguagem|técnica|pessoa|quantia|medida|termo|nome|parte)(?!\p{L})/iu,
  nl: /^(?:een|de|het|elke?|alle|iedere?|degenen?|software|hardware|programma['’]?s?|gegevens|informatie|bestand(?:en)?|verzameling|groep|reeks|methode|manier|naam|deel|soort|vorm)(?!\p{L})/iu,
  ca: /^(?:una?|uns|unes|els?|la|les|l['’]|qualsevol|cada|tots?|conjunt|procés|sistema|mètode|programa|funció|tipus|forma)(?!\p{L})/iu,
};
