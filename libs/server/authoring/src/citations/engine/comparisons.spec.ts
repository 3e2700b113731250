import { describe, expect, it } from 'vitest';
import { checkClaim } from './index.ts';

const check = (language: string, sentence: string, passage: string, evidence?: string) =>
  checkClaim({ language, sentence, passages: [passage], evidence });

const compared = {
  en: 'Owls that live near roads die earlier than those in quiet valleys.',
  de: 'Kalkstein aus dem Süden ist heller als der Sandstein aus dem Norden.',
  es: 'La vía antigua es más estrecha que la nueva.',
  fr: "Le moulin de Brassac tourne plus vite en hiver qu'en été.",
  pt: 'A adega velha é mais fria que a nova.',
  ru: 'Новый телескоп тяжелее старого.',
  zh: '上游的河道比下游窄。',
  ja: '新しい灯台は古い灯台より高い。',
  hi: 'पूर्वी दीवार पश्चिमी दीवार से ऊँची है।',
} as const;

describe('a comparison', () => {
  it.each([
    ['en', 'Owls in quiet valleys die earlier than those living near roads.'],
    ['de', 'Der Sandstein aus dem Norden ist heller als der Kalkstein aus dem Süden.'],
    ['de', 'Kalkstein aus dem Süden ist dunkler als der Sandstein aus dem Norden.'],
    ['es', 'La vía nueva es más estrecha que la antigua.'],
    ['fr', "Le moulin de Brassac tourne moins vite en hiver qu'en été."],
    ['ru', 'Старый телескоп тяжелее нового.'],
    ['zh', '上游的河道比下游宽。'],
    ['hi', 'पश्चिमी दीवार पूर्वी दीवार से ऊँची है।'],
  ] as const)(
    'with its sides or its quality turned is not borne out (%s: %s)',
    (language, said) => {
      expect(check(language, said, compared[language]).probability).toBeLessThan(0.5);
    },
  );

  it.each([
    [
      'it',
      'Il feltro ha più olio della canapa.',
      'Il feltro contiene meno olio della canapa e ha un odore più forte.',
    ],
    [
      'pt',
      'A lâmpada de gasolina tem uma chama mais alta que a lâmpada de gasóleo.',
      'A chama é mais alta do que na lâmpada de gasolina quando se queima gasóleo.',
    ],
    ['ru', 'Алюминий плотнее, чем железо.', 'Железо плотнее алюминия.'],
  ] as const)('turned round is not borne out by its passage (%s)', (language, said, passage) => {
    expect(check(language, said, passage).probability).toBeLessThan(0.5);
  });

  it('is borne out with its sides and its quality turned, in words that mean something else elsewhere', () => {
    const passage = 'La diga di pietra è più corta del ponte di ferro.';
    expect(
      check('it', 'Il ponte di ferro è più lungo della diga di pietra.', passage).probability,
    ).toBeGreaterThan(0.5);
  });

  it.each([
    ['es', 'La vía nueva es más ancha que la antigua.'],
    ['pt', 'A adega nova é mais quente que a velha.'],
    ['ru', 'Старый телескоп легче нового.'],
    ['fr', "En été, le moulin de Brassac tourne moins vite qu'en hiver."],
    ['zh', '下游的河道比上游宽。'],
    ['ja', '古い灯台は新しい灯台より低い。'],
  ] as const)('with both turned says the same (%s: %s)', (language, said) => {
    expect(check(language, said, compared[language]).state).not.toBe('contradicted');
    expect(check(language, said, compared[language]).probability).toBeGreaterThanOrEqual(0.5);
  });

  it('is none where a relative clause goes on', () => {
    const passage =
      'Niépce obtuvo hacia 1826 la fotografía más antigua que se conserva tomada con una cámara.';
    const said = 'La fotografía más antigua que se conserva la obtuvo Niépce hacia 1826.';
    expect(check('es', said, passage).state).not.toBe('contradicted');
  });

  it.each([
    ['fr', 'Les chouettes meurent plus tard près des routes.', 'en'],
    ['en', 'The limestone is darker than the sandstone.', 'de'],
    ['en', 'The old track is wider than the new one.', 'es'],
    ['en', 'The new telescope is lighter than the old one.', 'ru'],
    ['en', 'Upstream the channel is wider than downstream.', 'zh'],
    ['de', 'Der neue Leuchtturm ist niedriger als der alte.', 'ja'],
  ] as const)('reversed in another language is not borne out (%s: %s)', (language, said, of) => {
    const verdict = check(language, said, compared[of], compared[of]);
    expect(verdict).toMatchObject({ state: 'loose', reason: { code: 'opposite' } });
  });

  it.each([
    ['en', 'The limestone is lighter than the sandstone.', 'de'],
    ['en', 'The old track is narrower than the new one.', 'es'],
    ['en', 'The new telescope is heavier than the old one.', 'ru'],
    ['en', 'Upstream the channel is narrower than downstream.', 'zh'],
    ['de', 'Der neue Leuchtturm ist höher als der alte.', 'ja'],
  ] as const)('translated is borne out (%s: %s)', (language, said, of) => {
    expect(check(language, said, compared[of], compared[of]).state).toBe('supported');
  });
});

describe('what holds under a condition, once, or with an exception', () => {
  const gallery = 'Water may enter the lower gallery if the pumps fail during a thaw.';
  const trains = 'Most trains run at night, except on Sundays, when the tunnel is closed.';

  it.each([
    ['without the condition', gallery, 'Water may enter the lower gallery.'],
    ['as a must', gallery, 'Water must enter the lower gallery if the pumps fail during a thaw.'],
    ['without the exception', trains, trains.replace('except', 'also')],
    [
      'as something to come',
      'The tunnel under the pass was dug between 1904 and 1911.',
      'The tunnel under the pass will be dug between 1904 and 1911.',
    ],
    [
      'with one more item',
      'Guards carry lamps, axes and oxygen bottles.',
      'Guards carry lamps, axes, ropes and oxygen bottles.',
    ],
  ])('is not borne out %s', (_what, passage, said) => {
    expect(check('en', said, passage).probability).toBeLessThan(0.5);
  });

  it('is quoted where the condition is that of the next entry of a list', () => {
    const entry = 'Shows the level of the upper basin in the log';
    const list = `- Stops the pump at night\n- ${entry}\n- If the basin is full, rings a bell`;
    expect(check('en', entry, list).state).toBe('quoted');
    expect(check('en', entry, list.replaceAll('\n', ' ')).probability).toBeGreaterThan(0.5);
  });

  it('is not made "all" of "most" by a translation', () => {
    const said = 'Alle Züge fahren nachts.';
    expect(check('de', said, trains, 'Most trains run at night').reason.code).toBe('quantifier');
  });
});
