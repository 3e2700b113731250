import { baseLanguage } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import { definitionGrammars } from './definition-patterns.ts';

/** A term in plain text that its sentence explains by the way. */
interface Gloss {
  readonly term: string;
  readonly rest: string;
  readonly marked: false;
}

const oneOf = "(?:an?|une?|eine?|una|uno|un['’]|uma?|een) ";
const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’.+/-]*`;
const term = `(?<term>${word}(?: ${word}){0,2})`;
/** Several of a kind, told apart: "servers that answer for a zone". */
const kindOf = String.raw`(?:\p{Ll}+ ){0,3}\p{Ll}{2,}s (?:that|which|who|used|containing) `;

const relative: Readonly<Record<string, string>> = {
  en: '(?:which|that) (?:is|are)',
  es: 'que (?:es|son)',
  fr: 'qui (?:est|sont)',
  de: '(?:der|die|das)',
  it: 'che (?:è|sono)',
  pt: 'que (?:é|são)',
};

/** "The ledger, which is a book that …, lies …", "Resolvers (servers that …) ask …". */
const compiled = new Map(
  Object.entries(definitionGrammars).map(([language, { article }]) => {
    const told = relative[language];
    const which =
      told === undefined
        ? []
        : [
            language === 'de'
              ? `^(?:${article})?${term}, ${told} (?<rest>${oneOf}[^,;.()]{12,90}) ist[,.]`
              : `^(?:.*?(?:${article}))?${term}, ${told} (?<rest>(?:${oneOf}|the )[^,;.()]{15,})[,.]`,
          ];
    return [
      language,
      [
        ...which,
        String.raw`^(?:${article})?${term} \((?<rest>${oneOf}[^();:]{15,90})\)[ ,]`,
        ...(language === 'en'
          ? [String.raw`^(?:${article})?${term} \((?<rest>${kindOf}[^();:]{8,90})\)[ ,]`]
          : []),
      ].map((source) => new RegExp(source, 'iu')),
    ];
  }),
);

/**
 * What a sentence says of its subject by the way, in brackets or in a clause of its own, where
 * nothing sets the term apart.
 */
export function plainGloss(plain: string, language: string): Gloss | undefined {
  const stops = stopWords(language);
  for (const pattern of compiled.get(baseLanguage(language)) ?? []) {
    const { term: name = '', rest = '' } = pattern.exec(plain)?.groups ?? {};
    if (name !== '' && !name.split(' ').some((one) => stops.has(one.toLowerCase())))
      return { term: name, rest, marked: false };
  }
  return undefined;
}
