/** What a circumstance of a statement is: the case it holds in, what it is for, why it is so. */
export type CircumstanceKind = 'when' | 'purpose' | 'reason';
export const circumstanceKinds: readonly CircumstanceKind[] = ['purpose', 'when', 'reason'];

/** How a language adds a circumstance to a statement; all are sources of regular expressions. */
export interface Leads {
  /** The words that a circumstance begins with. */
  readonly words: Readonly<Record<CircumstanceKind, string>>;
  /** As `words`, where these begin a circumstance at the head of a sentence only. */
  readonly atHead?: Readonly<Partial<Record<CircumstanceKind, string>>>;
  /** What begins such a phrase where a verb asks for it: "allows you to". */
  readonly ofVerbs?: Readonly<Partial<Record<CircumstanceKind, string>>>;
  /** Words behind which they begin something else: "check if", "even when". */
  readonly notBehind: string;
  /** Words by which a phrase leans on another sentence. */
  readonly leaning: string;
  /** What a case begins with where it names somebody: "si está activado" does not. */
  readonly subject?: string;
  /** What it begins with where it names nobody: "if set to". */
  readonly unnamed?: string;
  /** What a statement begins with whose circumstance stood before it and took its first place. */
  readonly filler?: Readonly<Record<CircumstanceKind, string>>;
  /** Where a circumstance ends, if not at the next comma. */
  readonly end?: Readonly<Partial<Record<CircumstanceKind, string>>>;
}

const infinitive = {
  es: '(?= (?:no )?(?!cualquier|mayor|menor|mejor|peor|lugar)\\p{Ll}{2,}[aeií]r(?:l[aeo]s?|les?|se)?(?!\\p{L}))',
  it: '(?= (?:non )?(?!gener|inter)\\p{Ll}{2,}(?:[aei]re|rre|[aei]r(?:si|ne|l[aeoi]))(?!\\p{L}))',
  pt: '(?= (?:não )?(?:se )?(?!qualquer|maior|menor|melhor|pior|lugar)\\p{Ll}{2,}[aeio]r(?:em|-se|-[lnv]?[oa]s?)?(?!\\p{L}))',
  fr: "(?= ?(?:ne (?:pas|plus) )?(?:s[e’'] ?)?(?![nv]otre|autre|ordre|titre|nombre|lettre|premier|dernier)\\p{Ll}+(?:er|ir|re)(?!\\p{L}))",
};

