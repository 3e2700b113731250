import { languageName } from '@coursewright/contract';
import type { InterfaceLanguage } from '@coursewright/contract/words';

/** "Deutsch (German)": each language in its own words, then in those of the interface. */
function languageLabel(tag: string, shown: InterfaceLanguage): string {
  const own = languageName(tag, tag) ?? tag;
  const known = languageName(tag, shown) ?? tag;
  const capital = own.charAt(0).toLocaleUpperCase(tag) + own.slice(1);
  return own.toLowerCase() === known.toLowerCase() ? capital : `${capital} (${known})`;
}

/** The languages that are offered, and the one typed if it is a language tag of its own. */
export function languageOptions(
  typed: string,
  chosen: string,
  shown: InterfaceLanguage,
  listed: readonly string[],
): { value: string; label: string }[] {
  const tags = new Set<string>([...listed, chosen]);
  const tag = typed.trim();
  if (tag.length >= 2 && tag.length <= 35 && languageName(tag))
    tags.add(Intl.getCanonicalLocales(tag)[0] ?? tag);
  return [...tags].map((value) => ({ value, label: languageLabel(value, shown) }));
}
