import { baseLanguage } from '@coursewright/text';
import type { CircumstanceKind } from './circumstance-leads.ts';

/** How a circumstance is asked for; {a}: what the lesson says beside
 * it; for `outcome` and `way` the case and the aim, which ask for that. */
type CircumstanceWording = Readonly<Record<CircumstanceKind | 'outcome' | 'way', string>>;

const en: CircumstanceWording = {
  when: 'When does this apply, according to the lesson: “{a}”?',
  purpose: 'What is this for, according to the lesson: “{a}”?',
  reason: 'Why is this so, according to the lesson: “{a}”?',
  outcome: 'What does the lesson say for this case: “{a}”?',
  way: 'How is this done, according to the lesson: “{a}”?',
};

const byLanguage: Readonly<Record<string, CircumstanceWording>> = {
  en,
  es: {
    when: '¿Cuándo vale esto según la lección: «{a}»?',
    purpose: '¿Para qué sirve esto según la lección: «{a}»?',
    reason: '¿Por qué es así según la lección: «{a}»?',
    outcome: '¿Qué dice la lección para este caso: «{a}»?',
    way: '¿Cómo se hace esto según la lección: «{a}»?',
  },
  fr: {
    when: 'Quand cela vaut-il selon la leçon : « {a} » ?',
    purpose: 'À quoi cela sert-il selon la leçon : « {a} » ?',
    reason: 'Pourquoi en est-il ainsi selon la leçon : « {a} » ?',
    outcome: 'Que dit la leçon de ce cas : « {a} » ?',
    way: 'Comment faire cela selon la leçon : « {a} » ?',
  },
  de: {
    when: 'Wann gilt das laut der Lektion: „{a}“?',
    purpose: 'Wozu dient das laut der Lektion: „{a}“?',
    reason: 'Warum ist das laut der Lektion so: „{a}“?',
    outcome: 'Was sagt die Lektion zu diesem Fall: „{a}“?',
    way: 'Wie geht das laut der Lektion: „{a}“?',
  },
  it: {
    when: 'Quando vale questo secondo la lezione: «{a}»?',
    purpose: 'A che cosa serve questo secondo la lezione: «{a}»?',
    reason: 'Perché è così secondo la lezione: «{a}»?',
    outcome: 'Che cosa dice la lezione per questo caso: «{a}»?',
    way: 'Come si fa secondo la lezione: «{a}»?',
  },
  pt: {
    when: 'Quando é que isto se aplica segundo a lição: «{a}»?',
    purpose: 'Para que serve isto segundo a lição: «{a}»?',
    reason: 'Porque é assim segundo a lição: «{a}»?',
    outcome: 'O que diz a lição para este caso: «{a}»?',
    way: 'Como se faz isto segundo a lição: «{a}»?',
  },
  ca: {
    when: 'Quan val això segons la lliçó: «{a}»?',
    purpose: 'Per a què serveix això segons la lliçó: «{a}»?',
    reason: 'Per què és així segons la lliçó: «{a}»?',
    outcome: 'Què diu la lliçó per a aquest cas: «{a}»?',
    way: 'Com es fa això segons la lliçó: «{a}»?',
  },
  ru: {
    when: 'Когда это верно согласно уроку: «{a}»?',
    purpose: 'Для чего это нужно согласно уроку: «{a}»?',
    reason: 'Почему это так согласно уроку: «{a}»?',
    outcome: 'Что говорит урок об этом случае: «{a}»?',
    way: 'Как это делается согласно уроку: «{a}»?',
  },
  zh: {
    when: '根据本课，什么时候是这样：“{a}”？',
    purpose: '根据本课，这是为了什么：“{a}”？',
    reason: '根据本课，为什么会这样：“{a}”？',
    outcome: '本课对这种情况是怎么说的：“{a}”？',
    way: '根据本课，怎样做到：“{a}”？',
  },
  ja: {
    when: 'レッスンによると、「{a}」はいつ当てはまりますか？',
    purpose: 'レッスンによると、「{a}」は何のためですか？',
    reason: 'レッスンによると、「{a}」はなぜですか？',
    outcome: '「{a}」の場合について、レッスンでは何と述べていますか？',
    way: 'レッスンによると、「{a}」どうしますか？',
  },
  ar: {
    when: 'متى ينطبق هذا وفق الدرس: «{a}»؟',
    purpose: 'ما الغرض من هذا وفق الدرس: «{a}»؟',
    reason: 'لماذا هذا كذلك وفق الدرس: «{a}»؟',
    outcome: 'ماذا يقول الدرس عن هذه الحالة: «{a}»؟',
    way: 'كيف يتم ذلك وفق الدرس: «{a}»؟',
  },
  hi: {
    when: 'पाठ के अनुसार यह कब लागू होता है: “{a}”?',
    purpose: 'पाठ के अनुसार यह किस लिए है: “{a}”?',
    reason: 'पाठ के अनुसार ऐसा क्यों है: “{a}”?',
    outcome: 'पाठ इस स्थिति के बारे में क्या कहता है: “{a}”?',
    way: 'पाठ के अनुसार यह कैसे किया जाता है: “{a}”?',
  },
};

/** The wording of a course language; English where there is none. */
export const circumstanceWordings = (language: string): CircumstanceWording =>
  byLanguage[baseLanguage(language)] ?? en;
