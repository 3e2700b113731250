import { firstKnownLanguage, interfaceLanguages } from '@coursewright/contract/words';
import { afterEach, expect, it, vi } from 'vitest';
import beforePaint from '../../public/before-paint.js?raw';
import { languageStorageKey } from './language.ts';

// The script in the page's head runs before the first paint, so that nothing flashes or jumps: it
// marks the page with the theme that was chosen, with how the text of lessons is set
// (features/course/reading/model/text-settings.ts), with whether somebody is probably logged in, and
// with the language that is about to replace the English that the build wrote (shared/language.ts
// decides the same way), and holds what is pressed before the page answers (early-press.ts). Where
// storage is blocked the page follows the system and nobody is logged in. This stands here because
// every page fetches that file as it is.
const asked = [...interfaceLanguages, ...interfaceLanguages.map((one) => `${one}-MX`), 'nl', 'est'];
const announced = () => {
  delete document.documentElement.dataset['translating'];
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the file as the page's head does
  new Function(beforePaint)();
  return document.documentElement.dataset['translating'] ?? 'en';
};

afterEach(() => void delete document.documentElement.dataset['translating']);

it.each(asked.flatMap((one) => asked.map((other) => [one, other])))(
  'the head of the page announces the language that is shown, for %s and %s',
  (one, other) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([one, other]);
    expect(announced()).toBe(firstKnownLanguage([one, other]));
  },
);

it.each(interfaceLanguages)('the head of the page announces %s where it is chosen', (language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl']);
  localStorage.setItem(languageStorageKey, language);
  expect(announced()).toBe(language);
});
