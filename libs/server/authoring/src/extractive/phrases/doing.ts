import { baseLanguage } from '@coursewright/text';

/** Objectives for what a section shows besides what it says, by its heading. */
export interface DoingPhrases {
  /** Its steps, one after the other. */
  readonly steps: (heading: string) => string;
  /** Commands that it shows. */
  readonly commands: (heading: string) => string;
  /** What must or should be done. */
  readonly rules: (heading: string) => string;
  /** What goes wrong, and what must not be done. */
  readonly cautions: (heading: string) => string;
  /** Names that are there to be known: settings, fields, variables. */
  readonly purposes: (list: string) => string;
  /** What is another than before, in a release. */
  readonly changes: (heading: string) => string;
  /** Entries, one of which is looked up at a time. */
  readonly reference: (heading: string) => string;
  /** Code, and little about it. */
  readonly listing: (heading: string) => string;
  /** Options of a command, some of them in a list. */
  readonly options: (heading: string, list: string) => string;
}

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');
const any = (bounded: string, scripts: string): RegExp =>
  new RegExp(`${word(bounded).source}|${scripts}`, 'iu');

/** What tells that a sentence rules or warns. */
export const cues = {
  rules: any(
    'must|should|has to|have to|is required|are required|need to|muss|müssen|sollten?|doit|doivent|devez|devriez|il faut|debe[ns]?|debería[ns]?|hay que|deve|devono|dovrebbe|bisogna|devem|deveria|é preciso|cal|heu de|следует|должн[аоы]|должен|необходимо|нужно',
    '必须|应该|应当|需要|なければなりません|なければならない|べき|必要が|يجب|ينبغي|चाहिए|आवश्यक',
  ),
  cautions: any(
    "must not|should not|do not|don’t|don't|never|be careful|beware|warning|dangerous|darf nicht|dürfen nicht|sollten nicht|niemals|vorsicht|gefährlich|ne (?:doit|doivent|devez|devriez) pas|jamais|attention|dangereux|nunca|no debe[ns]?|cuidado|peligroso|non (?:deve|devono)|mai|attenzione|pericoloso|não deve[ms]?|perigoso|mai no|compte|нельзя|никогда|не следует|осторожн[оы]|опасно",
    '不要|不能|切勿|永远不要|注意|危险|しないで|てはいけ|注意|危険|لا تقم|لا يجب|احذر|खतरा|सावधान',
  ),
} as const;

