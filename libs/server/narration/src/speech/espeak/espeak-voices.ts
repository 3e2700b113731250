import { baseLanguage } from '@coursewright/text';

/** What a language is called by BCP-47 and by eSpeak NG; the first of each base is its default. */
const voices: readonly (readonly [tag: string, voice: string])[] = [
  ['en-US', 'en-us'],
  ['en-GB', 'en-gb-x-rp'],
  ['es-ES', 'es'],
  ['es-419', 'es-419'],
  ['de-DE', 'de'],
  ['fr-FR', 'fr'],
  ['fr-BE', 'fr-be'],
  ['fr-CH', 'fr-ch'],
  ['it-IT', 'it'],
  ['pt-PT', 'pt'],
  ['pt-BR', 'pt-br'],
  ['ca-ES', 'ca'],
  ['zh-CN', 'cmn'],
  ['ja-JP', 'ja'],
  ['ru-RU', 'ru'],
  ['uk-UA', 'uk'],
  ['hi-IN', 'hi'],
  ['ko-KR', 'ko'],
  ['nl-NL', 'nl'],
  ['pl-PL', 'pl'],
  ['cs-CZ', 'cs'],
  ['sk-SK', 'sk'],
  ['sv-SE', 'sv'],
  ['da-DK', 'da'],
  ['nb-NO', 'nb'],
  ['fi-FI', 'fi'],
  ['el-GR', 'el'],
  ['tr-TR', 'tr'],
  ['ro-RO', 'ro'],
  ['hu-HU', 'hu'],
  ['id-ID', 'id'],
];

/** Varieties of a language, the one that the tag itself names first. Empty: it is not known. */
export function varietiesOf(tag: string): string[] {
  const base = baseLanguage(tag);
  const found = voices.map(([name]) => name).filter((name) => baseLanguage(name) === base);
  const exact = found.find((name) => name.toLowerCase() === tag.toLowerCase());
  return exact ? [exact, ...found.filter((name) => name !== exact)] : found;
}

/** eSpeak's name for a variety that `varietiesOf` gave. */
export const voiceFor = (tag: string): string | undefined =>
  voices.find(([name]) => name === tag)?.[1];
