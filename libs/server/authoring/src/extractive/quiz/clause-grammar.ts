/** How a language joins a case or an aim to what is said of it. All by the words alone. */
export interface ClauseGrammar {
  /** Words with which a case opens. */
  readonly when: string;
  /** Words with which an aim opens, up to and with its verb. */
  readonly aim?: string;
  /** What may stand between the case and the statement and belongs to neither. */
  readonly between: string;
  /** Words that join a case to the statement before it. */
  readonly whenBehind?: string;
  /** Behind these words of a statement a case is what it asks or tells, and no condition. */
  readonly asks?: string;
}

/** By base language. Japanese, whose cases end in their conjunction, has a pattern of its own. */
export const clauseGrammars: Readonly<Record<string, ClauseGrammar>> = {
  en: {
    when: 'if|when|whenever|unless|once|as soon as|as long as|after|before|until|in case|where',
    aim: 'in order to [a-z]+|to (?!th|an? |some |its |all |be |begin |start |date|sum|sumari[sz]e|conclude|see )[a-z]+',
    between: 'then ',
    whenBehind: '(?:only |even )?if|(?:only )?when|whenever|unless|as long as|as soon as',
    asks: 'know|knows|select|selects|choose|chooses|verify|verifies|indicate|indicates|control|controls|see|sees|check|checks|determine|determines|ask|asks|wonder|decide|decides|tell|tells|test|tests|specify|specifies|specified|say|says|find out|like|matter|to|of|about|on|and|or|but|even|only|as|that|especially|particularly|except|is|are|was|mostly|just|simply|depends|happens',
  },
  es: {
    when: 'si|cuando|en caso de que|siempre que|mientras|una vez que|después de|antes de|al',
    aim: '(?:para|a fin de|con el fin de) \\p{L}+(?:ar|er|ir)(?:l[aeo]s?|se)?',
    between: 'entonces ',
    whenBehind: '(?:sólo |solo |incluso )?si|(?:sólo |solo )?cuando|siempre que|a menos que',
    asks: 'ver|comprobar|saber|determinar|decidir|indica|indican|y|o|pero|como|de|en|que|incluso|es|son|está',
  },
  fr: {
    when: "si|s[’']il|s[’']ils|lorsque|lorsqu[’']\\p{L}+|quand|dès que|tant que|une fois que|après|avant de|en cas de",
    aim: "(?:pour|afin de|afin d[’'])\\s?\\p{L}+(?:er|ir|re|oir)",
    between: 'alors ',
    whenBehind:
      "(?:seulement |même )?(?:si|s[’']ils?)|lorsque|quand|tant que|dès que|jusqu[’']à ce que",
    asks: 'voir|vérifie|vérifier|savoir|détermine|déterminer|décider|indique|et|ou|mais|comme|de|même|est|sont|que|demande',
  },
  de: {
    when: 'wenn|falls|sobald|solange|nachdem|bevor|sofern|wurde|ist',
    aim: 'um [^,]{3,90} (?:zu \\p{L}+en|\\p{L}+zu\\p{L}+en)',
    between: '(?:dann|so) ',
    whenBehind: '(?:nur |auch )?wenn|falls|sobald|solange|sofern|bevor',
    asks: 'und|oder|aber|als|wie|auch|nur|selbst|dass',
  },
  it: {
    when: 'se|quando|qualora|nel caso in cui|una volta|dopo|prima di|finché',
    aim: 'per \\p{L}+(?:are|ere|ire|rre|ar|er|ir)(?:l[aeio]|si|ne)?',
    between: 'allora ',
    whenBehind: '(?:solo |anche )?se|quando|a meno che',
    asks: 'vedere|verificare|verifica|sapere|determinare|determina|decidere|indica|e|o|ma|come|di|anche|è|sono|che',
  },
  pt: {
    when: 'se|quando|caso|sempre que|enquanto|uma vez|depois de|antes de|após|ao',
    aim: 'para \\p{L}+(?:ar|er|ir|ôr|or)(?:-\\p{L}+)?',
    between: 'então ',
    whenBehind: '(?:somente |só |mesmo )?se|quando|sempre que|a menos que',
    asks: 'ver|verificar|verifica|saber|determinar|determina|decidir|indica|e|ou|mas|como|de|mesmo|é|são|que|pode|podem|deve|não',
  },
  ca: {
    when: 'si|quan|sempre que|mentre|un cop|després de|abans de|en cas que',
    aim: 'per (?:a )?\\p{L}+(?:ar|er|ir|re)(?:-\\p{L}+)?',
    between: 'llavors ',
  },
  ru: {
    when: 'если|когда|пока|после того,? как|как только|при|в случае',
    aim: '(?:для того,? )?чтобы \\p{L}+(?:ть|ти|чь)(?:ся)?|для \\p{L}+(?:ия|ки)',
    between: '(?:то|тогда) ',
    whenBehind: '(?:только )?если|когда|пока',
    asks: 'и|или|но|даже|том|то|как|тому|того|случае|случаях|тогда',
  },
  ar: { when: 'إذا|عندما|في حالة|بعد|قبل|عند', between: '(?:فإن|ف)' },
  hi: { when: 'यदि|अगर|जब', between: 'तो ' },
  zh: { when: '如果|若|假如|当|要是|一旦|除非', aim: '为了|为|要|想要', between: '(?:那么|则|就)' },
};
