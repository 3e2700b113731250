import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { leansElsewhere, pointsBackIn, sendsElsewhere } from '../material/definition-form.ts';
import { isDamaged, isForeign, lengthIn } from './clauses.ts';
import type { Prose } from './lesson-parts.ts';

const lengths = { least: 6, most: 38 } as const;
const fewestStems = 3;

/** Words that join a sentence to the one before and say nothing of their own. By language. */
const joints: Readonly<Record<string, { readonly loose: string; readonly bound: string }>> = {
  en: {
    loose:
      'moreover|furthermore|in addition|additionally|however|therefore|thus|hence|consequently|accordingly|as a (?:result|consequence)|so|for (?:example|instance)|in (?:short|fact|truth|particular|summary|contrast|effect|essence|turn|the end|other words)|indeed|of course|also|similarly|likewise|lastly|finally|ultimately|unsurprisingly|surprisingly|sadly|(?:un)?fortunately|needless to say|simply put|more importantly|on the (?:other hand|contrary|one hand)|nevertheless|nonetheless|obviously|clearly|naturally|basically|after all|besides|to be sure|as we have seen|by contrast|conversely|at the same time|though|notably|interestingly|importantly|that is|as such|note that|to (?:repeat|sum up|summari[sz]e|conclude)',
    bound:
      'yet|but|and|indeed|thus|hence|therefore|(?:un)?fortunately|obviously|clearly|naturally|basically',
  },
  de: {
    loose: '$^',
    bound: 'aber|und|doch|denn',
  },
  fr: {
    loose:
      "de plus|en outre|cependant|toutefois|néanmoins|par conséquent|ainsi|donc|par exemple|en (?:bref|fait|effet|général|particulier|résumé|revanche)|bien (?:sûr|entendu)|enfin|finalement|malheureusement|heureusement|par ailleurs|au contraire|d[’']autre part|d[’']une part",
    bound: 'mais|et|or|car|donc',
  },
  es: {
    loose:
      'además|sin embargo|no obstante|por (?:ejemplo|tanto|lo tanto|consiguiente|otra parte|otro lado|supuesto)|así|en (?:resumen|realidad|efecto|general|particular|cambio|consecuencia|definitiva)|finalmente|desgraciadamente|lamentablemente|afortunadamente|de hecho',
    bound: 'pero|y|así que',
  },
  it: {
    loose:
      "inoltre|tuttavia|quindi|pertanto|dunque|per esempio|ad esempio|in (?:breve|realtà|effetti|generale|particolare|sintesi)|infine|purtroppo|fortunatamente|di conseguenza|naturalmente|ovviamente|al contrario|d[’']altra parte|di fatto",
    bound: 'ma|e|però|oppure',
  },
  pt: {
    loose:
      'além disso|no entanto|contudo|todavia|portanto|assim|por (?:exemplo|isso|conseguinte|outro lado)|em (?:resumo|geral|particular|contrapartida)|na (?:verdade|prática)|de fato|finalmente|infelizmente|felizmente|consequentemente',
    bound: 'mas|e|porém',
  },
  ru: {
    loose:
      'кроме того|однако|поэтому|таким образом|следовательно|например|в (?:общем|частности|результате|итоге|целом)|конечно|наконец|к сожалению|к счастью|впрочем|более того|тем не менее|действительно',
    bound: 'но|и|а|однако|поэтому',
  },
};

interface Joint {
  readonly head: RegExp;
  readonly inside: RegExp;
}
const known = new Map<string, Joint | undefined>();
function jointsOf(base: string): Joint | undefined {
  const words = joints[base];
  if (words && !known.has(base))
    known.set(base, {
      head: new RegExp(`^(?:(?:${words.loose}),|(?:${words.bound}),?) (?=\\p{L})`, 'iu'),
      inside: new RegExp(`, (?:${words.loose}),(?= )`, 'giu'),
    });
  return known.get(base);
}

