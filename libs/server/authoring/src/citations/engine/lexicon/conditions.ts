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
/** Words that say when a statement holds, beside those of before and after. Folded. */
const temporal: Readonly<Record<string, string>> = {
  en: 'when while once until till whenever',
  de: 'sobald solange wahrend bis als wenn',
  fr: 'lorsque quand tant',
  es: 'cuando mientras hasta',
  it: 'quando mentre finche appena',
  pt: 'quando enquanto ate',
  ru: 'когда пока',
};

/** The words of the language for the time at which a statement holds; none where it has no list. */
export const temporalOf = (language: string): ReadonlySet<string> =>
  new Set((temporal[language] ?? '').split(' ').filter(Boolean));

const known = new Map<string, ReadonlySet<string>>();

/** The conditional conjunctions of the language; none where it has no list. */
export function conditionsOf(language: string): ReadonlySet<string> {
  let of = known.get(language);
  if (!of) known.set(language, (of = new Set((words[language] ?? '').split(' ').filter(Boolean))));
  return of;
}
