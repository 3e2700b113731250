import { describe, expect, it } from 'vitest';
import { keyOf, quizOn, textOf } from '../../../test/quiz-on.ts';
import { aimIn } from './aim-questions.ts';

const aims = {
  en: [
    'The mail gateway is used to convert requests of older clients.',
    'A watchdog lets you remove every silent process at once.',
    'To find a lost volume, ask the librarian of the night shift.',
    'To protect old paper from light, close all the curtains.',
  ],
  fr: [
    'La passerelle de courrier est utilisée pour convertir les requêtes anciennes.',
    'Le chien de garde sert à supprimer tout processus muet.',
    'Pour trouver un volume perdu, demandez au bibliothécaire de nuit.',
  ],
  es: [
    'La pasarela de correo se usa para convertir las peticiones antiguas.',
    'El perro guardián sirve para eliminar los procesos sin respuesta.',
    'Para encontrar un volumen perdido, pregunte al bibliotecario de noche.',
  ],
} as const;

describe('what a quiz of the built-in author asks of aims', () => {
  it.each(Object.entries(aims))(
    'is what a thing is for, against the aims of others (%s)',
    (language, sentences) => {
      const items = quizOn([sentences.join(' ')], { language });
      expect(items.length).toBeGreaterThan(0);
      for (const { question, options } of items) {
        expect(options.length).toBeGreaterThanOrEqual(3);
        const key = options.find(({ is_correct }) => is_correct)!.text;
        const source = sentences.find((one) =>
          question.includes(one.split(' ').slice(0, 2).join(' ')),
        );
        expect(source).toContain(key.replace(/^\S+ /u, ''));
        const [opening] = key.split(' ');
        for (const { text } of options) expect(text.split(' ')[0]).toBe(opening);
      }
    },
  );

  it('needs three aims', () => {
    expect(quizOn([aims.en.slice(0, 2).join(' ')])).toEqual([]);
  });

  it.each([
    ['a name that the text around makes plain', 'The limits are used to protect the server.'],
    ['others than are named', 'Other keys are used to navigate through all messages.'],
    ['a sentence that points back', 'This gateway is used to convert requests of clients.'],
    ['an aim in one case only', 'The gateway is used to reject clients when a disk is full.'],
  ])('is nothing of %s', (_, sentence) => {
    expect(aimIn(sentence, 'en')).toBeUndefined();
    expect(textOf(quizOn([[sentence, ...aims.en].join(' ')]))).not.toContain(sentence.slice(4, 20));
  });

  it('is the aim without what stands in brackets', () => {
    expect(
      aimIn('The HHead Ascent is used to specify clipping (in old programs) and spacing.', 'en'),
    ).toEqual({
      thing: 'The HHead Ascent',
      aim: 'To specify clipping and spacing',
    });
    const items = quizOn([aims.en.join(' ')]);
    expect(items.map(keyOf)).toContain('To convert requests of older clients');
  });
});
