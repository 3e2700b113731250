import { describe, expect, it } from 'vitest';
import { plainSource } from '../../../test/write-course.ts';
import { indexMaterial } from './material-index.ts';

/** What a text that says the sentence defines. */
const definedBy = (sentence: string, language: string): string[] =>
  indexMaterial(
    { sources: [plainSource('p', [sentence], { title: 'Post', language })] },
    language,
  ).definitions.map(({ term, definition }) => `${term}: ${definition}`);

describe('the wordings in which a text defines its terms', () => {
  it.each([
    [
      'en',
      '`postd` is the small program which sorts letters by street.',
      'postd: The small program which sorts letters by street.',
    ],
    [
      'de',
      'Unter einem Rundgang versteht man einen Weg, der alle Häuser einer Straße verbindet. Am Abend plant das Amt jeden Rundgang neu.',
      'Rundgang: Ein Weg, der alle Häuser einer Straße verbindet.',
    ],
    [
      'de',
      'Unter einem Rundgang wird ein Weg verstanden, der alle Häuser einer Straße verbindet. Am Abend plant das Amt jeden Rundgang neu.',
      'Rundgang: Ein Weg, der alle Häuser einer Straße verbindet.',
    ],
    [
      'es',
      'El punto de entrega es el lugar que la oficina elige para dejar los paquetes. Cada punto de entrega tiene una llave.',
      'punto de entrega: El lugar que la oficina elige para dejar los paquetes.',
    ],
    [
      'nl',
      'Een pakket is een archief dat alle bestanden bevat die nodig zijn om een programma te installeren. Elk pakket heeft een naam.',
      'pakket: Een archief dat alle bestanden bevat die nodig zijn om een programma te installeren.',
    ],
  ])('are read in %s: %s', (language, sentence, expected) => {
    expect(definedBy(sentence, language)).toEqual([expected]);
  });

  it.each([
    [
      'de',
      'Unter einem Rundgang wird ein Weg geplant, der alle Häuser einer Straße verbindet. Am Abend plant das Amt jeden Rundgang neu.',
    ],
    [
      'nl',
      'Onder een pakket wordt een archief bewaard dat alle bestanden bevat voor een programma. Elk pakket heeft een naam.',
    ],
    [
      'it',
      'Per il pacco una lista di case che un solo postino visita a piedi serve ogni giorno. Ogni pacco ha un nome.',
    ],
  ])('do not take in %s what is done for what a thing is: %s', (language, sentence) => {
    expect(definedBy(sentence, language)).toEqual([]);
  });

  it('leave a word alone that names nothing by itself', () => {
    const sentence =
      'The number of letters is the reason that the office gives for its hours. The number of letters grows in winter.';
    expect(definedBy(sentence, 'en')).toEqual([]);
  });
});
