import { describe, expect, it } from 'vitest';
import { findForgottenParameters } from './catalogue-check.ts';
import {
  directionOf,
  firstKnownLanguage,
  interfaceLanguages,
  type PluralForms,
  type Translation,
  wordsOf,
} from './words.ts';

describe('wordsOf', () => {
  it('writes numbers, sums, dates and lists as the language does', () => {
    const en = wordsOf('en');
    const es = wordsOf('es');
    const time = new Date(2026, 10, 20, 17, 50);
    expect(en.number(12_345.5)).toBe('12,345.5');
    expect(es.number(12_345.5)).toBe('12.345,5');
    expect(en.signed(5)).toBe('+5');
    expect(en.money(500)).toBe('5.00 €');
    expect(es.money(500)).toBe('5,00 €');
    expect(en.money(1_234, 'usd')).toBe('12.34 USD');
    expect(en.day(time)).toBe('Nov 20, 2026');
    expect(es.day(time.toISOString())).toBe('20 nov 2026');
    expect(en.minute(time)).toMatch(/^Nov 20, 2026, 5:50\sPM$/u);
    expect(en.list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(es.list(['a', 'b', 'c'])).toBe('a, b y c');
    expect(wordsOf('de').number(12_345.5)).toBe('12.345,5');
    // In the digits of the lessons, whatever the browser would take.
    expect(wordsOf('ar').number(12_345.5)).toBe('12,345.5');
    expect(wordsOf('ar').money(500)).toBe('5.00 €');
  });

  it('takes the plural form of the number', () => {
    const forms = { one: 'one', many: 'many', other: 'other' };
    expect([0, 1, 2, 1_000_000].map((count) => wordsOf('en').plural(count, forms))).toEqual([
      'other',
      'one',
      'other',
      'other',
    ]);
    expect([0, 1, 2, 1_000_000].map((count) => wordsOf('es').plural(count, forms))).toEqual([
      'other',
      'one',
      'other',
      'many',
    ]);
  });

  it('demands every plural form that the language has', () => {
    const demanded: { [L in keyof PluralForms]: Record<keyof PluralForms[L], true> } = {
      en: { one: true, other: true },
      es: { one: true, many: true, other: true },
      de: { one: true, other: true },
      fr: { one: true, many: true, other: true },
      pt: { one: true, many: true, other: true },
      ar: { zero: true, one: true, two: true, few: true, many: true, other: true },
    };
    for (const language of interfaceLanguages)
      expect(Object.keys(demanded[language]).toSorted()).toEqual(
        new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted(),
      );
    // @ts-expect-error: Spanish without "many" must not compile.
    wordsOf('es').plural(1, { one: 'uno', other: 'otros' });
    // French needs no form that `other` can stand for.
    expect(wordsOf('fr').plural(1_000_000, { one: 'cours', other: 'de cours' })).toBe('de cours');
    // @ts-expect-error: nor Arabic without its dual.
    wordsOf('ar').plural(2, { one: 'درس', few: 'دروس', many: 'درسًا', other: 'درس' });
  });
});

it('takes the first language asked for that the interface is written in, else English', () => {
  expect(firstKnownLanguage(['nl-BE', 'es-MX', 'en'])).toBe('es');
  expect(firstKnownLanguage(['de-AT', 'en'])).toBe('de');
  expect(firstKnownLanguage(['ar-EG'])).toBe('ar');
  expect(firstKnownLanguage(['fr-CA'])).toBe('fr');
  expect(firstKnownLanguage(['pt-BR'])).toBe('pt');
  expect(firstKnownLanguage(['EN-gb', 'es'])).toBe('en');
  expect(firstKnownLanguage(['est', 'nl'])).toBe('en');
  expect(firstKnownLanguage([])).toBe('en');
  expect([directionOf('es'), directionOf('ar-EG')]).toEqual(['ltr', 'rtl']);
});

describe('findForgottenParameters', () => {
  const { number, plural } = wordsOf('en');
  const en = {
    title: 'Log in',
    hello: ({ name }: { name: string }) => `Hello ${name.trim()}`,
    price: ({ count }: { count: number }) =>
      plural(count, { one: '1 credit', other: `${number(count)} credits` }),
    rows: { found: ({ total }: { total: number }) => `${number(total)} found` },
    link: ({ link }: { link: (text: string) => unknown }) => ({
      props: { children: ['New? ', link('Register')] },
    }),
    pages: ({ page, last }: { page: number; last: number }) => `${number(page)} of ${number(last)}`,
    saved: ({ isSaved }: { isSaved: boolean }) => (isSaved ? 'Saved' : 'Not saved'),
  };

  it('accepts a translation that says all that the original says', () => {
    const es = wordsOf('es');
    const translation: Translation<typeof en> = {
      title: 'Iniciar sesión',
      hello: ({ name }) => `Hola, ${name}`,
      price: ({ count }) =>
        es.plural(count, {
          one: 'un crédito',
          many: `${es.number(count)} de créditos`,
          other: `${es.number(count)} créditos`,
        }),
      rows: { found: ({ total }) => `${es.number(total)} encontrados` },
      link: ({ link }) => ({ props: { children: [link('Regístrate')] } }),
      pages: ({ page, last }: { page: number; last: number }) =>
        `${number(page)} of ${number(last)}`,
      saved: ({ isSaved }) => (isSaved ? 'Guardado' : 'Sin guardar'),
    };
    expect(findForgottenParameters(en, translation)).toEqual([]);
  });

  it('finds what is said of none as of one', () => {
    // As where one plural form is for both.
    const translation = (one: string) => ({
      ...en,
      price: ({ count }: { count: number }) => (count < 2 ? one : `${number(count)} crédits`),
    });
    expect(findForgottenParameters(en, translation('1 crédit'))).toEqual([
      'price: says of no "count" what it says of one',
    ]);
  });

  it('names every parameter that a translation forgets', () => {
    const translation: Translation<typeof en> = {
      title: 'Iniciar sesión',
      hello: () => 'Hola',
      price: ({ count }) => (count === 1 ? 'un crédito' : 'créditos'),
      rows: { found: () => 'encontrados' },
      link: () => ({ props: { children: ['Regístrate'] } }),
      pages: ({ page, last }) => `${page} ${last > 5 ? '' : ''}`,
      saved: () => 'Guardado',
    };
    expect(findForgottenParameters(en, translation)).toEqual([
      'hello: does not read "name"',
      'hello: does not show "name"',
      'price: does not show "count"',
      'rows.found: does not read "total"',
      'rows.found: does not show "total"',
      'link: does not read "link"',
      'link: does not show "link"',
      'pages: does not show "last"',
      'saved: does not read "isSaved"',
    ]);
  });
});
