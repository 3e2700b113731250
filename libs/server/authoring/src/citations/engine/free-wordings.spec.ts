import { describe, expect, it } from 'vitest';
import { checkClaim, type FindingCode } from './index.ts';
import { readingOf, strengthOf } from '../../../test/readings.ts';

const stateOf = (language: string, sentence: string, passage: string): string =>
  checkClaim({ language, sentence, passages: [passage] }).state;

/** The words of a sentence that the passage has, in whatever form. */
const foundIn = (language: string, sentence: string, passage: string): string[] => {
  const { sentence: tokens, at } = readingOf(language, sentence, passage);
  return tokens.flatMap(({ written, isStop }, i) => (isStop || at[i] === -1 ? [] : [written]));
};

describe('a word in another form is found', () => {
  it.each([
    [
      'of a German verb that stands apart',
      'de',
      'Die Wärme wird im Keller abgegeben.',
      'Der Kessel gibt seine Wärme nachts im Keller ab.',
      'abgegeben',
    ],
    [
      'behind an adjective of the subject',
      'de',
      'Die Pumpe wurde vom nassen Wächter abgestellt.',
      'Der nasse Wächter stellte die Pumpe ab und ging.',
      'abgestellt',
    ],
    ['in other words', 'ru', 'Хозяин приобрёл лодку.', 'Владелец купил лодку.', 'Хозяин'],
  ])('%s', (_, language, sentence, passage, word) => {
    expect(foundIn(language, sentence, passage)).toContain(word);
  });

  it.each([
    [
      'en',
      'It is possible to read the old maps on deck by a lantern.',
      'Old maps are read on deck by the light of a lantern.',
      'possible',
    ],
    [
      'es',
      'Es posible leer los mapas viejos en cubierta con una linterna.',
      'Los mapas viejos se leen en cubierta a la luz de una linterna.',
      'posible',
    ],
  ])(
    'nor is a word missed that a wording adds freely (%s)',
    (language, sentence, passage, word) => {
      const { sentence: tokens } = readingOf(language, sentence, passage);
      expect(tokens.find(({ written }) => written === word)?.isStop).toBe(true);
    },
  );
});

describe('a comparison in other words', () => {
  it.each([
    [
      'without a quality',
      'en',
      'Ferrymen let themselves be disturbed less than trained pilots.',
      'Trained pilots were less disturbed than ferrymen.',
    ],
    [
      'by a verb that says more',
      'es',
      'El coste de las velas supera al de los remos.',
      'Las velas cuestan menos que los remos.',
    ],
    [
      'of what the passage does not name beside it',
      'fr',
      "Tisser la laine à la main est plus rapide que de la tisser à l'usine.",
      "À la main, il faut compter un mois par tapis. Le tissage à l'usine est beaucoup plus rapide.",
    ],
    [
      'with the dimension on one side',
      'pt',
      'O barco a remos tem uma linha de água mais alta que o barco a vela.',
      'A linha de água é mais elevada do que no barco a remos.',
    ],
    [
      'with a verb behind the quality',
      'en',
      'Rope that was tarred can be spliced more easily than bleached rope.',
      'Bleached rope is easier to splice than rope that was tarred.',
    ],
  ])('is not borne out with its sides exchanged: %s', (_, language, sentence, passage) => {
    const [exchanged, opposite] = (['exchanged', 'opposite'] as const).map((code) =>
      strengthOf(code, language, sentence, passage),
    );
    expect(Math.max(exchanged!, opposite!)).toBe(1);
  });

  it.each([
    [
      'es',
      'Los remos tienen un coste mayor que las velas.',
      'Las velas cuestan menos que los remos.',
    ],
    [
      'it',
      "Nella canapa c'è più olio che nel lino.",
      'Il lino contiene meno olio della canapa e ha un gusto più delicato.',
    ],
    [
      'en',
      'Tarred rope is harder to splice than rope that has been bleached.',
      'Bleached rope is easier to splice than rope that was tarred.',
    ],
    [
      'en',
      'A horn announces barges that are closer than roughly 50 metres.',
      'Barges nearer than about 50 metres are announced by a horn.',
    ],
    [
      'ru',
      'Вкус тем крепче, чем больше времени чай стоял.',
      'Чем дольше стоит чай, тем крепче вкус.',
    ],
  ])('with both turned says the same (%s: %s)', (language, sentence, passage) => {
    expect(strengthOf('exchanged', language, sentence, passage)).toBeLessThan(1);
    expect(strengthOf('opposite', language, sentence, passage)).toBeLessThan(0.85);
  });
});

