/** Prepositions, conjunctions and relative words that open a phrase, per language. Folded. */
const words: Readonly<Record<string, string>> = {
  en: 'of in on at by with for from to into onto through during between among amid as and or but while whereas because since so which who whose that where when under over after before without within about against along across around despite until upon via like unlike',
  de: 'und oder aber sowie weil da denn der die das dem den dessen deren mit durch um in im ins von vom bei beim nach zu zum zur aus auf an am fur uber unter wegen trotz ohne gegen zwischen wahrend bis seit als wie wo',
  fr: 'et ou mais ni que qui dont ou car comme de d du des au aux en dans par pour avec sans sur sous vers chez selon entre contre depuis pendant apres avant grace afin lorsque quand',
  es: 'y e o u pero que quien cuyo cuya donde cuando como porque de del en con por para sin sobre bajo entre hacia hasta desde segun contra durante tras mediante',
  it: 'e ed o ma che cui dove quando come perche di d del dell della dei delle dello degli a al all alla allo ai agli alle da dal dall dalla in nel nell nella nei nelle con per su sul sull sulla tra fra senza sotto sopra verso contro durante dopo prima',
  pt: 'e ou mas que quem cujo cuja onde quando como porque de do da dos das em no na nos nas com por pelo pela para sem sobre sob entre ate desde segundo contra durante apos',
  ca: 'i o pero que qui on quan com perque de del dels en amb per sense sobre sota entre fins des segons contra durant',
  ru: 'и или но а что который которая которое которые где когда как потому в во на с со к из от до для по о об при через над под между без около после перед',
  zh: '并 并且 而且 以及 但 但是 因为 由于 所以 因此 其中 同时',
  ja: 'が ので ため ながら そして また',
  ar: 'أو لكن لأن حيث التي الذي في من على إلى عن مع منذ حتى بعد قبل ثم بينما',
  hi: 'और या लेकिन पर क्योंकि जो जब जहाँ जिसमें जिसके ताकि तथा',
};

const known = new Map<string, ReadonlySet<string>>();

/** The words of the language that open a phrase; none where it has no list. */
export function connectivesOf(language: string): ReadonlySet<string> {
  let of = known.get(language);
  if (!of) known.set(language, (of = new Set((words[language] ?? '').split(' '))));
  return of;
}

/** Of these, what joins two statements; German relative pronouns are articles as well. */
const joining: Readonly<Record<string, string>> = {
  en: 'and or but while whereas because since so which who whose that where when as if unless than',
  de: 'und oder aber sowie weil da denn wobei wahrend wenn als wo dass damit so dessen deren',
  fr: 'et ou mais ni que qui dont car comme lorsque quand si tandis donc',
  es: 'y e o u pero que quien cuyo cuya donde cuando como porque mientras si pues',
  it: 'e ed o ma che cui dove quando come perche mentre se quindi',
  pt: 'e ou mas que quem cujo cuja onde quando como porque enquanto se pois',
  ca: 'i o pero que qui on quan com perque mentre si doncs',
  ru: 'и или но а что который которая которое которые где когда как потому если так',
};
const knownJoining = new Map<string, ReadonlySet<string>>();

/** The words of the language that join statements; undefined where it has no list. */
export function joiningOf(language: string): ReadonlySet<string> | undefined {
  const listed = joining[language];
  if (listed === undefined) return undefined;
  let of = knownJoining.get(language);
  if (!of) knownJoining.set(language, (of = new Set(listed.split(' '))));
  return of;
}

/** Words that set another subject against the one before. Folded. */
const contrasting: Readonly<Record<string, string>> = {
  en: 'while whereas but although though yet however',
  de: 'wahrend wohingegen aber sondern hingegen dagegen jedoch obwohl',
  fr: 'tandis alors mais cependant revanche',
  es: 'mientras pero sino aunque cambio',
  it: 'mentre ma invece sebbene',
  pt: 'enquanto mas porem embora',
  ca: 'mentre pero sino',
  ru: 'а но тогда однако',
  zh: '而 但 但是 却',
  ja: '一方',
  ar: 'بينما لكن أما',
};
const knownContrasting = new Map<string, ReadonlySet<string>>();

/** The words of the language that contrast two statements; none where it has no list. */
export function contrastingOf(language: string): ReadonlySet<string> {
  let of = knownContrasting.get(language);
  if (!of) knownContrasting.set(language, (of = new Set((contrasting[language] ?? '').split(' '))));
  return of;
}

/** What adds one to another of its kind, per language. Folded. */
const adding: Readonly<Record<string, string>> = {
  en: 'and or nor',
  de: 'und oder sowie',
  fr: 'et ou ni',
  es: 'y e o u ni',
  it: 'e ed o ne',
  pt: 'e ou nem',
  ca: 'i o ni',
  ru: 'и или ни',
  zh: '和 与 及 或 以及',
  ja: 'と や',
  ar: 'أو',
  hi: 'और या',
};
const knownAdding = new Map<string, ReadonlySet<string>>();

/** The words of the language between the last two of a list; none where it has no list. */
export function additionsOf(language: string): ReadonlySet<string> {
  let of = knownAdding.get(language);
  if (!of) knownAdding.set(language, (of = new Set((adding[language] ?? '').split(' '))));
  return of;
}
