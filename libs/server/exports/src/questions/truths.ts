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
