// Endings cut off when enough of the word remains, the first that fits. Light on purpose: two words wrongly made equal
// do more harm to a search than two forms kept apart.
const endings: Record<string, readonly [RegExp, string][]> = {
  en: [
    [/(?<=.{2})ies$/, 'y'],
    [/(?<=.{3})(?:ss|sh|ch|x)es$/, ''],
    [/(?<=.{3})(?:ations?|ators?|ative)$/, 'at'],
    [/(?<=.{4})ing$/, ''],
    [/(?<=.{4})ed$/, ''],
    [/(?<=.{4})ly$/, ''],
    [/(?<=[^su])s$/, ''],
  ],
  es: [
    [/(?<=.{3})(?:ciones|cion)$/, 'c'],
    [/(?<=.{4})(?:mente)$/, ''],
    [/(?<=.{3})(?:os|as|es|o|a|e|s)$/, ''],
  ],
  pt: [
    [/(?<=.{3})(?:coes|cao)$/, 'c'],
    [/(?<=.{4})(?:mente)$/, ''],
    [/(?<=.{3})(?:os|as|es|o|a|e|s)$/, ''],
  ],
  ca: [
    [/(?<=.{3})(?:cions|cio)$/, 'c'],
    [/(?<=.{4})(?:ment)$/, ''],
    [/(?<=.{3})(?:os|es|a|e|s)$/, ''],
  ],
  it: [
    [/(?<=.{3})(?:zioni|zione)$/, 'z'],
    [/(?<=.{4})(?:mente)$/, ''],
    [/(?<=.{3})[oaie]$/, ''],
  ],
  fr: [
    [/(?<=.{4})(?:ements?)$/, ''],
    [/(?<=.{3})(?:aux)$/, 'al'],
    [/(?<=.{3})(?:es|e|s|x)$/, ''],
  ],
  de: [
    [/(?<=.{4})(?:ungen|ung)$/, ''],
    [/(?<=.{3})(?:ern|em|en|er|es|e|n|s)$/, ''],
  ],
  ru: [
    [
      /(?<=.{3})(?:иями|ями|ами|иях|ях|ах|ого|его|ому|ему|ыми|ими|ой|ей|ый|ий|ая|яя|ое|ее|ые|ие|ов|ев|ия|ии|ию|ам|ям|ом|ем|а|я|о|е|ы|и|у|ю|ь)$/,
      '',
    ],
  ],
};

/** A lower-case, accent-free word without its inflection, in languages that are known here; else the word. */
export function stem(word: string, language: string): string {
  for (const [ending, replacement] of endings[language] ?? []) {
    if (ending.test(word)) return undoubled(word.replace(ending, replacement), language);
  }
  return language === 'en' && word.length > 4 ? word.replace(/e$/, '') : word;
}

/** "planning" and "plan", "making" and "make" come to the same. */
function undoubled(word: string, language: string): string {
  if (language !== 'en') return word;
  return word.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=.{3})e$/, '');
}
