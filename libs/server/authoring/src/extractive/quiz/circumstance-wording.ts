import { baseLanguage } from '@coursewright/text';
import type { CircumstanceKind } from './circumstance-leads.ts';

/** How a circumstance is asked for; {a}: what the lesson says beside it. */
type CircumstanceWording = Readonly<Record<CircumstanceKind, string>>;

const en: CircumstanceWording = {
  when: 'When does this apply, according to the lesson: “{a}”?',
  purpose: 'What is this for, according to the lesson: “{a}”?',
  reason: 'Why is this so, according to the lesson: “{a}”?',
};

const byLanguage: Readonly<Record<string, CircumstanceWording>> = {
  en,
  es: {
    when: '¿Cuándo vale esto según la lección: «{a}»?',
    purpose: '¿Para qué sirve esto según la lección: «{a}»?',
    reason: '¿Por qué es así según la lección: «{a}»?',
  },
  fr: {
    when: 'Quand cela vaut-il selon la leçon : « {a} » ?',
    purpose: 'À quoi cela sert-il selon la leçon : « {a} » ?',
    reason: 'Pourquoi en est-il ainsi selon la leçon : « {a} » ?',
  },
  de: {
    when: 'Wann gilt das laut der Lektion: „{a}“?',
    purpose: 'Wozu dient das laut der Lektion: „{a}“?',
    reason: 'Warum ist das laut der Lektion so: „{a}“?',
  },
  it: {
    when: 'Quando vale questo secondo la lezione: «{a}»?',
    purpose: 'A che cosa serve questo secondo la lezione: «{a}»?',
    reason: 'Perché è così secondo la lezione: «{a}»?',
  },
  pt: {
    when: 'Quando é que isto se aplica segundo a lição: «{a}»?',
    purpose: 'Para que serve isto segundo a lição: «{a}»?',
    reason: 'Porque é assim segundo a lição: «{a}»?',
  },
  ca: {
    when: 'Quan val això segons la lliçó: «{a}»?',
    purpose: 'Per a què serveix això segons la lliçó: «{a}»?',
    reason: 'Per què és així segons la lliçó: «{a}»?',
  },
  ru: {
    when: 'Когда это верно согласно уроку: «{a}»?',
    purpose: 'Для чего это нужно согласно уроку: «{a}»?',
    reason: 'Почему это так согласно уроку: «{a}»?',
  },
  zh: {
    when: '根据本课，什么时候是这样：“{a}”？',
    purpose: '根据本课，这是为了什么：“{a}”？',
    reason: '根据本课，为什么会这样：“{a}”？',
  },
  ja: {
    when: 'レッスンによると、「{a}」はいつ当てはまりますか？',
    purpose: 'レッスンによると、「{a}」は何のためですか？',
    reason: 'レッスンによると、「{a}」はなぜですか？',
  },
  ar: {
    when: 'متى ينطبق هذا وفق الدرس: «{a}»؟',
    purpose: 'ما الغرض من هذا وفق الدرس: «{a}»؟',
    reason: 'لماذا هذا كذلك وفق الدرس: «{a}»؟',
  },
  hi: {
    when: 'पाठ के अनुसार यह कब लागू होता है: “{a}”?',
    purpose: 'पाठ के अनुसार यह किस लिए है: “{a}”?',
    reason: 'पाठ के अनुसार ऐसा क्यों है: “{a}”?',
  },
};

/** The wording of a course language; English where there is none. */
export const circumstanceWordings = (language: string): CircumstanceWording =>
  byLanguage[baseLanguage(language)] ?? en;
