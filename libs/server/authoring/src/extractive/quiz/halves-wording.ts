import { baseLanguage } from '@coursewright/text';
import type { HalvesKind } from './halves.ts';

/** How the halves of a statement are asked for; {a}: the half that is given. */
interface HalvesWording {
  readonly one: string;
  readonly match: string;
}

type Kinds = Readonly<
  Record<Exclude<HalvesKind, 'case'>, HalvesWording> & Record<'case', Pick<HalvesWording, 'match'>>
>;

const en: Kinds = {
  reason: {
    one: 'What reason does the lesson give for this: “{a}”?',
    match: 'Which reason does the lesson give for which statement?',
  },
  case: {
    match: 'What does the lesson say for which case?',
  },
  aim: {
    one: 'How is this done, according to the lesson: “{a}”?',
    match: 'Which aim is reached in which way, according to the lesson?',
  },
};

const byLanguage: Readonly<Record<string, Kinds>> = {
  en,
  es: {
    reason: {
      one: '¿Qué motivo da la lección para esto: «{a}»?',
      match: '¿Qué motivo da la lección para cada afirmación?',
    },
    case: {
      match: '¿Qué dice la lección para cada caso?',
    },
    aim: {
      one: '¿Cómo se hace esto según la lección: «{a}»?',
      match: '¿De qué manera se logra cada objetivo según la lección?',
    },
  },
  fr: {
    reason: {
      one: 'Quelle raison la leçon donne-t-elle à ceci : « {a} » ?',
      match: 'Quelle raison la leçon donne-t-elle à chaque affirmation ?',
    },
    case: {
      match: 'Que dit la leçon de chaque cas ?',
    },
    aim: {
      one: 'Comment faire cela selon la leçon : « {a} » ?',
      match: 'Quel moyen la leçon donne-t-elle pour chaque but ?',
    },
  },
  de: {
    reason: {
      one: 'Welchen Grund nennt die Lektion hierfür: „{a}“?',
      match: 'Welchen Grund nennt die Lektion für welche Aussage?',
    },
    case: {
      match: 'Was sagt die Lektion zu welchem Fall?',
    },
    aim: {
      one: 'Wie geht das laut der Lektion: „{a}“?',
      match: 'Welchen Weg nennt die Lektion zu welchem Ziel?',
    },
  },
  it: {
    reason: {
      one: 'Quale motivo dà la lezione per questo: «{a}»?',
      match: 'Quale motivo dà la lezione per ogni affermazione?',
    },
    case: {
      match: 'Che cosa dice la lezione per ogni caso?',
    },
    aim: {
      one: 'Come si fa secondo la lezione: «{a}»?',
      match: 'Quale modo indica la lezione per ogni scopo?',
    },
  },
  pt: {
    reason: {
      one: 'Que motivo a lição dá para isto: «{a}»?',
      match: 'Que motivo dá a lição para cada afirmação?',
    },
    case: {
      match: 'O que diz a lição para cada caso?',
    },
    aim: {
      one: 'Como se faz isto segundo a lição: «{a}»?',
      match: 'Que meio indica a lição para cada objetivo?',
    },
  },
  ca: {
    reason: {
      one: 'Quin motiu dona la lliçó per a això: «{a}»?',
      match: 'Quin motiu dona la lliçó per a cada afirmació?',
    },
    case: {
      match: 'Què diu la lliçó per a cada cas?',
    },
    aim: {
      one: 'Com es fa això segons la lliçó: «{a}»?',
      match: 'Quin mitjà dona la lliçó per a cada objectiu?',
    },
  },
  ru: {
    reason: {
      one: 'Какую причину этого называет урок: «{a}»?',
      match: 'Какую причину называет урок для каждого утверждения?',
    },
    case: {
      match: 'Что говорит урок о каждом случае?',
    },
    aim: {
      one: 'Как это делается согласно уроку: «{a}»?',
      match: 'Какой способ называет урок для каждой цели?',
    },
  },
  zh: {
    reason: {
      one: '本课对“{a}”给出了什么原因？',
      match: '本课为各个说法分别给出了什么原因？',
    },
    case: {
      match: '本课对各种情况分别是怎么说的？',
    },
    aim: {
      one: '根据本课，怎样做到：“{a}”？',
      match: '本课为各个目的分别给出了什么方法？',
    },
  },
  ja: {
    reason: {
      one: 'レッスンでは「{a}」の理由を何としていますか？',
      match: 'それぞれの内容について、レッスンでは理由を何としていますか？',
    },
    case: {
      match: 'それぞれの場合について、レッスンでは何と述べていますか？',
    },
    aim: {
      one: 'レッスンによると、「{a}」どうしますか？',
      match: 'それぞれの目的について、レッスンではどの方法を挙げていますか？',
    },
  },
  ar: {
    reason: {
      one: 'ما السبب الذي يذكره الدرس لهذا: «{a}»؟',
      match: 'ما السبب الذي يذكره الدرس لكل عبارة؟',
    },
    case: {
      match: 'ماذا يقول الدرس عن كل حالة؟',
    },
    aim: {
      one: 'كيف يتم ذلك وفق الدرس: «{a}»؟',
      match: 'ما الطريقة التي يذكرها الدرس لكل هدف؟',
    },
  },
  hi: {
    reason: {
      one: 'पाठ में “{a}” का क्या कारण बताया गया है?',
      match: 'पाठ प्रत्येक कथन का क्या कारण बताता है?',
    },
    case: {
      match: 'पाठ प्रत्येक स्थिति के लिए क्या कहता है?',
    },
    aim: {
      one: 'पाठ के अनुसार यह कैसे किया जाता है: “{a}”?',
      match: 'पाठ प्रत्येक उद्देश्य के लिए कौन-सा तरीका बताता है?',
    },
  },
};

/** The wording of a course language; English where there is none. */
export const halvesWordings = (language: string): Kinds => byLanguage[baseLanguage(language)] ?? en;
