// What the words of the interface and of mails are made of. It knows neither React nor zod, and has
// an entry of its own (`@coursewright/contract/words`), because the first script of the web loads
// it.
import { isRightToLeft } from './text-direction.ts';

/**
 * The languages that interface and mails are written in. English first: it is what everybody else
 * gets.
 */
export const interfaceLanguages = ['en', 'es', 'de', 'fr', 'pt', 'ar'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** Each language by its own name: whoever landed in the wrong one can read the way out. */
export const languageNames: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
};

/**
 * The type that a translation of the catalogue `typeof en` must have: the same keys and parameters,
 * any text.
 */
export type Translation<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends (...parameters: infer P) => infer R
    ? (...parameters: P) => R extends string ? string : R
    : Catalogue[Key] extends string
      ? Catalogue[Key]
      : Translation<Catalogue[Key]>;
};

/**
 * The plural forms that each language has (CLDR cardinals): a message that lacks one does not
 * compile. Spanish has "un millón *de* créditos". Where a form is optional, `other` is as right:
 * French and Portuguese write their "de" only after the word for a million, Arabic may count nothing
 * in figures. `one` of French and Portuguese is also for 0, so it must not say "1" by itself;
 * catalogue-check.ts finds where it does.
 */
export interface PluralForms {
  en: { one: string; other: string };
  es: { one: string; many: string; other: string };
  de: { one: string; other: string };
  fr: { one: string; many?: string; other: string };
  pt: { one: string; many?: string; other: string };
  ar: { zero?: string; one: string; two: string; few: string; many: string; other: string };
}

/** Numbers, dates, sums and plurals as one language writes them. */
export interface Words<Language extends InterfaceLanguage = InterfaceLanguage> {
  readonly language: Language;
  /** "1,234.5" */
  number(value: number): string;
  /** A difference: "+5", "-3", "0". */
  signed(value: number): string;
  /**
   * A sum, e.g. "5.00 €". `cents` are hundredths; `currency` is a code of ISO 4217, in whatever
   * capitals.
   */
  money(cents: number, currency?: string): string;
  /** "Nov 20, 2026", of a Date or an ISO time, in the time zone of the machine. */
  day(time: Date | string): string;
  /** "Nov 20, 2026, 5:50 PM", in the time zone of the machine. */
  minute(time: Date | string): string;
  /** "A, B, and C" */
  list(items: readonly string[]): string;
  /** The form that `count` takes: `plural(2, { one: '1 credit', other: '2 credits' })`. */
  plural(count: number, forms: Readonly<PluralForms[Language]>): string;
}

const known = new Map<InterfaceLanguage, Words>();

/** The words of a language. They are made once: catalogues ask for them when they are loaded. */
export function wordsOf<Language extends InterfaceLanguage>(language: Language): Words<Language> {
  const words = known.get(language) ?? makeWords(language);
  known.set(language, words);
  return words as Words<Language>;
}

function makeWords(language: InterfaceLanguage): Words {
  const locale = localeOf(language);
  const rules = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const differences = once(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const days = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  const minutes = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const lists = once(() => new Intl.ListFormat(locale));
  return {
    language,
    number: (value) => numbers().format(value),
    signed: (value) => differences().format(value),
    money: (cents, currency = 'EUR') => sum(language, cents, currency),
    day: (time) => days().format(dateOf(time)),
    minute: (time) => minutes().format(dateOf(time)),
    list: (items) => lists().format(items),
    plural: (count, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>) =>
      forms[rules().select(count)] ?? forms.other ?? '',
  };
}

/**
 * For Intl. Browsers differ in the digits they take for Arabic; ours are those that lessons, code
 * and page numbers have.
 */
export const localeOf = (language: InterfaceLanguage): string => `${language}-u-nu-latn`;

/**
 * The sign stands behind the sum in every language, as at our checkout; currencies other than the
 * euro are named by their code.
 */
function sum(language: InterfaceLanguage, cents: number, currency: string): string {
  const isEuro = currency.toUpperCase() === 'EUR';
  const parts = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: isEuro ? 'symbol' : 'code',
  }).formatToParts(cents / 100);
  const amount = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
  const sign = parts.find(({ type }) => type === 'currency');
  return `${amount.map(({ value }) => value).join('')} ${sign?.value ?? currency}`;
}

const dateOf = (time: Date | string) => (typeof time === 'string' ? new Date(time) : time);

/** Formatters are dear to make, and most pages need few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * The first language of `tags` (BCP-47, best first) that the interface is written in; English if
 * none.
 */
export const firstKnownLanguage = (tags: readonly string[]): InterfaceLanguage =>
  tags
    .map((tag) => tag.split('-')[0]!.toLowerCase())
    .flatMap((tag) => interfaceLanguages.filter((language) => language === tag))[0] ?? 'en';

/** For the `dir` of what is written in the language. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (isRightToLeft(tag) ? 'rtl' : 'ltr');
