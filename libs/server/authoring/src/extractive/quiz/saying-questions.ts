import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { MaterialIndex } from '../material/material-index.ts';
import { aboutName, type Candidate } from './candidate.ts';
import { capital } from './clauses.ts';
import { occurrencesIn } from './choose-options.ts';
import { claimed, sameGender } from './distractors.ts';
import { isAlike, isLabel, isSameKindOfName, shapeOf } from './likeness.ts';
import { holdsWhole } from './sound-candidate.ts';
import type { Predicate, Saying } from './sayings.ts';
import { worded, type Wording } from './wording.ts';

/** Share of telling words that what is said of two things may have in common. */
const likeAnother = 0.4;

/** Of what so much is said, all may be said: the text as a whole is about it. */
const ofEverything = 2;
/** What a lesson names so often it is about. */
const enoughMentions = 3;
/** Names considered for one question. */
const enoughNames = 9;

/** What questions on the sayings of a lesson are made from. */
interface SayingMaterial {
  readonly sayings: readonly Saying[];
  /** All that the lesson says, of whatever it may be. */
  readonly predicates: readonly Predicate[];
  /** What the material says near by, the nearest first. */
  readonly around: readonly Saying[];
  /** Stems of what the lesson is about. */
  readonly subject: ReadonlySet<string>;
  /** The lesson as its reader sees it, in small letters. */
  readonly text: string;
  readonly index: MaterialIndex;
  readonly wording: Wording;
  readonly language: string;
}

/**
 * What the lesson says of a thing that it is about, against what is said of others; and of which
 * thing it says so, against others that it names.
 */
export function sayingQuestions(material: SayingMaterial): Candidate[] {
  const { sayings, predicates, around, subject, text, wording, language } = material;
  return sayings.flatMap((one): Candidate[] => {
    const isOfLesson =
      one.stems.some((stem) => subject.has(stem)) ||
      occurrencesIn(text, one.subject) >= enoughMentions;
    const isEverything =
      around.filter(({ subject: other }) => other === one.subject).length > ofEverything;
    if (!isOfLesson || isEverything || isInverted.test(one.said)) return [];
    const own = new Set(contentStems(one.said, language));
    if (one.stems.some((stem) => own.has(stem))) return [];
    const wrong = [
      ...predicates
        .filter((other) => couldBeSaid(other, one, own, language))
        .toSorted((a, b) => unlike(a, one) - unlike(b, one)),
      ...around.filter((other) => couldBeSaid(other, one, own, language)).slice(0, enoughNames),
    ];
    const common = {
      explanation: worded(wording.because, { a: one.source }),
      refs: one.refs,
      place: one.place,
      about: [...aboutName(one.subject, language), one.source],
      worth: 1.2 + one.stems.filter((stem) => subject.has(stem)).length * 0.2,
    };
    return [
      {
        ...common,
        type: 'said',
        question: worded(wording.whatSaid, { a: one.subject }),
        key: capital(one.said),
        wrong: [...new Set(wrong.map(({ said }) => capital(said)))],
        formOf: (option) => `${verbOf(option)} ${genderIn(option, language)}`,
      },
      {
        ...common,
        type: 'whose',
        question: worded(wording.ofWhich, { a: one.said }),
        key: one.subject,
        fewestWrong: 3,
        wrong: namesBeside(one, own, material),
      },
    ];
  });
}

/** Other things that the lesson names, of which the same could be said and is not. */
function namesBeside(
  one: Saying,
  own: ReadonlySet<string>,
  { sayings, around, text, index, language }: SayingMaterial,
): string[] {
  const showsGender = genderIn(capital(one.said), language) !== '';
  const spot = {
    kind: 'term' as const,
    start: one.source.length - one.said.length - 1 - one.subject.length,
    end: one.source.length - one.said.length - 1,
    text: one.subject,
    stems: one.stems,
    unit: '',
    worth: 0,
  };
  const number = numberOf(one.said, language);
  const said = [...sayings, ...around]
    .filter((other) => numberOf(other.said, language) === number)
    .map(({ subject }) => subject);
  const chosen = new Set<string>();
  for (const name of said) {
    if (chosen.size >= enoughNames) break;
    const stems = contentStems(name, language);
    const fits =
      holdsWhole(text, name.toLowerCase()) &&
      stems.length > 0 &&
      !isLabel.test(name) &&
      !stems.some((stem) => one.stems.includes(stem) || own.has(stem)) &&
      isAlike(name, one.subject, language) &&
      isSameKindOfName(name, one.subject) &&
      shapeOf(name) === shapeOf(one.subject) &&
      (!showsGender || sameGender(one.article, name, language, index)) &&
      !claimed(one.source, spot, { text: name, stems, chunk: 0, unit: '' }, language, index);
    if (fits) chosen.add(name);
  }
  return [...chosen];
}
const unlike = (other: Predicate, one: Predicate): number =>
  (verbOf(other.said) === verbOf(one.said) ? 0 : anotherVerb) +
  Math.abs(other.said.length - one.said.length) +
  Math.abs(other.place - one.place);
