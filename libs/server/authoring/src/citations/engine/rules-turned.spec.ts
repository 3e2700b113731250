import { describe, expect, it } from 'vitest';
import { checkClaim } from './index.ts';

const stateOf = (language: string, sentence: string, passage: string): string =>
  checkClaim({ language, sentence, passages: [passage] }).state;
const refused = ['loose', 'contradicted'];

describe('what is turned round', () => {
  it.each([
    [
      'before and after one thing',
      'ru',
      'После постройки моста через Волгу поезда переправляли на паромах.',
      'До постройки моста через Волгу поезда переправляли на паромах, а зимой рельсы клали на лёд.',
    ],
    [
      'more and less than a measure',
      'en',
      'Most barges advance by more than a mile daily.',
      'The fastest barge advances up to forty miles a day, while most barges cover less than one.',
    ],
    [
      'cause and effect that "and" joins',
      'en',
      'Because the first two harvests are ground up for flooring, they are too irregular for bottle stoppers.',
      'The first two harvests are too irregular for bottle stoppers and are ground up for flooring.',
    ],
    [
      'cause and effect that a verb joins',
      'en',
      'The sewers that the engineer had planned caused the great stink of 1858.',
      'The great stink of 1858 persuaded the council to pay for the sewers that the engineer had planned.',
    ],
    [
      'a reason that opens its sentence',
      'es',
      'Como a veces puede provocar la fiebre, contiene virus debilitados.',
      'Como contiene virus debilitados, a veces puede provocar la fiebre.',
    ],
    [
      'better and less',
      'es',
      'La pintura negra protege menos la madera que la blanca.',
      'La pintura negra protege mejor la madera que la blanca, que se agrieta.',
    ],
    [
      'an end and a beginning',
      'es',
      'Muchos pueblos volvieron al molino cuando el tren empezó a circular.',
      'Muchos pueblos volvieron al molino cuando el tren dejó de circular.',
    ],
    [
      'gain and loss',
      'de',
      'Die Bedeutung der Gilde wuchs im 15. Jahrhundert.',
      'Die Gilde verlor an Bedeutung, weil die Fische im 15. Jahrhundert wanderten.',
    ],
    [
      'two inflected words of one sign each',
      'ja',
      '水車小屋は冬も開いている。',
      '水車小屋は冬も閉まっている。',
    ],
    [
      'an easy and a hard thing',
      'ja',
      '急いで登ると病気になりにくい。',
      '急いで登ると病気になりやすい。',
    ],
  ])('is refused: %s', (_, language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });

  it.each([
    [
      'after and before two things',
      'en',
      'The bridge was built after the ferry had been given up.',
      'The ferry was given up before the bridge was built.',
    ],
    [
      'a cause behind its effect',
      'en',
      'The storm of 1703 caused the death of the bishop.',
      'The bishop met his death from the storm of 1703.',
    ],
  ])('is no turn: %s', (_, language, sentence, passage) => {
    const { state, reason } = checkClaim({ language, sentence, passages: [passage] });
    expect(state).not.toBe('contradicted');
    expect(['order', 'cause']).not.toContain(reason.code);
  });
});

describe('what stands in the place of another', () => {
  it.each([
    [
      'a name that opens its sentence',
      'en',
      "Spain supplies about half of the world's harvest, more than any other country.",
      "Cork is a bark. Portugal supplies about half of the world's harvest, more than any other country.",
    ],
    [
      'a name of two words',
      'en',
      'Cork is the bark of the silver birch, which is stripped every nine years without felling the tree.',
      'Cork is the bark of the cork oak, which is stripped every nine years without felling the tree.',
    ],
    [
      'a name of two signs',
      'zh',
      '这座古桥建于公元前三世纪，由蜀郡太守文翁主持修建。',
      '这座古桥建于公元前三世纪，由蜀郡太守李冰主持修建。它没有桥墩。',
    ],
    [
      'a count of things',
      'ja',
      'この山の登り口は七つある。',
      'この山の登り口は四つあり、水車も多い。',
    ],
  ])('is refused: %s', (_, language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });

  it.each([
    [
      'what belongs to the place',
      'en',
      'The treaty was ignored by the English and the French.',
      'The treaty divided the lands. England and France never recognised the treaty.',
    ],
    [
      'another word of British spelling',
      'en',
      'The middle of the river flows faster than its banks, where the walls slow it.',
      'The centre of the river flows faster than its banks, where the walls slow it.',
    ],
    [
      'a conjunction of two words',
      'es',
      'Dado que contiene virus debilitados, en casos muy raros puede causar la enfermedad.',
      'La vacuna de Sabin se toma por vía oral y protege mejor el intestino que la de Salk, que se inyecta. Como contiene virus debilitados, en casos muy raros puede provocar la enfermedad.',
    ],
    [
      'a sign of the word',
      'zh',
      '古桥修建于公元前三世纪，由太守主持。',
      '古桥建于公元前三世纪，由太守主持修建。',
    ],
    [
      'a word of the same root',
      'en',
      'The women of the valley went to the abbey in October because they were hungry.',
      'Hunger drove the women of the valley to the abbey in October. The abbot gave them bread.',
    ],
  ])('is supported: %s', (_, language, sentence, passage) => {
    expect(stateOf(language, sentence, passage)).toBe('supported');
  });

  it('may be the other of two that a list names', () => {
    const { reason } = checkClaim({
      language: 'en',
      sentence: 'Traders of Genoa and Venice had known it before the monk described it.',
      passages: [
        'The monk described it in 1494, but traders of Venice and Genoa had used it before.',
      ],
    });
    expect(reason.code).not.toBe('exchanged');
  });

  it('is no whole where only a part is told', () => {
    const { reason } = checkClaim({
      language: 'en',
      sentence: 'Only some of the barges are repaired in the winter months.',
      passages: ['The barges carry stone. Of the barges some are repaired in the winter months.'],
    });
    expect(reason.code).not.toBe('quantifier');
  });
});
