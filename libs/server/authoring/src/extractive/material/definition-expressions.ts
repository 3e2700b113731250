import { definitionGrammars, type DefinitionGrammar } from './definition-patterns.ts';

/** An indefinite article: what follows names a kind of thing. */
const oneOf = '(?:an?|una?|une|eine?|uno|uma?) ';

export interface Patterns {
  readonly marked: RegExp;
  readonly subject: RegExp;
  readonly called: RegExp;
  readonly apposition: RegExp;
  readonly namedLast: RegExp;
  readonly gloss: RegExp;
  readonly generic: RegExp;
  readonly article: RegExp;
}

/** By language, how its sentences define. */
export const compiled = new Map(
  Object.entries(definitionGrammars).map(([language, grammar]) => [language, compile(grammar)]),
);

function compile({ article, isA, means, called, generic }: DefinitionGrammar): Patterns {
  const term = String.raw`(?<term>[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#/-]*(?: [\p{L}\p{N}(][\p{L}\p{N}\p{M}'’.+#/)-]*){0,3})`;
  const verb = `(?:${isA}|${means} )`;
  return {
    marked: new RegExp(
      String.raw`^(?:[^,*:;]{2,60}, )?(?:${article})?\*\*(?<term>[^*]{2,60})\*\*(?: \([^)]{1,60}\))?,? ${verb}(?<rest>.+)$`,
      'iu',
    ),
    subject: new RegExp(`^(?:${article})?${term}(?: \\([^)]{1,60}\\))? ${verb}(?<rest>.+)$`, 'iu'),
    called: new RegExp(
      String.raw`^(?<rest>.{8,220}?),? ${called} (?:${article})?\*\*(?<term>[^*]{2,60})\*\*[.,;]`,
      'iu',
    ),
    apposition: new RegExp(
      String.raw`^(?:${article})?\*\*(?<term>[^*]{2,60})\*\*, (?:(?:which|that|que|qui|che|der|die|das|la cual|el cual|o qual|a qual) )?${verb}?(?<rest>(?:an?|the|un|una|une|ein|eine|um|uma) [^.;]{12,})[.;]`,
      'iu',
    ),
    gloss: new RegExp(
      String.raw`(?:\*\*(?<bold>[^*]{2,40})\*\*|` +
        '`(?<code>[^`]{2,40})`' +
        String.raw`)(?:, (?<rest>${oneOf}[^,;.()]{15,})(?<!,)[.;](?=\s|$)|\s\((?<inner>${oneOf}[^;.()]{15,})\))`,
      'u',
    ),
    namedLast: new RegExp(
      `^(?<rest>${article}.{12,220}?),? ${called} (?:${article})?["“«]?${term}["”»]?[.]$`,
      'iu',
    ),
    generic: new RegExp(`^(?:${generic})(?![\\p{L}\\p{N}])`, 'iu'),
    article: new RegExp(`^(?:${article})`, 'iu'),
  };
}
