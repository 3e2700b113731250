import { baseLanguage } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import type { MaterialIndex } from '../material/material-index.ts';

/** What stands before a noun of one gender and number, by the article that it tells. */
const before: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    el: 'el|del|al|un|este',
    la: 'la|una|esta',
    los: 'los|estos|unos',
    las: 'las|estas|unas',
  },
  fr: { le: 'le|du|au|un|ce', la: 'la|une|cette', les: 'les|des|aux|ces', 'l’': "[ldn]['’]|cet" },
  it: {
    il: 'il|del|al|dal|nel|sul',
    lo: 'lo|dello|allo|dallo|nello|sullo',
    la: 'la|della|alla|dalla|nella|sulla|una',
    i: 'i|dei|ai|dai|nei|sui',
    gli: 'gli|degli|agli|dagli|negli|sugli',
    le: 'le|delle|alle|dalle|nelle|sulle',
    'l’': "(?:d?el|al|dal|nel|sul)?l?['’]|un['’]",
  },
  pt: {
    o: 'o|do|ao|no|um|pelo|este',
    a: 'da|à|na|uma|pela|esta',
    os: 'os|dos|aos|nos|pelos|estes',
    as: 'das|às|nas|pelas|estas',
  },
  ca: { el: 'el|del|al|un', la: 'la|una', els: 'els|dels|als', les: 'les', 'l’': "[ld]['’]" },
};

/** The endings of nouns that tell the same. */
const endings: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  es: {
    el: /(?:aje|[eao]ma|(?<!nd)o)$/u,
    la: /(?:[csx]ión|[dt]ad|tud|umbre|(?<![eao]m)a)$/u,
    los: /(?:ajes|dores|[eao]mas|(?<!nd)os)$/u,
    las: /(?:iones|[dt]ades|(?<![eao]m)as)$/u,
  },
  fr: {
    le: /(?:ment|age|isme|ème|thme)$/u,
    la: /(?:[ts]ion|ité|ure|[ae]nce)$/u,
    les: /[^s][sx]$/u,
  },
  it: {
    il: /(?:tore|[eao]m?ma|(?<!nd|iam)o)$/u,
    la: /(?:[zs]ione|tà|(?<![eao]m?m)a)$/u,
    i: /(?:menti|ggi|ismi|tori|(?<![zs]ion)i)$/u,
    le: /(?:[zs]ioni|ture|nze)$/u,
  },
  pt: {
    o: /(?:dor|[eao]ma|(?<!nd|ã)o)$/u,
    a: /(?:[çs]ão|dade|tude|gem|(?<![eao]m)a)$/u,
    os: /(?:dores|[eao]mas|(?<!nd)os)$/u,
    as: /(?:[çs]ões|dades|gens|(?<![eao]m)as)$/u,
  },
  ca: {
    el: /(?:ment|atge|isme)$/u,
    la: /(?:[cs]ió|tat|ura|nça)$/u,
    els: /(?:ments|atges|ismes)$/u,
    les: /(?:[cs]ions|tats|ures|nces)$/u,
  },
};

/** Endings that no other gender has, whatever stands before the word by chance. */
const surely: Readonly<Record<string, RegExp>> = {
  es: /(?:ci[óo]n(?:es)?|[dt]ad(?:es)?|tud)$/u,
  fr: /(?:tion|ité|ment|isme)$/u,
  it: /(?:zion[ei]|tà)$/u,
  pt: /(?:[çs]ão|[çs]ões|dades?|agens?)$/u,
};

/** Before a vowel an article of one thing is short in these. */
const elided: Readonly<Record<string, RegExp>> = {
  fr: /^[aeiouyéèêâîôœh]/iu,
  it: /^[aeiouàèéìòù]/iu,
  ca: /^h?[aeiouàèéíòóú]/iu,
};

const proses = new WeakMap<MaterialIndex, string>();

/** All that the material says, in small letters. */
export function proseOf(index: MaterialIndex): string {
  let prose = proses.get(index);
  if (prose === undefined) {
    prose = ` ${index.sentences.map(({ plain }) => plain.toLowerCase()).join(' \n ')} `;
    proses.set(index, prose);
  }
  return prose;
}

/**
 * A heading with the article that it has in a sentence, as the text itself says it before the same
 * words; as it stands where nothing tells.
 */
