import { describe, expect, it } from 'vitest';
import { checkClaim } from './index.ts';

const stateOf = (language: string, sentence: string, passage: string): string =>
  checkClaim({ language, sentence, passages: [passage] }).state;
const refused = ['loose', 'contradicted'];

const mill =
  'The mill was built in 1820. As its wheel was too heavy, the miller sold it to a smith.';

describe('somebody of whom the passages know nothing', () => {
  it.each([
    ['en', 'The village council lamented that the mill was built in 1820.', mill],
    [
      'de',
      'Der Heimatverein bedauert, dass die Mühle seit 1820 steht.',
      'Die Mühle steht seit 1820.',
    ],
    ['ja', '市役所によれば、水車は1820年に建てられた。', '水車は1820年に建てられた。'],
    ['zh', '據村長稱，磨坊建於一八二〇年。', '磨坊建於一八二〇年。'],
  ])('is no author of what they say (%s)', (language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });

  it.each([
    ['en', 'It is certain that the mill was built in 1820.', mill],
    [
      'es',
      'Según publicó Inés Vidal en 1903, los molinos se movían con agua.',
      'Inés Vidal publicó en 1903 que los molinos se movían con agua.',
    ],
    ['en', 'Wheels are found in the yard of the mill.', 'In the yard of the mill stand wheels.'],
  ])('is not suspected where nobody new speaks (%s)', (language, sentence, passage) => {
    expect(stateOf(language, sentence, passage)).not.toBe('contradicted');
    const { reason } = checkClaim({ language, sentence, passages: [passage] });
    expect(reason.code).not.toBe('attribution');
  });
});

describe('what excludes what the passage says', () => {
  it.each([
    ['en', 'The miller hid the wheel.', 'The miller displayed the wheel.'],
    ['de', 'Der untere Teil des Rades ist nass.', 'Der obere Teil des Rades ist nass.'],
    [
      'fr',
      'Le meunier supprime une aube chaque hiver.',
      'Le meunier ajoute une aube chaque hiver.',
    ],
    [
      'pt',
      'O moleiro apagou a marca antes da venda.',
      'O moleiro acrescenta a marca antes da venda.',
    ],
    ['ja', '水車の停止には許可が要る。', '水車の起動には許可が要る。'],
    ['zh', '磨坊不會在冬天運轉。', '磨坊會在冬天運轉。'],
    ['ja', '水車は冬に運転しない。', '水車は冬に運転する。'],
  ])('is refused (%s)', (language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });

  it.each([
    ['ru', 'Колесо весит около трёхсот граммов.', 'Колесо весит около трёхсот килограммов.'],
    ['ru', 'В колесе не менее сорока лопастей.', 'В колесе не менее тридцати лопастей.'],
    ['ar', 'يبلغ قطر العجلة ثلاثين سنتيمترًا.', 'يبلغ قطر العجلة ثلاثين مترًا.'],
  ])('counts other things or more of them (%s)', (language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });
});

describe('what stands in the place of another', () => {
  it.each([
    ['a cause', 'en', 'As the miller sold it to a smith, its wheel was too heavy.', mill],
    [
      'a condition',
      'en',
      'The sluice opens if the wheel stops.',
      'The wheel stops if the sluice opens. The miller lives nearby.',
    ],
    [
      'a time',
      'de',
      'Bevor das Rad gereinigt wurde, darf es sich nicht mehr drehen.',
      'Sobald das Rad gereinigt wurde, darf es sich nicht mehr drehen.',
    ],
    [
      'nearly all',
      'en',
      'All wheels in the valley turn by water.',
      'Almost all wheels in the valley turn by water.',
    ],
    [
      'two names of several signs',
      'zh',
      '水渠起于南岭石桥，终点为东湖磨坊。',
      '水渠起于东湖磨坊，终点为南岭石桥。渠长三里。',
    ],
    [
      'a thing of another sentence',
      'en',
      'The council passed a law for wheels.',
      'The council passed a law for corn mills. The smith made wheels.',
    ],
  ])('is refused: %s', (_what, language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });
});

describe('what says the same', () => {
  it.each([
    ['zh', '因為水輪太重，磨坊主把它賣了。', '由於水輪太重，磨坊主把它賣了。'],
    [
      'it',
      'La ruota del mulino gira soltanto in inverno, quando il torrente è pieno.',
      'La ruota del mulino gira solamente in inverno, quando il torrente è pieno.',
    ],
    [
      'es',
      'El molinero puede elegir cualquier rueda, aunque por defecto son de roble.',
      'Por defecto son de roble, pero el molinero puede elegir cualquier rueda.',
    ],
  ])('is supported in other small words (%s)', (language, sentence, passage) => {
    expect(['quoted', 'supported']).toContain(stateOf(language, sentence, passage));
  });

  it('is quoted though the statement before it denies something', () => {
    const passage =
      "| Function |\n| --- |\n| Returns the place of the wheel, or zero if it's not there. place('cog' in 'wheel') → 0 |";
    expect(stateOf('en', "place('cog' in 'wheel') → 0.", passage)).toBe('quoted');
  });
});
