import { baseLanguage } from '@coursewright/text';

/** How a language asks how binding something is, and what it calls the answers; {a}: what. */
interface RuleWords {
  /** {b}: the answers that are offered, in a row. */
  readonly question: string;
  /** What stands between the answers, and before the last of them. */
  readonly comma: string;
  readonly or: string;
  readonly values: Readonly<Record<RuleValue, string>>;
}

/** How binding a rule is: required, recommended, optional, ruled out, discouraged. */
export type RuleValue = 'must' | 'should' | 'may' | 'not' | 'avoid';

const words: Readonly<Record<string, RuleWords>> = {
  en: {
    question: 'Is this {b}, according to the lesson: “{a}”?',
    comma: ', ',
    or: ' or ',
    values: {
      must: 'Required',
      should: 'Recommended',
      may: 'Optional',
      not: 'Ruled out',
      avoid: 'Discouraged',
    },
  },
  de: {
    question: 'Ist dies laut der Lektion {b}: „{a}“?',
    comma: ', ',
    or: ' oder ',
    values: {
      must: 'Vorgeschrieben',
      should: 'Empfohlen',
      may: 'Freigestellt',
      not: 'Ausgeschlossen',
      avoid: 'Nicht ratsam',
    },
  },
  fr: {
    question: 'Selon la leçon, est-ce {b} : « {a} » ?',
    comma: ', ',
    or: ' ou ',
    values: {
      must: 'Obligatoire',
      should: 'Conseillé',
      may: 'Facultatif',
      not: 'Exclu',
      avoid: 'Déconseillé',
    },
  },
  es: {
    question: 'Según la lección, ¿es esto {b}: «{a}»?',
    comma: ', ',
    or: ' o ',
    values: {
      must: 'Obligatorio',
      should: 'Recomendado',
      may: 'Opcional',
      not: 'Excluido',
      avoid: 'Desaconsejado',
    },
  },
  it: {
    question: 'Secondo la lezione, questo è {b}: «{a}»?',
    comma: ', ',
    or: ' o ',
    values: {
      must: 'Obbligatorio',
      should: 'Consigliato',
      may: 'Facoltativo',
      not: 'Escluso',
      avoid: 'Sconsigliato',
    },
  },
  pt: {
    question: 'Segundo a lição, isto é {b}: «{a}»?',
    comma: ', ',
    or: ' ou ',
    values: {
      must: 'Obrigatório',
      should: 'Recomendado',
      may: 'Opcional',
      not: 'Excluído',
      avoid: 'Desaconselhado',
    },
  },
  ru: {
    question: 'Согласно уроку, это {b}: «{a}»?',
    comma: ', ',
    or: ' или ',
    values: {
      must: 'Обязательно',
      should: 'Желательно',
      may: 'По желанию',
      not: 'Исключено',
      avoid: 'Нежелательно',
    },
  },
  zh: {
    question: '根据本课，以下内容是{b}：“{a}”？',
    comma: '、',
    or: '还是',
    values: {
      must: '强制的',
      should: '建议的',
      may: '可选的',
      not: '不允许的',
      avoid: '不建议的',
    },
  },
  ja: {
    question: 'レッスンによると、次のことは{b}のどれですか：「{a}」',
    comma: '、',
    or: '、',
    values: { must: '必須', should: '推奨', may: '任意', not: '禁止', avoid: '非推奨' },
  },
};

/**
 * What stands beside a rule: nobody can tell "ruled out" from "discouraged", nor "required" from
 * "recommended".
 */
const besides: Readonly<Record<RuleValue, readonly RuleValue[]>> = {
  must: ['should', 'may', 'not'],
  should: ['may', 'not'],
  may: ['must', 'should', 'not'],
  not: ['must', 'should', 'may'],
  avoid: ['must', 'should', 'may'],
};
const inOrder: readonly RuleValue[] = ['must', 'should', 'may', 'not', 'avoid'];

/** The question how binding a rule is, and its answers; undefined where a language has no words. */
export function askedForRule(
  said: string,
  value: RuleValue,
  language: string,
): { readonly question: string; readonly key: string; readonly wrong: string[] } | undefined {
  const own = words[baseLanguage(language)];
  if (!own) return undefined;
  const offered = inOrder
    .filter((one) => one === value || besides[value].includes(one))
    .map((one) => own.values[one].toLocaleLowerCase(language));
  const row = `${offered.slice(0, -1).join(own.comma)}${own.or}${offered.at(-1) ?? ''}`;
  return {
    question: own.question.replace('{b}', row).replace('{a}', () => said),
    key: own.values[value],
    wrong: besides[value].map((one) => own.values[one]),
  };
}
