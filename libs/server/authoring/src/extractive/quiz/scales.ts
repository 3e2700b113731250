import { baseLanguage } from '@coursewright/text';

/** What a statement can be more or less of: how binding, before or after what. */
export const scaleKinds = ['rule', 'sequence'] as const;
export type ScaleKind = (typeof scaleKinds)[number];

/** How a language asks for a place on a scale, and what the places are called; {b}: the other half. */
interface ScaleWords {
  readonly question: string;
  readonly values: Readonly<Record<string, string>>;
  /** How it asks for what should not be done, and what that is called. */
  readonly against?: { readonly question: string; readonly value: string };
}

/** A sentence that takes a place on a scale; {a} and {b} of `said` are its halves. */
export interface ScalePattern {
  readonly value: string;
  readonly pattern: RegExp;
  readonly said: string;
  /** Does it speak to the reader, whose name the question leaves out? */
  readonly isToReader: boolean;
}

const words: Readonly<Record<string, Readonly<Partial<Record<ScaleKind, ScaleWords>>>>> = {
  en: {
    rule: {
      question:
        'Is this required, recommended, optional or ruled out, according to the lesson: “{a}”?',
      values: { must: 'Required', should: 'Recommended', may: 'Optional', not: 'Ruled out' },
      against: {
        question:
          'Is this required, recommended, optional or discouraged, according to the lesson: “{a}”?',
        value: 'Discouraged',
      },
    },
    sequence: {
      question: 'In which order does the lesson put these two: (1) “{a}” and (2) “{b}”?',
      values: {
        first: '1 before 2',
        second: '2 before 1',
        same: 'Both at once',
        any: 'In any order',
      },
    },
  },
  de: {
    rule: {
      question:
        'Ist dies laut der Lektion vorgeschrieben, empfohlen, freigestellt oder ausgeschlossen: „{a}“?',
      values: {
        must: 'Vorgeschrieben',
        should: 'Empfohlen',
        may: 'Freigestellt',
        not: 'Ausgeschlossen',
      },
      against: {
        question:
          'Ist dies laut der Lektion vorgeschrieben, empfohlen, freigestellt oder nicht ratsam: „{a}“?',
        value: 'Nicht ratsam',
      },
    },
    sequence: {
      question: 'In welche Reihenfolge stellt die Lektion diese beiden: (1) „{a}“ und (2) „{b}“?',
      values: {
        first: '1 vor 2',
        second: '2 vor 1',
        same: 'Beides zugleich',
        any: 'In beliebiger Folge',
      },
    },
  },
  fr: {
    rule: {
      question: 'Selon la leçon, est-ce obligatoire, conseillé, facultatif ou exclu : « {a} » ?',
      values: { must: 'Obligatoire', should: 'Conseillé', may: 'Facultatif', not: 'Exclu' },
      against: {
        question:
          'Selon la leçon, est-ce obligatoire, conseillé, facultatif ou déconseillé : « {a} » ?',
        value: 'Déconseillé',
      },
    },
    sequence: {
      question: 'Dans quel ordre la leçon place-t-elle ces deux : (1) « {a} » et (2) « {b} » ?',
      values: {
        first: '1 avant 2',
        second: '2 avant 1',
        same: 'En même temps',
        any: 'L’ordre n’importe pas',
      },
    },
  },
  es: {
    rule: {
      question:
        'Según la lección, ¿es esto obligatorio, recomendado, opcional o queda excluido: «{a}»?',
      values: { must: 'Obligatorio', should: 'Recomendado', may: 'Opcional', not: 'Excluido' },
      against: {
        question:
          'Según la lección, ¿es esto obligatorio, recomendado, opcional o desaconsejado: «{a}»?',
        value: 'Desaconsejado',
      },
    },
    sequence: {
      question: '¿En qué orden pone la lección estos dos: (1) «{a}» y (2) «{b}»?',
      values: {
        first: '1 antes que 2',
        second: '2 antes que 1',
        same: 'A la vez',
        any: 'En cualquier orden',
      },
    },
  },
  it: {
    rule: {
      question:
        'Secondo la lezione, questo è obbligatorio, consigliato, facoltativo o escluso: «{a}»?',
      values: { must: 'Obbligatorio', should: 'Consigliato', may: 'Facoltativo', not: 'Escluso' },
      against: {
        question:
          'Secondo la lezione, questo è obbligatorio, consigliato, facoltativo o sconsigliato: «{a}»?',
        value: 'Sconsigliato',
      },
    },
    sequence: {
      question: 'In quale ordine la lezione mette questi due: (1) «{a}» e (2) «{b}»?',
      values: {
        first: '1 prima di 2',
        second: '2 prima di 1',
        same: 'Insieme',
        any: 'In qualsiasi ordine',
      },
    },
  },
  pt: {
    rule: {
      question: 'Segundo a lição, isto é obrigatório, recomendado, opcional ou excluído: «{a}»?',
      values: { must: 'Obrigatório', should: 'Recomendado', may: 'Opcional', not: 'Excluído' },
      against: {
        question:
          'Segundo a lição, isto é obrigatório, recomendado, opcional ou desaconselhado: «{a}»?',
        value: 'Desaconselhado',
      },
    },
    sequence: {
      question: 'Em que ordem a lição põe estes dois: (1) «{a}» e (2) «{b}»?',
      values: {
        first: '1 antes de 2',
        second: '2 antes de 1',
        same: 'Ao mesmo tempo',
        any: 'Em qualquer ordem',
      },
    },
  },
  ru: {
    rule: {
      question: 'Согласно уроку, это обязательно, желательно, по желанию или исключено: «{a}»?',
      values: { must: 'Обязательно', should: 'Желательно', may: 'По желанию', not: 'Исключено' },
      against: {
        question:
          'Согласно уроку, это обязательно, желательно, по желанию или нежелательно: «{a}»?',
        value: 'Нежелательно',
      },
    },
    sequence: {
      question: 'В каком порядке урок ставит эти два: (1) «{a}» и (2) «{b}»?',
      values: {
        first: '1 раньше 2',
        second: '2 раньше 1',
        same: 'Одновременно',
        any: 'В любом порядке',
      },
    },
  },
  zh: {
    rule: {
      question: '根据本课，以下内容是强制的、建议的、可选的还是不允许的：“{a}”？',
      values: { must: '强制的', should: '建议的', may: '可选的', not: '不允许的' },
      against: {
        question: '根据本课，以下内容是强制的、建议的、可选的还是不建议的：“{a}”？',
        value: '不建议的',
      },
    },
    sequence: {
      question: '本课把这两件事放在什么顺序：（1）“{a}”和（2）“{b}”？',
      values: { first: '1在2之前', second: '2在1之前', same: '同时', any: '顺序不限' },
    },
  },
  ja: {
    rule: {
      question: 'レッスンによると、次のことは必須、推奨、任意、禁止のどれですか：「{a}」',
      values: { must: '必須', should: '推奨', may: '任意', not: '禁止' },
      against: {
        question: 'レッスンによると、次のことは必須、推奨、任意、非推奨のどれですか：「{a}」',
        value: '非推奨',
      },
    },
  },
};

/** How a language asks for a kind; undefined where it has no words for it. */
export const scaleWords = (kind: ScaleKind, language: string): ScaleWords | undefined =>
  words[baseLanguage(language)]?.[kind];
