/** "Values of the client, see its page", "the problem (15.1)"; "the package with the corresponding question". */
const pointsAway =
  /参照|参见|參見|[如见見](?:表|图|圖) ?\d|\(\d+\.\d+\)|[,(] ?(?:see|consulte|consultez|véase|voir|siehe|lesen Sie|vedi|veja|смотрите|см\.) |\(!\)|(?<!\p{L})(?:corresponding|correspondantes?|correspondientes?|entsprechende[nrs]?|corrispondent[ei]|correspondentes?|соответствующ\p{L}+)(?: \p{L}+)?$/iu;
/** "The tool created a folder", "the field gets the value 1": what happens once. */
const incidental =
  /^(?:\S+ ){1,4}(?:created(?! to | for )|gets|got|was|were|needs to|only if)(?!\p{L})|^(?:\S+ ){3,14}(?:depends? on|dependen? del?|dépend(?:ent)? d\S+|dipend(?:e|ono) d\S+|hängt) |^(?:(?!that |which |who |where |when )\S+ ){1,9}(?:was|were|did|didn['’]t|wasn['’]t) |^(?:an?|the) (?:(?!that |which |who |where |when )\S+ ){1,5}(?:occurs?|happens?|fails?|arises?)(?!\p{L})|(?<!\p{L})(?:only if|in this case|such that the)(?!\p{L})/iu;

/** "The first click sets …": one of a row of things. */
const ordinal =
  /^(?:the |la |el |le |il |o |a |der |die |das )?(?:first|second|third|fourth|fifth|primer[ao]?|tercer[ao]?|cuart[ao]|premi(?:er|ère)|(?:deux|trois|quatr)ième|erste[rs]?|zweite[rs]?|dritte[rs]?|vierte[rs]?|prim[oa]|terz[oa]|quart[oa]|primeir[oa]|terceir[oa])(?!\p{L})|^(?:the|el|la|il|der|die|das|o|a) (?:only|sole|einzige|únic[oa]|unic[oa])(?!\p{L})/iu;

/** "A list of options [Command line, …], the transport [Options]": titles of other places. */
const titles = /(?:^|, )[^,[]{3,60} \[\p{Lu}[^\]]{3,}\](?:,|$)/u;

/** "An architecture dependent one, usually …": one of what was spoken of before. */
const oneOfThem =
  /^(?:an?|the) (?:(?!(?:is|are) )[\p{L}-]+ ){0,3}ones?(?=[,;.]|$| (?:in|with|for|usually|that|which|on|at)(?!\p{L}))|^(?:eine?[rs]?|une?|una?|uma?) (?:solche[rsnm]?|telle?|tal)(?!\p{L})/iu;

/** "Consists of two parts", "are used for three purposes": how many, and not which. */
const onlyCounts =
  /(?<!\p{L})(?:consists? of|(?:is|are) (?:used|made) (?:for|in|of|up of)|serves?|has|have|besteh(?:t|en) aus|dien(?:t|en)|hat|haben|compose(?:nt)? de|consiste en|sert à|servent à|constan? de|tienen?|sirven? para|servono a|serve a|consistono in|consiste (?:di|em)|состо[ия]т из) (?:two|three|four|five|six|seven|several|various|zwei|drei|vier|fünf|mehreren?|deux|trois|quatre|cinq|plusieurs|dos|tres|cuatro|cinco|vari[oa]s|due|tre|quattro|cinque|duas|dois|três|quatro|двух|тр[её]х|четыр[её]х|нескольких) (?:\p{L}+ )?\p{L}+$/iu;

/** "Takes a boolean argument", "akzeptiert entweder …": what is to be put in. */
const takes =
  /^(?:takes?|accepts?|expects?|akzeptiert|erwartet|accepte|attend|prend|acepta|espera|toma|accetta|prende|aceita|recebe|принимает|ожидает) (?!care|effect|place|part|over)/iu;

/** "Must be the name of …", "можно": what is to be done with it. */
const modal =
  /^(?:must|should|may|can|cannot|will|shall|muss|müssen|soll|darf|kann|doit|doivent|peut|peuvent|debe[n]?|puede[n]?|deve|devono|può|possono|devem|pode|podem|долж(?:ен|на|но|ны)|должен|может|могут) /iu;
/** "A more versatile form of the -q option": another entry has to be read first. */
const ofAnother =
  /(?<!\p{L})(?:forms?|variants?|versions?|opposite|inverse|equivalent|counterpart|alias|Variante|Form|Gegenteil|variante|forme|inverse|contraire|forma|inverso|contrario|вариант|форма|псевдоним) (?:of|to|von|zu|de|di|для)? ?(?:the |der |la |le |el |il |l['’]|opción |option |opzione |параметра )*-/iu;

/** "Convert the and the files", "Display a map (DEPRECATED)": with words lost, or out of use. */
const damaged =
  /(?<!\p{L})(?:the|an?|into|der|die|das|le|la|el|il|les|los|las|of|de|di) (?:and|or|und|oder|et|ou|o|e) (?:the|an?|into|der|die|das|files?|is|are)(?!\p{L})|\((?:deprecated|obsolete|veraltet|obsolète|obsoleto|устарело?)\)$/iu;

/** "Every database consists of …", "designed for applications …": what they have, or how it was made. */
const ofEach =
  /^(?:every|each|jede[rs]?|chaque|cada|ogni|кажд\p{L}+) (?:\S+ ){1,3}(?:consists?|has|have|is|contains?|uses?|hat|ist|besteht|enthält|a|est|contient|tiene|es|contiene|ha|è|tem|é|contém) |^(?:installed|designed|located|stored|placed|built|based) (?:for|into|in|to|by|with|on|from|as) /iu;

/** "True if …", "true or false": which values it has. */
const truth =
  /^(?:true|false|yes|vrai|faux|oui|verdader[oa]|falso|wahr|falsch|vero|verdadeiro|истина) (?:if|when|or|and|si|ou|quand|o|y|cuando|wenn|oder|und|falls|se|e|quando|если|или)(?!\p{L})/iu;

/** "Deprecated alias of …", "auto-disabled based on …": how it stands with the thing. */
const standing =
  /^(?:(?:auto(?:matically)?[- ])?(?:required|needed|disabled|enabled|deprecated|obsoleted?|ignored|passed|fixed|corrected|improved|added|removed|changed|enforced|reworked|renamed)|(?:\p{L}+ly )?improved|missbilligt(?:e[rsn]?)?|veraltet(?:e[rsn]?)?|obsol[eè]te|dépréciée?|obsolet[oa]|en desuso|deprecat[oa]|descontinuad[oa]|устаре\p{L}+|föråldra\p{L}+|(?:behoben|korrigiert|hinzugefügt|übergeben|corrigée?|ajoutée?|passée?|corregid[oa]|añadid[oa]|pasad[oa]|corrett[oa]|aggiunt[oa]|passat[oa]|corrigid[oa]|adicionad[oa]|passad[oa]|исправлен\p{L}*|добавлен\p{L}*) |非推奨|已废弃|废弃)(?!\p{L})/iu;

/** "A list of strings": what type it has, and not what it is for. */
const ofType =
  /^(?:an? |the |eine? |une? |una? |uma? )?(?:list|tuple|string|str|int(?:eger)?|bool(?:ean)?|float|number|array|dict(?:ionary)?|object|sequence|bytes|liste|chaîne|cadena|lista|zeichenkette|stringa|строка|список)(?:\/\p{L}+)?(?: (?:of|de|von|di) \p{L}+)?[.。]?$/iu;
/** "A critical factor in …": how much it matters. */
const rated =
  /^(?:an? |the |one of the )?(?:most |very )?(?:critical|important|key|crucial|essential|major|useful) (?:factor|aspect|part|point|thing|element|role|step)s?(?!\p{L})/iu;
/** "Provides several options", "is divided into three areas": what else there is of it. */
const ofMore =
  /^(?:\S+ ){0,5}(?:provides?|offers?|contains?|defines?|has|have|supports?) (?:a (?:large )?(?:number|variety|range) of|several|many|various|additional|some)(?!\p{L})|(?<!\p{L})(?:is|are|é|são|es|son|ist|sind|est|sont|è|sono) (?:\p{L}+ )?(?:divided|dividid[oa]s?|unterteilt|divisée?s?|divis[oaie]) (?:into|em|en|in)(?!\p{L})/iu;

/** "A call to the office is made to ask …": what is done, and not what the thing is. */
const deedDone =
  /^An? (?:(?!that |which |who |where |whose )\S+ ){1,20}(?:is|are) (?:made|done|sent|given|taken|run|called|performed) /u;
/** "PXE stands for Preboot eXecution Environment": how it is written out. */
const standsFor =
  /^\S+ (?:stands for|steht für|est l['’]acronyme de|es el acrónimo de|sta per|расшифровывается как) (?:[^\s\p{Lu}]*\p{Lu}\S*(?: |$))+$/u;

/** "The script now allows brackets": what is new, and not what it is. */
const isNew = /^(?:\S+ ){0,7}(?:now|jetzt|nunmehr|désormais|ahora|adesso|agora|теперь)(?= \p{L})/iu;

/** "Acts much like LINE", "produces similar results as hash", "refers to Round Robin Database". */
const likeAnother =
  /^(?:\S+ ){0,4}(?:acts?|behaves?|works?|looks?) (?:\S+ )?like |^(?:\S+ ){0,4}(?:produces?|gives?|has|have) similar \p{L}+ (?:as|to) |^(?:\S+ ){0,3}refers to (?:\p{Lu}\S* ){2}|^(?:\S+ )?implements? support for |と(?:同様|同じ)(?:です|である)?$/iu;
/** "Omitted on hosts that …", "definition at line 87 of file": where it is met, and not what it is. */
const where =
  /^definition at line \d|^(?:only )?(?:supported|omitted|ignored|present|unavailable|recognized|recognised) (?:only )?(?:on|in|by|if|when|where|for)(?!\p{L})/iu;
/** "A question of taste", "a problem in batch mode": what is thought of it. */
const judged =
  /^(?:an? |eine? |une? |una? |uma? )?(?:question|matter|violation|challenge|frage|sache|questione|cuestión|questão) (?:of|for|der|des|von|de|di|do|da) |^(?:an? )?problems? (?:in|for|with) (?!which)/iu;
/** "Set auth.cache = (…) to cache passwords", "possibly no file": advice, or a guess. */
const advised =
  /(?:^|\s)\p{Lu}[\p{Lu}\d_]{3,}=\S+(?=$|[\s,;.])|^(?:необходим\p{L}*|требу\p{L}тся|requires? |require[sn]? que|requiert |requiere |richiede |erfordert |benötigt |需要|必要) ?|^(?:set|add|use) \S+ = |^(?:set|use) [\w-]+[._][\w.-]+ to |^(?:seleccione|selecione|escolha|clique|carregue|prima|marque) |^(?:可能|也许|或许)|(?<!\p{L})and possibly /iu;
/** "One of the most popular clients", "a mnemonic for": praise, and where the name is from. */
const ranked =
  /^(?:one of the most|eine[rs]? der (?:meist|beliebtest)\p{L}*|uno? de[il]? (?:\p{L}+ ){1,5}(?:più|más)|uno? de los (?:más|\p{L}+ más)|um dos (?:mais|\p{L}+ mais)|l['’]une? des (?:plus|\p{L}+ les plus))(?!\p{L})|^(?:an? |une? |uno? |um |ein )?(?:mnemonic|mnemónic[oa]|mnemônico|mnemotécnico|mnémonique)(?!\p{L})/iu;
/** "BYTES_IN is the number of bytes and BYTES_OUT is …", "the step, ret_names the names of …". */
const ofTwo =
  /(?:, | and )(?:\p{Lu}[\p{Lu}\d]*_[\p{Lu}\d_]+ (?:is|are)|\p{Ll}+_\w+ the) | and \p{Lu}\p{Ll}+\p{Lu}\w* (?:needs?|is|are|must|can|has) /u;
/** "Equivalent to", "aponta para uma", "mul- tiple": cut off, or broken by a line. */
const cutOff =
  /(?<!\p{L})the (?:original|same|former|latter|others?|first|second|last)$|(?<!\p{L})(?:the|una|uma|une|der|den|dem|eine[mnrs]?|equivalent to|such as|del|della)$|\p{Ll}{2}- (?!(?:und|oder|bzw|or|and|et|ou|y|o|e|u|bis|als|sowie|auch|to)(?!\p{L}))\p{Ll}{2}/u;

/** "Hollow = false", "Optional[str] = None", "en.example.org/letters shows …", "the :class:Bag": code or an address. */
const noWords =
  /\/\*|\*\/|(?:^|\s)\d+=\S|(?<!\S):\p{Ll}+:\S|^\d+(?:\.\d+){3}(?!\d)|^(?:\S+|\w+\[[^=]*\]) = |^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S/u;
/** "A LetterSorter instance": of which class it is, and not what it is for. */
const ofClass = /^(?:an?|the) (?:(?:[\w.]+ )?instance|(?:instance|object) of [\w.]+)$/iu;
/** "The cause of the delay": what follows from it. */
const causes =
  /^(?:the|die|la|a|de) (?:main )?(?:cause|ursache|causa|oorzaak) (?:of|de[rls]?|di|d[aeo]s?|van) /iu;
/** "A tool from the package X": where it is found. */
const fromPackage =
  /^(?:an?|eine?|une?|un[oa]?|uma?|een) \p{L}+ (?:from|aus|(?:issue? )?du|d[ae]l|do|uit) (?:the |dem |het )?(?:package|paket|paquet|pacchetto|paquete|pacote|pakket) \S+$/iu;
/** "X86 only", "ELF only (default)": for what it holds, and not what it is. */
const onlyFor = /^(?:\S+,? ){1,5}only(?: \([^()]*\))?$/iu;
/** "Which only does …": a relative clause without what it belongs to; "Which file is read" tells of an option. */
const headless =
  /^(?:which|who) (?:only |also |then )?(?:is|are|was|were|does|do|can|will|would|has|have|may|must|means|allows|makes|gives|lets|causes)(?!\p{L})|^(?:lequel|laquelle|lesquel(?:le)?s|dont|el cual|la cual|il quale|la quale|o qual|a qual|котор\p{L}{2,3})(?!\p{L})/iu;
/** "Tag the source via (for version 3)": the code between them is lost. */
const lostCode = /(?<!\p{L})(?:via|named|called) [(,]|(?<!\p{L})(?:by|with|into|using) ,/iu;
/** "Such that deg q = m", "$\\Omega$": formulas, whose signs do not survive as text. */
const formula = / [=≤≥≠≈] |\$[^$\s][^$]*[\\^_~][^$]*\$/u;
/** "Optional; the name of a counter": how an argument may be given. */
const mayBeMissing =
  /^(?:optional(?:ly)?|opcional|optionnel(?:le)?|facultati(?:f|ve)|opzionale|необязательн\p{L}+|可选)(?: parameter| argument)?[;,:；，]/iu;
/** "Complicated things that …": no kind of thing. */
const anyThings = /^(?:\p{L}+ )?things? (?:that|which|you|to)(?!\p{L})/iu;
/** "…, so it should be written otherwise": what follows from it. */
const follows = /, so (?:it|they|you|we|that)(?!\p{L})/iu;
/** "Behaves as if it had been called": in what it is like another thing. */
const asIf =
  /(?<!\p{L})(?:as if|as though|come se|comme si|como si|como se (?=fo[sr]|estiv)|als ob|как будто|как если бы)(?!\p{L})/iu;
/** "|number-of-bags|": a name for which the text was to be put in. */
const unfilled = /(?<!\w)\|[\w-]+\|(?!\w)|\{\{\w/u;
/** "…, and many decisions are made there": where, the rest of its sentence says. */
const endsThere = /(?<!\p{L})(?:there|allí|allá|dort|ali|lá|lì|là|там)$/iu;
/** "El archivo más complejo", "il file più lungo": the one of several, and nothing else. */
const utmostOnly =
  /^(?:el|la|los|las|il|lo|i|gli|le|o|a|os|as) \p{L}+ (?:más|menos|più|meno|mais) \p{L}+$/iu;
/** "Rules are used in many tools": that there is use for it. */
const inMany =
  /^(?:(?!that |which |que |qui |che )\S+ ){1,5}(?:is|are|es|son|est|sont|è|sono|é|são|wird|werden|se) (?:\p{L}+ )?(?:used|employed|usad[oa]s?|usan?|utilizad[oa]s?|utilizan?|emplead[oa]s?|utilisée?s?|usat[oaei]|utilizzat[oaei]) (?:in|by|en|por|em|dans|par|da) (?:many|most|several|various|much[oa]s|vari[oa]s|muit[oa]s|vári[oa]s|de nombreu|plusieurs|molt[ie]|divers[ie])/iu;
/** "另一个常用的工具", "…，然而很多人…", "有一个": beside others, a second statement, cut. */
const chinese =
  /^[^，从從把将將由到]{0,16}另一[个個](?![^，]*(?:到|为|為|成))|[，。](?:然而|但是?|不过|所以|因此)|一[个個种種款項项套]$/u;

/** "An excellent way to …", "la manera segura de …": what is to be done, and how well one does it so. */
const way =
  /^(?:an?|the|une?|las?|les?|des|el|los|un[oa]?s?|il|gli|os?|as?|uma?|eine?[nr]?|de[rn]|die) (?:\p{L}+ (?:ways?|means|forma|manera|maniera|modo|façon|manière|moyens?|mezz[oi]|medios?|meios?|Möglichkeit|Weg)(?:,| (?:of|to|for|de|di|per|para|pour|um|zu[rm]?)(?!\p{L})| d['’])|(?:manera|maniera|façon|manière|moyens?|endroits?|luogo|lugar) \p{L}+ (?:de|di|per|para|pour) |(?:forma) \p{L}+ para )/iu;

/** "Das dafür empfohlene Werkzeug": for what, an earlier sentence says. */
const pointsBefore =
  /^(?:\p{L}+ )?(?:hier|dar?)(?:an|auf|aus|bei|durch|für|gegen|in|mit|nach|über|um|unter|von|vor|zu) /iu;

/** "Points, lines and polygons": which there are, one word each. */
const named =
  /^[^\s,;()]+(?:, [^\s,;()]+)*,? (?:and|or|y|o|et|ou|und|oder|e|en|of|и|или) [^\s,;()]+$/iu;
/** "A dot, by default": the value that it has. */
const byDefault =
  /^[^,]{1,24}, (?:by default|por (?:defecto|omisión|padrão)|par défaut|standardmäßig|per impostazione predefinita|по умолчанию)$/iu;

/** "<tag> specifies …", "`a' specifies …": said of what is put in. */
const ofPlaceholder = /^(?:<[\p{L}_-]+>|[`'‘]\w+['’] (?:specif|defin|denot|indicat|is |are ))/u;

/** "X is designed to run in …": how it was meant to work, and not what it is. */
const designedTo = /^(?:\S+ ){1,5}(?:is|are) designed to (?:be|run|work|support)(?!\p{L})/iu;

/** "How to carry letters": a title of instructions; "actually round": how one has to take it. */
const instructs =
  /^(?:how to|wie man|comment (?=\p{L}+(?:er|ir|re)(?!\p{L}))|cómo |как (?=\p{L}+ть(?!\p{L}))|actually|really|mostly|generally|usually|sometimes|eigentlich|meistens|en realidad|en réalité|in realtà|na verdade)(?!\p{L})/iu;
/** "Index Index is …": two lines that ran together. */
const runTogether = /(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})/iu;

const asides = [
  asIf,
  unfilled,
  onlyFor,
  headless,
  lostCode,
  formula,
  mayBeMissing,
  anyThings,
  follows,
  endsThere,
  utmostOnly,
  inMany,
  chinese,
  instructs,
  runTogether,
  ofPlaceholder,
  designedTo,
  byDefault,
  named,
  pointsBefore,
  causes,
  fromPackage,
  noWords,
  ofClass,
  way,
  advised,
  cutOff,
  judged,
  likeAnother,
  ofTwo,
  ranked,
  where,
  isNew,
  damaged,
  deedDone,
  incidental,
  modal,
  ofAnother,
  ofEach,
  ofMore,
  ofType,
  oneOfThem,
  onlyCounts,
  ordinal,
  pointsAway,
  rated,
  standing,
  standsFor,
  takes,
  titles,
  truth,
];

/** "A similar tool", "eine ähnliche Ordnung wie …": how it is beside another thing. */
const similar =
  /^(?:(?:an?|eine?[nmrs]?|une?|un[oa]?|uma?|een) (?:\p{L}+ )?)?(?:similar(?:es)?|similaires?|semblables?|ähnlich(?:e[nrms]?)?|simil[ei]|parecid[oa]s?|semelhantes?|vergelijkbare?|soortgelijke?|похож\p{L}+|аналогичн\p{L}+)(?!\p{L})/iu;
/** Does it liken its thing to another, or tell that it is a way, in place of what it is? */
export const isOnlyLike = (said: string): boolean => similar.test(said) || way.test(said);

/** Does it name sections of the document, with the chapters that they stand in? */
export const namesSections = (clause: string): boolean => titles.test(clause);

/** Does it tell where to read on, what happened once, how many, whether, or how it stands, in place of what it is? */
export const tellsAside = (clause: string): boolean => asides.some((one) => one.test(clause));

/** What changed from one edition to the next: its entries name the thing and tell what was mended. */
const changes =
  /^(?:release|version|rel\.|ver\.?) v?\d+(?:\.\d+)+(?!\p{L})|^(?:\S+ ){0,4}(?:\S+[._])?(?:news|changes|neuerungen|changements|cambios|modifiche|alterações|изменения|change ?logs?|release notes?|(?:version|revision|change|release|news) history|what['’]s new|versionshinweise|änderungsprotokoll|notes de (?:version|publication)|notas de (?:la )?(?:versión|publicación|versão)|note di rilascio|novedades|nouveautés|novità|novidades|история изменений|список изменений|что нового)(?:(?: (?:for|in|of|zu|de|von|di|do|в))? [\p{Lu}\d].*)?$|(?:更新日志|变更日志|发行说明|更新履歴|変更履歴|リリースノート|新機能)$/iu;
/** "git-diff – Show changes between commits": behind a dash or before small words stands what a thing does. */
export const ofChanges = {
  test: (title: string): boolean =>
    changes.test(title) &&
    !/ [–—-] |(?:changes|cambios|modifiche|alterações|changements|изменения) \p{Ll}{4,}/u.test(
      title,
    ),
};
