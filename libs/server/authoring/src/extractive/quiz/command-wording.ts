import { baseLanguage } from '@coursewright/text';

/** How commands are asked for by what they are for; {a}: the aim. */
interface CommandWording {
  readonly one: string;
  readonly match: string;
}

const en: CommandWording = {
  one: 'How is this done, according to the lesson: “{a}”?',
  match: 'Which aim is reached in which way, according to the lesson?',
};

const byLanguage: Readonly<Record<string, CommandWording>> = {
  en,
  es: {
    one: '¿Cómo se hace esto según la lección: «{a}»?',
    match: '¿De qué manera se logra cada objetivo según la lección?',
  },
  fr: {
    one: 'Comment faire cela selon la leçon : « {a} » ?',
    match: 'Quel moyen la leçon donne-t-elle pour chaque but ?',
  },
  de: {
    one: 'Wie geht das laut der Lektion: „{a}“?',
    match: 'Welchen Weg nennt die Lektion zu welchem Ziel?',
  },
  it: {
    one: 'Come si fa secondo la lezione: «{a}»?',
    match: 'Quale modo indica la lezione per ogni scopo?',
  },
  pt: {
    one: 'Como se faz isto segundo a lição: «{a}»?',
    match: 'Que meio indica a lição para cada objetivo?',
  },
  ca: {
    one: 'Com es fa això segons la lliçó: «{a}»?',
    match: 'Quin mitjà dona la lliçó per a cada objectiu?',
  },
  ru: {
    one: 'Как это делается согласно уроку: «{a}»?',
    match: 'Какой способ называет урок для каждой цели?',
  },
  zh: {
    one: '根据本课，怎样做到：“{a}”？',
    match: '本课为各个目的分别给出了什么方法？',
  },
  ja: {
    one: 'レッスンによると、「{a}」どうしますか？',
    match: 'それぞれの目的について、レッスンではどの方法を挙げていますか？',
  },
  ar: {
    one: 'كيف يتم ذلك وفق الدرس: «{a}»؟',
    match: 'ما الطريقة التي يذكرها الدرس لكل هدف؟',
  },
  hi: {
    one: 'पाठ के अनुसार यह कैसे किया जाता है: “{a}”?',
    match: 'पाठ प्रत्येक उद्देश्य के लिए कौन-सा तरीका बताता है?',
  },
};

/** The wording of a course language; English where there is none. */
export const commandWordings = (language: string): CommandWording =>
  byLanguage[baseLanguage(language)] ?? en;