export function withArticle(heading: string, language: string, index: MaterialIndex): string {
  const base = baseLanguage(language);
  if (/[?:;!]/u.test(heading)) return heading;
  if (base === 'en') return asSaid(heading, index);
  const [first = ''] = heading.split(' ');
  const forms = before[base];
  const noun = first.toLowerCase();
  const isNoun = /^\p{L}[\p{Ll}-]{2,}$/u.test(first) && !stopWords(base).has(noun);
  if (forms === undefined || !isNoun) return heading;
  const isName = (index.written.get(noun) ?? noun) !== noun;
  const article =
    (surely[base]?.test(noun) ? articleOfEnding(noun, base) : undefined) ??
    articleSaid(noun, base, index) ??
    (isName ? undefined : articleOfEnding(noun, base));
  if (article === undefined) return heading;
  const small = /^\p{Lu}[\p{Ll}-]*$/u.test(first) && !isName ? noun : first;
  const rest = `${small}${heading.slice(first.length)}`;
  return article.endsWith('’') ? `${article}${rest}` : `${article} ${rest}`;
}

/** "The scheduler" where that is how it is spoken of, and "caching" where no article is used. */
function asSaid(heading: string, index: MaterialIndex): string {
  if (stopWords('en').has(heading.split(' ')[0]!.toLowerCase())) return heading;
  // "Check the gate" is no thing.
  if (/^\S+ (?:the|an?|your|all) /iu.test(heading)) return heading;
  const prose = proseOf(index);
  const small = heading.toLowerCase();
  // "Users and groups in the town": several of them have none.
  const [head = ''] = small.split(/,| (?:of|in|for|on|with|from|to|by|and|or) /u);
  if (/(?:[^su]s|ing)$/u.test(head)) return heading;
  const [last = ''] = small.split(' ').slice(-1);
  // "An element" tells that there are several of them.
  const isCounted =
    small !== last &&
    !/^\p{L}+ing /u.test(small) &&
    /\p{Ll}{4,}$/u.test(heading) &&
    heading.endsWith(` ${last}`) &&
    [' a ', ' an '].some((one) => prose.includes(`${one}${last} `));
  return isCounted || isSaidWithArticle(small, prose) ? `the ${heading}` : heading;
}

/** "The gate is", but not "the gate keeper". */
const isSaidWithArticle = (small: string, prose: string): boolean =>
  [' the ', ' a ', ' an '].some((one) => prose.includes(`${one}${small}`)) &&
  new RegExp(
    `(?<!\\p{L})(?:the|an?) ${RegExp.escape(small)}(?=[.,;:)]| (?:is|are|was|can|will|has|to|of|in|for|on|and|or|that|which|from|with|by|as|at|does|must|should|may) )`,
    'u',
  ).test(prose);

const saidIn = new WeakMap<MaterialIndex, Map<string, string | undefined>>();

function articleSaid(noun: string, language: string, index: MaterialIndex): string | undefined {
  let known = saidIn.get(index);
  if (!known) saidIn.set(index, (known = new Map()));
  if (known.has(noun)) return known.get(noun);
  const prose = proseOf(index);
  const word = RegExp.escape(noun);
  const counts = Object.entries(before[language] ?? {}).map(([article, words]) => {
    const gap = article.endsWith('’') ? '' : ' ';
    const found = new RegExp(`(?<!\\p{L})(?:${words})${gap}${word}(?!\\p{L})`, 'gu');
    return { article, times: prose.match(found)?.length ?? 0 };
  });
  const [most] = counts.toSorted((a, b) => b.times - a.times);
  const article = most !== undefined && most.times > 0 ? most.article : undefined;
  const told = article === undefined ? undefined : shortened(article, noun, language);
  known.set(noun, told);
  return told;
}

function articleOfEnding(noun: string, language: string): string | undefined {
  const found = Object.entries(endings[language] ?? {}).find(([, ending]) => ending.test(noun));
  return found === undefined ? undefined : shortened(found[0], noun, language);
}

/** "L’ordine" and "gli strumenti": an article as it stands before the sound of a noun. */
function shortened(article: string, noun: string, language: string): string {
  if (language === 'it' && article === 'i' && /^(?:[aeiou]|s[^aeiou]|z|ps|gn)/u.test(noun))
    return 'gli';
  if (language === 'it' && article === 'il' && /^(?:s[^aeiou]|z|ps|gn)/u.test(noun)) return 'lo';
  return /^(?:el|le|la|il|lo)$/u.test(article) &&
    !(language === 'it' && article === 'le') &&
    (elided[language]?.test(noun) ?? false)
    ? 'l’'
    : article;
}