export const leads: Readonly<Record<string, Leads>> = {
  en: {
    words: {
      when: 'if|when|whenever|unless|once(?! (?:within|per|in|an?|every|each|for|again))|as soon as(?! possible)|until|after|before|as long as(?! possible)',
      purpose:
        'in order to|so as to|(?<=(?:is|are|be) used )to(?= \\p{Ll})|(?<=(?:^|, |[Yy]ou (?:can|may|should|must|could) |[Tt]hen )(?:use|run|invoke) [^,;:()]{3,50} )to(?= (?!the |an? |this |your |all |be )\\p{Ll}+ )',
      reason: 'because(?! of)',
    },
    atHead: { purpose: 'in order to|to' },
    ofVerbs: {
      purpose:
        '(?<=(?:allows?|enables?|helps?|lets?|permits?|used?|tr(?:y|ies)|ways?|abilit(?:y|ies)|able|needs?|wants?|required|possible|designed|intended|necessary|easy|easier|how|wish|like|attempts?|configured|written|commands?|tools?|options?|tells?|decides?|asks?|chance|opportunity|allowed|enough)(?: (?:you|one|users|programs|the user|git|it|them))? )to(?= (?!be |have |do |the |an? |this |that )\\p{Ll}+ (?:the|an?|your|its|their|all|each|any|some|more|other|one|two|up|out|in|on|with|from|for|what|which|how|whether|new|different|multiple|several|only|and|or|\\p{Lu}\\p{L}+)(?!\\p{L}))',
    },
    unnamed: '(?:set|left|given|run|made|\\p{Ll}+ed) (?:to|in|on|by|for|as|at|with|from)',
    notBehind:
      '\\p{L}+ly|even|as|only|not|just|but|and|or|than|except|that|what|time|times|case|cases|moment|point|day|at|of|for|on|by|about|is|are|was|be|more|than|check\\p{L}*|see|sees|seeing|find|finds|know\\p{L}*|tell\\p{L}*|decid\\p{L}+|determin\\p{L}+|ask\\p{L}*|wonder\\p{L}*|test\\p{L}*|verif\\p{L}+|out|specif\\p{L}+|indicat\\p{L}+|control\\p{L}*|defin\\p{L}+|describ\\p{L}+|remember\\p{L}*|especially|particularly|mostly|usually|often|mainly|sure|clear|it|at|this|likely|even|happens|matter|care',
    leaning:
      'it(?! (?:is|was|will be|may be|becomes) (?:\\p{L}+ly |often |also |not |a )?(?:possible|impossible|necessary|important|useful|recommended|advisable|helpful|easy|easier|good|best|better|sufficient|enough|common|suggested)(?: \\p{L}+)? (?:to|that|for|if))|they|them|this|these|those|he|she|we|our|us|I|my|me|so$|such|however|the same|yours|mine|also|(?:the )?(?:other|others|former|latter)(?= (?:one|is|are|has|have|was)(?!\\p{L}))|both|the two|(?:if|when|where) (?:necessary|possible|needed|desired|required|applicable|not|any)|(?:in|of|at|for|within|by|to|on|from|with|during|after|before) that|once more|here|there(?! (?:is|are))|above|below|(?:if|when|unless|once|until|after|before) (?:its|their|his|that|one|two|three|both|none|either|such)(?! \\p{L}+s(?!\\p{L}))',
  },
  de: {
    words: {
      when: 'wenn|falls|sobald|solange|bevor|nachdem',
      purpose: '(?<=^|, )um(?= .* (?:zu |\\p{Ll}+zu)\\p{Ll})',
      reason: 'weil',
    },
    notBehind:
      'auch|als|nur|selbst|außer|und|oder|aber|insbesondere|besonders|vor allem|sogar|erst|nicht|wie|wird|werden|geht|handelt|dann|immer',
    leaning:
      '(?-i:er|sie|ihn|ihm|ihr)|dies(?:e[rsmn]?)?|jene[rsmn]?|dabei|damit|dazu|davon|darauf|daran|darin|dafür|darüber|dort|hier|solche[rsmn]?|solch|Sie (?:seine|ihre)[nrms]?|dasselbe|das Gleiche|jedoch|aber|ich|auch|der andere|die andere|das andere|beiden?|beide[rs]|(?:wenn|falls) (?:nötig|möglich|notwendig|erforderlich|gewünscht)|(?:wenn|falls|sobald|weil) (?:ihre?|seine?|man das)|oben|unten|wir|uns|unsere?[nrms]?|es(?!.* gibt| (?:ist |wird )?(?:\\p{L}+ )?(?:möglich|nötig|notwendig|sinnvoll|nützlich|ratsam|empfehlenswert|empfohlen|wichtig|besser|üblich))',
    filler: { when: 'Dann ', purpose: 'Dafür ', reason: 'Darum ' },
    end: { purpose: '(?: zu \\p{Ll}+n| \\p{Ll}{2,}zu\\p{Ll}{3,}n)(?=,|$)' },
  },
  fr: {
    words: {
      when: "si(?! \\p{L}+ d(?:e |[’']))|lorsque|lorsqu[’']|quand|dès que|dès qu[’']|tant que|au cas où|dans le cas où|sauf si|chaque fois que|après|avant d(?:e|[’'])|une fois que",
      purpose: `(?:pour|afin de|afin d[’'])${infinitive.fr}`,
      reason: "parce que|parce qu[’']|puisque|puisqu[’']",
    },
    notBehind:
      '\\p{L}+ment|même|comme|sauf|que|et|ou|mais|surtout|notamment|uniquement|seulement|vérifi\\p{L}+|sav\\p{L}+|sai[st]|voir|déterminer|demand\\p{L}+|indiqu\\p{L}+|décid\\p{L}+|cas|trop|suffi\\p{L}*|assez|depuis|pas',
    leaning:
      "ensuite|susmentionn\\p{L}+|il(?! (?:y a|existe|faut|suffit|convient|vaut mieux|est (?:\\p{L}+ )?(?:possible|impossible|nécessaire|utile|préférable|recommandé|conseillé|important|courant|inutile)))|elles?|ils|cel[au]i?|celui-ci|celle-ci|ceux-ci|ceci|ça|ce(?! qu)|cet|cette|ces|nous|nos|notre|ici|ainsi|(?:si|lorsque|quand|que|qu[’'] ?) ?(?:son|sa|ses|leurs?|c[’']|l[’']un)|celles?|y parvenir|(?:dev|pou[rv]|voul)\\p{L}+(?: \\p{Ll}+ment)? (?:l[ae]s?|lui|leur|en|y) \\p{Ll}+(?:er|ir|re)|(?:dev|pou[rv]|voul)\\p{L}+(?: \\p{Ll}+ment)? l[’'] ?\\p{Ll}+(?:er|ir|re)|(?<!afin )de l(?:e|es) \\p{Ll}+(?:er|ir|oir|aître|endre|ettre|ire)|(?:vous|on) l[’']\\p{L}+|(?:vous|on|nous|qui|ne|se) (?:l[ae]s?|y|en) \\p{Ll}+(?:e[zs]?|t)|(?:pour|voulez|pouvez|devez|faut|souhaitez|désirez|peut|doit) l(?:a|es|e) \\p{Ll}+(?:er|ir)|en cliquant dessus|avant de l(?:e|a|es) \\p{Ll}+(?:er|ir|re)|en (?:est|a|ont)|je|mon|mes|aussi|l[ea] même|l[’']autre|les (?:deux|autres)|si (?:nécessaire|possible|besoin)|tel(?:le)?s?|cependant|toutefois",
  },
  es: {
    words: {
      when: 'si|cuando|en caso de que|siempre que|antes de|después de|tras|una vez que',
      purpose: `(?:para|a fin de|con el fin de)${infinitive.es}`,
      reason: 'porque|ya que|puesto que|debido a que',
    },
    notBehind:
      '\\p{L}+mente|incluso|aun|como|salvo|excepto|que|y|o|pero|sobre todo|sólo|solo|solamente|comprob\\p{L}+|saber|ver|verific\\p{L}+|determin\\p{L}+|pregunt\\p{L}+|indic\\p{L}+|decid\\p{L}+|caso|suficientes?|demasiado|de|por',
    leaning:
      'antes mencionad\\p{L}+|a continuación|él|ellas?|ellos|ello|[eé]st[aeo]s?|[eé]s[aeo]s?|aquell?[aeo]s?|tal(?:es)?|dich[oa]s?|yo|también|(?:el|la) (?:tuy|suy|mí)[oa]|[el]l? ?mism[oa]|lo mismo|(?:el|la) otr[oa]|los dos|si (?:es )?(?:necesario|posible)|\\p{L}{2,}(?:amos|emos)|sin embargo|nosotros|nuestr[ao]s?|aquí|así|lo(?! que)|\\p{L}+[aeiáéí]rl[aeo]s?|(?:si|cuando|que|porque) (?:su|sus|ambos|ambas|uno de)',
    subject:
      'el|la|los|las|una?|un[oa]s|cada|ning[úu]n\\p{L}*|alg[úu]n[oa]?s?(?! de)|usted|vari[oa]s|much[oa]s|tod[oa]s?|dos|más|hay|existen?|se|desea|quiere|necesita|prefiere|tiene|dispone|está (?:usando|utilizando)|\\p{Ll}{2,}[aeáé]s|\\p{Lu}\\S*|[\\w.-]*[_./\\d][\\w./-]*|\\p{Ll}+n (?:los|las|el|la|much[oa]s|vari[oa]s)',
  },
  it: {
    words: {
      when: 'se|quando|qualora|non appena|prima di|dopo|una volta che|finché',
      purpose: `(?:per|al fine di|allo scopo di|in modo da)${infinitive.it}`,
      reason: 'perché|poiché|dato che|in quanto',
    },
    notBehind:
      '\\p{L}+mente|anche|come|tranne|che|e|o|ma|soprattutto|solo|soltanto|controll\\p{L}+|sapere|vedere|verific\\p{L}+|stabilire|chied\\p{L}+|indic\\p{L}+|decid\\p{L}+|caso|sufficient[ei]|troppo|abbastanza|da|di|pure',
    leaning:
      "in seguito|ess[aeoi]|quest[aeoi]|quell[aeoi](?! ch)|ciò|egli|noi|io|anche|(?:sud)?dett[oaie]|qualcun[oa](?! \\p{L}+(?:a|e|i|o) (?:il|la|un))|lo stesso|la stessa|l[’']altr[oa]|(?:i|le) due|se (?:necessario|possibile)|\\p{L}+iamo|tal[ei]|però|lo(?= (?!s[^aeiou]|z|gn|ps|x|y|i[aeiou])\\p{L})|nostr[aoei]|qui|così|loro|\\p{L}+[aei]r(?:l[aeoi]|ne|gli)|(?:se|quando|perché|poiché) (?:il suo|la sua|i suoi|le sue|ne|lo è|entramb[ei])",
    subject:
      "il|lo|la|i|gli|le|l[’']\\S*|uno?|una|un[’']\\S*|ogni|nessun\\p{L}*|alcun[ei](?! potre)|qualche|più di|molt[ie]|due|tutt[ie]|altr[ie]|si|c[’']è|ci|esiste|esistono|vuoi|volete|desidera(?:te)?|\\p{Lu}\\S*|[\\w.-]*[_./\\d][\\w./-]*|(?:viene|vengono|è|sono) \\p{L}+t[oaie] (?:un|il|la|lo|i|gli|le|una)|\\p{Ll}+(?:no|a|e) (?:molt[ie]|alcun[ie]|un|una|il|la|i|le|gli)",
  },
  pt: {
    words: {
      when: 'quando|caso(?= [oa]s? )|sempre que|assim que|antes de|depois de|após',
      purpose: `(?:para|a fim de|de forma a)${infinitive.pt}`,
      reason: 'porque|já que|uma vez que|visto que',
    },
    atHead: { when: 'se|quando|caso|sempre que|assim que|antes de|depois de|após' },
    notBehind:
      '\\p{L}+mente|mesmo|como|salvo|exceto|excepto|que|e|ou|mas|sobretudo|só|apenas|somente|verific\\p{L}+|saber|ver|determin\\p{L}+|pergunt\\p{L}+|indic\\p{L}+|decid\\p{L}+|suficientes?|demasiado|de|por|desde',
    leaning:
      'em seguida|acima|ele|ela|eles|elas|isto|isso|aquilo|est[ae]s?|ess[ae]s?|aquel[ae]s?|nós|eu|também|[ao] mesm[oa]|(?:o outro|a outra)|os dois|se (?:necessário|possível)|tal|tais|\\p{L}{2,}(?:amos|emos|[aei]rmos)|no entanto|noss[ao]s?|aqui|assim|\\p{L}+-[lnv]?[oa]s?|n?d?(?:este|esta|esse|essa)s?|(?:se|quando|porque|que) (?:seus?|suas?|ambos|ambas)',
    subject:
      'os?|as?|uma?|uns|umas|cada|nenhum\\p{L}*|algu[nm]\\p{L}*|você|vári[oa]s|muit[oa]s|tod[oa]s?|dois|duas|mais|há|existem?|existir\\p{L}*|houver|não (?:houver|tem a certeza)|\\p{Ll}{2,}[aei]r|quiser|deseja|quer|pretende|\\p{Lu}\\S*|[\\w.-]*[_./\\d][\\w./-]*|paga|recebe|insere|cria|abre|usa|faz|fecha',
  },
  ru: {
    words: {
      when: 'если|когда|как только|после|перед|пока|прежде чем',
      purpose: 'чтобы|для того чтобы',
      reason: 'потому что|так как|поскольку',
    },
    notBehind:
      'даже|как|кроме|что|и|или|но|особенно|только|лишь|того|тем|тогда|случаях|случае|хотят?|хочет|хотите',
    leaning:
      'он|она|оно|они|эт\\p{L}{1,3}|его|её|ее|их|им|ему|ей|него|неё|нее|них|ним|нём|нем|мы|нас|наш\\p{L}*|здесь|так(?!ж)|тот|то(?!ль)|те|такой|такие|такое|такая|таких|таким|такими|таком|данн\\p{L}+',
  },
};
