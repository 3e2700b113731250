import { describe, expect, it } from 'vitest';
import { answerClaimOf, checkAnswer, checkSentence, claimsOf, isClaim } from './index.ts';

const heart =
  'The heart of a mammal has four chambers. It pumps blood through the body because its muscle contracts without pause. Arteries carry blood away from the heart; veins bring it back. The name of its outer layer is the pericardium. William Harvey described the circulation of the blood in 1628.';
const options = (right: string, ...wrong: string[]) =>
  [right, ...wrong].map((text) => ({ text, is_correct: text === right }));
const state = (
  question: string,
  right: string,
  wrong: string[],
  {
    kind = 'multiple_choice' as const,
    text = heart,
    language = 'en',
  }: { kind?: 'multiple_choice' | 'true_false' | 'cloze'; text?: string; language?: string } = {},
) => {
  const claim = answerClaimOf({ kind, question, options: options(right, ...wrong) }, language);
  return claim && checkAnswer(claim, [{ text }], language).state;
};
const supported = expect.stringMatching(/^(?:quoted|supported)$/);

describe('the key of a multiple-choice question', () => {
  it('is neither borne out nor contradicted where it links two statements by their numbers', () => {
    const question =
      'How does the lesson connect these two statements: (1) “Its muscle contracts without pause” and (2) “It pumps blood through the body”?';
    expect(state(question, '1 is a reason for 2', ['2 is a reason for 1'])).toBe('loose');
  });

  it.each([
    ['How many chambers does the heart of a mammal have?', 'Four', ['Two', 'Three']],
    ['Who described the circulation of the blood in 1628?', 'William Harvey', ['Galen']],
    ['What carries blood away from the heart?', 'Arteries', ['Veins', 'Nerves']],
    ['Which vessels bring blood back to the heart?', 'Veins', ['Arteries']],
    ['What is the name of its outer layer?', 'The pericardium', ['The aorta']],
    ['Which term means: “outer layer of the heart”?', 'Pericardium', ['Aorta']],
    ['Of which of these does the lesson say: “… carry blood away from the heart”?', 'Arteries', []],
  ])('is borne out by the passage: %s %s', (question, key, wrong) => {
    expect(state(question, key, wrong)).toMatch(/quoted|supported|loose/);
  });

  it.each([
    ['How many chambers does the heart of a mammal have?', 'Three', ['Four']],
    ['Who described the circulation of the blood in 1628?', 'Michael Servetus', ['William Harvey']],
    ['When did Harvey describe the circulation of the blood?', '1682', ['1628']],
  ])('is contradicted by it: %s %s', (question, key, wrong) => {
    expect(state(question, key, wrong)).toBe('contradicted');
  });

  it.each([
    ['What carries blood away from the heart?', 'The pericardium'],
    ['Who described the circulation of the blood?', 'The mammal'],
    ['Which term means: “outer layer of the heart”?', 'Veins'],
  ])('is not taken from another sentence of the passage: %s %s', (question, key) => {
    expect(state(question, key, ['Lungs'])).toMatch(/loose|contradicted/);
  });

  it.each([
    ['Which of these is NOT a chamber of the heart?', 'The ureter', ['The atrium']],
    ['Which of the following does not carry blood?', 'A nerve', ['An artery']],
    [
      'Which of the following is NOT true?',
      'Arteries carry blood away from the heart.',
      ['Veins carry blood away from the heart.'],
    ],
    [
      'Which statement about the heart is incorrect?',
      'The heart of a mammal has four chambers.',
      ['Its outer layer is the pericardium.'],
    ],
  ])('is no more than loosely worded where the question denies: %s', (question, key, wrong) => {
    expect(state(question, key, wrong)).toBe('loose');
  });

  it.each([
    [
      'es',
      'El corazón tiene cuatro cavidades.',
      '¿Cuántas cavidades tiene el corazón?',
      'Cuatro',
      'Tres',
    ],
    ['de', 'Das Herz hat vier Kammern.', 'Wie viele Kammern hat das Herz?', 'Vier', 'Drei'],
    ['fr', 'Le cœur a quatre cavités.', 'Combien de cavités le cœur a-t-il ?', 'Quatre', 'Trois'],
  ])('is told from a wrong one in %s', (language, text, question, right, wrong) => {
    expect(state(question, right, [wrong], { text, language })).not.toBe('contradicted');
    expect(state(question, wrong, [right], { text, language })).not.toEqual(supported);
  });
});

