import { z } from 'zod';

/**
 * Course languages that the interface lists; any other BCP-47 tag that has a display name is
 * accepted too.
 */
export const listedLanguages = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ca',
  'zh',
  'ja',
  'ru',
  'ar',
  'hi',
] as const;

/** Languages in which the built-in author has words of its own around what it quotes. */
export const quotedLanguages: readonly string[] = listedLanguages;

/** The English (or `inLanguage`) name of a BCP-47 tag, or undefined if it has none. */
export function languageName(tag: string, inLanguage = 'en'): string | undefined {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}

export const languageTag = z
  .string()
  .min(2)
  .max(35)
  .refine((tag) => languageName(tag) !== undefined, {
    error: 'Unknown language. Use a language code such as en, es or pt-BR.',
    params: { rule: 'language' },
  });

export const explanationStyles = [
  'standard',
  'simple',
  'technical',
  'example',
  'conceptual',
  'grumpy_genius',
] as const;
/** Styles that make a difference where an author quotes: they change what is chosen. */
export const quotedStyles = explanationStyles.filter((style) => style !== 'grumpy_genius');
export const explanationStyle = z.enum(explanationStyles);
export type ExplanationStyle = z.infer<typeof explanationStyle>;
