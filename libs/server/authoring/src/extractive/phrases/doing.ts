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
}

const byLanguage: Readonly<Record<string, DoingPhrases>> = {
  en: {
    steps: (heading) => `Carry out the steps of “${heading}”`,
    table: (heading) => `Look up values in the table of “${heading}”`,
    reasons: (heading) => `Give the reasons behind “${heading}”`,
    kinds: (heading) => `List the cases that “${heading}” distinguishes`,
  },
  es: {
    steps: (heading) => `Realizar los pasos de «${heading}»`,
    table: (heading) => `Consultar valores en la tabla de «${heading}»`,
    reasons: (heading) => `Dar las razones de «${heading}»`,
    kinds: (heading) => `Enumerar los casos que distingue «${heading}»`,
  },
  de: {
    steps: (heading) => `Die Schritte von „${heading}“ ausführen`,
    table: (heading) => `Werte in der Tabelle zu „${heading}“ nachschlagen`,
    reasons: (heading) => `Die Gründe hinter „${heading}“ nennen`,
    kinds: (heading) => `Die Fälle aufzählen, die „${heading}“ unterscheidet`,
  },
  fr: {
    steps: (heading) => `Effectuer les étapes de « ${heading} »`,
    table: (heading) => `Chercher des valeurs dans le tableau de « ${heading} »`,
    reasons: (heading) => `Donner les raisons de « ${heading} »`,
    kinds: (heading) => `Énumérer les cas que distingue « ${heading} »`,
  },
  it: {
    steps: (heading) => `Eseguire i passi di «${heading}»`,
    table: (heading) => `Cercare valori nella tabella di «${heading}»`,
    reasons: (heading) => `Indicare le ragioni di «${heading}»`,
    kinds: (heading) => `Elencare i casi che «${heading}» distingue`,
  },
  pt: {
    steps: (heading) => `Executar os passos de «${heading}»`,
    table: (heading) => `Consultar valores na tabela de «${heading}»`,
    reasons: (heading) => `Dar as razões de «${heading}»`,
    kinds: (heading) => `Enumerar os casos que «${heading}» distingue`,
  },
  ca: {
    steps: (heading) => `Fer els passos de «${heading}»`,
    table: (heading) => `Consultar valors a la taula de «${heading}»`,
    reasons: (heading) => `Donar les raons de «${heading}»`,
    kinds: (heading) => `Enumerar els casos que distingeix «${heading}»`,
  },
  ru: {
    steps: (heading) => `Выполнить шаги раздела «${heading}»`,
    table: (heading) => `Найти значения в таблице раздела «${heading}»`,
    reasons: (heading) => `Назвать причины, о которых говорит раздел «${heading}»`,
    kinds: (heading) => `Перечислить случаи, которые различает раздел «${heading}»`,
  },
  zh: {
    steps: (heading) => `完成“${heading}”的步骤`,
    table: (heading) => `在“${heading}”的表格中查找数值`,
    reasons: (heading) => `说出“${heading}”的原因`,
    kinds: (heading) => `列举“${heading}”区分的各种情况`,
  },
  ja: {
    steps: (heading) => `「${heading}」の手順を実行する`,
    table: (heading) => `「${heading}」の表から値を調べる`,
    reasons: (heading) => `「${heading}」の理由を述べる`,
    kinds: (heading) => `「${heading}」で区別される場合を挙げる`,
  },
  ar: {
    steps: (heading) => `تنفيذ خطوات «${heading}»`,
    table: (heading) => `البحث عن القيم في جدول «${heading}»`,
    reasons: (heading) => `ذكر أسباب «${heading}»`,
    kinds: (heading) => `تعداد الحالات التي يميزها «${heading}»`,
  },
  hi: {
    steps: (heading) => `“${heading}” के चरण पूरे करना`,
    table: (heading) => `“${heading}” की तालिका में मान खोजना`,
    reasons: (heading) => `“${heading}” के कारण बताना`,
    kinds: (heading) => `“${heading}” में बताए गए प्रकार गिनाना`,
  },
};

/** Undefined for a language without phrases. */
export const doingIn = (language: string): DoingPhrases | undefined =>
  byLanguage[baseLanguage(language)];
