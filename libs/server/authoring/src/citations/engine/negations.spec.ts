import { describe, expect, it } from 'vitest';
import { checkClaim, tokensOf } from './index.ts';
import { likeness } from './likeness.ts';

const stateOf = (language: string, sentence: string, passage: string): string =>
  checkClaim({ language, sentence, passages: [passage] }).state;
const refused = ['loose', 'contradicted'];

describe('a denial in other words', () => {
  it.each([
    [
      'en',
      'Neither the miller nor the smith ever used the new bridge.',
      'The bridge was opened in 1820. The miller and the smith never used the new bridge.',
    ],
    [
      'es',
      'Nadie de la aldea quiso nunca comprar el molino viejo.',
      'El molino viejo estaba en la aldea. La aldea no quiso comprar el molino viejo.',
    ],
    [
      'en',
      'In the upper valley, where the dam had not been finished, forty people still fled from the flood.',
      'The dam cost a fortune. In the upper valley, where the dam was unfinished, forty people still fled from the flood.',
    ],
    [
      'en',
      'The old guards react within minutes, though they learn nothing.',
      'The old guards react within minutes but do not learn. The new guards need days.',
    ],
    [
      'de',
      'Weichen werden geheizt, damit der Schnee die Zungen nicht festhält.',
      'Weichen werden elektrisch gestellt. Weichen werden geheizt und verhindern, dass Schnee die Zungen festhält.',
    ],
    ['zh', '绿茶不经发酵，红茶完全发酵。', '茶叶按发酵程度分类。绿茶不发酵，红茶完全发酵。'],
  ])('contradicts nothing that it repeats (%s: %s)', (language, sentence, passage) => {
    const { state, reason } = checkClaim({ language, sentence, passages: [passage] });
    expect(state).not.toBe('contradicted');
    expect(['negation', 'opposite']).not.toContain(reason.code);
  });

  it.each([
    [
      'a word of another clause that may deny',
      'en',
      'The engine is not cooled by the pump.',
      'The pump cools the engine, which keeps the oil thin.',
    ],
    [
      'nobody of whom the passage says so, told of somebody',
      'en',
      'Villagers already knew the cave when it was sold to the abbey.',
      'The cave fell to the abbey, although nobody of the village has seen the cave.',
    ],
    [
      'a negator far from what stands there',
      'de',
      'Fremde Händler wurden in Emden nicht zugelassen.',
      'Die Gilde verlor an Bedeutung. Aurich hielt länger an den alten Rechten fest als Emden, das sich fremden Händlern früh öffnete. Nur neun Orte schickten Vertreter.',
    ],
    [
      'the ending of a verb of several words',
      'ja',
      '吉田ルートはあまり使われていない。',
      '登山道は四つあり、最も利用者が多いのは山梨県側の吉田ルートである。山頂の気圧は平地より低い。',
    ],
    [
      'a contrary far from where it stands',
      'en',
      'The adaptive guard forgets the intruder after days.',
      'The innate guard responds within minutes but does not learn. The adaptive guard needs four to seven days at a first visit, yet it remembers the intruder for years.',
    ],
  ])('is not borne out by %s', (_, language, sentence, passage) => {
    expect(refused).toContain(stateOf(language, sentence, passage));
  });

  it('may be "not many" for "few"', () => {
    expect(
      stateOf(
        'en',
        'There were not many who believed the miller.',
        'The miller argued that the river had moved. Few believed the miller.',
      ),
    ).toBe('supported');
  });

  it('is no word of two letters that another begins with', () => {
    const [not, her] = tokensOf('не ней', 'ru');
    expect(likeness(not!, her!, 'ru')).toBe(0);
  });

  it.each([
    [
      'en',
      'There is nothing but sand in the bed of the mill stream.',
      'There is sand in the bed of the mill stream, and nothing else.',
    ],
  ])('is not seen where there is none (%s)', (language, sentence, passage) => {
    expect(checkClaim({ language, sentence, passages: [passage] }).reason.code).not.toBe(
      'negation',
    );
  });

  it('is outweighed where a sentence tells both contraries', () => {
    expect(
      stateOf(
        'en',
        'A room temperature of 30 degrees slows down the growth of many moulds and speeds up the beetles.',
        'At 30 degrees many moulds grow more slowly and beetles move faster. Above 41 degrees they die.',
      ),
    ).toBe('supported');
  });
});
