import { baseLanguage } from '@coursewright/text';

/**
 * What an entry says of its thing without the words that point at the thing: "This option prints
 * …", "If this flag is set, …", "With this mode you can …". As it stands where nothing points so.
 */
export function saidOfItself(said: string, language: string): string {
  // "This file (one of each namespace) shows …".
  let rest = said.trim().replace(/^(\p{L}+ \p{L}+) \([^()]{1,80}\)(?= \p{Ll})/u, '$1');
  // "This option can be used to …" may point once more behind what is taken away.
  for (let times = 0; times < 2; times++) {
    const found = sayings
      .get(baseLanguage(language))
      ?.map((saying) => saying.exec(rest)?.groups?.['rest']?.trim())
      .find(
        (one) => one !== undefined && /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}]{3}/u.test(one),
      );
    if (found === undefined) break;
    rest = found;
  }
  return rest === said.trim() || !/^\p{Ll}+(?:[’'-]\p{L}+)*(?=[\s,]|$)/u.test(rest)
    ? rest
    : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * By language: words for what an entry may be (`THING`), for its being in effect (`ON`), and how
 * sentences point at it. What is left, `REST`, says something of the thing by itself.
 */
const grammars: Readonly<
  Record<
    string,
    { readonly thing: string; readonly on: string; readonly sayings: readonly string[] }
  >
> = {
  en: {
    thing:
      '(?:(?:boolean|environment|command[- ]line|configuration|optional|drop-?down|spin|input|text|special|build|numeric) )*(?:options?|commands?|variables?|parameters?|arguments?|fields?|keys?|flags?|settings?|directives?|modules?|functions?|methods?|buttons?|tools?|filters?|modes?|values?|files?|actions?|attributes?|properties|property|check ?box(?:es)?|box(?:es)?|sliders?|entry|entries|tags?|targets?|switch(?:es)?|menus?|menu items?|dialogs?|controls?|statements?|operators?|keywords?|macros?|constants?|signals?|calls?|sections?|elements?|events?|hooks?|headers?|classes|class|types?|formats?|patterns?|rules?|columns?|policy|tabs?|lists?|codes?|characters?|specifiers?|modifiers?|subcommands?|programs?|utility|scripts?|controllers?|system calls?|capability|mechanism)',
    on: '(?:enabled|checked|ticked|selected|set|activated|active|on|turned on|switched on|true|given|specified|used|present|defined|chosen|not (?:empty|zero))',
    sayings: [
      'This(?: THING)? is (?:used )?(?:to|for) REST',
      '(?:It|This THING|These THING) (?:can|may|could|should) be used (?:to|for) REST',
      '(?:Used|Can be used|May be used|It is used) (?:to|for) REST',
      '(?:This|These) THING (?:allows?|lets?|enables?|permits?) (?:you|one|users?|the user) (?:to )?REST',
      'This(?: THING)? is (?<rest>(?:an?|the) (?!same|default|usual|first|last|only).+)',
      'This THING (?<rest>(?!is |was |has |does |as )\\p{Ll}+s (?!of ).+)',
      'These THING (?<rest>(?!are |were |have |do |can |may |will |must |should |in |of |for |with |on )\\p{Ll}+ (?!of ).+)',
      '(?:When|If|Whenever|Once|While|As long as) (?:this|the) THING is ON(?: to (?:true|yes|on|1))?, (?:then )?(?:it (?!is |was |has |can |may |will ))?REST',
      '(?:When|If) (?:this is |it is )?ON(?: to (?:true|yes|on|1))?, (?:then )?REST',
      '(?:With|In|By|Through|Using) this THING(?: ON)?,? (?:you|one) can REST',
      '(?:With|In|Using) this THING(?: ON)?, (?!you )REST',
      '(?:Use|Select|Check|Choose|Click|Press|Enable|Activate|Specify) this(?: THING)? (?:to|if you want to|when you want to) REST',
      'You can use (?:this|these)(?: THING)? to REST',
      'Here,? you can REST',
      'This (?<rest>(?!is |was |has |does |as |means |happens |works |applies |requires |depends |results |seems |implies |includes |gives |looks |\\p{Ll}*ss )\\p{Ll}{3,}s (?!of ).+)',
      '(?:With|Using) this THING,? [\\w-]+ will REST',
    ],
  },
  es: {
    thing:
      '(?:opci(?:ón|ones)|(?:ó|o)rden|comandos?|variables?|parámetros?|argumentos?|campos?|claves?|función|funciones|métodos?|bot(?:ón|ones)|herramientas?|filtros?|modos?|valor(?:es)?|archivos?|ficheros?|acción|acciones|atributos?|propiedad(?:es)?|casillas?|caja|deslizador(?:es)?|control(?:es)?|indicador(?:es)?|directivas?|menús?|diálogos?|listas?|ajustes?|secci(?:ón|ones)|programas?)',
    on: '(?:activad[oa]s?|marcad[oa]s?|seleccionad[oa]s?|habilitad[oa]s?|definid[oa]s?|establecid[oa]s?|presentes?|activ[oa]s?|puest[oa]s?)',
    sayings: [
      '(?:Est[ae]s? THING |Se )?(?:sirven? para|se (?:usan?|utilizan?|emplean?) para) REST',
      '(?:Usad[oa]|Utilizad[oa]) para REST',
      'Est[ae]s? THING (?:le |te |nos )?permiten? (?<rest>\\p{Ll}+r(?:l[aeo]s?|se)? .+)',
      '(?:Con|En|Desde|Mediante) est[ae]s? THING,? (?:se pueden? |puedes? |podrá |podrás |es posible |permite )(?<rest>\\p{Ll}+r(?:l[aeo]s?|se)? .+)',
      '(?:Con|En) est[ae]s? THING, REST',
      '(?:Cuando|Si) (?:está ON esta THING|esta THING está ON|se (?:activa|marca|selecciona|habilita|usa|define|especifica) est[ae] THING|activa est[ae] THING|marca est[ae] THING|está (?:ON)), REST',
      'Est[ae]s? THING es (?<rest>(?:el|la|los|las|una?) .+)',
      'Esto (?:le |te |nos )?permite (?<rest>\\p{Ll}+r(?:l[aeo]s?|se)? .+)',
      'Esto (?<rest>(?:hace|hará|causa|provoca|determina|define|establece|indica|especifica|controla|crea|muestra|fija|activa|desactiva|elimina|cambia|evita|fuerza|habilita|deshabilita) .+)',
      'Est[ae]s? THING (?<rest>(?:no )?(?!es |son |está |han? |puede |debe )\\p{Ll}{4,}(?:a|e|an|en) (?:el|la|los|las|l[oa]s?|una?|al?|en|con|que|si|cómo|cuándo|cuál|qué|sus?|sólo|solo|tod[oa]s?|entre|por|cada|\\p{Ll}+s?) ?.+)',
      'Est[ae]s? THING (?<rest>(?:no )?(?:permite|determina|define|establece|indica|especifica|controla|crea|muestra|aplica|fija|activa|desactiva|elimina|cambia|selecciona|contiene|devuelve|hace|hará|sobrescribe) .+)',
    ],
  },
  fr: {
    thing:
      '(?:options?|commandes?|variables?|paramètres?|arguments?|champs?|clés?|fonctions?|méthodes?|boutons?|outils?|filtres?|modes?|valeurs?|fichiers?|actions?|attributs?|propriétés?|cases?|curseurs?|glissières?|réglages?|indicateurs?|directives?|menus?|dialogues?|listes?|sections?|programmes?)',
    on: '(?:cochée?s?|activée?s?|définie?s?|sélectionnée?s?|utilisée?s?|présente?s?|active?s?|indiquée?s?|validée?s?)',
    sayings: [
      "(?:Cet?(?:te)? THING |Ces THING )?(?:ser(?:t|vent) (?:à |d’|d')|est utilisée? pour |permet(?:tent)? (?:de |d’|d'))REST",
      'Utilisée?s? pour REST',
      '(?:Avec|Dans) cet?(?:te)? THING,? (?:vous pouvez|on peut|il est possible de) REST',
      '(?:Avec|Dans) cet?(?:te)? THING, REST',
      "(?:Quand|Lorsque|Si|Lorsqu’|Lorsqu') ?cet?(?:te)? THING est ON, REST",
      "(?:Si|Quand|Lorsque|Lorsqu’|Lorsqu') ?(?:elle est |il est )?ON, REST",
      "(?:Il s’agit|Il s'agit) (?:de la|du|de l’|d’une?|d'une?) REST",
      "(?:Ceci|Cela) (?:permet|sert) (?:de |d’|d'|à )REST",
      '(?:Ceci|Cela) (?<rest>(?:définit|indique|détermine|précise|spécifie|contrôle|crée|affiche|active|désactive|supprime|modifie|change|force|empêche|évite|fait|provoque) .+)',
      "(?:C’est|C'est|Ce sont) (?<rest>(?:une?|la|le|les|l’|l') ?.+)",
      'Cet?(?:te)? THING (?<rest>(?!est |a |peut |doit |sera |ne )\\p{Ll}{3,}(?:e|t) .+)',
      'Ces THING (?<rest>(?!sont |ont |peuvent |doivent )\\p{Ll}{3,}ent .+)',
    ],
  },
  de: {
    thing:
      '(?:Option(?:en)?|Anweisung(?:en)?|Variablen?|Umgebungsvariablen?|Funktion(?:en)?|Methoden?|Schaltflächen?|Schalter|Aktion(?:en)?|Eigenschaft(?:en)?|Datei(?:en)?|Befehle?|Parameter|Felde?r?|Schlüssel|Filter|Modus|Werte?|Werkzeuge?|Attribute?|Schieberegler|Einstellung(?:en)?|Regler|Menüs?|Dialoge?|Direktiven?|Listen?|Kontrollkästchen|Programm)',
    on: '(?:aktiviert|gesetzt|ausgewählt|angegeben|markiert|eingeschaltet|gewählt|angehakt)',
    sayings: [
      '(?:Mit|Über|In|Durch|Mittels) diese[rnsm]? (?:\\p{L}+ )?THING (?:können Sie|kann man|lässt sich|lassen sich|stellen Sie ein, wie|bestimmen Sie,) REST',
      'Hier können Sie REST',
      '(?:Hiermit|Damit) (?:können Sie|kann man|lässt sich|lassen sich) REST',
      'Dies(?:es)? (?<rest>(?:legt|gibt|bestimmt|setzt|aktiviert|deaktiviert|zeigt|erzeugt|erstellt|ändert|entfernt|löscht|erlaubt|verhindert|steuert|definiert|bewirkt|veranlasst|erzwingt) .+)',
      'Sie können (?:mit )?diese[nsrm]? THING (?:verwenden|benutzen), um REST',
      '(?:Dies|Das) (?:ist|sind) (?<rest>(?:der|die|das|eine?) (?!gleiche|Standard).+)',
      'Diese[rs]? THING (?:ist|sind) (?<rest>(?:der|die|das|eine?) .+)',
      '(?:Diese[rs]? THING )?(?:dient|dienen) (?:dazu, |zur? |zum )REST',
      'Diese[rs]? THING (?<rest>(?!ist |sind |wird |werden |kann |können |hat |muss |soll |darf )\\p{Ll}{3,}(?:t|en|et) .+)',
    ],
  },
  it: {
    thing:
      '(?:opzion[ei]|comand[oi]|variabil[ei]|parametr[oi]|argoment[oi]|camp[oi]|chiav[ei]|funzion[ei]|metod[oi]|pulsant[ei]|strument[oi]|filtr[oi]|modalità|valor[ei]|file|azion[ei]|attribut[oi]|proprietà|casell[ae]|cursor[ei]|impostazion[ei]|direttiv[ae]|menu|finestr[ae]|list[ae]|programm[ai])',
    on: '(?:attiv[oa]|attivat[oa]|selezionat[oa]|abilitat[oa]|impostat[oa]|specificat[oa]|spuntat[oa])',
    sayings: [
      '(?:Quest[oaei] THING )?(?:serv(?:e|ono) (?:a|per)|viene usat[oa] per|si usa per|permett(?:e|ono) di|consent(?:e|ono) di) REST',
      'Usat[oa] per REST',
      '(?:Ciò|Questo) (?:permette|consente) (?:di|a \\p{L}+ di) REST',
      '(?:Ciò|Questo) (?<rest>(?:fa|imposta|indica|determina|specifica|controlla|crea|mostra|attiva|disattiva|elimina|cambia|evita|forza|abilita|disabilita|definisce) .+)',
      '(?:Con|In) quest[oa] THING,? (?:è possibile|si può|si possono|puoi|potete) REST',
      '(?:Con|In) quest[oa] THING, REST',
      '(?:Quando|Se) (?:questa THING è ON|questo THING è ON|è ON quest[oa] THING|ON), REST',
      'Quest[oa] THING è (?<rest>(?:il|lo|la|un|uno|una) .+)',
      'Quest[oaei] THING (?<rest>(?!è |sono |ha |può |deve |viene )\\p{Ll}{4,}(?:a|e|ano|ono) .+)',
    ],
  },
  pt: {
    thing:
      '(?:opç(?:ão|ões)|comandos?|variáve(?:l|is)|parâmetros?|argumentos?|campos?|chaves?|funç(?:ão|ões)|métodos?|bot(?:ão|ões)|ferramentas?|filtros?|modos?|valor(?:es)?|ficheiros?|arquivos?|aç(?:ão|ões)|atributos?|propriedades?|caixas?|controles?|configuraç(?:ão|ões)|diretivas?|menus?|listas?|programas?)',
    on: '(?:ativad[oa]|ativ[oa]|marcad[oa]|selecionad[oa]|habilitad[oa]|definid[oa]|especificad[oa])',
    sayings: [
      '(?:Est[ae]s? THING )?(?:servem? para|é usad[oa] para|é utilizad[oa] para|usa-se para) REST',
      'Usad[oa] para REST',
      'Est[ae]s? THING (?:lhe )?permitem? (?<rest>\\p{Ll}+r .+)',
      '(?:Com|N)est[ae] THING,? (?:você pode|pode|pode-se|é possível) REST',
      '(?:Com est[ae]|Nest[ae]) THING,? (?:você pode|pode|pode-se|é possível) REST',
      '(?:Com est[ae]|Nest[ae]) THING, REST',
      '(?:Quando|Se) (?:est[ae] THING (?:está|estiver|for|é) ON|ON), REST',
      'Est[ae] THING é (?<rest>(?:o|a|um|uma) .+)',
      'Est[ae]s? THING (?<rest>(?!é |são |tem |pode |deve |está )\\p{Ll}{4,}(?:a|e|am|em) .+)',
    ],
  },
  ca: {
    thing:
      '(?:opci(?:ó|ons)|ordre|variables?|paràmetres?|camps?|claus?|funci(?:ó|ons)|mètodes?|botó|eina|filtres?|modes?|valors?|fitxers?|accions?|atributs?|propietats?)',
    on: '(?:activad[ao]|activat|marcad[ao]|marcat|seleccionad[ao]|habilitad[ao])',
    sayings: [
      '(?:Aquest(?:a|s|es)? THING )?(?:serve(?:ix|ixen) per a?|permet(?:en)?) (?<rest>\\p{Ll}+r .+)',
      'Amb aquest(?:a)? THING, REST',
      '(?:Quan|Si) aquest(?:a)? THING està ON, REST',
    ],
  },
  ru: {
    thing:
      '(?:опци\\p{L}+|команд\\p{L}+|переменн\\p{L}+|параметр\\p{L}*|аргумент\\p{L}*|пол\\p{L}+|ключ\\p{L}*|функци\\p{L}+|метод\\p{L}*|кнопк\\p{L}+|инструмент\\p{L}*|фильтр\\p{L}*|режим\\p{L}*|значени\\p{L}+|файл\\p{L}*|атрибут\\p{L}*|свойств\\p{L}+|флаж?к\\p{L}+|директив\\p{L}+|настройк\\p{L}+|контроллер\\p{L}*|вызов\\p{L}*|механизм\\p{L}*|меню)',
    on: '(?:включ[её]н[аоы]?|установлен[аоы]?|указан[аоы]?|задан[аоы]?|выбран[аоы]?|отмечен[аоы]?|актив[её]н|активна)',
    sayings: [
      '(?:Эт(?:от|а|о|и)|Данн(?:ый|ая|ое|ые)) THING (?:служит|предназначен[аоы]?|используется) для REST',
      '(?:Эт(?:от|а|о|и)|Данн(?:ый|ая|ое|ые)) THING (?<rest>(?!не )\\p{Ll}{3,}(?:ет|ёт|ит|ют|ут|ят) .+)',
      '(?:Если|Когда) (?:эт(?:от|а|о)|данн(?:ый|ая|ое)) THING ON, (?:то )?REST',
      '(?:С помощью|При помощи) (?:этого|этой|данного|данной) THING можно REST',
      'В этом режиме,? REST',
      'Используется для REST',
    ],
  },
  zh: {
    thing:
      '(?:选项|参数|命令|函数|变量|环境变量|按钮|工具|字段|属性|模式|设置|方法|文件|指令|标志|键|值|菜单|类|模块)',
    on: '(?:启用|选中|设置|设定|打开|勾选|指定|开启)',
    sayings: [
      '(?:此|该|这个|这些|本)THING(?:用于|用来|可以用来|可用于|可用来)REST',
      '(?:此|该|这个|这些|本)THING(?:将会|将|会|可以|能够|能)?(?<rest>(?!是|为|已|不|也|仅|只|与|和|的)[^，。]{3,}.*)',
      '(?:此|该|这个)THING是(?<rest>.+的.+)',
      '(?:如果|当|若)(?:启用|选中|设置|打开|勾选|指定|使用)(?:了)?(?:此|该|这个)THING(?:时|后)?，(?:则|就)?REST',
      '(?:使用|通过|在)(?:此|该|这个)THING(?:中|下)?，?(?:可以|您可以|你可以)REST',
      '用于REST',
    ],
  },
  ja: {
    thing:
      '(?:オプション|パラメータ(?:ー)?|引数|コマンド|関数|変数|環境変数|ボタン|ツール|フィールド|属性|モード|設定|メソッド|ファイル|ディレクティブ|フラグ|キー|値|メニュー|フィルタ(?:ー)?|項目)',
    on: '(?:有効に|指定|設定|選択|チェック|オンに)',
    sayings: [
      'この(?:THING)(?:を(?:使うと|使用すると|使って|有効にすると|指定すると|設定すると|選択すると|チェックすると|オンにすると)|は|では|で)、?REST',
      'これは、?REST',
    ],
  },
  ar: {
    thing:
      '(?:الخيار|الأمر|المتغير|الزر|الأداة|الدالة|المعامل|الوسيط|الحقل|الخاصية|الوضع|الملف|القيمة|المفتاح|القائمة|المرشح)',
    on: '(?:مفعل(?:ا|ة)?|محدد(?:ا|ة)?)',
    sayings: [
      '(?:هذا|هذه) THING (?<rest>[يت]\\p{L}{3,} .+)',
      'عند (?:تفعيل|تحديد|تمكين|استخدام|اختيار) (?:هذا|هذه) THING[،,] REST',
      '(?:باستخدام|بواسطة) (?:هذا|هذه) THING (?:يمكنك|يمكن) REST',
      'ي?ُ?ستخدم (?:هذا|هذه) THING (?<rest>ل.+)',
    ],
  },
  hi: {
    thing:
      '(?:विकल्प|कमांड|कमान्ड|आदेश|फ़ंक्शन|फंक्शन|पैरामीटर|बटन|टूल|औज़ार|चर|मोड|फ़ील्ड|गुण|फ़ाइल|मान|कुंजी|मेनू|सेटिंग)',
    on: '(?:सक्षम|चुना|सेट|चालू)',
    sayings: [
      'यह THING REST',
      'इस THING (?:से|का उपयोग करके|के द्वारा|में),? REST',
      '(?:यदि|अगर|जब) यह THING ON (?:हो|है|किया गया हो),? (?:तो )?REST',
    ],
  },
};

const sayings = new Map(
  Object.entries(grammars).map(([language, { thing, on, sayings: written }]) => [
    language,
    written.map(
      (one) =>
        new RegExp(
          `^${one.replaceAll('THING', thing).replaceAll('ON', on).replace('REST', '(?<rest>.+)')}$`,
          'su',
        ),
    ),
  ]),
);
