import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The path of a file of an installed package. */
export function inPackage(name: string, file: string): string {
  const description = findPackageJSON(name, import.meta.url);
  if (!description) throw new Error(`${name} is not installed`);
  return path.join(path.dirname(description), file);
}

/** Fonts of scripts other than Latin, Greek and Cyrillic, by weight. */
export const fontsOfScripts = {
  regular: [
    inPackage('@embedpdf/fonts-arabic', 'fonts/NotoNaskhArabic-Regular.ttf'),
    inPackage('@embedpdf/fonts-hebrew', 'fonts/NotoSansHebrew-Regular.ttf'),
    inPackage('@embedpdf/fonts-sc', 'fonts/NotoSansHans-Regular.otf'),
    inPackage('@expo-google-fonts/biz-udgothic', '400Regular/BIZUDGothic_400Regular.ttf'),
    inPackage('@expo-google-fonts/nanum-gothic', '400Regular/NanumGothic_400Regular.ttf'),
    inPackage(
      '@expo-google-fonts/noto-sans-devanagari',
      '400Regular/NotoSansDevanagari_400Regular.ttf',
    ),
    inPackage('@expo-google-fonts/noto-emoji', '400Regular/NotoEmoji_400Regular.ttf'),
  ],
  bold: [
    inPackage('@embedpdf/fonts-arabic', 'fonts/NotoNaskhArabic-Bold.ttf'),
    inPackage('@embedpdf/fonts-hebrew', 'fonts/NotoSansHebrew-Bold.ttf'),
    inPackage('@embedpdf/fonts-sc', 'fonts/NotoSansHans-Bold.otf'),
    inPackage('@expo-google-fonts/biz-udgothic', '700Bold/BIZUDGothic_700Bold.ttf'),
    inPackage('@expo-google-fonts/nanum-gothic', '700Bold/NanumGothic_700Bold.ttf'),
    inPackage('@expo-google-fonts/noto-sans-devanagari', '700Bold/NotoSansDevanagari_700Bold.ttf'),
  ],
} as const;
