/** Words that make a statement hold only under a condition, per language. Folded. */
const words: Readonly<Record<string, string>> = {
  en: 'if unless provided',
  de: 'wenn falls sofern',
  fr: 'si',
  es: 'si',
  it: 'se',
  pt: 'se',
  ca: 'si',
  ru: 'если',
  zh: '如果 若 只要',
  ja: 'なら れば',
  ar: 'إذا إن لو',
  hi: 'अगर यदि',
};
const known = new Map<string, ReadonlySet<string>>();

/** The conditional conjunctions of the language; none where it has no list. */
export function conditionsOf(language: string): ReadonlySet<string> {
  let of = known.get(language);
  if (!of) known.set(language, (of = new Set((words[language] ?? '').split(' ').filter(Boolean))));
  return of;
}
