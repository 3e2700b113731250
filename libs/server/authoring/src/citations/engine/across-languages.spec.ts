import { describe, expect, it } from 'vitest';
import { checkClaim } from './index.ts';

const translated = (
  language: string,
  sentence: string,
  evidence: string,
  passage = `${evidence}.`,
) => checkClaim({ language, sentence, passages: [passage], evidence });

describe('a translation with evidence', () => {
  it.each([
    [
      'de',
      'Der Zähler wird bei einem Absturz nicht gelöscht.',
      'After a crash the counter is cleared',
      'nicht',
    ],
    ['en', 'The lake does not freeze in winter.', 'Der See friert im Winter zu', 'not'],
    [
      'de',
      'Nach einem unsauberen Ende wird der Zähler nicht gelöscht.',
      'After an unclean end the counter is cleared',
      'nicht',
    ],
    ['en', 'The factory is not closed at night.', 'La industria cierra de noche', 'not'],
    ['es', 'El puente nunca se cierra de noche.', 'Le pont est fermé la nuit', 'nunca'],
    ['en', 'This tea is fermented for weeks.', '这种茶不经过发酵', undefined],
    [
      'fr',
      'Le moteur démarre par grand froid.',
      'The engine does not start in deep frost',
      undefined,
    ],
    ['zh', '这座桥晚上不关闭。', 'The bridge is closed at night', '不'],
  ])(
    'is not called supported where one of the two denies (%s)',
    (language, sentence, evidence, said) => {
      expect(translated(language, sentence, evidence)).toMatchObject({
        state: 'loose',
        reason: { code: 'negation', ...(said === undefined ? {} : { said }) },
      });
    },
  );

  it.each([
    [
      'de',
      'Der Zähler wird bei einem Absturz nicht gelöscht.',
      'After a crash the counter is not cleared',
    ],
    ['de', 'Die Pumpe läuft ohne Strom.', 'The pump does not need electricity'],
    [
      'de',
      'Nach einem unsauberen Ende wird der Zähler nicht gelöscht.',
      'After an unclean end the counter is not cleared',
    ],
    ['en', 'The tea is unfermented.', '这种茶不经过发酵'],
    ['en', 'The rule forbids fishing here.', 'Hier darf man nicht fischen'],
    ['fr', 'Le pont ne ferme que la nuit.', 'The bridge closes only at night'],
    ['es', 'La regla no solo vale aquí.', 'The rule holds here and elsewhere'],
    ['en', 'The pump needs no electricity.', 'Die Pumpe braucht keinen Strom'],
    ['zh', '泵不需要电。', 'The pump needs no electricity'],
  ])('is supported where both do, each in its way (%s)', (language, sentence, evidence) => {
    expect(translated(language, sentence, evidence)).toMatchObject({ state: 'supported' });
  });

  it('denies with the words before its evidence as well', () => {
    expect(
      translated(
        'de',
        'Die Pumpe wird nicht gekühlt.',
        'cooled by water',
        'The pump is not cooled by water.',
      ),
    ).toMatchObject({ state: 'supported' });
  });

  it.each([
    ['en', 'The country grew about 2.8 million tonnes of tea.', '该国茶叶产量约为280万吨'],
    ['zh', '该国茶叶产量约为280万吨。', 'The country grew about 2.8 million tonnes of tea'],
    ['de', 'Die Stadt hat 3,5 Millionen Einwohner.', 'The city has 3,500,000 inhabitants'],
    [
      'en',
      'The loan came to 4 billion euros.',
      'Der Kredit, den sie von der Bank bekamen, betrug 4 Milliarden Euro',
    ],
    ['en', 'The city has 12 million inhabitants.', 'В городе 12 миллионов жителей'],
    ['en', 'The dam cost 300 million yuan.', '大坝耗资三亿元'],
    ['ja', '人口は約120万人である。', 'The population is about 1.2 million'],
  ])('counts in the way of its language (%s: %s)', (language, sentence, evidence) => {
    expect(translated(language, sentence, evidence)).toMatchObject({ state: 'supported' });
  });

  it.each([
    ['en', 'The country grew about 28 million tonnes of tea.', '该国茶叶产量约为280万吨'],
    ['de', 'Die Stadt hat 35 Millionen Einwohner.', 'The city has 3,500,000 inhabitants'],
  ])('is contradicted by another amount (%s: %s)', (language, sentence, evidence) => {
    expect(translated(language, sentence, evidence)).toMatchObject({
      state: 'contradicted',
      reason: { code: 'number_absent' },
    });
  });

  it('is not called supported for as many of another magnitude', () => {
    const evidence = 'Der Kredit, den sie von der Bank bekamen, betrug 4 Milliarden Euro';
    expect(translated('en', 'The loan came to 4 million euros.', evidence)).toMatchObject({
      state: 'loose',
      reason: { code: 'number_absent', said: '4' },
    });
  });

  it('does not take what a thousand is grouped by for a decimal mark', () => {
    const evidence = 'The fever still kills about 59,000 people a year';
    const sentence = 'La fiebre mata todavía a unos 59 millones de personas al año.';
    expect(translated('es', sentence, evidence).state).toBe('contradicted');
  });

  it('is not contradicted for a small number that the other language writes as a word', () => {
    expect(translated('en', 'The bridge has 7 arches.', 'У моста семь арок').state).not.toBe(
      'contradicted',
    );
  });
});
