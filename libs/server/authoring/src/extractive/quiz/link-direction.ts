import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';

/**
 * Is plain to whoever reads the two statements how they hang together, without the lesson: where one
 * of them says what is to be done, is impossible, good or bad, or holds a word that draws a
 * conclusion, and where both say nearly the same?
 */
export const tellsDirection = (one: string, other: string, language: string): boolean =>
  [one, other].some((half) => bound[baseLanguage(language)]?.test(half) ?? false) ||
  (baseLanguage(language) === 'de' &&
    [one, other].some((half) => / (?:Sie|Ihre?)(?!\p{L})/u.test(half))) ||
  sharesWords(one, other, language);

/** Share of the telling words of the shorter statement that the other one may have too. */
const likeAnother = 1 / 3;
function sharesWords(one: string, other: string, language: string): boolean {
  const [a, b] = [one, other].map((half) => new Set(contentStems(half, language)));
  if (!a || !b) return false;
  const both = [...a].filter((stem) => b.has(stem)).length;
  return both / Math.max(1, Math.min(a.size, b.size)) >= likeAnother;
}

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
/** Duties, impossibilities, judgements, who is spoken to, and conclusions. By language. */
const bound: Readonly<Record<string, RegExp>> = {
  en: words(
    "must|should|ought|(?:don['’]t|not?) need|needs?|needed|ha(?:s|ve|d) to|can ?not|can['’]t|could(?: not|n['’]t)|impossible|would|might|possible|vital|essential|crucial|important|necessary|required|recommended|advisable|advised|careful|carefully|caution|eas(?:y|ier)|complicated|convenient|useful|useless|helpful|good idea|confus\\p{L}*|broken|you|your|results?|resulting|reasons?|caus(?:e[sd]?|ing)|leads?|otherwise|thereby|hence|thus|therefore|consequently",
  ),
  de: words(
    'muss|müssen|musst|mussten?|soll(?:te|ten|en)?|darf|dürfen|(?:kann|können|konnten?) [^,]*nicht|unmöglich|wichtig\\p{L}*|nötig|notwendig\\p{L}*|erforderlich|empf[eio]\\p{L}+|ratsam|sinnvoll\\p{L}*|nützlich\\p{L}*|brauchen|sonst|daher|deshalb|somit|dadurch',
  ),
  fr: words(
    'doi(?:t|vent|s)|devr\\p{L}+|devoir|faut|faudra\\p{L}*|besoin|nécessaires?|nécessit\\p{L}+|obligatoires?|ne (?:peut|peuvent|pouvez|pourra\\p{L}*)|impossible|important\\p{L}*|essentiel\\p{L}*|recommand\\p{L}+|conseill\\p{L}+|préférable|encourag\\p{L}+|utiles?|inutiles?|facile|vous|votre|vos|alors|ainsi|donc|sinon',
  ),
  es: words(
    'debe[ns]?|deber\\p{L}+|hay que|tienen? que|necesari[oa]s?|necesit\\p{L}+|obligatori[oa]s?|no (?:se )?pued\\p{L}+|imposible|importantes?|esencial\\p{L}*|recomend\\p{L}+|recomiend\\p{L}+|aconsej\\p{L}+|convien\\p{L}+|convenientes?|útil(?:es)?|inútil\\p{L}*|fácil|usted|entonces|así|de lo contrario',
  ),
  it: words(
    'dev[eio]|devono|dovr\\p{L}+|dover\\p{L}+|bisogna|occorr\\p{L}+|necessari[oae]?|necessit\\p{L}+|obbligatori[oae]?|non (?:si )?(?:può|possono|è possibile)|impossibil[ei]|important[ei]|essenzial[ei]|consigli\\p{L}+|raccomand\\p{L}+|util[ei]|inutil[ei]|facile|allora|così|quindi|altrimenti',
  ),
  pt: words(
    'dev(?:e|em|ia|iam|erá|erão)|tem que|têm que|é preciso|precis\\p{L}+|necessári[oa]s?|necessit\\p{L}+|obrigatóri[oa]s?|não (?:se )?pode\\p{L}*|impossível|importantes?|essencia\\p{L}+|recomend\\p{L}+|aconselh\\p{L}+|convém|útil|úteis|inútil|fácil|você|então|assim',
  ),
  ru: words(
    'долж\\p{L}+|нужн\\p{L}+|необходим\\p{L}+|следует|придётся|приходится|нельзя|невозможн\\p{L}+|не (?:может|могут|можете|можно)|важн\\p{L}+|рекоменд\\p{L}+|желательн\\p{L}+|полезн\\p{L}+|бесполезн\\p{L}+|легко|требу\\p{L}+|вы|вам|ваш\\p{L}*|отсюда|тогда|поэтому|потому|значит',
  ),
};
