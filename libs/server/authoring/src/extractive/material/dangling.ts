import { baseLanguage } from '@coursewright/text';

const openings: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:this|that|these|those|it(?! (?:is|was) (?:possible|important|necessary|recommended|common|easy|best|advisable|worth|essential|useful)\b)|its|they|them|their|theirs|he|she|his|her|such|both|neither|either|here|there(?! (?:is|are|was|were|exists?|(?:can|may|will|must|should|might) be) (?!(?:also|however|therefore|thus|still|another|other|then)\b))|then|thus|hence|however|but|and|or|so|yet|also|therefore|consequently|accordingly|instead|otherwise|nevertheless|nonetheless|similarly|likewise|conversely|moreover|furthermore|additionally|besides|meanwhile|afterwards?|finally|next|alternatively|another|others|again|indeed|still|now|nor|namely|once more|rather(?! than)|(?:first|second|third|last)(?:ly)?(?=,)|(?:first|second|third) of all)\b(?! (?:is|are) (?:a|an|no|many|two|three|several|some) \w+ (?:way|kind|type)s?)|(?:in (?:contrast|addition|other words|this (?:case|way|example)|that (?:case|way)|these|those|turn|both|particular|short|exactly that)|for (?:example|instance|this reason|that reason|these|those)|as (?:a (?:result|consequence)|such|above|mentioned|shown|before|(?:described|noted|explained|stated|said|discussed|detailed|seen|outlined|indicated) (?:above|before|earlier|previously))|doing (?:so|this|that)|(?:\w+ly|usually|often|sometimes|in general|in practice|by default),? (?:it(?! (?:is|was) (?:possible|important|necessary))|they|this|these|he|she)|on the (?:other hand|contrary)|at (?:this|that) (?:point|time)|back to|from (?:here|there)|far from it|in reply|in the (?:first|second|third|last) (?:case|example)|many of (?:them|these)|to \w+ (?:such|this|these|those)|by (?:contrast|doing)|because of (?:this|that)|the (?:former|latter|other|others|same|second|third|above|following|resulting|rest|two|three|next)|one (?:of them|such)|to do (?:this|that|so)|(?:with|in|of|for|from|to|by) the (?:former|latter|other two)|with (?:this|that|these)|after (?:this|that)|(?:unlike|like) (?:this|that|them)|if (?:so|not)|(?:if|unless) (?:this|that|these|those)|when (?:this|that|it|they)|even (?:so|then)|some of (?:them|these|those)|most of (?:them|these)|each of (?:them|these))\b)/i,
  es: /^(?:(?:est[aeo]s?|es[aeo]s?|aquel(?:l[aeo]s?)?|él|ellas?|ellos|su|sus|ambos|ambas|así|entonces|además|también|pero|sin embargo|por (?:eso|ello|tanto|ejemplo|lo tanto|el contrario|otro lado|otra parte|esta razón|ese motivo)|en cambio|en consecuencia|de est[ae] (?:modo|manera|forma)|luego|después|aquí|allí|otr[ao]s?|finalmente|igualmente|asimismo|tal(?:es)?|dich[ao]s?|ello|lo mismo|de (?:no )?ser así|en caso contrario|y|o|e)(?![\p{L}])|como (?:se|ya se) (?:ha )?\p{L}+ (?:antes|arriba|anteriormente)|(?:normalmente|generalmente|habitualmente|opcionalmente),? (?:est[aeo]s?|es[aeo]s?|dich[ao]s?)(?![\p{L}])|si (?:est[aeo]|es[aeo]|(?:no )?es así)(?![\p{L}])|como (?:resultado|consecuencia)|en (?:este|ese|esta|esa|estos|estas))/iu,
  fr: /^(?:(?:ce(?:ci|la|t|tte|s)?|c['’]est|ils?(?! (?:y a|existe|faut|suffit|convient|est (?:possible|important|nécessaire|recommandé|préférable|conseillé))(?![\p{L}]))|elles?|son|sa|ses|leurs?|ainsi|alors|aussi|cependant|mais|donc|et|ou|or|toutefois|néanmoins|en revanche|de plus|par (?:exemple|conséquent|contre)|ensuite|enfin|puis|ici|là|l['’]autre|les (?:deux|autres)|celui-ci|celle-ci|ceux-ci|sinon|dans le cas contraire|si (?:c(?:e|ela|eci)|tel)|tel(?:le)?s?)(?![\p{L}])|comme (?:indiqué|décrit|expliqué|mentionné|vu) (?:ci-dessus|plus haut|précédemment)|(?:généralement|normalement|habituellement|parfois|souvent|par défaut),? (?:il|elle|ils|elles|cela|ceci|ce)(?![\p{L}])|si c['’]est|dans (?:ce|cet|cette|ces))/iu,
  de: /^(?:(?:dies(?:e[rsmn]?)?|das ist|jene[rsmn]?|er|sie|es(?! gibt)|ihre?[rnms]?|seine?[rnms]?|beide|so|dann|daher|deshalb|darum|aber|und|oder|doch|jedoch|allerdings|außerdem|zudem|dabei|dadurch|damit|dazu|danach|davon|hier|dort|dagegen|stattdessen|folglich|somit|also|auch|zum beispiel|andere|schließlich|andernfalls|anderenfalls|ansonsten|sonst|solche[rsmn]?|deren|dessen)(?![\p{L}])|(?:normalerweise|üblicherweise|gewöhnlich|standardmäßig|meistens|manchmal|optional|dementsprechend|entsprechend) \p{L}+ (?:er|sie|es|dies|diese[rsmn]?)(?![\p{L}])|wie (?:oben|bereits|zuvor|schon) \p{L}+|(?:falls|wenn|ist|sollte) (?:dies|das (?:nicht |der ))|in (?:diesem|dieser|diesen))/iu,
  it: /^(?:(?:quest[aeio]|quell[aeio]|ciò|ess[aeio]|egli|ella|loro|(?:il|la|i|le) (?:suo|sua|suoi|sue|loro)|entramb[ie]|così|allora|inoltre|anche|ma|però|tuttavia|quindi|perciò|pertanto|invece|poi|infine|qui|lì|altr[aeio]|per (?:esempio|questo)|ad esempio|altrimenti|in caso contrario|se (?:questo|ciò|così)|e|o|tal[ei])(?![\p{L}])|in quest[aeio])/iu,
  pt: /^(?:(?:est[ae]s?|iss?to|isso|ess[ae]s?|aquel[ae]s?|aquilo|el[ae]s?|seus?|suas?|ambos|ambas|assim|então|além disso|também|mas|porém|contudo|no entanto|portanto|por (?:isso|exemplo|outro lado)|depois|aqui|ali|outr[ao]s?|finalmente|caso contrário|se (?:ist?o|isso|ess[ae]|est[ae])|tal|tais|e|ou)(?![\p{L}])|n(?:este|esta|esse|essa)s?)/iu,
  ru: /^(?:эт(?:о|от|а|и|ого|ому|им|их|ой|у)|т(?:о|от|а|е|ого|ому|ем|ех|ой)|он[аои]?|его|её|их|ему|ей|им|(?:в|на|из|от|для|к|с|о|при|по) (?:н[её]м|него|ней|неё|них|ним|ними|этого|этом|тому|том)|также|таким образом|поэтому|потому|однако|но|и|а|или|затем|потом|тогда|здесь|там|тут|тем не менее|кроме того|например|в (?:этом|том|таком|этих|противном|результате)|при этом|для этого|после этого|к тому же|такой|такая|такие|такое|оба|обе|другой|другая|другие|наконец|следовательно|если (?:это|так|нет)|иначе)(?![\p{L}])/iu,
  ar: /^(?:و?(?:هذا|هذه|هؤلاء|ذلك|تلك|أولئك|هو|هي|هم|هنا|هناك|كذلك|أيضا|أيضًا|أيضاً|لذلك|لهذا|ثم|لكن|ولكن|بالتالي|إلا أن|مع ذلك|على سبيل المثال|مثلا|مثلاً|أخيرا|أخيرًا|أخيراً)|في (?:هذه|هذا|تلك|ذلك)|بهذه|بهذا|لهذه|ف(?:هذا|هذه|هو|هي))(?![\p{L}\p{M}])/u,
  hi: /^(?:यह|ये|वह|वे|इस|इन|उस|उन|इसे|उसे|इसका|इसकी|इसके|उसका|उसकी|उसके|इनका|इसलिए|लेकिन|परन्तु|किन्तु|और|फिर|तब|यहाँ|वहाँ|उदाहरण के लिए|अंत में|दूसरा|दूसरी|ऐसा|ऐसे|ऐसी)(?![\p{L}\p{M}])/u,
  zh: /^(?:这(?!样的话)|那(?!么多)|它|他|她|其(?!他人|实)|此(?!处)|该|本例|上述|以上|前者|后者|两者|二者|因此|所以|于是|然而|但|不过|而且|而(?!已)|并且|同时|另外|此外|也就是说|换句话说|例如|比如|譬如|然后|接着|接下来|最后(?!一)|否则|同样|类似地|反之|相反|这里|那里|這|那|牠|該|於是|然後|接著|另一)/u,
  ja: /^(?:こ(?:の(?!世)|れ|こ|う|ちら|んな)|そ(?:の|れ|こ|う|ちら|して|もそも)|あ(?:の|れ)(?![\p{sc=Han}]{3})|それ|しかし|だから|したがって|従って|ただし|また(?!は)|さらに|なお|例えば|たとえば|つまり|すなわち|次に|続いて|最後に|一方|同様に|ここで|そこで|上記|前述|前者|後者|両者|彼|彼女|が、|では、|でも、)/u,
  ca: /^(?:(?:aquest(?:a|es|s)?|això|aquell(?:a|es|s)?|ell(?:a|es|s)?|(?:el|la|els|les) sev(?:a|es)|(?:el|els) seus?|ambdós|així|llavors|a més|també|però|tanmateix|per (?:això|tant|exemple)|després|aquí|allà|altr(?:a|e|es)|finalment|tal|i|o)(?![\p{L}])|en aquest(?:a|es|s)?)/iu,
};

/** "Note: …", "Warning: …": a note on the text around it. */
const note =
  /^(?:note|nb|n\.b\.|warning|caution|danger|important|tip|hint|info|attention|deprecated|nota|aviso|advertencia|precaución|atención|importante|consejo|remarque|avertissement|astuce|hinweis|achtung|warnung|wichtig|tipp|attenzione|avviso|avvertenza|suggerimento|atenção|dica|avís|advertiment|atenció|consell)\s*[:!：]/iu;

/** "The parameters mentioned above", "in the example above": what it speaks of stands before it. */
const backwards =
  /\b(?:mentioned|described|shown|listed|defined|introduced|explained|discussed|given|noted|stated|documented|outlined) above\b|\b(?:example|command|code|figure|table|list|output|program|script|listing|configuration|section)s? above\b|\babove (?:example|command|code|figure|table|list|output|program|script|listing|configuration|circuit)s?\b|(?<!\p{L})(?:oben (?:genannt|beschrieben|gezeigt|erwähnt|erklärt|aufgeführt|angegeben)|obige|(?:beispiel|befehl|abbildung|tabelle|liste) oben)|(?<!\p{L})(?:(?:mencionad|descrit|mostrad|indicad|explicad)[oa]s? (?:arriba|anteriormente|más arriba)|(?:ejemplo|orden|tabla|lista) (?:anterior|de arriba))|(?<!\p{L})(?:(?:mentionnée?s?|décrite?s?|indiquée?s?|montrée?s?|exemple|commande|liste|tableau) (?:ci-dessus|plus haut)|exemple précédent)|(?<!\p{L})(?:(?:menzionat|descritt|mostrat|indicat)[oaie] (?:sopra|in precedenza)|esempio (?:sopra|precedente))|(?<!\p{L})(?:(?:mencionad|descrit|mostrad|indicad)[oa]s? (?:acima|anteriormente)|exemplo (?:acima|anterior))|(?<!\p{L})(?:(?:описанн|указанн|упомянут|приведённ|приведенн)\p{L}{2,3} выше|выше(?:описанн|указанн|упомянут|приведённ|приведенн)\p{L}+)/iu;

/**
 * Does the sentence depend on the one before it, so that on its own it would leave the reader
 * asking "who?" or "what?"?
 */
export const isDangling = (plain: string, language: string): boolean => {
  const text = plain.replace(/^["'“„«(*_]+/u, '');
  return (
    (openings[baseLanguage(language)]?.test(text) ?? false) ||
    note.test(text) ||
    backwards.test(text) ||
    // A remark in brackets is on what stands before it.
    /^["'“„«*_]*[(（]/u.test(plain) ||
    /^(?:\p{Ll}|[,;)])/u.test(text)
  );
};

const headless =
  /^(?:returns?|will|has|have|is|are|can|defaults?|note|same|finds?|gets?|sets?|use|if set|when set|default|invoked|called|(?:async(?:hronous)? |synchronous )?(?:method|function|property|hook|getter|callback|array|object|string|boolean|number|flag|option|name|list|type|value) (?:to|that|which|called|of|for|used|containing|with)(?! .{1,60}? (?:is|are|was|has|can|must|will|should) ))\b/i;

/** "Draws a box", "Computes the sum": a verb in the place of the name that it is said of. */
const subjectless =
  /^(?!(?:Sometimes|Always|Besides|Perhaps|Towards|Unless|Across|Plus|Less|This|Its|Does|Is|Was|Has|As|Thus|Overseas|Indoors|Outdoors|Afterwards|Nowadays) )\p{Lu}\p{Ll}+(?<!s)s (?:the|an?|whether|all|any|one) \p{Ll}/u;

/**
 * "Method to check …", "Returns …": what a manual says under a name, which is its missing subject.
 */
export const isFragment = (plain: string): boolean =>
  headless.test(plain) || subjectless.test(plain);

const pointing =
  /\b(?:below|above|following|preceding|siguientes?|anterior(?:es)?|arriba|abajo|suivante?s?|précédente?s?|ci-(?:dessous|dessus)|folgend(?:e[nrsm]?)?|unten|oben|obige[nrsm]?|seguent[ei]|precedent[ei]|seguintes?|abaixo|acima)\b|следующ|(?:^|\s)(?:ниже|выше)(?:\s|[.,])|如下|本[章节節]|下列|以下|上述|下面|上面|上記|下記|次の|التالي|أدناه|أعلاه|निम्नलिखित|नीचे|ऊपर/iu;

/** "… as Section 12.1 says" */
const otherSection =
  /^\d{1,2}(?:\.\d{1,2})+\.?\s|(?:section|chapter|abschnitt|kapitel|secci[oó]n|cap[ií]tulo|chapitre|sezione|capitolo|sec?[cç][aã]o|раздел\p{L}*|глав\p{L}*)\s\d{1,3}(?:\.\d|,|\))|第\s?\d+(?:\.\d+)*\s?[章节節]/iu;

/** "Type this at a prompt": what "this" is stands elsewhere. */
const bareThis =
  /(?<!^)\b(?:this|that)(?= (?:at|in|on|for|to|by|with|when|if)\b|[.,;:!?]|$)|\bthese(?=[.,;:!?]|$)/i;

/** "The tree then is there": after what is said elsewhere. "If …, then" says it itself. */
const afterwards =
  /^(?!.*\b(?:if|unless|when|whenever|once|after|first|until|since|now and)\b).*\b(?:then|afterwards|thereafter)\b/i;

/** "The options listed below …": a sentence that is about its place in the text. */
export const isAboutItsPlace = (plain: string): boolean =>
  pointing.test(plain) ||
  bareThis.test(plain) ||
  otherSection.test(plain) ||
  afterwards.test(plain);

/** "This", "it", "they" at the beginning: what stands right above says what that is. */
const pointer: Readonly<Record<string, RegExp>> = {
  en: /^(?:this|these|it|they|its|such)(?!\p{L})/iu,
  es: /^(?:est[aeo]s?|ést[aeo]s?|ellas?|ellos|él|su|sus)(?!\p{L})/iu,
  fr: /^(?:ce(?:ci|la|t|tte|s)?|c['’]est|ils?|elles?|son|sa|ses|leurs?)(?!\p{L})/iu,
  de: /^(?:dies(?:e[rsmn]?)?|er|sie|es|seine?|ihre?|das ist)(?!\p{L})/iu,
  it: /^(?:quest[aeio]|ess[aeio])(?!\p{L})/iu,
  pt: /^(?:est[ae]s?|isto|ess[ae]s?|isso|el[ae]s?|seus?|suas?)(?!\p{L})/iu,
  ru: /^(?:эт(?:о|от|а|и)|он[аои]?|его|её|их)(?!\p{L})/iu,
  ca: /^(?:aquest(?:a|es|s)?|això|ells?|elles)(?!\p{L})/iu,
  zh: /^(?:[这這](?![里裡邊边])|它|该|該|此|本)/u,
  ja: /^(?:こ(?:の|れ)|それ)/u,
  ar: /^(?:هذا|هذه|هو|هي|هم)(?![\p{L}\p{M}])/u,
  hi: /^(?:यह|ये|वह|वे|इस|इसका|इसकी|इसके)(?![\p{L}\p{M}])/u,
};

/** Does the sentence begin with a word for what its heading names, and say nothing else of before? */
export const pointsAtSubject = (plain: string, language: string): boolean =>
  (pointer[baseLanguage(language)]?.test(plain) ?? false) && !backwards.test(plain);
