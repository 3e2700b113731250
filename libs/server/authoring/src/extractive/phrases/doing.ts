import { baseLanguage } from '@coursewright/text';

/** Objectives for what a section shows besides what it says, by its heading. */
export interface DoingPhrases {
  /** Commands that it shows, one or several in a list. */
  readonly commands: (list: string, isOne: boolean) => string;
  /** What is another than before, in a release. */
  readonly changes: (heading: string) => string;
  /** Options of a command, some of them in a list. */
  readonly options: (heading: string, list: string) => string;
}

const byLanguage: Readonly<Record<string, DoingPhrases>> = {
  en: {
    commands: (list, isOne) => `Use the command${isOne ? '' : 's'} ${list}`,
    changes: (heading) =>
      /^changes? /iu.test(heading)
        ? `Describe the ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`
        : `Describe what changed in “${heading}”`,
    options: (heading, list) => `Choose among the options of “${heading}”, such as ${list}`,
  },
  es: {
    commands: (list, isOne) => `Usar ${isOne ? 'la orden' : 'las órdenes'} ${list}`,
    changes: (heading) => `Decir qué ha cambiado en «${heading}»`,
    options: (heading, list) => `Elegir entre las opciones de «${heading}», como ${list}`,
  },
  de: {
    commands: (list, isOne) => `${isOne ? 'Den Befehl' : 'Die Befehle'} ${list} verwenden`,
    changes: (heading) => `Sagen, was sich in „${heading}“ geändert hat`,
    options: (heading, list) => `Unter den Optionen von „${heading}“ auswählen, etwa ${list}`,
  },
  fr: {
    commands: (list, isOne) => `Utiliser ${isOne ? 'la commande' : 'les commandes'} ${list}`,
    changes: (heading) => `Dire ce qui a changé dans « ${heading} »`,
    options: (heading, list) => `Choisir parmi les options de « ${heading} », comme ${list}`,
  },
  it: {
    commands: (list, isOne) => `Usare ${isOne ? 'il comando' : 'i comandi'} ${list}`,
    changes: (heading) => `Dire che cosa è cambiato in «${heading}»`,
    options: (heading, list) => `Scegliere tra le opzioni di «${heading}», come ${list}`,
  },
  pt: {
    commands: (list, isOne) => `Usar ${isOne ? 'o comando' : 'os comandos'} ${list}`,
    changes: (heading) => `Dizer o que mudou em “${heading}”`,
    options: (heading, list) => `Escolher entre as opções de “${heading}”, como ${list}`,
  },
  ca: {
    commands: (list, isOne) => `Fer servir ${isOne ? 'l’ordre' : 'les ordres'} ${list}`,
    changes: (heading) => `Dir què ha canviat a «${heading}»`,
    options: (heading, list) => `Triar entre les opcions de «${heading}», com ara ${list}`,
  },
  ru: {
    commands: (list, isOne) => `Использовать команд${isOne ? 'у' : 'ы'} ${list}`,
    changes: (heading) => `Рассказать, что изменилось в разделе «${heading}»`,
    options: (heading, list) => `Выбирать среди параметров раздела «${heading}», таких как ${list}`,
  },
  zh: {
    commands: (list) => `使用 ${list} 命令`,
    changes: (heading) => `说出“${heading}”中的变化`,
    options: (heading, list) => `在“${heading}”的选项（如 ${list}）中作出选择`,
  },
  ja: {
    commands: (list) => `${list} コマンドを使う`,
    changes: (heading) => `「${heading}」で変わった点を述べる`,
    options: (heading, list) => `「${heading}」のオプション（${list}など）を使い分ける`,
  },
  ar: {
    commands: (list, isOne) => `استخدام ${isOne ? 'الأمر' : 'الأوامر'} ${list}`,
    changes: (heading) => `ذكر ما تغيّر في «${heading}»`,
    options: (heading, list) => `الاختيار من بين خيارات «${heading}» مثل ${list}`,
  },
  hi: {
    commands: (list, isOne) => `${list} ${isOne ? 'आदेश' : 'आदेशों'} का उपयोग करना`,
    changes: (heading) => `“${heading}” में क्या बदला, यह बताना`,
    options: (heading, list) => `“${heading}” के विकल्पों में से चुनना, जैसे ${list}`,
  },
  ko: {
    commands: (list) => `${list} 명령 사용하기`,
    changes: (heading) => `‘${heading}’에서 바뀐 점 말하기`,
    options: (heading, list) => `‘${heading}’의 옵션(${list} 등) 가려 쓰기`,
  },
  nl: {
    commands: (list, isOne) => `${isOne ? 'De opdracht' : 'De opdrachten'} ${list} gebruiken`,
    changes: (heading) => `Beschrijven wat er in “${heading}” is veranderd`,
    options: (heading, list) => `Kiezen uit de opties van “${heading}”, zoals ${list}`,
  },
  ro: {
    commands: (list, isOne) => `Folosirea ${isOne ? 'comenzii' : 'comenzilor'} ${list}`,
    changes: (heading) => `Descrierea schimbărilor din „${heading}”`,
    options: (heading, list) => `Alegerea dintre opțiunile din „${heading}”, precum ${list}`,
  },
  pl: {
    commands: (list, isOne) => `Używać ${isOne ? 'polecenia' : 'poleceń'} ${list}`,
    changes: (heading) => `Opisać, co zmieniło się w „${heading}”`,
    options: (heading, list) => `Wybierać spośród opcji „${heading}”, takich jak ${list}`,
  },
  uk: {
    commands: (list, isOne) => `Використовувати команд${isOne ? 'у' : 'и'} ${list}`,
    changes: (heading) => `Розповісти, що змінилося в розділі «${heading}»`,
    options: (heading, list) => `Вибирати серед параметрів «${heading}», як-от ${list}`,
  },
};

/** Undefined for a language without phrases. */
export const doingIn = (language: string): DoingPhrases | undefined =>
  byLanguage[baseLanguage(language)];
