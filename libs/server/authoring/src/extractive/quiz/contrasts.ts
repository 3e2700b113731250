import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { pointsBackIn } from '../material/definition-form.ts';
import { opensWithVerb, withoutArticle } from '../material/definition-sources.ts';
import type { Candidate } from './candidate.ts';
import { crossed, type Told } from './crossed.ts';
import { isFragment } from './fragments.ts';
import { hasVerb } from './lone-statements.ts';
import { askableStatements, type StatementMaterial } from './statements.ts';
import { worded, type Wording } from './wording.ts';

/** What stands between the two halves of a contrast, by language. */
const between: Readonly<Record<string, string>> = {
  en: ',? whereas |, while |; (?:in|by) contrast, ',
  es: ', mientras que |, en cambio, ',
  fr: ',? tandis que |, alors que ',
  de: ', während |, wohingegen ',
  it: ',? mentre |, invece ',
  pt: ',? enquanto |, ao passo que ',
  ca: ',? mentre que ',
  ru: ', тогда как |, в то время как ',
};
const lengths = { least: 10, most: 110 } as const;
const mostWordsOfName = 5;

/** "How does the lesson tell A and B apart?": who does what, exchanged, or both the same. */
export const contrastQuestions = (material: StatementMaterial, wording: Wording): Candidate[] =>
  askableStatements(material).flatMap(
    ({ sentence: { plain, refs, number }, said }): Candidate[] => {
      const found = contrastIn(said, material.language);
      if (!found) return [];
      const [one, other] = found;
      return [
        {
          type: 'cross',
          question: worded(wording.tellApart, { a: one.name, b: other.name }),
          ...crossed(one, other, undefined, wording),
          explanation: worded(wording.because, { a: plain }),
          refs,
          place: number,
          about: [plain],
          worth: 2,
        },
      ];
    },
  );

function contrastIn(plain: string, language: string): readonly [Told, Told] | undefined {
  const words = between[baseLanguage(language)];
  if (words === undefined || ofPlace.test(plain)) return undefined;
  const [left = '', right, ...more] = plain.split(new RegExp(words, 'u'));
  if (right === undefined || more.length > 0) return undefined;
  const [a, b] = [halfOf(left, language), halfOf(right, language)];
  if (!a || !b || a.name.toLowerCase() === b.name.toLowerCase()) return undefined;
  const shared = contentStems(a.said, language);
  const said = contentStems(b.said, language);
  // What is said of one must not be what is said of the other in other words.
  if (shared.join(' ') === said.join(' ')) return undefined;
  // Exchanged, "are kept" beside one thing would tell that it is wrong.
  if (baseLanguage(language) === 'en' && isOfSeveral.test(a.said) !== isOfSeveral.test(b.said))
    return undefined;
  return [a, b];
}

const isOfSeveral =
  /^(?:are|were|have|do|\p{L}*[^s\s])(?!\p{L})(?<!^(?:can|could|must|may|should|will|would))/u;
/** "The first pattern", "the left picture": which one, its place in the text tells. */
const ofPlace =
  /(?<!\p{L})(?:first|second|third|last|left|right|upper|lower|primer[ao]?s?|segund[ao]s?|izquierd[ao]|derech[ao]|premi(?:er|ère)s?|deuxième|gauche|droite|erste[nrs]?|zweite[nrs]?|linke[nrs]?|rechte[nrs]?|prim[ao]|second[ao]|sinistr[ao]|destr[ao]|primeir[ao]s?|esquerd[ao]|direit[ao]|перв\p{L}+|втор\p{L}+|лев\p{L}+|прав(?:ый|ая|ое|ой|ом))(?!\p{L})/iu;

/** The subject of a clause, of a few words, and what the clause says of it. */
function halfOf(clause: string, language: string): Told | undefined {
  if (clause.length < lengths.least || clause.length > lengths.most) return undefined;
  if (vague.test(clause.trim())) return undefined;
  const words = withoutArticle(clause.trim()).split(/\s+/);
  for (let count = 1; count <= Math.min(mostWordsOfName, words.length - 2); count++) {
    const said = words.slice(count).join(' ');
    if (!opensWithVerb(said, language)) continue;
    const name = words.slice(0, count).join(' ');
    const isGood =
      contentStems(name, language).length > 0 &&
      !/[,;]|ly$|(?:^|\s)(?:numbers?|values?|amounts?|options?|cases?|data)$/u.test(name) &&
      !hasVerb(name, language) &&
      !/[?!]|^\p{L}+ly /u.test(name) &&
      !pointsBackIn(`${name} ${said}`, language) &&
      !vague.test(name) &&
      contentStems(said, language).length >= 2 &&
      !isFragment(said, language);
    return isGood ? { name, said } : undefined;
  }
  return undefined;
}

/** "Some", "you", "there", "the first": a name that names nothing. */
const vague =
  /^(?:depending|according|based|given|as|some|others?|you|we|i|one|there|he|she|it|they|most|many|all|none|both|former|latter|first|second|if|when|for|in|on|with|by|algunos?|otros?|hay|usted|nous|vous|on|il y|certains?|d['’]autres|man|sie|wir|es|manche|andere|alcuni|altri|si|alguns|outros|você|некоторые|другие|вы|мы)(?!\p{L})/iu;