describe('two statements each with half of the other', () => {
  it.each([
    [
      'en',
      'The colour of the flag gives the depth and its shape the current.',
      'On the river, the colour of the flag indicates the current, and the shape of the flag tells the depth.',
    ],
    [
      'it',
      'Le reti nuove le cuce il figlio, quelle vecchie il padre.',
      'Le reti da pesca vecchie sono a carico del figlio, quelle nuove del padre.',
    ],
    [
      'fr',
      'La résine protège contre les mites, mais pas contre la rouille.',
      'La résine protège de la rouille, mais reste sans effet sur les mites.',
    ],
    [
      'de',
      'Alte Lachse kehrten um, während junge Forellen im Becken weiterschwammen.',
      'Alte Lachse, die man im Frühling ausgesetzt hatte, schwammen im Becken weiter. Junge Forellen dagegen kehrten um.',
    ],
  ])('are not borne out (%s)', (language, sentence, passage) => {
    expect(strengthOf('exchanged', language, sentence, passage)).toBe(1);
  });

  it.each([
    [
      'en',
      'The shape of the flag gives the depth and its colour the current.',
      'On the river, the colour of the flag indicates the current, and the shape of the flag tells the depth.',
    ],
    [
      'fr',
      'La résine protège contre la rouille, mais pas contre les mites.',
      'La résine protège de la rouille, mais reste sans effet sur les mites.',
    ],
  ])('but two of them may be joined (%s)', (language, sentence, passage) => {
    expect(strengthOf('exchanged', language, sentence, passage)).toBeLessThan(1);
  });
});

describe('what changed places in another voice or order is the same', () => {
  it.each([
    [
      'it',
      "Il registro viene diviso dall'archivista in due parti, copiate separatamente.",
      "L'archivista divide il registro in due parti, che vengono copiate separatamente.",
    ],
    [
      'es',
      'En los gremios rige la norma de un voto por maestro.',
      'Los gremios se rigen por la norma de un maestro, un voto.',
    ],
    [
      'es',
      'Cada mes se revisa el caudal de las fuentes para que refleje los cambios del nivel.',
      'El caudal de cada fuente se revisa mensualmente para reflejar los cambios del nivel.',
    ],
  ])('%s: %s', (language, sentence, passage) => {
    expect(stateOf(language, sentence, passage)).not.toBe('contradicted');
  });
});

describe('another wording of one thing is no finding', () => {
  it.each<[string, FindingCode, number, string, string, string]>([
    [
      '"each", of what is said of one',
      'quantifier',
      0.5,
      'de',
      'Für jeden Ballen, der zu spät kommt, zahlt der Fuhrmann zwei Taler.',
      'Der Fuhrmann zahlt je Ballen, der zu spät kommt, zwei Taler.',
    ],
    [
      '"only if", of what needs it',
      'quantifier',
      0.5,
      'de',
      'Fässer dürfen nur geöffnet werden, wenn beide Küfer zustimmen.',
      'Das Öffnen der Fässer bedarf der Zustimmung der Küfer.',
    ],
    [
      'what something goes by',
      'attribution',
      0.5,
      'fr',
      'La ration du cheval se calcule selon son poids.',
      'Pour le cheval, la ration est calculée en fonction du poids.',
    ],
    [
      'a verb at the head',
      'name_absent',
      0.5,
      'it',
      'Serve altra corda, tanta più quanti più sono i nodi.',
      'Richiede corda aggiuntiva proporzionale al numero dei nodi.',
    ],
    [
      'a passive in German',
      'exchanged',
      0.5,
      'de',
      'Der Wand wird von der Lampe Wasser und Salz entzogen.',
      'Die Lampe entzieht der Wand Wasser und Salz.',
    ],
    [
      'a denial of what one is freed from',
      'negation',
      0.6,
      'de',
      'Der Fährmann haftet bei starkem Nebel nicht.',
      'Starker Nebel befreit den Fährmann von der Haftung.',
    ],
  ])('%s', (_, code, below, language, sentence, passage) => {
    expect(strengthOf(code, language, sentence, passage)).toBeLessThan(below);
  });
});

