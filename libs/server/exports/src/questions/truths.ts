/** "True" and "false", in the languages that files are written in most. */
const words: Readonly<Record<string, readonly [isTrue: string, isFalse: string]>> = {
  en: ['True', 'False'],
  de: ['Wahr', 'Falsch'],
  es: ['Verdadero', 'Falso'],
  fr: ['Vrai', 'Faux'],
  pt: ['Verdadeiro', 'Falso'],
  it: ['Vero', 'Falso'],
  nl: ['Waar', 'Onwaar'],
  ar: ['صحيح', 'خطأ'],
};
const truths = new Set(Object.values(words).map(([isTrue]) => isTrue.toLowerCase()));
const falsehoods = new Set(Object.values(words).map(([, isFalse]) => isFalse.toLowerCase()));

/** As a course of that language says it. */
export const truthWords = (language: string): readonly [string, string] =>
  words[language.split('-')[0]!.toLowerCase()] ?? words['en']!;

/** Undefined where it says neither. */
export function truthOf(text: string): boolean | undefined {
  const said = text.trim().toLowerCase();
  if (truths.has(said)) return true;
  return falsehoods.has(said) ? false : undefined;
}

/** Options of a question of true or false, in the order in which it is asked. */
export const truthOptions = (isTrue: boolean) => [
  { text: 'True', isRight: isTrue },
  { text: 'False', isRight: !isTrue },
];

/** What is asked of cards, in the same languages. */
const pairUp: Readonly<Record<string, string>> = {
  en: 'Match what belongs together',
  de: 'Ordne zu, was zusammengehört',
  es: 'Relaciona lo que va junto',
  fr: 'Associez ce qui va ensemble',
  pt: 'Relacione o que combina',
  it: 'Abbina ciò che va insieme',
  nl: 'Verbind wat bij elkaar hoort',
  ar: 'صِل كل عنصر بما يناسبه',
};

/** With what the cards are about, where the file says it. */
export function askedOfCards(where: string, language: string): string {
  const asked = pairUp[language.split('-')[0]!.toLowerCase()] ?? pairUp['en']!;
  const about = where.split(/\/|::/).at(-1)?.trim();
  return about ? `${asked}: ${about.slice(0, 200)}` : asked;
}
