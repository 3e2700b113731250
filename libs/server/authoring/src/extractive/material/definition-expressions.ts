import { definitionGrammars, type DefinitionGrammar } from './definition-patterns.ts';

/** An indefinite article: what follows names a kind of thing. */
const oneOf = '(?:an?|una?|une|eine?|uno|uma?) ';

/** "An **application**, that is, a component …". */
const thatIs =
  "(?:that is|i\\.e\\.|c['’]est-à-dire|d\\. ?h\\.|das heißt|es decir|cioè|vale a dire|ou seja|isto é)";

/** "An object on the heap, called a **ProcBin**". */
const participle =
  '(?:called|known as|genannt|appelée?s?|llamad[oa]s?|chiamat[oaie]|chamad[oa]s?|denominad[oa]s?)';

export interface Patterns {
  readonly marked: RegExp;
  readonly subject: RegExp;
  readonly called: RegExp;
  readonly apposition: RegExp;
  readonly namedLast: RegExp;
  readonly plural: RegExp | undefined;
  readonly gloss: RegExp;
  readonly generic: RegExp;
  readonly article: RegExp;
}

/**
 * "Widgets are elements that …": several of a kind, without an article. In English and German a
 * definite one would make them certain ones: "The files are copies that …".
 */
const plurals: Readonly<Record<string, { readonly the: string; readonly are: string }>> = {
  en: {
    the: '',
    are: 'are (?=(?!\\p{Ll}+(?:ed|en) (?:in|into|by|to|with|as|from|on|for|at) |(?:not|also|often|usually|always|only|just|very|things|ones|times|cases|always) )(?:\\p{Ll}+ ){0,3}\\p{Ll}{2,}s,? (?:that|which|who|used|designed|intended|containing|consisting) )',
  },
  de: {
    the: '',
    are: 'sind (?=(?:\\p{Ll}+e ){0,2}\\p{Lu}\\p{L}+, (?:die|deren|mit denen|in denen|auf denen) )',
  },
  es: {
    the: '(?:los |las )?',
    are: 'son (?=\\p{Ll}+s (?:\\p{Ll}+ ){0,2}(?:que|cuy[oa]s?|donde|utilizad[oa]s|usad[oa]s) )',
  },
  it: {
    the: '(?:i |gli |le )?',
    are: 'sono (?=\\p{Ll}{3,}[ie] (?:\\p{Ll}+ ){0,2}(?:che|cui|usat[ie]|utilizzat[ie]) )',
  },
  pt: {
    the: '(?:os |as )?',
    are: 'são (?=\\p{Ll}+s (?:\\p{Ll}+ ){0,2}(?:que|cuj[oa]s?|onde|usad[oa]s|utilizad[oa]s) )',
  },
};

/** By language, how its sentences define. */
export const compiled = new Map(
  Object.entries(definitionGrammars).map(([language, grammar]) => [
    language,
    compile(language, grammar),
  ]),
);

function compile(
  language: string,
  { article, isA, means, called, generic }: DefinitionGrammar,
): Patterns {
  const term = String.raw`(?<term>[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’.+#/-]*(?: [\p{L}\p{N}(][\p{L}\p{N}\p{M}'’.+#/)-]*){0,3})`;
  const plural = plurals[language];
  const verb = `(?:${isA}|${means} )`;
  return {
    marked: new RegExp(
      String.raw`^(?:[^,*:;]{2,60}, )?(?:${article})?\*\*(?<term>[^*]{2,60})\*\*(?: \([^)]{1,60}\))?,? ${verb}(?<rest>.+)$`,
      'iu',
    ),
    subject: new RegExp(`^(?:${article})?${term}(?: \\([^)]{1,60}\\))? ${verb}(?<rest>.+)$`, 'iu'),
    called: new RegExp(
      String.raw`^(?<rest>.{8,220}?)(?:,? ${called}|,? ${participle}) (?:${article})?(?:\*\*|[“„«"])\s?(?<term>[^*”“»"]{2,60})\s?(?:\*\*|[”“»"])(?:[.,;]|$)`,
      'iu',
    ),
    apposition: new RegExp(
      String.raw`^(?:${article})?\*\*(?<term>[^*]{2,60})\*\*, (?:(?:which|that|que|qui|che|der|die|das|la cual|el cual|o qual|a qual) )?${verb}?(?<rest>(?:an?|the|un|una|une|ein|eine|um|uma) [^.;]{12,})[.;]`,
      'iu',
    ),
    gloss: new RegExp(
      String.raw`(?:\*\*(?<bold>[^*]{2,40})\*\*|` +
        '`(?<code>[^`]{2,40})`' +
        String.raw`)(?:, ${thatIs},? (?<again>${oneOf}[^,;.()]{15,})[.;,](?=\s|$)|, (?<rest>${oneOf}[^,;.()]{15,})(?<!,)[.;](?=\s|$)|\s\((?<inner>${oneOf}[^;.()]{15,})\))`,
      'u',
    ),
    namedLast: new RegExp(
      `^(?<rest>${article}.{12,220}?),? ${called} (?:${article})?["“«]?${term}["”»]?(?: \\([^)]{1,60}\\))?(?:[.]$|, (?:alors que|while|whereas|während|mientras|mentre|enquanto) )`,
      'iu',
    ),
    plural: plural && new RegExp(`^${plural.the}${term} ${plural.are}(?<rest>.+)$`, 'iu'),
    generic: new RegExp(`^(?:${generic})(?![\\p{L}\\p{N}]|[/&-]\\p{L})`, 'iu'),
    article: new RegExp(`^(?:${article})`, 'iu'),
  };
}
