import { baseLanguage } from '@coursewright/text';

/** Objectives for what a section shows besides what it says, by its heading. */
export interface DoingPhrases {
  /** Its steps, one after the other. */
  readonly steps: (heading: string) => string;
  /** Its table. */
  readonly table: (heading: string) => string;
  /** Why something is so. */
  readonly reasons: (heading: string) => string;
  /** Several things of a kind, in a list. */
  readonly kinds: (heading: string) => string;
  /** Points of a list that no sentence leads to. */
  readonly points: (heading: string) => string;
  /** Commands that it shows. */
  readonly commands: (heading: string) => string;
  /** A program or another piece of code. */
  readonly example: (heading: string) => string;
  /** What must or should be done. */
  readonly rules: (heading: string) => string;
  /** What goes wrong, and what must not be done. */
  readonly cautions: (heading: string) => string;
  /** What happens if something is so. */
  readonly conditions: (heading: string) => string;
  /** Names that are there to be known: settings, fields, variables. */
  readonly purposes: (list: string) => string;
  /** Options of a command, some of them in a list. */
  readonly options: (heading: string, list: string) => string;
}

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');
const any = (bounded: string, scripts: string): RegExp =>
  new RegExp(`${word(bounded).source}|${scripts}`, 'iu');

/** What tells that a sentence gives a reason, rules, warns or says what happens if. */
export const cues = {
  reasons: any(
    'because|therefore|the reason|in order to|so that|weil|deshalb|damit|parce que|afin (?:de|que)|c’est pourquoi|porque|por eso|para que|perché|affinché|per questo|portanto|потому что|поэтому|чтобы',
    '因为|因此|所以|ため|ので|لأن|لذلك|क्योंकि|इसलिए',
  ),
  rules: any(
    'must|should|has to|have to|is required|are required|need to|muss|müssen|sollten?|doit|doivent|devez|devriez|il faut|debe[ns]?|debería[ns]?|hay que|deve|devono|dovrebbe|bisogna|devem|deveria|é preciso|cal|heu de|следует|должн[аоы]|должен|необходимо|нужно',
    '必须|应该|应当|需要|なければなりません|なければならない|べき|必要が|يجب|ينبغي|चाहिए|आवश्यक',
  ),
  cautions: any(
    "must not|should not|do not|don’t|don't|never|be careful|beware|warning|dangerous|darf nicht|dürfen nicht|sollten nicht|niemals|vorsicht|gefährlich|ne (?:doit|doivent|devez|devriez) pas|jamais|attention|dangereux|nunca|no debe[ns]?|cuidado|peligroso|non (?:deve|devono)|mai|attenzione|pericoloso|não deve[ms]?|perigoso|mai no|compte|нельзя|никогда|не следует|осторожн[оы]|опасно",
    '不要|不能|切勿|永远不要|注意|危险|しないで|てはいけ|注意|危険|لا تقم|لا يجب|احذر|खतरा|सावधान',
  ),
  conditions: any(
    'if|unless|wenn|falls|sofern|si|sauf si|a menos que|se|a meno che|если',
    '如果|若|なら|場合|إذا|यदि|अगर',
  ),
} as const;

