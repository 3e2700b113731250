import { baseLanguage } from '@coursewright/text';

/** Objectives for what a section shows besides what it says, by its heading. */
export interface DoingPhrases {
  /** Its steps, one after the other. */
  readonly steps: (heading: string) => string;
  /** Commands that it shows. */
  readonly commands: (heading: string) => string;
  /** What is another than before, in a release. */
  readonly changes: (heading: string) => string;
  /** Options of a command, some of them in a list. */
  readonly options: (heading: string, list: string) => string;
}

const byLanguage: Readonly<Record<string, DoingPhrases>> = {
  en: {
    steps: (heading) => `Carry out the steps of “${heading}”`,
    commands: (heading) => `Try out the commands of “${heading}”`,
    changes: (heading) =>
      /^changes? /iu.test(heading)
        ? `Describe the ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`
        : `Describe what changed in “${heading}”`,
    options: (heading, list) => `Choose among the options of “${heading}”, such as ${list}`,
  },
  es: {
    steps: (heading) => `Realizar los pasos de «${heading}»`,
    commands: (heading) => `Probar las órdenes de «${heading}»`,
    changes: (heading) => `Decir qué ha cambiado en «${heading}»`,
    options: (heading, list) => `Elegir entre las opciones de «${heading}», como ${list}`,
  },
  de: {
    steps: (heading) => `Die Schritte von „${heading}“ ausführen`,
    commands: (heading) => `Die Befehle aus „${heading}“ ausprobieren`,
    changes: (heading) => `Sagen, was sich in „${heading}“ geändert hat`,
    options: (heading, list) => `Unter den Optionen von „${heading}“ auswählen, etwa ${list}`,
  },
  fr: {
    steps: (heading) => `Effectuer les étapes de « ${heading} »`,
    commands: (heading) => `Essayer les commandes de « ${heading} »`,
    changes: (heading) => `Dire ce qui a changé dans « ${heading} »`,
    options: (heading, list) => `Choisir parmi les options de « ${heading} », comme ${list}`,
  },
  it: {
    steps: (heading) => `Eseguire i passi di «${heading}»`,
    commands: (heading) => `Provare i comandi di «${heading}»`,
    changes: (heading) => `Dire che cosa è cambiato in «${heading}»`,
    options: (heading, list) => `Scegliere tra le opzioni di «${heading}», come ${list}`,
  },
  pt: {
    steps: (heading) => `Executar os passos de “${heading}”`,
    commands: (heading) => `Experimentar os comandos de “${heading}”`,
    changes: (heading) => `Dizer o que mudou em “${heading}”`,
    options: (heading, list) => `Escolher entre as opções de “${heading}”, como ${list}`,
  },
  ca: {
    steps: (heading) => `Fer els passos de «${heading}»`,
    commands: (heading) => `Provar les ordres de «${heading}»`,
    changes: (heading) => `Dir què ha canviat a «${heading}»`,
    options: (heading, list) => `Triar entre les opcions de «${heading}», com ara ${list}`,
  },
  ru: {
    steps: (heading) => `Выполнить шаги раздела «${heading}»`,
    commands: (heading) => `Попробовать команды из раздела «${heading}»`,
    changes: (heading) => `Рассказать, что изменилось в разделе «${heading}»`,
    options: (heading, list) => `Выбирать среди параметров раздела «${heading}», таких как ${list}`,
  },
  zh: {
    steps: (heading) => `完成“${heading}”的步骤`,
    commands: (heading) => `试用“${heading}”中的命令`,
    changes: (heading) => `说出“${heading}”中的变化`,
    options: (heading, list) => `在“${heading}”的选项（如 ${list}）中作出选择`,
  },
  ja: {
    steps: (heading) => `「${heading}」の手順を実行する`,
    commands: (heading) => `「${heading}」のコマンドを試す`,
    changes: (heading) => `「${heading}」で変わった点を述べる`,
    options: (heading, list) => `「${heading}」のオプション（${list}など）を使い分ける`,
  },
  ar: {
    steps: (heading) => `تنفيذ خطوات «${heading}»`,
    commands: (heading) => `تجربة أوامر «${heading}»`,
    changes: (heading) => `ذكر ما تغيّر في «${heading}»`,
    options: (heading, list) => `الاختيار من بين خيارات «${heading}» مثل ${list}`,
  },
  hi: {
    steps: (heading) => `“${heading}” के चरण पूरे करना`,
    commands: (heading) => `“${heading}” के आदेश आज़माना`,
    changes: (heading) => `“${heading}” में क्या बदला, यह बताना`,
    options: (heading, list) => `“${heading}” के विकल्पों में से चुनना, जैसे ${list}`,
  },
  ko: {
    steps: (heading) => `‘${heading}’의 절차 수행하기`,
    commands: (heading) => `‘${heading}’의 명령 실행해 보기`,
    changes: (heading) => `‘${heading}’에서 바뀐 점 말하기`,
    options: (heading, list) => `‘${heading}’의 옵션(${list} 등) 가려 쓰기`,
  },
  nl: {
    steps: (heading) => `De stappen van “${heading}” uitvoeren`,
    commands: (heading) => `De opdrachten van “${heading}” uitproberen`,
    changes: (heading) => `Beschrijven wat er in “${heading}” is veranderd`,
    options: (heading, list) => `Kiezen uit de opties van “${heading}”, zoals ${list}`,
  },
  ro: {
    steps: (heading) => `Parcurgerea pașilor din „${heading}”`,
    commands: (heading) => `Încercarea comenzilor din „${heading}”`,
    changes: (heading) => `Descrierea schimbărilor din „${heading}”`,
    options: (heading, list) => `Alegerea dintre opțiunile din „${heading}”, precum ${list}`,
  },
  pl: {
    steps: (heading) => `Wykonać kroki z „${heading}”`,
    commands: (heading) => `Wypróbować polecenia z „${heading}”`,
    changes: (heading) => `Opisać, co zmieniło się w „${heading}”`,
    options: (heading, list) => `Wybierać spośród opcji „${heading}”, takich jak ${list}`,
  },
  uk: {
    steps: (heading) => `Виконати кроки розділу «${heading}»`,
    commands: (heading) => `Випробувати команди з розділу «${heading}»`,
    changes: (heading) => `Розповісти, що змінилося в розділі «${heading}»`,
    options: (heading, list) => `Вибирати серед параметрів «${heading}», як-от ${list}`,
  },
};

/** Undefined for a language without phrases. */
export const doingIn = (language: string): DoingPhrases | undefined =>
  byLanguage[baseLanguage(language)];
