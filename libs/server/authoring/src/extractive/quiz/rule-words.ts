import { baseLanguage } from '@coursewright/text';

/** How a language asks how binding something is, and what it calls the answers; {a}: what. */
interface RuleWords {
  readonly question: string;
  readonly values: Readonly<Record<string, string>>;
  /** How it asks for what should not be done, and what that is called. */
  readonly against: { readonly question: string; readonly value: string };
}

const words: Readonly<Record<string, RuleWords>> = {
  en: {
    question:
      'Is this required, recommended, optional or ruled out, according to the lesson: “{a}”?',
    values: { must: 'Required', should: 'Recommended', may: 'Optional', not: 'Ruled out' },
    against: {
      question:
        'Is this required, recommended, optional or discouraged, according to the lesson: “{a}”?',
      value: 'Discouraged',
    },
  },
  de: {
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
  fr: {
    question: 'Selon la leçon, est-ce obligatoire, conseillé, facultatif ou exclu : « {a} » ?',
    values: { must: 'Obligatoire', should: 'Conseillé', may: 'Facultatif', not: 'Exclu' },
    against: {
      question:
        'Selon la leçon, est-ce obligatoire, conseillé, facultatif ou déconseillé : « {a} » ?',
      value: 'Déconseillé',
    },
  },
  es: {
    question:
      'Según la lección, ¿es esto obligatorio, recomendado, opcional o queda excluido: «{a}»?',
    values: { must: 'Obligatorio', should: 'Recomendado', may: 'Opcional', not: 'Excluido' },
    against: {
      question:
        'Según la lección, ¿es esto obligatorio, recomendado, opcional o desaconsejado: «{a}»?',
      value: 'Desaconsejado',
    },
  },
  it: {
    question:
      'Secondo la lezione, questo è obbligatorio, consigliato, facoltativo o escluso: «{a}»?',
    values: { must: 'Obbligatorio', should: 'Consigliato', may: 'Facoltativo', not: 'Escluso' },
    against: {
      question:
        'Secondo la lezione, questo è obbligatorio, consigliato, facoltativo o sconsigliato: «{a}»?',
      value: 'Sconsigliato',
    },
  },
  pt: {
    question: 'Segundo a lição, isto é obrigatório, recomendado, opcional ou excluído: «{a}»?',
    values: { must: 'Obrigatório', should: 'Recomendado', may: 'Opcional', not: 'Excluído' },
    against: {
      question:
        'Segundo a lição, isto é obrigatório, recomendado, opcional ou desaconselhado: «{a}»?',
      value: 'Desaconselhado',
    },
  },
  ru: {
    question: 'Согласно уроку, это обязательно, желательно, по желанию или исключено: «{a}»?',
    values: { must: 'Обязательно', should: 'Желательно', may: 'По желанию', not: 'Исключено' },
    against: {
      question: 'Согласно уроку, это обязательно, желательно, по желанию или нежелательно: «{a}»?',
      value: 'Нежелательно',
    },
  },
  zh: {
    question: '根据本课，以下内容是强制的、建议的、可选的还是不允许的：“{a}”？',
    values: { must: '强制的', should: '建议的', may: '可选的', not: '不允许的' },
    against: {
      question: '根据本课，以下内容是强制的、建议的、可选的还是不建议的：“{a}”？',
      value: '不建议的',
    },
  },
  ja: {
    question: 'レッスンによると、次のことは必須、推奨、任意、禁止のどれですか：「{a}」',
    values: { must: '必須', should: '推奨', may: '任意', not: '禁止' },
    against: {
      question: 'レッスンによると、次のことは必須、推奨、任意、非推奨のどれですか：「{a}」',
      value: '非推奨',
    },
  },
};

/** How a language asks for rules; undefined where it has no words for it. */
export const ruleWords = (language: string): RuleWords | undefined => words[baseLanguage(language)];