const byLanguage: Readonly<Record<string, DoingPhrases>> = {
  en: {
    steps: (heading) => `Carry out the steps of “${heading}”`,
    table: (heading) => `Look up entries in the table of “${heading}”`,
    reasons: (heading) => `State the reasons that “${heading}” gives`,
    kinds: (heading) => `List the cases that “${heading}” distinguishes`,
    points: (heading) => `Recall the points that “${heading}” lists`,
    commands: (heading) => `Try out the commands of “${heading}”`,
    example: (heading) => `Read the example of “${heading}” and say what it does`,
    rules: (heading) => `Apply the rules of “${heading}”`,
    cautions: (heading) => `Avoid the mistakes that “${heading}” warns of`,
    conditions: (heading) => `Explain what applies in each case that “${heading}” describes`,
    purposes: (list) => `Explain what ${list} are for`,
    options: (heading, list) => `Choose among the options of “${heading}”, such as ${list}`,
  },
  es: {
    steps: (heading) => `Realizar los pasos de «${heading}»`,
    table: (heading) => `Consultar la tabla de «${heading}»`,
    reasons: (heading) => `Indicar las razones que da «${heading}»`,
    kinds: (heading) => `Enumerar los casos que distingue «${heading}»`,
    points: (heading) => `Recordar los puntos que enumera «${heading}»`,
    commands: (heading) => `Probar las órdenes de «${heading}»`,
    example: (heading) => `Leer el ejemplo de «${heading}» y decir qué hace`,
    rules: (heading) => `Aplicar las reglas de «${heading}»`,
    cautions: (heading) => `Evitar los errores de los que advierte «${heading}»`,
    conditions: (heading) => `Explicar qué se aplica en cada caso que describe «${heading}»`,
    purposes: (list) => `Explicar para qué sirven ${list}`,
    options: (heading, list) => `Elegir entre las opciones de «${heading}», como ${list}`,
  },
  de: {
    steps: (heading) => `Die Schritte von „${heading}“ ausführen`,
    table: (heading) => `Einträge in der Tabelle zu „${heading}“ nachschlagen`,
    reasons: (heading) => `Die Gründe nennen, die „${heading}“ angibt`,
    kinds: (heading) => `Die Fälle aufzählen, die „${heading}“ unterscheidet`,
    points: (heading) => `Die Punkte wiedergeben, die „${heading}“ aufzählt`,
    commands: (heading) => `Die Befehle aus „${heading}“ ausprobieren`,
    example: (heading) => `Das Beispiel zu „${heading}“ lesen und sagen, was es tut`,
    rules: (heading) => `Die Regeln aus „${heading}“ anwenden`,
    cautions: (heading) => `Die Fehler vermeiden, vor denen „${heading}“ warnt`,
    conditions: (heading) => `Erklären, was in den Fällen gilt, die „${heading}“ beschreibt`,
    purposes: (list) => `Erklären, wozu ${list} dienen`,
    options: (heading, list) => `Unter den Optionen von „${heading}“ auswählen, etwa ${list}`,
  },
  fr: {
    steps: (heading) => `Effectuer les étapes de « ${heading} »`,
    table: (heading) => `Consulter le tableau de « ${heading} »`,
    reasons: (heading) => `Indiquer les raisons que donne « ${heading} »`,
    kinds: (heading) => `Énumérer les cas que distingue « ${heading} »`,
    points: (heading) => `Rappeler les points qu’énumère « ${heading} »`,
    commands: (heading) => `Essayer les commandes de « ${heading} »`,
    example: (heading) => `Lire l’exemple de « ${heading} » et dire ce qu’il fait`,
    rules: (heading) => `Appliquer les règles de « ${heading} »`,
    cautions: (heading) => `Éviter les erreurs contre lesquelles « ${heading} » met en garde`,
    conditions: (heading) =>
      `Expliquer ce qui s’applique dans chaque cas que décrit « ${heading} »`,
    purposes: (list) => `Expliquer à quoi servent ${list}`,
    options: (heading, list) => `Choisir parmi les options de « ${heading} », comme ${list}`,
  },
  it: {
    steps: (heading) => `Eseguire i passi di «${heading}»`,
    table: (heading) => `Consultare la tabella di «${heading}»`,
    reasons: (heading) => `Indicare le ragioni che dà «${heading}»`,
    kinds: (heading) => `Elencare i casi che «${heading}» distingue`,
    points: (heading) => `Ricordare i punti elencati in «${heading}»`,
    commands: (heading) => `Provare i comandi di «${heading}»`,
    example: (heading) => `Leggere l’esempio di «${heading}» e dire che cosa fa`,
    rules: (heading) => `Applicare le regole di «${heading}»`,
    cautions: (heading) => `Evitare gli errori di cui avverte «${heading}»`,
    conditions: (heading) => `Spiegare che cosa vale in ogni caso che «${heading}» descrive`,
    purposes: (list) => `Spiegare a che cosa servono ${list}`,
    options: (heading, list) => `Scegliere tra le opzioni di «${heading}», come ${list}`,
  },
  pt: {
    steps: (heading) => `Executar os passos de “${heading}”`,
    table: (heading) => `Consultar a tabela de “${heading}”`,
    reasons: (heading) => `Indicar as razões dadas em “${heading}”`,
    kinds: (heading) => `Enumerar os casos que “${heading}” distingue`,
    points: (heading) => `Recordar os pontos enumerados em “${heading}”`,
    commands: (heading) => `Experimentar os comandos de “${heading}”`,
    example: (heading) => `Ler o exemplo de “${heading}” e dizer o que faz`,
    rules: (heading) => `Aplicar as regras de “${heading}”`,
    cautions: (heading) => `Evitar os erros de que “${heading}” avisa`,
    conditions: (heading) => `Explicar o que se aplica em cada caso descrito em “${heading}”`,
    purposes: (list) => `Explicar para que servem ${list}`,
    options: (heading, list) => `Escolher entre as opções de “${heading}”, como ${list}`,
  },
  ca: {
    steps: (heading) => `Fer els passos de «${heading}»`,
    table: (heading) => `Consultar la taula de «${heading}»`,
    reasons: (heading) => `Indicar les raons que dona «${heading}»`,
    kinds: (heading) => `Enumerar els casos que distingeix «${heading}»`,
    points: (heading) => `Recordar els punts que enumera «${heading}»`,
    commands: (heading) => `Provar les ordres de «${heading}»`,
    example: (heading) => `Llegir l’exemple de «${heading}» i dir què fa`,
    rules: (heading) => `Aplicar les regles de «${heading}»`,
    cautions: (heading) => `Evitar els errors de què adverteix «${heading}»`,
    conditions: (heading) => `Explicar què s’aplica en cada cas que descriu «${heading}»`,
    purposes: (list) => `Explicar per a què serveixen ${list}`,
    options: (heading, list) => `Triar entre les opcions de «${heading}», com ara ${list}`,
  },
  ru: {
    steps: (heading) => `Выполнить шаги раздела «${heading}»`,
    table: (heading) => `Находить нужное в таблице раздела «${heading}»`,
    reasons: (heading) => `Назвать причины, о которых говорит раздел «${heading}»`,
    kinds: (heading) => `Перечислить случаи, которые различает раздел «${heading}»`,
    points: (heading) => `Назвать пункты раздела «${heading}»`,
    commands: (heading) => `Попробовать команды из раздела «${heading}»`,
    example: (heading) => `Прочитать пример из раздела «${heading}» и сказать, что он делает`,
    rules: (heading) => `Применить правила из раздела «${heading}»`,
    cautions: (heading) => `Избегать ошибок, о которых предупреждает раздел «${heading}»`,
    conditions: (heading) =>
      `Объяснить, что верно в каждом случае, описанном в разделе «${heading}»`,
    purposes: (list) => `Объяснить, для чего нужны ${list}`,
    options: (heading, list) => `Выбирать среди параметров раздела «${heading}», таких как ${list}`,
  },
  zh: {
    steps: (heading) => `完成“${heading}”的步骤`,
    table: (heading) => `在“${heading}”的表格中查找条目`,
    reasons: (heading) => `说出“${heading}”中给出的原因`,
    kinds: (heading) => `列举“${heading}”区分的各种情况`,
    points: (heading) => `说出“${heading}”的各个要点`,
    commands: (heading) => `试用“${heading}”中的命令`,
    example: (heading) => `阅读“${heading}”的例子并说明它的作用`,
    rules: (heading) => `运用“${heading}”的规则`,
    cautions: (heading) => `避免“${heading}”所提醒的错误`,
    conditions: (heading) => `说明“${heading}”所述各种情况下应当如何`,
    purposes: (list) => `说明${list}各有什么用途`,
    options: (heading, list) => `在“${heading}”的选项（如 ${list}）中作出选择`,
  },
  ja: {
    steps: (heading) => `「${heading}」の手順を実行する`,
    table: (heading) => `「${heading}」の表から項目を調べる`,
    reasons: (heading) => `「${heading}」で挙げられている理由を述べる`,
    kinds: (heading) => `「${heading}」で区別される場合を挙げる`,
    points: (heading) => `「${heading}」の各項目を挙げる`,
    commands: (heading) => `「${heading}」のコマンドを試す`,
    example: (heading) => `「${heading}」の例を読み、その働きを述べる`,
    rules: (heading) => `「${heading}」の規則を適用する`,
    cautions: (heading) => `「${heading}」が注意する誤りを避ける`,
    conditions: (heading) => `「${heading}」で述べられている各場合にどうなるかを説明する`,
    purposes: (list) => `${list}がそれぞれ何のためにあるかを説明する`,
    options: (heading, list) => `「${heading}」のオプション（${list}など）を使い分ける`,
  },
  ar: {
    steps: (heading) => `تنفيذ خطوات «${heading}»`,
    table: (heading) => `البحث عن المعلومات في جدول «${heading}»`,
    reasons: (heading) => `ذكر الأسباب الواردة في «${heading}»`,
    kinds: (heading) => `تعداد الحالات التي يميزها «${heading}»`,
    points: (heading) => `ذكر النقاط الواردة في «${heading}»`,
    commands: (heading) => `تجربة أوامر «${heading}»`,
    example: (heading) => `قراءة مثال «${heading}» وبيان ما يفعله`,
    rules: (heading) => `تطبيق قواعد «${heading}»`,
    cautions: (heading) => `تجنب الأخطاء التي يحذر منها «${heading}»`,
    conditions: (heading) => `شرح ما ينطبق في كل حالة يصفها «${heading}»`,
    purposes: (list) => `شرح الغرض من ${list}`,
    options: (heading, list) => `الاختيار من بين خيارات «${heading}» مثل ${list}`,
  },
  hi: {
    steps: (heading) => `“${heading}” के चरण पूरे करना`,
    table: (heading) => `“${heading}” की तालिका में जानकारी खोजना`,
    reasons: (heading) => `“${heading}” में दिए गए कारण बताना`,
    kinds: (heading) => `“${heading}” में बताए गए प्रकार गिनाना`,
    points: (heading) => `“${heading}” में दिए गए बिंदु गिनाना`,
    commands: (heading) => `“${heading}” के आदेश आज़माना`,
    example: (heading) => `“${heading}” का उदाहरण पढ़कर बताना कि वह क्या करता है`,
    rules: (heading) => `“${heading}” के नियम लागू करना`,
    cautions: (heading) => `“${heading}” में बताई गई गलतियों से बचना`,
    conditions: (heading) => `“${heading}” में बताई गई हर स्थिति में क्या लागू होता है, यह समझाना`,
    purposes: (list) => `${list} किस काम आते हैं, यह बताना`,
    options: (heading, list) => `“${heading}” के विकल्पों में से चुनना, जैसे ${list}`,
  },
};

/** Undefined for a language without phrases. */
export const doingIn = (language: string): DoingPhrases | undefined =>
  byLanguage[baseLanguage(language)];
