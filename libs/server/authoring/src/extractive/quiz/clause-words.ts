/** How a language asks for what follows, and how its sentences say it. */
export interface ClauseWords {
  /** {a}: an aim, without what begins it; in German with it. */
  readonly howTo: string;
  /** {a}: a case, "if the build fails". */
  readonly whatToDo: string;
  readonly whatHappens: string;
  /** {a}: a statement. */
  readonly why: string;
  /** What a sentence begins with, up to its comma. */
  readonly ofCase: string;
  /** What begins an aim is a group of its own where the question leaves it out. */
  readonly ofAim: string;
  /** Between two statements, of which the second is the reason. */
  readonly ofReason: string;
  /** What else a case begins with where the sentence says it last. */
  readonly caseLast: string;
  /** How an answer begins that tells its reader to do something. */
  readonly deed: string;
  /** What says that something is to be done, by whomever. */
  readonly duty: string;
  /** What is no more than possible, of anything but the reader. */
  readonly mayBe: string;
}

/** Languages that name the subject of a clause, or whose verbs do. */
export const clauseWords: Readonly<Record<string, ClauseWords>> = {
  en: {
    howTo: 'How do you {a}?',
    whatToDo: 'What should be done {a}?',
    whatHappens: 'What happens {a}?',
    why: '{a}. Why?',
    ofCase: '(?:If|When|Whenever|Unless) [^,]+',
    ofAim:
      '(?<begun>In order to |To )(?!(?:an?|the|some|date|be|summari\\p{L}+|conclude|illustrate|repeat|say) |\\p{L}+ (?:you|us)(?!\\p{L}))\\p{Ll}[^,]+',
    ofReason: 'because (?!of )',
    caseLast:
      '(?<!(?:even|only|as|what|except|especially|particularly|or|and|but|than) )(?:if|when) ',
    deed: '(?:please |just |simply |first )*(?:(?:you|one|we) (?:just |only |simply |first |will )?(?:can|may|might|could|must|should|need|have)(?!\\p{L})|it is (?:necessary|possible|recommended|best)|(?!(?:in|on|at|by|for|from|with|without|of|to|into|as|like|only|all|both|each|every|any|some|no|not|then|else|also|even|about|after|before|under|over|between|through|within|during|per|via|half|such|what|that|this|these|those|the|and|or|but)(?!\\p{L}))\\p{L}+(?<!s|ed|ing|ly) (?:(?:the|an?|your|its|their|all|each|any|both|this|that|it|them)(?!\\p{L})|["“‘`/-])|(?:use|run|set|add|type|press|click|select|choose|pick|create|edit|open|close|install|remove|delete|call|pass|specify|enter|copy|move|send|write|put|place|make|ensure|try|check|change|build|start|stop|restart|visit|include|define|declare|give|provide|keep|leave|avoid|consider|contact|download|upload|enable|disable|turn|drag|hold|insert|replace|rename|save|load|configure|compile|update|upgrade|append|assign|execute|invoke|go|do|never|always|switch|prefix|mark|wrap|submit|subclass|implement|import|issue|apply|follow|mount|store|let|tell|look|get|read|return|link|connect|log|reboot|test|begin|end|split|escape|quote|omit|drop|rebuild|reload|repeat|modify|adjust|extend|pull|push|commit|tag|file|report|list|print|export|register)(?! (?:is|are|was|were|has|have|can|may|must|will)(?!\\p{L})) )',
    duty: '(?<!\\p{L})(?:must|should|ha(?:s|ve) to|needs? to)(?!\\p{L})',
    mayBe: '(?<!\\p{L})(?:can|may|might|could)(?!\\p{L})',
  },
  de: {
    howTo: 'Was ist zu tun, {a}?',
    whatToDo: 'Was ist zu tun, {a}?',
    whatHappens: 'Was geschieht, {a}?',
    why: '{a}. Warum?',
    ofCase: '(?:Wenn|Falls|Sofern|Sobald) [^,]+',
    ofAim: 'Um [^,]*(?:zu \\p{Ll}+|\\p{Ll}zu\\p{Ll}+en)',
    ofReason: '(?:weil|da) ',
    caseLast:
      '(?<=(?<!(?:erst|nur|auch|selbst|außer|als|besonders)), )(?:wenn|falls|sofern|sobald) ',
    deed: '(?:\\S+ ){0,3}(?:Sie|man|du|wir)(?!\\p{L})',
    duty: '(?<!\\p{L})(?:muss|müssen|soll(?:te)?n?|(?:ist|sind) .* zu \\p{Ll}+|(?:ist|wird|genügt) es)(?!\\p{L})',
    mayBe: '(?<!\\p{L})(?:kann|können|könnten?|dürfen|darf)(?!\\p{L})',
  },
  fr: {
    howTo: 'Comment {a} ?',
    whatToDo: 'Que faut-il faire {a} ?',
    whatHappens: 'Que se passe-t-il {a} ?',
    why: '{a}. Pourquoi ?',
    ofCase: "(?:(?:Si|Lorsque|Quand) |S[’']|Lorsqu[’'])[^,]+",
    ofAim:
      "(?<begun>Pour |Afin de |Afin d[’'])(?:[nly][’']|les? |la |ne pas )?(?!votre |notre |autre )\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L})[^,]*",
    ofReason: "(?:parce qu(?:e |[’'])|puisqu(?:e |[’'])|car )",
    caseLast: "(?<!(?:même|comme|surtout|sauf|et|ou|mais|que) )(?:si |lorsque |lorsqu[’']|quand )",
    deed: "(?:(?:vous|on) (?:n[’'])?(?:devez|devriez|pouvez|pourrez|pourriez|avez|doit|peut)(?!\\p{L})|\\p{Ll}+(?:ez|er|ir|oir)(?:-\\p{L}+)?(?!\\p{L})|il (?:faut|suffit|vaut|convient|est (?:possible|nécessaire|recommandé|conseillé))(?!\\p{L}))",
    duty: '(?<!\\p{L})(?:doi(?:t|vent)|devrai(?:t|ent))(?!\\p{L})',
    mayBe: '(?<!\\p{L})(?:peu(?:t|vent)|pourrai(?:t|ent))(?!\\p{L})',
  },
  es: {
    howTo: '¿Cómo {a}?',
    whatToDo: '¿Qué hay que hacer {a}?',
    whatHappens: '¿Qué ocurre {a}?',
    why: '{a}. ¿Por qué?',
    ofCase: '(?:Si|Cuando|En caso de que) [^,]+',
    ofAim: '(?<begun>Para )\\p{Ll}+[aei]r(?:se|l[aoe]s?)?(?!\\p{L})[^,]*',
    ofReason: '(?:porque|ya que|puesto que) ',
    caseLast: '(?<!(?:incluso|aun|como|solo|sólo|salvo|excepto|y|o|pero|que) )(?:si|cuando) ',
    deed: '(?:\\p{Ll}+[aeií]r(?:se|l[aoe]s?)?(?!\\p{L})|(?:usted |se )?(?:debe|debería|puede|podrá|podría|necesita|tiene que|tendrá que|hay que|conviene|basta|es (?:necesario|posible|recomendable|mejor|conveniente))n?(?!\\p{L})|(?:use|utilice|ejecute|edite|instale|añada|agregue|pulse|haga|escriba|elija|seleccione|compruebe|asegúrese|cambie|copie|cree|elimine|borre|configure|ponga|introduzca|envíe|descargue|establezca|evite|considere|mantenga|abra|cierre|inicie|reinicie|active|desactive|deje|modifique|actualice|teclee|visite|presione|mueva|vaya|indique|especifique|guarde|marque|arrastre|inserte|defina|quite|prefiera|incluya|reemplace|sustituya|monte|llame|pase)(?:l[aoe]s?|se)?(?!\\p{L}))',
    duty: '(?<!\\p{L})(?:deben?|deber[íi]an?|deberán?)(?!\\p{L})',
    mayBe: '(?<!\\p{L})(?:pueden?|podr[íi]an?)(?!\\p{L})',
  },
  it: {
    howTo: 'Come {a}?',
    whatToDo: 'Che cosa si deve fare {a}?',
    whatHappens: 'Che cosa succede {a}?',
    why: '{a}. Perché?',
    ofCase: '(?:Se|Quando|Qualora) [^,]+',
    ofAim: '(?<begun>Per )\\p{Ll}+(?:are|ere|ire|rre|rsi|rl[aoie])(?!\\p{L})[^,]*',
    ofReason: '(?:perché|poiché|dato che) ',
    caseLast: '(?<!(?:anche|come|solo|tranne|e|o|ma|che) )(?:se|quando) ',
    deed: '(?:\\p{Ll}+(?:are|ere|ire|rre|rsi|rl[aoie])(?!\\p{L})|(?:si )?(?:deve|devono|dovrebbe|dovrebbero|può|possono|potrebbe|bisogna|occorre|basta|conviene|è (?:necessario|possibile|consigliabile|meglio|opportuno))(?!\\p{L})|(?:si )?(?:usi|utilizzi|esegua|installi|aggiunga|prema|scelga|selezioni|usare|usate|utilizzate|eseguite|installate|aggiungete|premete|scegliete|selezionate|fate|fare|digitate|inserite|cliccate|aprite|create|modificate)(?:l[aoie])?(?!\\p{L}))',
    duty: '(?<!\\p{L})(?:dev(?:e|ono)|dovrebber?o?|bisogna|occorre)(?!\\p{L})',
    mayBe: '(?<!\\p{L})(?:può|possono|potrebber?o?|potrà|potranno)(?!\\p{L})',
  },
  pt: {
    howTo: 'Como {a}?',
    whatToDo: 'O que se deve fazer {a}?',
    whatHappens: 'O que acontece {a}?',
    why: '{a}. Por quê?',
    ofCase: '(?:Se|Quando|Caso) [^,]+',
    ofAim: '(?<begun>Para )\\p{Ll}+(?:[aei]r|or)(?!\\p{L})[^,]*',
    ofReason: '(?:porque|já que|uma vez que) ',
    caseLast: '(?<!(?:mesmo|como|só|apenas|exceto|e|ou|mas|que) )(?:quando|caso) ',
    deed: '(?:\\p{Ll}+[aei]r(?:-\\p{L}+)?(?!\\p{L})|(?:você |pode-se |deve-se )?(?:deve|deveria|pode|poderá|poderia|precisa|tem (?:de|que)|terá (?:de|que)|é (?:necessário|possível|preciso|recomendado|melhor)|basta|convém)(?:-se)?(?!\\p{L})|(?:use|utilize|execute|edite|instale|adicione|acrescente|pressione|prima|faça|escreva|escolha|selecione|seleccione|verifique|certifique-se|altere|mude|copie|crie|apague|remova|configure|ponha|coloque|introduza|digite|insira|envie|descarregue|evite|considere|mantenha|abra|feche|inicie|reinicie|ative|active|desative|deixe|modifique|atualize|actualize|visite|mova|vá|indique|especifique|grave|marque|clique|monte)(?:-\\p{L}+)?(?!\\p{L}))',
    duty: '(?<!\\p{L})(?:devem?|deveriam?|deverão?)(?!\\p{L})',
    mayBe: '(?<!\\p{L})(?:podem?|poder(?:á|ão|iam?))(?!\\p{L})',
  },
};
