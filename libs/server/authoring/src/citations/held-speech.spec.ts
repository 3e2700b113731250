import { describe, expect, it } from 'vitest';
import { heldSpeech, type SaidParagraph } from './held-speech.ts';

const tide =
  'The Moon pulls the water of the oceans towards it. In 1687 Isaac Newton explained the tides by gravity, and the range of a spring tide can reach 16 metres.';
const around = ['Tides rise and fall twice a day along most coasts.'];

const held = (said: string, more: Partial<SaidParagraph> = {}, language = 'en') =>
  heldSpeech([{ text: tide, source: tide, around, said, ...more }], language)[0];

describe('what an author would have said in place of a paragraph', () => {
  it('is said where it says the same for the ear, with a question to the listener', () => {
    const said =
      'What moves the sea? The Moon pulls the water of the oceans towards it. Isaac Newton explained the tides by gravity in 1687. The range of a spring tide can reach 16 metres.';
    expect(held(said)).toBe(said);
  });

  it('is said without what the lesson does not bear out', () => {
    const own =
      'The Moon pulls the water of the oceans towards it. Isaac Newton explained the tides by gravity in 1687. The range of a spring tide can reach 16 metres.';
    for (const added of [
      'Fishermen in Norway have always known this and built their harbours for it.',
      'Did you know that Galileo was wrong about 3 of them?',
      'Visit our shop for a cheaper tide table today.',
      'I have saved this lesson for you.',
    ])
      expect([added, held(`${own} ${added}`)]).toEqual([added, own]);
    // What stands beside the paragraph may be leaned on.
    const leans = `Tides rise and fall twice a day along most coasts. ${own}`;
    expect(held(leans)).toBe(leans);
  });

  it.each([
    [
      'a figure is lost',
      'The Moon pulls the water of the oceans towards it. In 1687 Isaac Newton explained the tides by gravity, and spring tides are large.',
    ],
    [
      'a figure is another one',
      'The Moon pulls the water of the oceans towards it. In 1697 Isaac Newton explained the tides by gravity, and the range of a spring tide can reach 16 metres.',
    ],
    [
      'a name is lost',
      'The Moon pulls the water of the oceans towards it. In 1687 somebody explained the tides by gravity, and the range of a spring tide can reach 16 metres.',
    ],
    [
      'a name is another one',
      'The Moon pulls the water of the oceans towards it. In 1687 Robert Hooke explained the tides by gravity, and the range of a spring tide can reach 16 metres.',
    ],
    [
      'it says the contrary',
      'The Moon does not pull the water of the oceans towards it. In 1687 Isaac Newton explained the tides by gravity, and the range of a spring tide can reach 16 metres.',
    ],
    [
      'it is in another language',
      'Der Mond zieht das Wasser der Ozeane zu sich hin. Im Jahr 1687 erklärte Isaac Newton die Gezeiten durch die Schwerkraft, und der Hub einer Springtide kann 16 Meter erreichen.',
    ],
    ['most of it is left out', 'In 1687 Isaac Newton, 16 metres, Moon.'],
    ['it goes on and on', Array.from({ length: 12 }, () => tide).join(' ')],
    ['nothing is said', '…'],
  ])('is not said where %s', (_why, said) => {
    expect(held(said)).toBeUndefined();
  });

  it('is judged in the language of the lesson', () => {
    const own = 'Der Leuchtturm von Cordouan wurde 1611 vollendet und ist 67,5 Meter hoch.';
    const paragraph = { text: own, source: own, around: [] };
    const said =
      'Wie alt ist er? Der Leuchtturm von Cordouan wurde 1611 vollendet. Er ist 67,5 Meter hoch.';
    expect(held(said, paragraph, 'de')).toBe(said);
    expect(held(said.replace('67,5', '76,5'), paragraph, 'de')).toBeUndefined();
    const chinese = '科尔杜昂灯塔建成于1611年，高67米。';
    const same = { text: chinese, source: chinese, around: [] };
    const told = '它有多老？科尔杜昂灯塔建成于1611年。高67米。';
    expect(held(told, same, 'zh')).toBe(told);
    expect(held(told.replace('67', '76'), same, 'zh')).toBeUndefined();
  });
});
