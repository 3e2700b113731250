/**
 * How a language says "X is a Y". Alternatives are regular expression sources; all match without
 * regard to case.
 */
export interface DefinitionGrammar {
  /** Articles that may stand before a term. */
  readonly article: string;
  /** "is a", "are the": what must follow the term; the definition begins with the article. */
  readonly isA: string;
  /** "means", "refers to": the definition begins after it. */
  readonly means: string;
  /** "is called", "are known as": the term follows, the definition is the subject. */
  readonly called: string;
  /** First words that show that no term is being defined ("The result is a …"). */
  readonly generic: string;
  /**
   * A verb that makes a whole statement of what should be a clause ("The name is …"), and the words
   * behind which it no longer does ("the name that is …").
   */
  readonly finite: string;
  readonly relative: string;
  /** "This is (the)" and its like, which a description of a term may begin with. */
  readonly thisIs: string;
}

export const definitionGrammars: Readonly<Record<string, DefinitionGrammar>> = {
  en: {
    article: '(?:an?|the) ',
    isA: '(?:is|are|was|were) (?:(?:simply|just|basically|essentially|nothing but|merely|actually) )?(?=(?:an?|the|any|one|those|another|software|hardware)\\b)(?!the (?:same|first|second|third|last|next|only|most|least|more|best|worst|main|largest|smallest|biggest|highest|lowest|default|following|case|result|reason|right|wrong|opposite)\\b)(?!an? (?:very |rather |quite |really |fairly )?(?:good|bad|great|nice|must|few|little|lot|bit|common|popular|big|huge|perfect|useful|powerful|matter|result|consequence|simple example|number of|problem|question|reason|mistake|myth|fact|shame|pity|sign|case|example|must|better|worse|typical|important|major|serious|difficult|complicated|likely|wise|further|sample|variety)\\b)(?!the (?:one|ones|main|key|reason|problem|only|important|real|true|whole|other|more|point|place|name of the|example|current|new)\\b)(?!(?:another|those|any)\\b)(?!one\\b(?! of| or| in| that| which))',
    means: '(?:means(?! that)|refers to|denotes|is defined as|are defined as)',
    called:
      '(?:is|are|was) (?:also |often |usually |sometimes |commonly )?(?:called|known as|termed|named|referred to as)',
    generic:
      'suppose|assume|let|given|parameters?|positions?|results?|steps?|reasons?|problems?|goals?|aims?|examples?|purposes?|answers?|questions?|differences?|ways?|things?|points?|ideas?|cases?|advantages?|disadvantages?|benefits?|next|first|second|last|only|best|main|most|one|other|another|following|thing|name|names|number|numbers|options?|arguments?|value|values|output|input|default|part|parts|everything|nothing|something|someone|people|there|here|what|which|it|this|that|these|those|they|he|she|we|you|i|all|each|both|some|many|such|key|trick|rest|end|same|note|today|time|more|task|work|role|effect|figure|job|sum|total|order|kind|type|types|rule|choice|solution|catch|text|example|lesson|summary|story|image|use|uses|usage|not|if|when|as|in|on|for|with|by|from|at|to|but|and|or|so',
    finite:
      'is|are|was|were|has|have|had|can|could|will|would|must|should|may|might|does|do|did|becomes?',
    relative: 'that|which|who|whom|whose|where|when|used|for|in|of how|to',
    thisIs:
      'this (?:is|means|refers to|describes|denotes) |these are |it is |is (?=an?\\b|the\\b)|are (?=the\\b)',
  },
  es: {
    article: '(?:el|la|los|las|un|una|unos|unas|lo) ',
    isA: '(?:es|son|era|eran|fue) (?:(?:simplemente|básicamente|esencialmente) )?(?=(?:un|una|unos|unas|el|la|los|las|aquell?[ao]?s?|cualquier|todo|toda|cada)\\b)(?!(?:el|la|los|las) (?:mism[ao]s?|primer[ao]?s?|segund[ao]s?|últim[ao]s?|únic[ao]s?|más|mejor|peor|mayor|menor|siguiente|resultado)\\b)(?!una? (?:buen[ao]?|mal[ao]?|gran|poco|ejemplo)\\b)',
    means:
      '(?:significa(?! que)|designa|se refiere a|se define como(?! cada| todo)|se entiende por)',
    called:
      '(?:se (?:llama|llaman|denomina|denominan|conoce como|conocen como)|recibe el nombre de|reciben el nombre de)',
    generic:
      'argumentos?|parámetros?|solución|código|posición|propiedad|resultado|paso|razón|problema|objetivo|ejemplo|respuesta|diferencia|forma|manera|punto|idea|caso|ventaja|primer[ao]?|segund[ao]|últim[ao]|únic[ao]|mejor|siguiente|cosa|nombre|número|valor|parte|todo|nada|algo|alguien|qué|que|este|esta|esto|ese|esa|eso|otro|otra|uno|una|él|ella|ellos|no|si|cuando|en|por|para|con|de|y|o|pero|así|tal|motivo|clave|regla|distancia|hoy',
    finite: 'es|son|está|están|puede|pueden|debe|deben|tiene|tienen|ha|han|hay|será|fue',
    relative: 'que|cuyo|cuya|donde|cuando|quien|para',
    thisIs: '(?:esto |este |esta )?(?:es|son) (?=un|el|la|los)|se trata de ',
  },
  fr: {
    article: "(?:le |la |les |un |une |des |l['’])",
    isA: "(?:est|sont|était|étaient) (?:(?:simplement|essentiellement|en fait) )?(?=(?:un|une|des|le|la|les|l['’]|tout|toute|chaque))(?!(?:le|la|les) (?:mêmes?|premi(?:er|ère)s?|second|dernière?|seule?|plus|meilleure?|pire)\\b)",
    means: '(?:signifie|désigne|désignent|se définit comme|fait référence à)',
    called:
      "(?:s['’]appelle|s['’]appellent|est appelée?|sont appelée?s|se nomme|est connue? sous le nom d[e'’])",
    generic:
      "arguments?|paramètres?|solution|code|position|propriété|résultat|étape|raison|problème|but|exemple|réponse|différence|façon|manière|point|idée|cas|avantage|premier|première|second|dernier|seul|chose|nom|nombre|valeur|partie|tout|rien|ce|cela|ceci|cette|cet|il|elle|ils|elles|on|autre|ne|si|quand|en|par|pour|avec|dans|et|ou|mais|c['’]",
    finite: 'est|sont|peut|peuvent|doit|doivent|a été|ont|sera|était',
    relative: "qui|que|qu['’]|dont|où|lequel|laquelle|pour",
    thisIs: "(?:ceci |cela |il )?(?:est|sont) (?=une? |l[ea']|des )|c['’]est ",
  },
  de: {
    article: '(?:der|die|das|ein|eine) ',
    isA: '(?:ist|sind|war|waren) (?:(?:einfach|im Grunde|im Wesentlichen) )?(?=(?:ein|eine|einer|eines|der|die|das|jede[rs]?|diejenige[n]?|derjenige|dasjenige)\\b)(?!(?:der|die|das) (?:gleichen?|selben?|erste[nr]?|zweite[nr]?|letzte[nr]?|einzige[nr]?|beste[nr]?|größte[nr]?|wichtigste[nr]?)\\b)',
    means: '(?:bedeutet|bezeichnet|bezeichnen|heißt so viel wie|steht für)',
    called: '(?:heißt|heißen|nennt man|wird als|werden als)',
    generic:
      'argument|parameter|lösung|standardeinstellung|standarddefinition|eigenschaft|ergebnis|schritt|grund|problem|ziel|beispiel|antwort|frage|unterschied|art|weise|punkt|idee|fall|vorteil|nachteil|erste|zweite|letzte|einzige|nächste|sache|name|zahl|wert|teil|alles|nichts|etwas|dies|diese|dieser|dieses|das|es|er|sie|wir|man|andere|nicht|wenn|in|auf|für|mit|von|und|oder|aber|hier|dort|folge|aufgabe|regel|heute',
    finite: 'ist|sind|war|waren|wird|werden|kann|können|muss|müssen|darf|soll|sollte|hat|haben',
    relative: ',|für|zum|zur',
    thisIs: '(?:dies |das |es )?(?:ist|sind) (?=ein|der|die|das)|hierbei handelt es sich um ',
  },
  it: {
    article: "(?:il |lo |la |i |gli |le |un |uno |una |l['’]|un['’])",
    isA: "(?:è|sono|era|erano) (?:(?:semplicemente|essenzialmente) )?(?=(?:un|uno|una|un['’]|il|lo|la|i|gli|le|l['’]|ogni|qualsiasi)(?:\\b|['’]))(?!(?:il|la|i|le|lo) (?:stess[oaie]|prim[oaie]|second[oaie]|ultim[oaie]|unic[oaie]|più|migliore|peggiore)\\b)",
    means: '(?:significa|indica|designa|si riferisce a|si definisce come)',
    called:
      '(?:si chiama|si chiamano|è chiamat[oa]|sono chiamat[ei]|è dett[oa]|sono dett[ei]|prende il nome di)',
    generic:
      'argoment[oi]|parametr[oi]|soluzione|codice|posizione|proprietà|risultato|passo|ragione|problema|scopo|esempio|risposta|differenza|modo|punto|idea|caso|vantaggio|primo|prima|secondo|ultimo|unico|migliore|cosa|nome|numero|valore|parte|tutto|niente|questo|questa|quello|quella|ciò|altro|altra|non|se|quando|in|per|con|di|e|o|ma|così',
    finite: 'è|sono|può|possono|deve|devono|ha|hanno|viene|vengono|era',
    relative: 'che|cui|quale|dove|quando|per',
    thisIs: "(?:questo |questa )?(?:è|sono) (?=un|il|la|lo|i |gli|l['’])|si tratta di ",
  },
  pt: {
    article: '(?:o|a|os|as|um|uma|uns|umas) ',
    isA: '(?:é|são|era|eram|foi) (?:(?:simplesmente|basicamente|essencialmente) )?(?=(?:um|uma|uns|umas|o|a|os|as|qualquer|cada|aquel[ea]s?)\\b)(?!(?:o|a|os|as) (?:mesm[oa]s?|primeir[oa]s?|segund[oa]s?|últim[oa]s?|únic[oa]s?|mais|melhor|pior|maior|menor)\\b)',
    means: '(?:significa|designa|refere-se a|define-se como|consiste em)',
    called:
      '(?:chama-se|chamam-se|é chamad[oa]|são chamad[oa]s|denomina-se|é conhecid[oa] como|são conhecid[oa]s como)',
    generic:
      'argumentos?|parâmetros?|solução|código|posição|propriedade|resultado|passo|razão|problema|objetivo|exemplo|resposta|diferença|forma|maneira|ponto|ideia|caso|vantagem|primeir[oa]|segund[oa]|últim[oa]|únic[oa]|melhor|coisa|nome|número|valor|parte|tudo|nada|este|esta|isto|esse|essa|isso|outro|outra|ele|ela|não|se|quando|em|por|para|com|de|e|ou|mas|assim',
    finite: 'é|são|está|estão|pode|podem|deve|devem|tem|têm|foi|será|\\p{L}+-se',
    relative: 'que|cujo|cuja|onde|quando|qual|para',
    thisIs: '(?:isto |este |esta |isso )?(?:é|são) (?=um|o |a |os |as )|trata-se de ',
  },
  ca: {
    article: "(?:el |la |els |les |un |una |uns |unes |l['’])",
    isA: "(?:és|són|era|eren) (?=(?:un|una|uns|unes|el|la|els|les|l['’]|qualsevol|cada)(?:\\b|['’]))(?!(?:el|la|els|les) (?:mateix[aeo]?s?|primer[ae]?s?|segon[ae]?s?|últim[ae]?s?|únic[ae]?s?|més|millor|pitjor|major)\\b)",
    means: '(?:significa|designa|es refereix a|es defineix com)',
    called: "(?:s['’]anomena|s['’]anomenen|es diu|es diuen|es coneix com|rep el nom d[e'’])",
    generic:
      'resultat|pas|raó|problema|objectiu|exemple|resposta|diferència|forma|manera|punt|idea|cas|avantatge|primer|primera|segon|segona|últim|única?|millor|cosa|nom|nombre|valor|part|tot|res|aquest|aquesta|això|altre|altra|ell|ella|no|si|quan|en|per|amb|de|i|o|però|així',
    finite: 'és|són|està|estan|pot|poden|ha de|té|tenen',
    relative: 'que|on|quan|qual|per',
    thisIs: "(?:això |aquest )?(?:és|són) (?=un|el|la|l['’])",
  },
  nl: {
    article: '(?:de|het|een) ',
    isA: '(?:is|zijn|was|waren) (?=(?:een|de|het|elke?|degene)\\b)(?!(?:de|het) (?:zelfde|eerste|tweede|derde|laatste|enige|beste|slechtste|grootste|kleinste|belangrijkste|volgende|juiste|standaard(?:waarde)?|bedoeling|reden|naam|geval|resultaat|meest|moeite)\\b)(?!een (?:goed|goede|slecht|slechte|groot|grote|voorbeeld|probleem|vraag|aantal|beetje|kwestie|must|geval)\\b)',
    means: '(?:betekent(?! dat)|verwijst naar|wordt gedefinieerd als)',
    called: '(?:heet|heten|wordt ook wel|staat bekend als|staan bekend als)',
    generic:
      'resultaat|stap|reden|probleem|doel|voorbeeld|antwoord|vraag|verschil|manier|wijze|ding|punt|idee|geval|voordeel|nadeel|eerste|tweede|derde|laatste|enige|beste|volgende|naam|namen|nummer|aantal|waarde|deel|alles|niets|iets|iemand|dit|dat|deze|die|het|hij|zij|ze|wij|we|jij|u|er|hier|daar|wat|andere|geen|niet|als|in|op|voor|met|van|en|of|maar|zo|dus|standaard|taak|regel|vandaag',
    finite: 'is|zijn|was|waren|wordt|worden|kan|kunnen|moet|moeten|heeft|hebben|mag|zal|zullen',
    relative: 'die|dat|waarmee|waarin|waarop|waarvan|waarbij|waarvoor|wanneer|om|voor|met',
    thisIs: '(?:dit |het |deze )?(?:is|zijn) (?=een|de|het)',
  },
};
