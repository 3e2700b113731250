import { expect, it } from 'vitest';
import { withSecondVerb } from './describing.ts';

it.each([
  ['en', ['Explain gates', 'Explain long chains'], ['Explain gates', 'Describe long chains']],
  ['en', ['Explain gates', 'Explain how mills turn'], ['Describe gates', 'Explain how mills turn']],
  ['en', ['Explain gates', 'Open a gate'], ['Explain gates', 'Open a gate']],
  [
    'en',
    ['Explain why mills turn', 'Explain “Gates”'],
    ['Explain why mills turn', 'Explain “Gates”'],
  ],
  [
    'es',
    ['Explicar las presas', 'Explicar la rueda'],
    ['Explicar las presas', 'Describir la rueda'],
  ],
  ['fr', ['Expliquer le canal', 'Expliquer la roue'], ['Expliquer le canal', 'Décrire la roue']],
  ['de', ['Tore erklären', 'Ketten erklären'], ['Tore erklären', 'Ketten beschreiben']],
  [
    'de',
    ['Tore erklären', 'Wie Räder laufen erklären'],
    ['Tore beschreiben', 'Wie Räder laufen erklären'],
  ],
  [
    'it',
    ['Spiegare il canale', 'Spiegare la ruota'],
    ['Spiegare il canale', 'Descrivere la ruota'],
  ],
  ['pt', ['Explicar o canal', 'Explicar a roda'], ['Explicar o canal', 'Descrever a roda']],
  ['nl', ['Sluizen uitleggen', 'Wielen uitleggen'], ['Sluizen uitleggen', 'Wielen beschrijven']],
  ['ja', ['水門を説明する', '車輪を説明する'], ['水門を説明する', '車輪を説明する']],
])('in %s what would be explained twice is described once: %s', (language, objectives, said) => {
  expect(withSecondVerb(objectives, language)).toEqual(said);
});