describe('the key of a true-false question', () => {
  const kind = 'true_false' as const;
  it.each([
    ['The heart of a mammal has four chambers.', 'True', 'False', 'quoted'],
    ['The heart of a mammal has four chambers.', 'False', 'True', 'contradicted'],
    [
      '“The heart of a mammal has three chambers.” Is this statement true?',
      'False',
      'True',
      'supported',
    ],
    [
      '“The heart of a mammal has three chambers.” Is this statement true?',
      'True',
      'False',
      'contradicted',
    ],
    ['True or false: Arteries carry blood away from the heart.', 'True', 'False', 'quoted'],
    ['Nerves grow back within a week in most people.', 'False', 'True', 'loose'],
  ])('%s %s', (question, right, wrong, wanted) => {
    expect(state(question, right, [wrong], { kind })).toBe(wanted);
  });

  it('goes by the place of the right option where the words for true are not known', () => {
    const ask = (right: number) =>
      answerClaimOf(
        {
          kind,
          question: 'The heart has four chambers.',
          options: ['HIja’', 'ghobe’'].map((text, i) => ({ text, is_correct: i === right })),
        },
        'tlh',
      )?.isDenied;
    expect([ask(0), ask(1)]).toEqual([false, true]);
  });
});

describe('what a lesson claims outside its text', () => {
  const question = (explanation: string) => ({
    id: crypto.randomUUID(),
    kind: 'cloze' as const,
    question: 'Arteries carry ____ away from the heart.',
    options: options('blood', 'air').map((one) => ({ ...one, id: crypto.randomUUID() })),
    explanation,
    cites: [],
  });
  it('is every sentence that claims something, and none that announces', () => {
    const texts = claimsOf(
      {
        description: 'Covers arteries and veins.',
        summary: 'This lesson covers the heart. Veins bring blood back.',
        key_terms: [{ term: 'Pericardium', definition: 'its outer layer' }],
        quiz: [question('In short: arteries lead away. Why is that so?')],
      },
      'en',
    ).map(({ part, text }) => [part, text]);
    expect(texts).toEqual([
      ['summary', 'Veins bring blood back.'],
      ['key_term', 'Pericardium: its outer layer'],
      ['quiz', 'Arteries carry blood away from the heart.'],
      ['quiz', 'arteries lead away.'],
    ]);
  });

  it('leaves a summary out that only repeats what the lesson is to explain', () => {
    const description = 'Arteries, veins and the heart.';
    expect(claimsOf({ description, summary: description, key_terms: [], quiz: [] }, 'en')).toEqual(
      [],
    );
  });

  it.each([
    ['en', 'This lesson covers the circulation of the blood.', 'This lesson costs nothing at all.'],
    ['es', 'Esta lección trata de la sangre.', 'Esta sangre es muy roja.'],
    ['de', 'Diese Lektion behandelt das Blut.', 'Dieses Blut ist sehr rot.'],
    ['fr', 'Cette leçon présente le sang.', 'Ce sang est très rouge.'],
    ['it', 'Questa lezione tratta del sangue.', 'Questo sangue è molto rosso.'],
    ['pt', 'Esta lição trata do sangue.', 'Este sangue é muito vermelho.'],
    ['ru', 'Этот урок рассказывает о крови.', 'Эта кровь очень красная.'],
    ['zh', '本课介绍血液循环。', '血液循环于全身各处。'],
    ['ja', 'このレッスンでは血液を学びます。', '血液は全身をめぐります。'],
    ['ar', 'يتناول هذا الدرس الدورة الدموية.', 'هذا الدم أحمر جدا.'],
    ['hi', 'इस पाठ में हम रक्त को देखेंगे।', 'यह रक्त बहुत लाल है।'],
  ])('knows an announcement in %s', (language, announcement, claim) => {
    expect([isClaim(announcement, language), isClaim(claim, language)]).toEqual([false, true]);
  });
});

describe('what leads in to a quotation', () => {
  const explained = (explanation: string, language: string) =>
    claimsOf(
      {
        summary: '',
        key_terms: [],
        quiz: [
          {
            kind: 'cloze',
            question: '…',
            options: [],
            explanation,
            cites: [],
            difficulty: 'easy',
          } as never,
        ],
      },
      language,
    ).map(({ text }) => text);

  it.each([
    [
      'fr',
      'La source dit : « PUMP: Pompe de la salle basse »',
      '« PUMP: Pompe de la salle basse »',
    ],
    ['en', 'The source says: “PUMP: the pump below”', '“PUMP: the pump below”'],
  ])('is no claim of its own: %s', (language, explanation, claim) => {
    expect(explained(explanation, language)).toContain(claim);
  });
});

describe('the citation check', () => {
  it.each([
    [
      'Name it with `<label>` or with `<pump:lower/3>`.',
      'Name it with <label> or with <pump:lower/3>.',
    ],
    ['Use `pump <valve>` and `<valves.h>` here.', 'Use pump <valve> and <valves.h> here.'],
    ['It is bold and set in code.', 'It is <b>bold</b> and <em>set</em> in code.'],
  ])('takes what stands in angle brackets for words, unless it is markup: %s', (sentence, text) => {
    expect(checkSentence(sentence, [{ text }], 'en').state).toBe('quoted');
  });
});