const byLanguage: Readonly<Record<string, DoingPhrases>> = {
  en: {
    steps: (heading) => `Carry out the steps of “${heading}”`,
    commands: (heading) => `Try out the commands of “${heading}”`,
    rules: (heading) => `Apply the rules of “${heading}”`,
    cautions: (heading) => `Avoid the mistakes that “${heading}” warns of`,
    purposes: (list) => `Explain what ${list} are for`,
    changes: (heading) =>
      /^changes? /iu.test(heading)
        ? `Describe the ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`
        : `Tell what changed in “${heading}”`,
    reference: (heading) => `Look up what you need in “${heading}”`,
    listing: (heading) => `Follow the code of “${heading}”`,
    options: (heading, list) => `Choose among the options of “${heading}”, such as ${list}`,
  },
  es: {
    steps: (heading) => `Realizar los pasos de «${heading}»`,
    commands: (heading) => `Probar las órdenes de «${heading}»`,
    rules: (heading) => `Aplicar las reglas de «${heading}»`,
    cautions: (heading) => `Evitar los errores de los que advierte «${heading}»`,
    purposes: (list) => `Explicar para qué sirven ${list}`,
    changes: (heading) => `Decir qué ha cambiado en «${heading}»`,
    reference: (heading) => `Buscar en «${heading}» lo que haga falta`,
    listing: (heading) => `Seguir el código de «${heading}»`,
    options: (heading, list) => `Elegir entre las opciones de «${heading}», como ${list}`,
  },
  de: {
    steps: (heading) => `Die Schritte von „${heading}“ ausführen`,
    commands: (heading) => `Die Befehle aus „${heading}“ ausprobieren`,
    rules: (heading) => `Die Regeln aus „${heading}“ anwenden`,
    cautions: (heading) => `Die Fehler vermeiden, vor denen „${heading}“ warnt`,
    purposes: (list) => `Erklären, wozu ${list} dienen`,
    changes: (heading) => `Sagen, was sich in „${heading}“ geändert hat`,
    reference: (heading) => `In „${heading}“ nachschlagen, was gebraucht wird`,
    listing: (heading) => `Dem Code von „${heading}“ folgen`,
    options: (heading, list) => `Unter den Optionen von „${heading}“ auswählen, etwa ${list}`,
  },
  fr: {
    steps: (heading) => `Effectuer les étapes de « ${heading} »`,
    commands: (heading) => `Essayer les commandes de « ${heading} »`,
    rules: (heading) => `Appliquer les règles de « ${heading} »`,
    cautions: (heading) => `Éviter les erreurs contre lesquelles « ${heading} » met en garde`,
    purposes: (list) => `Expliquer à quoi servent ${list}`,
    changes: (heading) => `Dire ce qui a changé dans « ${heading} »`,
    reference: (heading) => `Trouver dans « ${heading} » ce dont on a besoin`,
    listing: (heading) => `Suivre le code de « ${heading} »`,
    options: (heading, list) => `Choisir parmi les options de « ${heading} », comme ${list}`,
  },
  it: {
    steps: (heading) => `Eseguire i passi di «${heading}»`,
    commands: (heading) => `Provare i comandi di «${heading}»`,
    rules: (heading) => `Applicare le regole di «${heading}»`,
    cautions: (heading) => `Evitare gli errori di cui avverte «${heading}»`,
    purposes: (list) => `Spiegare a che cosa servono ${list}`,
    changes: (heading) => `Dire che cosa è cambiato in «${heading}»`,
    reference: (heading) => `Cercare in «${heading}» quello che serve`,
    listing: (heading) => `Seguire il codice di «${heading}»`,
    options: (heading, list) => `Scegliere tra le opzioni di «${heading}», come ${list}`,
  },
  pt: {
    steps: (heading) => `Executar os passos de “${heading}”`,
    commands: (heading) => `Experimentar os comandos de “${heading}”`,
    rules: (heading) => `Aplicar as regras de “${heading}”`,
    cautions: (heading) => `Evitar os erros de que “${heading}” avisa`,
    purposes: (list) => `Explicar para que servem ${list}`,
    changes: (heading) => `Dizer o que mudou em “${heading}”`,
    reference: (heading) => `Encontrar em “${heading}” o que for preciso`,
    listing: (heading) => `Seguir o código de “${heading}”`,
    options: (heading, list) => `Escolher entre as opções de “${heading}”, como ${list}`,
  },
  ca: {
    steps: (heading) => `Fer els passos de «${heading}»`,
    commands: (heading) => `Provar les ordres de «${heading}»`,
    rules: (heading) => `Aplicar les regles de «${heading}»`,
    cautions: (heading) => `Evitar els errors de què adverteix «${heading}»`,
    purposes: (list) => `Explicar per a què serveixen ${list}`,
    changes: (heading) => `Dir què ha canviat a «${heading}»`,
    reference: (heading) => `Buscar a «${heading}» allò que calgui`,
    listing: (heading) => `Seguir el codi de «${heading}»`,
    options: (heading, list) => `Triar entre les opcions de «${heading}», com ara ${list}`,
  },
  ru: {
    steps: (heading) => `Выполнить шаги раздела «${heading}»`,
    commands: (heading) => `Попробовать команды из раздела «${heading}»`,
    rules: (heading) => `Применить правила из раздела «${heading}»`,
    cautions: (heading) => `Избегать ошибок, о которых предупреждает раздел «${heading}»`,
    purposes: (list) => `Объяснить, для чего нужны ${list}`,
    changes: (heading) => `Рассказать, что изменилось в разделе «${heading}»`,
    reference: (heading) => `Находить нужное в разделе «${heading}»`,
    listing: (heading) => `Разобрать код раздела «${heading}»`,
    options: (heading, list) => `Выбирать среди параметров раздела «${heading}», таких как ${list}`,
  },
  zh: {
    steps: (heading) => `完成“${heading}”的步骤`,
    commands: (heading) => `试用“${heading}”中的命令`,
    rules: (heading) => `运用“${heading}”的规则`,
    cautions: (heading) => `避免“${heading}”所提醒的错误`,
    purposes: (list) => `说明${list}各有什么用途`,
    changes: (heading) => `说出“${heading}”中的变化`,
    reference: (heading) => `在“${heading}”中查到所需的内容`,
    listing: (heading) => `读懂“${heading}”的代码`,
    options: (heading, list) => `在“${heading}”的选项（如 ${list}）中作出选择`,
  },
  ja: {
    steps: (heading) => `「${heading}」の手順を実行する`,
    commands: (heading) => `「${heading}」のコマンドを試す`,
    rules: (heading) => `「${heading}」の規則を適用する`,
    cautions: (heading) => `「${heading}」が注意する誤りを避ける`,
    purposes: (list) => `${list}がそれぞれ何のためにあるかを説明する`,
    changes: (heading) => `「${heading}」で変わった点を述べる`,
    reference: (heading) => `「${heading}」で必要な項目を調べる`,
    listing: (heading) => `「${heading}」のコードを読み解く`,
    options: (heading, list) => `「${heading}」のオプション（${list}など）を使い分ける`,
  },
  ar: {
    steps: (heading) => `تنفيذ خطوات «${heading}»`,
    commands: (heading) => `تجربة أوامر «${heading}»`,
    rules: (heading) => `تطبيق قواعد «${heading}»`,
    cautions: (heading) => `تجنب الأخطاء التي يحذر منها «${heading}»`,
    purposes: (list) => `شرح الغرض من ${list}`,
    changes: (heading) => `ذكر ما تغيّر في «${heading}»`,
    reference: (heading) => `البحث في «${heading}» عمّا يلزم`,
    listing: (heading) => `تتبّع شيفرة «${heading}»`,
    options: (heading, list) => `الاختيار من بين خيارات «${heading}» مثل ${list}`,
  },
  hi: {
    steps: (heading) => `“${heading}” के चरण पूरे करना`,
    commands: (heading) => `“${heading}” के आदेश आज़माना`,
    rules: (heading) => `“${heading}” के नियम लागू करना`,
    cautions: (heading) => `“${heading}” में बताई गई गलतियों से बचना`,
    purposes: (list) => `${list} किस काम आते हैं, यह बताना`,
    changes: (heading) => `“${heading}” में क्या बदला, यह बताना`,
    reference: (heading) => `“${heading}” में ज़रूरत की बात खोजना`,
    listing: (heading) => `“${heading}” के कोड को समझना`,
    options: (heading, list) => `“${heading}” के विकल्पों में से चुनना, जैसे ${list}`,
  },
};

/** Undefined for a language without phrases. */
export const doingIn = (language: string): DoingPhrases | undefined =>
  byLanguage[baseLanguage(language)];
