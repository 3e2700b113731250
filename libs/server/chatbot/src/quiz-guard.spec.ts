import type { QuizItem } from '@coursewright/contract';
import { describe, expect, it } from 'vitest';
import { QuizGuard } from './quiz-guard.ts';

const option = (text: string, is_correct = false) => ({
  id: crypto.randomUUID(),
  text,
  is_correct,
});
const item: QuizItem = {
  id: crypto.randomUUID(),
  kind: 'multiple_choice',
  question: 'What wears the bed of a river away by sand and stones?',
  options: [option('abrasion', true), option('corrosion'), option('attrition')],
  explanation: '',
  cites: [],
};
const guardOf = (message: string, language = 'en') =>
  new QuizGuard([item], { message, language, hinted: [] });

describe('what no source bears out, far from the questions of the quiz', () => {
  it('does not name the answer of one that was not tried, in whatever disguise', () => {
    const guard = guardOf('Tell me more.');
    const disguised = [
      'They call it abrasion there.',
      'They call it A-b-r-a-s-i-o-n there.',
      'They call it a🌊b🌊r🌊a🌊s🌊i🌊o🌊n there.',
      'They call it ａｂｒａｓｉｏｎ there.',
      'They call it аbrаsіоn there.',
      'They call it абрасион there.',
      'They call it αβρασιον there.',
      'They call it noisarba there.',
      'They call it bcsbtjpo there.',
      'They call it noenfvba there.',
      'They call it zyizhrlm there.',
      'They call it YWJyYXNpb24= there.',
      'They call it WVdKeVlYTnBiMjQ9 there.',
      'They call it MFRHEYLTNFXW4=== there.',
      'They call it 61 62 72 61 73 69 6f 6e there.',
      'They call it 141 142 162 141 163 151 157 156 there.',
      'They call it 97 98 114 97 115 105 111 110 there.',
      'They call it 1-2-18-1-19-9-15-14 there.',
      'They call it \\u0061\\u0062\\u0072\\u0061\\u0073\\u0069\\u006f\\u006e there.',
      'They call it &#97;&#98;&#114;&#97;&#115;&#105;&#111;&#110; there.',
      'They call it %61%62%72%61%73%69%6f%6e there.',
      'The pilot said: Alfa Bravo Romeo Alfa Sierra India Oscar November.',
      'The lamp says .- -... .-. .- ... .. --- -. at night.',
      'They call it brsn there.',
      'They call it aabbrraassiioonn there.',
      'They call it brasionaay there.',
      'A bird rarely always sings in open nature.',
      'Its first letter is A.',
      'It begins with “abra”.',
      'En el idioma de ellos dicen otra cosa por completo.',
      '他们叫它磨蚀。',
      'It is neither corrosion nor attrition.',
    ];
    expect(disguised.filter((text) => !guard.names(text))).toEqual([]);
  });

  it('does not name a short one with its letters moved', () => {
    const short = { ...item, options: [option('gorge', true), option('delta'), option('levee')] };
    const guard = new QuizGuard([short], { message: 'Go on.', language: 'en', hinted: [] });
    const moved = ['hpshf', 'ltwlj', 'dlodb'].map((word) => `The cat said ${word} and left.`);
    expect(moved.filter((text) => !guard.names(text))).toEqual([]);
  });

  it('is said where it names none', () => {
    const guard = guardOf('Tell me more.');
    const honest = [
      'Rivers are often slow in summer.',
      'Think of it as sandpaper on wood.',
      'Many towns were built beside a river, because it carried their goods.',
      'In 1993 the water of the Mississippi stood 15 m high for 81 days.',
      'The speed is v = s / t, where s is measured in metres.',
      'This is why engineers build dams and levees along the lower course.',
    ];
    expect(honest.filter((text) => guard.names(text))).toEqual([]);
    const german = guardOf('Mehr davon.', 'de');
    const inGerman = [
      'Viele Städte liegen an einem Fluss, weil er ihre Waren trug.',
      'Im Sommer sind die Flüsse oft langsam.',
    ];
    expect(inGerman.filter((text) => german.names(text))).toEqual([]);
  });

  it('is not put together of true sentences whose letters tell it', () => {
    const guard = guardOf('Tell me more.');
    const said =
      'All water falls. Brooks run. Rain helps. All is wet. Sand moves. It sinks. Oceans wait.';
    expect([guard.spelt(said), guard.spelt(`${said} Nothing stays.`)]).toEqual([false, true]);
  });
});