describe('in other words a damage is found', () => {
  it.each<[string, FindingCode, number, string, string, string]>([
    [
      '"only", where the passage has the condition as well',
      'quantifier',
      0.5,
      'en',
      'Ledgers are only ever audited when a captain dies.',
      'Ledgers are audited when a ship sails and when a captain dies, and read every spring.',
    ],
    [
      'a denial that another clause has',
      'negation',
      0.7,
      'ru',
      'Открыть крышку ящика сторож не может.',
      'Сторож может открыть крышку утром, однако это не рекомендуется.',
    ],
    [
      'a cause by "makes that"',
      'cause',
      0.7,
      'es',
      'Los malos sabores hacen que el vino esté demasiado caliente.',
      'Si el vino está demasiado caliente, falta acidez y aparecen malos sabores.',
    ],
    [
      'a contrary',
      'opposite',
      0.85,
      'ru',
      'Мазь действует потому, что она ослабляет приток крови.',
      'Действие мази объясняется тем, что она усиливает приток крови.',
    ],
  ])('%s', (_, code, least, language, sentence, passage) => {
    expect(strengthOf(code, language, sentence, passage)).toBeGreaterThanOrEqual(least);
  });
});

it('is the surer where much of it is found and nothing speaks against it', () => {
  const passage =
    'Candles were dipped in tallow until the eighteenth century. Dippers hung forty wicks on a frame and lowered it into the vat again and again. Each layer had to harden before the next bath. Beeswax burned without smoke and was reserved for churches.';
  const said = 'Church candles were made from beeswax, as it gave off no smoke in burning.';
  const { probability } = checkClaim({ language: 'en', sentence: said, passages: [passage] });
  expect(probability).toBeGreaterThan(0.85);
});

describe('what is there but for one wording', () => {
  const lens =
    'Clean the lens with a soft cloth; wire brushes may damage the coating. The frame can be rinsed with water.';
  const stairs =
    'Die Treppe vereist im Winter. Die Wirte wehren das Eis mit Salz ab. Im Frühjahr wird sie gekehrt.';
  const hints =
    'Grain weighings often give the earliest hint. When damp grain reaches the mill, the ratio of bran to flour changes within days.';

  it.each([
    [
      'where a denial warns of what does harm',
      'en',
      'Do not use wire brushes to clean the lens, as they can harm the coating.',
      lens,
    ],
    [
      'where a word that may mean the same stands for another',
      'en',
      'The first hint frequently comes from weighing grain.',
      hints,
    ],
  ])('is supported %s', (_what, language, said, passage) => {
    expect(stateOf(language, said, passage)).toBe('supported');
  });

  it.each([
    [
      'where what is there is denied',
      'en',
      'A soft cloth must not be used to clean the lens, as water can rinse the frame.',
      lens,
    ],
    [
      'where a phrase is added',
      'de',
      'Mit Salz wehren die Wirte das Eis ab und singen dabei laute Lieder.',
      stairs,
    ],
    [
      'where a number is another',
      'en',
      'The first hint frequently comes from weighing grain nine times.',
      hints,
    ],
  ])('is not supported %s', (_what, language, said, passage) => {
    expect(stateOf(language, said, passage)).not.toBe('supported');
  });
});
