import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { quoted, type Code } from './typst-text.ts';

function inPackage(name: string, file: string): string {
  const description = findPackageJSON(name, import.meta.url);
  if (!description) throw new Error(`${name} is not installed`);
  return path.join(path.dirname(description), file);
}

/** Of code; Typst has it within itself, as it has the face of the text and that of formulas. */
export const monospaced = 'DejaVu Sans Mono';
const book = 'Libertinus Serif';
const chinese = 'Noto Sans S Chinese';
const japanese = 'BIZ UDGothic';
const korean = 'NanumGothic';

/** The files of those fonts that Typst does not have within itself. */
export const fontFiles = (): string[] => [
  inPackage('@embedpdf/fonts-arabic', 'fonts/NotoNaskhArabic-Regular.ttf'),
  inPackage('@embedpdf/fonts-arabic', 'fonts/NotoNaskhArabic-Bold.ttf'),
  inPackage('@embedpdf/fonts-hebrew', 'fonts/NotoSansHebrew-Regular.ttf'),
  inPackage('@embedpdf/fonts-hebrew', 'fonts/NotoSansHebrew-Bold.ttf'),
  inPackage('@embedpdf/fonts-sc', 'fonts/NotoSansHans-Regular.otf'),
  inPackage('@embedpdf/fonts-sc', 'fonts/NotoSansHans-Bold.otf'),
  inPackage('@expo-google-fonts/biz-udgothic', '400Regular/BIZUDGothic_400Regular.ttf'),
  inPackage('@expo-google-fonts/biz-udgothic', '700Bold/BIZUDGothic_700Bold.ttf'),
  inPackage('@expo-google-fonts/nanum-gothic', '400Regular/NanumGothic_400Regular.ttf'),
  inPackage('@expo-google-fonts/nanum-gothic', '700Bold/NanumGothic_700Bold.ttf'),
  inPackage(
    '@expo-google-fonts/noto-sans-devanagari',
    '400Regular/NotoSansDevanagari_400Regular.ttf',
  ),
  inPackage('@expo-google-fonts/noto-sans-devanagari', '700Bold/NotoSansDevanagari_700Bold.ttf'),
  inPackage('@expo-google-fonts/noto-emoji', '400Regular/NotoEmoji_400Regular.ttf'),
];

/**
 * The fonts of a language, first the one that counts: the same Chinese character looks different in
 * Chinese, Japanese and Korean, and in those languages quotation marks are as wide as characters.
 */
export function fontsOf(language: string): Code[] {
  const eastern =
    language === 'ja'
      ? [japanese, chinese, korean]
      : language === 'ko'
        ? [korean, chinese, japanese]
        : [chinese, japanese, korean];
  const isEastern = ['zh', 'ja', 'ko', 'yue'].includes(language);
  const latin = isEastern ? `(name: ${quoted(book)}, covers: "latin-in-cjk")` : quoted(book);
  const others = ['Noto Naskh Arabic', 'Noto Sans Hebrew', 'Noto Sans Devanagari'];
  return [
    latin,
    ...(isEastern ? eastern : []).map(quoted),
    ...others.map(quoted),
    ...(isEastern ? [quoted(book)] : eastern.map(quoted)),
    quoted('Noto Emoji'),
    quoted(monospaced),
  ];
}