const anotherVerb = 60;

/** Said of another thing, in the same number and with the same kind of verb, and naming neither. */
function couldBeSaid(
  other: Predicate,
  one: Saying,
  own: ReadonlySet<string>,
  language: string,
): boolean {
  const stems = contentStems(other.said, language);
  const shared = stems.filter((stem) => own.has(stem)).length;
  return (
    other.said !== one.said &&
    !isInverted.test(other.said) &&
    !(romance.has(baseLanguage(language)) && isInfinitive.test(other.said)) &&
    !other.stems.some((stem) => one.stems.includes(stem)) &&
    !stems.some((stem) => other.stems.includes(stem) || one.stems.includes(stem)) &&
    !holdsWhole(other.said.toLowerCase(), one.subject.toLowerCase()) &&
    numberOf(other.said, language) === numberOf(one.said, language) &&
    shared / Math.max(1, Math.min(stems.length, own.size)) < likeAnother &&
    other.said.length > one.said.length * 0.45 &&
    other.said.length < one.said.length * 2.2
  );
}

const romance = new Set(['es', 'fr', 'it', 'pt', 'ca']);
/** "Permettere …": said of nobody. */
/** "Wird ein Bild gemalt": a German case without its "wenn". */
const isInverted =
  /^(?:wird|werden) (?:eine?[nmrs]?|der|die|das|solche[rsmn]?) |(?<!\p{L})solche[rsmn]?(?!\p{L})/u;
const isInfinitive = /^\p{Ll}{2,}(?:are|ere|ire|[aei]rsi|[aeio]r|er|ir|re)(?!\p{L})/u;
const modal =
  /^(?:can|may|might|must|should|will|would|could|puede|pueden|debe|deben|peut|peuvent|doit|doivent|kann|können|muss|müssen|darf|dürfen|soll|sollen|sollte|può|possono|deve|devono|pode|podem|devem|может|могут)(?!\p{L})/iu;
const copula =
  /^(?:is|are|was|were|es|son|era|fue|está|están|est|sont|était|ist|sind|war|waren|wird|werden|è|sono|viene|vengono|é|são|estão|foi)(?!\p{L})/iu;
/** Verbs of more than one thing, by their first word. */
const many: Readonly<Record<string, RegExp>> = {
  en: /^(?:are|were|have|do|(?!\p{L}+(?:s|ed)(?!\p{L}))\p{L}+)(?!\p{L})/iu,
  es: /^\p{L}+n(?!\p{L})/iu,
  fr: /^(?:sont|ont|étaient|seront|font|\p{L}+ent)(?!\p{L})/iu,
  de: /^(?:sind|\p{L}+en)(?!\p{L})/iu,
  it: /^\p{L}+no(?!\p{L})/iu,
  pt: /^(?!tem(?!\p{L})|\p{L}+ém(?!\p{L}))(?:\p{L}+m|são|estão|têm|serão)(?!\p{L})/iu,
  ru: /^\p{L}+[уюая]т(?:ся)?(?!\p{L})/iu,
};

/** Does the verb say it of many? "Can" and "must" leave that open in English. */
const numberOf = (said: string, language: string): boolean => {
  const base = baseLanguage(language);
  const isOpen = base === 'en' && modal.test(said);
  return !isOpen && (many[base]?.test(said) ?? false);
};
/** By its verb: what a thing is, can or does. */
const verbOf = (said: string): string =>
  modal.test(said) ? 'modal' : copula.test(said) ? 'copula' : 'verb';

/** The gender that a participle behind "is" shows, in the languages whose participles do. */
const genderIn = (option: string, language: string): string => {
  const participle = /^\p{L}+ (?<word>\p{L}+)/u.exec(option)?.groups?.['word'] ?? '';
  if (!copula.test(option)) return '';
  switch (baseLanguage(language)) {
    case 'fr':
      return /[éiut]es?$/u.test(participle) ? 'f' : 'm';
    case 'es':
    case 'it':
    case 'pt':
      return /[ao][ds]?s?$/u.test(participle) ? participle.replace(/s$/, '').slice(-1) : '';
    default:
      return '';
  }
};