/** Without what joins it to the sentence before, without asides in brackets, with its own stop. */
function loosened(plain: string, base: string): string {
  const joint = jointsOf(base);
  let said = plain
    // "$(DESTDIR)", "iconv(3)" and "f(x)" are names.
    .replace(
      /(?:(?<=^|[\p{L}\p{N}”»"'’.,;]) |(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))\([^()]*\)/gu,
      '',
    )
    .replace(/^(?:Note that|N\.\s?B\.:?) (?<first>\p{L})/u, (_, first: string) =>
      first.toUpperCase(),
    )
    // "Captured": a word that its writer holds off.
    .replace(/["“„](?<word>[\p{L}-]+(?: [\p{L}-]+)?)["”“]/gu, '$<word>')
    .replace(/,? (?:--|–|—) [^–—]{3,90}? (?:--|–|—) /u, ' ');
  if (!joint) return said;
  said = said.replace(joint.inside, '');
  for (let again = 0; again < 2; again++) {
    const rest = said.replace(joint.head, '');
    if (rest !== said) said = rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  return base === 'en'
    ? said.replace(/(?<!but|only) (?:also|thus|therefore)(?= \p{Ll})/gu, '')
    : said;
}

/**
 * "The operation consumes two elements, removing them from the stack": the word stands for something
 * that the sentence itself has named, a plural for a plural. English alone: it has few such words.
 */
function withOwnPronouns(said: string, base: string): string {
  if (base !== 'en') return said;
  const text = said.replace(
    /(?<!\p{L})it (?=(?:is|was|has been|becomes|seems|takes|would be|will be) .*(?<!\p{L})(?:to|that|for|when)(?!\p{L}))/iu,
    (found) => 'X'.padEnd(found.length - 1, 'x') + ' ',
  );
  return text.replace(
    /(?<!\p{L})(?<word>it|its|itself|they|them|their|themselves)(?!\p{L})/giu,
    (word, _name, at: number) => {
      const before = text.slice(0, at);
      // "It" beside its own noun in one clause would be "itself".
      const isNamed = new RegExp(
        `${/^it/iu.test(word) ? '\\p{Ll}{3,}' : '\\p{Ll}{2,}(?:s|men|people|children)'}(?!\\p{L})${/^(?:it|they|them)$/iu.test(word) ? apart : ''}.* `,
        'u',
      );
      return contentStems(before, 'en').length >= 1 && isNamed.test(before) ? 'X' : word;
    },
  );
}

/** What begins another clause. */
const apart =
  '(?:.*,| .*(?<!\\p{L})(?:that|which|who|when|if|because|since|so|and|but|or|while|as|before|after|until|unless|than|whether|\\p{Ll}+ing)(?!\\p{L}))';

/**
 * The sentence as it can be read alone: undefined where something in it stands for what was said
 * before, where it is damaged, in another language, or said by its writer of himself.
 */
export function standing(prose: Prose, language: string): string | undefined {
  const said = standingWithSigns(prose, language);
  return said === undefined || signs.test(said) ? undefined : said;
}
const signs = /["“”«»„|<>{}\\[\]_*;:`^~=]|\+\+| --? |[–—]|https?/u;

/** The same; names, commands and what is quoted may be in it. */
export function standingWithSigns(
  { plain, factual, refs }: Prose,
  language: string,
): string | undefined {
  if (!factual || refs.length === 0 || !/[.。]$/u.test(plain)) return undefined;
  const base = baseLanguage(language);
  const said = loosened(plain, base);
  const length = lengthIn(said, language);
  if (length < lengths.least || length > lengths.most) return undefined;
  if (!/^[\p{Lu}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(said))
    return undefined;
  const own = withOwnPronouns(said, base);
  const isAlone =
    !leansElsewhere(own, language) &&
    !pointsBackIn(own, language) &&
    !sendsElsewhere(said) &&
    !isForeign(said, language) &&
    !isDamaged(said) &&
    !isTorn(said) &&
    !ofWriter.test(said.replace(base === 'it' ? /^I / : /^$/, '')) &&
    !/\p{Ll}{3,}\. \p{L}/u.test(said) &&
    contentStems(said, language).length >= fewestStems;
  return isAlone ? said : undefined;
}

/**
 * "In the previous example", "all three routers", "the left part", "P was removed": in a row of
 * statements, or beside a picture.
 */
export const isTorn = (said: string): boolean => torn.test(said) || ofExample.test(said);
const torn =
  /(?<!\p{L})(?:at the same time|zur gleichen zeit|(?:au|en) même (?:moment|temps)|al mismo tiempo|allo stesso tempo|ao mesmo tempo|в то же время)(?!\p{L})|^(?:no|yes|ja|nein|oui|non|sí|sì|да|нет), |^(?:in|for|with) (?:either|neither) |^(?:the same|similar)(?!\p{L})|^(?:for|in|on|by|with|of) both (?!.*(?<!\p{L})and(?!\p{L}))|(?<!\p{L})(?:(?:provided|given|mentioned|specified|selected|described|created) earlier|(?:the|these) (?:specific|particular|corresponding|respective|appropriate) \p{Ll}+|other appropriate|previous|preceding|aforementioned|in question|vorig\p{L}+|vorherig\p{L}+|précédent\p{L}*|anteriores?|precedent[ei]|предыдущ\p{L}+|(?:the|all(?: of)?(?: the)?|first|last) (?:two|three|four|five|six)|les (?:deux|trois|quatre)|l[oa]s (?:dos|tres|cuatro)|(?:die|den|alle) (?:beiden|zwei|drei|vier)|(?:i|le|gli) (?:due|tre|quattro)|[oa]s (?:dois|duas|três|quatro)|(?:left|right|upper|lower|top|bottom)(?:most)?(?:[ -]hand)? (?:part|picture|image|figure|column|half|example|screenshot|side of the (?:figure|picture|image)))(?!\p{L})|(?<!(?:(?<!\p{L})one|each|yet)(?!\p{L}).*)(?<!\p{L})another(?= (?:is|was|has|can|must|will)(?!\p{L})|$|[.,])|^(?:Pour|Para|Per|Por) (?:cela|ceci|ello|eso|esto|ciò|questo|isso|isto)(?!\p{L})|^(?:Dafür|Dazu|Damit|Для этого)(?!\p{L})|^(?:(?:In|For|On|With|By|As) )?(?:any |all |the |every |each )?other(?! than)(?!\p{L})/iu;
const ofExample =
  /(?<![\p{L}\p{N}])(?![AI] )[A-Z] (?:is|are|was|were|has|had|does)(?!\p{L})|(?<![\p{L}\p{N}])(?![AI] )(?<one>[A-Z])(?=[ ,.]).* (?!\k<one>|[AI] )[A-Z](?=[ ,.]|$)|[#=@&+/]\.?$|^Note (?!that)|(?<!\p{L})then(?!\p{L})(?<!(?:[Ii]f|[Ww]hen|[Ff]irst|until|once|[Oo]nce)(?!\p{L}).*)/u;

/** "A value of 377", "the W option", "both options", "data": of what, nobody knows. */
export function isOfAnything(
  said: string,
  subject: ReadonlySet<string>,
  language: string,
): boolean {
  if (baseLanguage(language) !== 'en') return false;
  const [named = ''] = ofAnything.exec(said) ?? [];
  // "The block size", in a lesson on block sizes.
  const stems = contentStems(named, language);
  const isNamed = stems.length > 1 && stems.every((stem) => subject.has(stem));
  const isSlot = named !== '' && named === named.toUpperCase();
  return isSlot || (named !== '' && !isNamed) || ofAnyCase.test(said) || ofVariable.test(said);
}
const ofAnything =
  /^(?:(?:an?|the|both|some|other|all|each|every|any) (?:\p{Ll}+ )?)?(?:default |negative |positive )?(?:values?|numbers?|options?|cases?|methods?|ways?|approach(?:es)?|languages?|programs?|results?|data|files?|modes?|strings?|names?|arguments?|parameters?|commands?|entries|entry|lines?|tests?|fields?|rules?|settings?|sizes?|types?|status|formats?|versions?)(?!\p{L})(?! (?:(?:of|for|named|called|that|which|whose|in|to|\p{L}+(?:ing|ed)) [\p{L}\d'‘]|[^\p{L}\s]|\p{Ll}+s? (?:is|are)(?!\p{L})))|^the \p{Lu} (?:option|value|flag)s?(?!\p{L})|(?<!\p{L})both (?:options|values|cases|methods|ways)(?!\p{L})/iu;
/** "If set, …", "three is …". */
const ofAnyCase =
  /^(?:(?:if|when|unless) (?:not |never )?(?:set|used|given|present|true|false|\p{Ll}+ed)(?:,| (?:to|by|with|in) )|(?:one|two|three|four|five|six|all|both|some|none|many|most)(?: (?:or|and) \p{Ll}+)? (?:is|are|was|were|has|have|can|must|will|may|should)(?!\p{L}))/iu;

/** "The value of number", "NUMBER new bytes": a slot in the form of a command. */
const ofVariable =
  /(?<!\p{L})of (?:number|string|name|file|value|count|size|key|option|command|argument)(?= (?:is|are|was|must|should|to|can|has|will)(?!\p{L})|\.?$)|(?<![\p{L}_-])(?:NUMBER|STRING|FILE(?:NAME)?|NAME|VALUE|LIST|COUNT|SIZE|DIR|EXPR|[LR]HS|PATTERN|COMMAND|ARGS?|OPTION|TEXT|WORD)(?![\p{L}_-])/u;

/** Said by its writer, to a friend, in doubt, of this moment, or of people in a story. */
const ofWriter =
  /(?<!\p{L})(?:I|[Mm]e|[Mm]yself|[Mm]y|[Ww]e|[Oo]urs?|[Uu]s|[Ll]et['’]s|[Pp]lease|[Pp]erhaps|[Mm]aybe|[Aa]pparently|[Pp]resumably|[Pp]robably|[Rr]ecently|[Tt]oday|[Nn]owadays|[Cc]urrently|Alice|Bob|Carol|Eve|[Dd]u|[Dd]ich|[Ii]ch|[Mm]ich|[Ww]ir|[Uu]ns\p{L}*|[Vv]ielleicht|[Tt]u|[Tt]oi|[Jj]e|[Mm]oi|[Nn]ous|[Nn]os|[Nn]otre|[Pp]eut-être|[Yy]o|[Tt]ú|[Nn]osotros|[Nn]uestr\p{L}+|[Qq]uizás?|[Ii]o|[Nn]oi|[Nn]ostr\p{L}+|[Ff]orse|[Ee]u|[Nn]ós|[Nn]oss[oa]s?|[Tt]alvez|[Яя]|[Тт]ы|[Мм]ы|[Нн]аш\p{L}*|[Мм]ожет быть|[Hh]ere|[Ss]uch|[Tt]his|[Tt]hese|[Tt]hose(?! (?:who|that|which|of|with|in)(?!\p{L}))|[Tt]hereafter|[Ss]o doing|[Ff]rom then on|[Ss]ince then|[Aa]fterwards|[Cc]orresponding|[Rr]espective|[Rr]esulting|say)(?!\p{L})|(?<!\p{L})(?:in|of|for|at|by|with|from|on|under|to|although|though|while|because|since|if|when) that (?!\p{L}+s(?!\p{L}))|(?<!\p{L})(?:[jtmJTM])[’']/u;
