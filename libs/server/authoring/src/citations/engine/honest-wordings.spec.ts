import { describe, expect, it } from 'vitest';
import { checkClaim } from './check.ts';

const stateOf = (language: string, sentence: string, passage: string): string =>
  checkClaim({ language, sentence, passages: [passage] }).state;

describe('an honest wording is not called contradicted', () => {
  it.each([
    [
      'an alternative denies nothing',
      'en',
      'Whether automatic recovery is acceptable depends mostly on the application.',
      'Whether or not automatic recovery is acceptable depends largely on the individual application.',
    ],
    [
      '"certain" is a part of them',
      'en',
      'On certain operating systems such as Linux it is possible to build the extension first.',
      'On some operating systems like Linux, it is possible to build the extension first.',
    ],
    [
      'a passive turns the two back',
      'en',
      'A branch is stored by Git as a small file holding the identifier of a commit.',
      'Git stores a branch as a small file that contains the identifier of a commit. Creating a branch is therefore almost free. When two branches have changed the same line, Git reports a conflict.',
    ],
    [
      'an adverb stands first in German',
      'de',
      'Nachts zieht der Regenwurm Blätter in seine Gänge, um sie zu fressen, wenn sie verrottet sind.',
      'Der Regenwurm zieht nachts Blätter in seine Gänge und frisst sie, sobald sie verrottet sind.',
    ],
    [
      '"ne … que" restricts and does not deny',
      'fr',
      "Cent kilos de fleurs ne donnent qu'un litre d'huile environ.",
      "Il faut environ cent kilos de fleurs pour un litre d'huile.",
    ],
    [
      'two of a list have no order, each with its article',
      'pt',
      'O queijo nasceu na ilha, nas aldeias altas da Fonte e do Pico.',
      'O queijo nasceu na ilha, nas aldeias altas do Pico e da Fonte.',
    ],
    [
      '"not until" is "only in"',
      'en',
      'Norland did not open the harbour to foreign ships at the coast until 1874.',
      'Norland opened the harbour to foreign ships at the coast only in 1874, after a long dispute.',
    ],
    [
      'a name that begins with "nicht" denies nothing',
      'de',
      'Fehlt eine Datei, braucht der Drucker höchstwahrscheinlich unfreie Treiber, und die Anleitung muss angepasst werden.',
      'Wenn eine Datei fehlt, dann benötigt der Drucker höchstwahrscheinlich nicht-freie Treiber. In diesem Fall muss die Anleitung angepasst werden.',
    ],
  ])('%s', (_, language, sentence, passage) => {
    expect(stateOf(language, sentence, passage)).not.toBe('contradicted');
  });
});

it('bears a sentence out in other words of the language', () => {
  expect(
    stateOf(
      'fr',
      "Lorsque les trois astres s'alignent, les marées sont plus fortes et on les appelle vives-eaux.",
      'Le Soleil agit aussi, mais deux fois moins. Quand les trois astres sont alignés, les marées sont plus fortes : on parle de vives-eaux.',
    ),
  ).toBe('supported');
});

describe('one end of a scale in the place of the other', () => {
  it.each([
    [
      'de',
      'Der Streit der Zünfte stärkte die Stadt im 15. Jahrhundert.',
      'Der Streit der Zünfte schwächte die Stadt im 15. Jahrhundert.',
    ],
    [
      'pt',
      'Entre 1990 e 2000 a produção anual de sal subiu na ilha.',
      'Entre 1990 e 2000 a produção anual de sal caiu na ilha.',
    ],
    [
      'fr',
      'Il est déconseillé de fermer la vanne du lac en hiver.',
      'Il est préférable de fermer la vanne du lac en hiver.',
    ],
    [
      'es',
      'Se desaconseja abrir la compuerta del lago en invierno.',
      'Se recomienda abrir la compuerta del lago en invierno.',
    ],
  ])('is found (%s: %s)', (language, sentence, passage) => {
    expect(stateOf(language, sentence, passage)).toBe('contradicted');
  });
});

it('is found where two that are told of change places, however near they stand', () => {
  const passage = 'The road leads from Fonte to Pico along the coast of the island.';
  expect(
    stateOf('en', 'The road leads from Pico to Fonte along the coast of the island.', passage),
  ).not.toBe('supported');
});
