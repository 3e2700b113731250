import { baseLanguage, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import { eitherPatterns, type EitherValue, eitherWording } from './either-patterns.ts';
import { isFragment, isMuddled } from './fragments.ts';
import { counts, hasVerb, isOfUnnamedThing } from './lone-statements.ts';
import { askableStatements, type StatementMaterial, worthOf } from './statements.ts';
import { worded, type Wording } from './wording.ts';

const fewestStems = 3;
const mostWordsOfThing = 9;
/** How far before the joint the first of two things may begin, in words. */
const farthest = 9;

/** A sentence that says something of one of two things, of both or of neither. */
interface Either {
  readonly value: EitherValue;
  readonly opening: string;
  readonly one: string;
  readonly other: string;
  /** A German verb behind both. */
  readonly tail: string;
}

/**
 * Of which of two things a sentence says something: of the one and not the other, the other way
 * round, of both, of neither. All four answers are made of the same words, and none but one is what
 * the lesson says.
 */
export function eitherQuestions(material: StatementMaterial, wording: Wording): Candidate[] {
  const { subject, language, asked } = material;
  const words = eitherWording(asked);
  if (!words) return [];
  return askableStatements(material).flatMap(({ sentence, said: plain, named }): Candidate[] => {
    const found = eitherIn(plain, subject, language);
    if (!found) return [];
    const { value, opening, one, other, tail } = found;
    // What stands in the lesson to the letter is known again.
    const as = (ways: readonly string[], first: string, second: string): string => {
      const said = ways.map((way) => worded(way, { a: first, b: second }) + tail);
      return said.find((way) => !plain.includes(way.replace(/^…+ ?/u, ''))) ?? said[0] ?? '';
    };
    const answers: Readonly<Record<EitherValue, string>> = {
      first: as(words.only, one, other),
      second: as(words.only, other, one),
      both: as(words.both, one, other),
      neither: as([words.neither], one, other),
    };
    return [
      {
        type: 'either',
        question: worded(words.question, { a: opening }),
        key: answers[value],
        wrong: Object.values(answers).filter((answer) => answer !== answers[value]),
        fewestWrong: 3,
        isChecked: true,
        explanation: worded(wording.because, { a: sentence.plain }),
        refs: sentence.refs,
        place: sentence.number,
        about: [sentence.plain],
        worth: worthOf(named),
      },
    ];
  });
}

function eitherIn(
  plain: string,
  subject: ReadonlySet<string>,
  language: string,
): Either | undefined {
  for (const { value, pattern } of eitherPatterns(language)) {
    const { a, b, c = '', v, l } = pattern.exec(plain)?.groups ?? {};
    if (c === '') continue;
    const parts = l === undefined ? [a ?? '', b ?? ''] : split(l, c, language);
    if (!parts) return undefined;
    const [before = '', one = ''] = parts;
    const opening = v === undefined ? before : `${before} ${v}`;
    const { thing, tail } = withoutTail(c, opening, language);
    const isGood =
      areParallel(one, thing, language) &&
      isOpening(opening, language) &&
      !isOfUnnamedThing(opening, subject, language) &&
      [one, thing].every((half) => isThing(half, language)) &&
      contentStems(`${opening} ${one} ${thing}`, language).length >= fewestStems;
    return isGood ? { value, opening, one, other: thing, tail } : undefined;
  }
  return undefined;
}

const article: Readonly<Record<string, RegExp>> = {
  en: /^(?:an?|the|its|their|his|her|your|one|no|every|each)$/iu,
  de: /^(?:der|die|das|den|dem|des|eine?[nmrs]?|keine?[nmrs]?|ihre?[nmrs]?|seine?[nmrs]?)$/iu,
  fr: /^(?:le|la|les|une?|des|du|son|sa|ses|leurs?|l['’]\S*|d['’]\S*)$/iu,
  es: /^(?:el|la|los|las|una?|unos|unas|sus?)$/iu,
  it: /^(?:il|lo|la|i|gli|le|uno?|una|un['’]\S*|l['’]\S*)$/iu,
  pt: /^(?:os?|as?|uma?|uns|umas|seus?|suas?)$/iu,
};
/** Words with which a thing begins that is told of how, where, to whom, or what is done. */
const preposition: Readonly<Record<string, string>> = {
  en: 'by|with|for|in|on|to|as|from|of|at|through|into|about|between|against|under|over|without|within|because|after|before',
  de: 'von|vom|mit|für|in|im|ins|auf|zu|zum|zur|als|aus|an|am|bei|durch|über|gegen|unter|ohne|nach|um|weil',
  fr: 'par|avec|pour|dans|en|sur|à|au|aux|de|du|des|comme|sans|contre|sous|vers|chez',
  es: 'por|con|para|en|sobre|a|al|de|del|como|sin|contra|bajo|hacia|desde',
  it: 'per|con|in|nel|nella|su|sul|a|al|alla|di|del|della|dei|come|senza|contro|da|dal|dalla',
  pt: 'por|pelo|pela|com|para|em|no|na|sobre|a|ao|à|de|do|da|dos|das|como|sem|contra',
  ru: 'по|с|для|в|на|о|об|к|от|из|как|без|через|за|у|от',
};
const opens = (word: string, language: string): string => {
  const base = baseLanguage(language);
  if (article[base]?.test(word)) return 'article';
  const known = new RegExp(`^(?:${preposition[base] ?? '$^'})$`, 'iu').test(word);
  if (known) return word.toLowerCase();
  return base === 'en' && /^\p{Ll}{2,}ing$/u.test(word) ? 'ing' : '';
};

/**
 * "In public as individuals | rather than as a company": where the first of the two
 * begins.
 */
function split(
  left: string,
  right: string,
  language: string,
): readonly [string, string] | undefined {
  const form = opens(right.split(' ')[0] ?? '', language);
  const words = left.split(' ');
  const [joint = '', last = ''] = words.slice(-2);
  if (form === '') {
    // "Is about curiosity, not greed": one word for one word.
    const isOne = !right.includes(' ') && !['', 'article', 'ing'].includes(opens(joint, language));
    return isOne && words.length > 3 ? [words.slice(0, -1).join(' '), last] : undefined;
  }
  for (let at = words.length - 2; at > 2 && words.length - at <= farthest; at--)
    if (opens(words[at] ?? '', language) === form) {
      // "At the door of the house, not the garden": of the house, or the door?
      const before = opens(words[at - 1] ?? '', language);
      if ((form === 'article' && before !== '') || before === 'article') return undefined;
      return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    }
  return undefined;
}

/** "Nicht den Preis, sondern die Freiheit gewählt": the verb belongs to both. */
function withoutTail(
  thing: string,
  opening: string,
  language: string,
): { readonly thing: string; readonly tail: string } {
  const { rest, verb } =
    baseLanguage(language) === 'de' && ofTwoVerbs.test(opening)
      ? (/^(?<rest>.+) (?<verb>\p{Ll}+(?:t|en)(?: (?:werden|worden|sein|haben))?)$/u.exec(thing)
          ?.groups ?? {})
      : {};
  return rest === undefined || verb === undefined
    ? { thing, tail: '' }
    : { thing: rest, tail: ` ${verb}` };
}
const ofTwoVerbs =
  /(?<!\p{L})(?:hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|soll|sollen|sollte|sollten|muss|müssen|darf|dürfen|will|wollen|ist|sind)(?!\p{L})/u;

/** Do both begin with a word of one kind, or with none, and are they about as long? */
function areParallel(one: string, other: string, language: string): boolean {
  const ratio = one.length / Math.max(1, other.length);
  if (ratio < shortest || ratio > 1 / shortest) return false;
  if (isUnspaced(language)) return true;
  // "Both server and user-dependent": half of the one stands behind the other.
  if (/-/u.test(one) !== /-/u.test(other)) return false;
  const [first, second] = [one.split(' '), other.split(' ')];
  const form = opens(first[0] ?? '', language);
  return (
    form === opens(second[0] ?? '', language) &&
    (form !== '' || Math.max(first.length, second.length) <= mostWordsWithout) &&
    /^\p{Lu}/u.test(one) === /^\p{Lu}/u.test(other)
  );
}
const shortest = 0.35;
const mostWordsWithout = 3;

/** A subject and its verb, that nothing before it is needed for. */
const isOpening = (opening: string, language: string): boolean =>
  /^[\p{Lu}\p{Script=Han}]/u.test(opening) &&
  contentStems(opening, language).length >= 1 &&
  (isUnspaced(language) || hasVerb(opening, language)) &&
  !denied.test(opening) &&
  !such.test(opening) &&
  !begins.test(opening) &&
  !counts.test(opening) &&
  !auxiliary.test(opening) &&
  !/, (?:it|they|he|she|we|you|there) /u.test(opening) &&
  // What is combined is two things; what is too much is too much.
  !/(?<!\p{L})(?:combin\p{L}*|kombin\p{L}*|too)$/iu.test(opening) &&
  !/["“”«»„]|[([{]/u.test(opening);
/** "Does not …": its verb is behind the denial, and so is its subject in "nor". */
const auxiliary =
  /(?<!\p{L})(?:do|does|did|can|could|will|would|should|may|might|must|has|have|had|why|if|that|which|who|and|or|whether)$/iu;
/** "Mit solchen Fehlern": with which? Behind "können" the verb agrees with one of the two. */
const such =
  /(?<!\p{L})(?:such|solche[nrsm]?|tel(?:le)?s?|tal(?:es|i)?|tais|такие|таких|такой)(?!\p{L})|(?:können|müssen|sollen|dürfen)$/iu;
const denied =
  /(?<!\p{L})(?:not|cannot|whether|never|no|none|nor|nicht|kein\p{L}*|nie|ne|pas|non|nunca|jamais|sin|senza|sem|não|не|нет)(?!\p{L})|n['’]t(?!\p{L})/iu;
const begins =
  /^(?:your|my|his|her|their|its|dein\p{L}*|mein\p{L}*|sein\p{L}*|ihre?\p{L}*|ton|ta|tes|mon|ma|mes|son|sa|ses|tus?|mis?|sus?|il (?:mio|tuo|suo)|la (?:mia|tua|sua)|if|when|while|because|although|since|as|by|in|on|at|for|with|after|before|once|to|but|and|wenn|weil|obwohl|als|da|um|bei|si|quand|lorsque|comme|pour|cuando|aunque|como|para|se|quando|perché|mentre|per|caso|если|когда|хотя|чтобы)(?!\p{L})/iu;

const isThing = (half: string, language: string): boolean =>
  contentStems(half, language).length >= 1 &&
  (isUnspaced(language) || half.split(' ').length <= mostWordsOfThing) &&
  !inner.test(half) &&
  !/["“”«»„]|[()[\]{}]|\p{L}-(?:\s|$)/u.test(half) &&
  !isFragment(half, language) &&
  !isMuddled(half, language);
/** A clause of its own, or a third thing. */
const inner =
  /(?<!\p{L})(?:that|which|who|whose|what|how|because|if|when|where|since|while|so|than|until|is|are|was|were|but|dass|weil|wenn|wobei|sondern|aber|que|qui|dont|où|mais|parce|sino|pero|cuando|porque|che|cui|ma|perché|quando|mas|котор\p{L}+|что|если|но)(?!\p{L})/iu;
