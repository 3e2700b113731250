import { baseLanguage } from '@coursewright/text';
import { capital } from './capital.ts';

/** A heading of an introduction, and what a learner can do who has read it. */
interface Introduction {
  readonly heading: RegExp;
  /** How what it introduces goes on behind "the basics", by the word that stands before it. */
  readonly of?: Readonly<Record<string, string>>;
  readonly basics: (what: string) => string;
}

const byLanguage: Readonly<Record<string, Introduction>> = {
  es: {
    heading: /^(?:breve )?introducción (?<to>al|a los|a las|a la|a) (?<what>.+)$/iu,
    of: { al: 'del', 'a la': 'de la', 'a los': 'de los', 'a las': 'de las', a: 'de' },
    basics: (what) => `Explicar los conceptos básicos ${what}`,
  },
  pt: {
    heading: /^(?:breve )?introdução (?<to>aos?|às?|a) (?<what>.+)$/iu,
    of: { ao: 'do', à: 'da', aos: 'dos', às: 'das', a: 'de' },
    basics: (what) => `Explicar as noções básicas ${what}`,
  },
  ca: {
    heading: /^introducció (?<to>als?|a les|a la|a) (?<what>.+)$/iu,
    of: { al: 'del', als: 'dels', 'a la': 'de la', 'a les': 'de les', a: 'de' },
    basics: (what) => `Explicar les nocions bàsiques ${what}`,
  },
  fr: {
    heading:
      /^(?:(?:brève )?introduction (?<to>aux?|à la|à (?=l[’'])|à) ?(?<what>.+)|tutoriel (?<what>[^aeiouyhâéè]\S*))$/iu,
    of: { '': 'de', au: 'du', aux: 'des', 'à la': 'de la', à: 'de', 'à ': 'de' },
    basics: (what) => `Expliquer les bases ${what}`,
  },
  it: {
    heading:
      /^(?:breve )?introduzione (?<to>all(?=[’'])|(?:all[aeo]|agli|ai|al|a)(?= )) ?(?<what>.+)$/iu,
    of: {
      al: 'del',
      allo: 'dello',
      alla: 'della',
      alle: 'delle',
      ai: 'dei',
      agli: 'degli',
      all: 'dell',
      a: 'di',
    },
    basics: (what) => `Spiegare le basi ${what}`,
  },
  nl: {
    heading: /^(?:korte )?inleiding (?:in|tot|op) (?<what>.+)$/iu,
    basics: (what) => `De basis van ${what} uitleggen`,
  },
  // An article that is the same of one thing and of several in the genitive; others change the noun.
  de: {
    heading: /^(?:Kurze )?Einführung in (?<to>die )?(?<what>\p{Lu}[^\s,]*(?: .+)?)$/u,
    of: { 'die ': 'der', '': 'von' },
    basics: (what) => `Die Grundlagen ${what} erklären`,
  },
  // What stands behind "введение в" has the form of an object.
  ru: {
    heading: /^(?:краткое )?введение во? (?<what>.+)$/iu,
    basics: (what) => `Объяснить ${what}`,
  },
  uk: { heading: /^вступ до (?<what>.+)$/iu, basics: (what) => `Пояснити основи ${what}` },
  pl: {
    heading: /^(?:krótkie )?wprowadzenie do (?<what>.+)$/iu,
    basics: (what) => `Wyjaśnić podstawy ${what}`,
  },
  zh: {
    heading: /^(?<what>.{2,}?)\s?的?(?:简介|介绍|概述|概览|入门|簡介|介紹|概覽|入門)$/u,
    basics: (what) =>
      `说明${/^[a-z\d]/iu.test(what) ? ' ' : ''}${what} 的基本内容`.replace(
        /(?<=\p{sc=Han}) (?=的)/u,
        '',
      ),
  },
  ja: {
    heading: /^(?<what>.{2,}?)(?:の概要|の紹介|の基礎|入門|への招待)$/u,
    basics: (what) => `${what}の基本を説明する`,
  },
  ko: {
    heading: /^(?<what>.{2,}?)(?:의)? ?(?:소개|개요|입문)$/u,
    basics: (what) => `${what}의 기본 설명하기`,
  },
  ar: {
    heading: /^مقدمة (?:في|إلى|عن) (?<what>.+)$/u,
    basics: (what) => `شرح أساسيات ${what}`,
  },
  hi: { heading: /^(?<what>.+) का परिचय$/u, basics: (what) => `${what} की मूल बातें समझाना` },
};

/** "Explicar los conceptos básicos de la consola" of "Introducción a la consola". */
export function basicsOf(heading: string, language: string): string | undefined {
  const { heading: form, of, basics } = byLanguage[baseLanguage(language)] ?? {};
  const { to = '', what = '' } = form?.exec(heading)?.groups ?? {};
  if (basics === undefined || what === '' || /[:;?!]/u.test(what)) return undefined;
  const word = of?.[to.toLowerCase()];
  const isElided = /^[’']/u.test(what);
  return capital(basics(word === undefined ? what : `${word}${isElided ? '' : ' '}${what}`));
}
