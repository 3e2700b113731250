import { baseLanguage } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import type { Definition } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { isNoProse, isOfUnnamed, isToAsk, sharedMeaning } from './askable-definitions.ts';
import { aboutCode, type Candidate } from './candidate.ts';
import { opensWithVerb, predicateBehind, withoutArticle } from '../material/definition-sources.ts';
import { capital, isForeign } from './clauses.ts';
import { occurrencesIn } from './choose-options.ts';
import { genusOf, isOfSameKind } from './genus.ts';
import type { Entry } from './lesson-parts.ts';
import { kindredNames } from './kindred-names.ts';
import { formOf, isAlike, isLabel, isSameKindOfName, shapeOf } from './likeness.ts';
import { isSaidOfOthers, isWithin } from './same-sayings.ts';
import { isNoThing } from '../material/real-definition.ts';
import { nameOf } from './entry-names.ts';
import { isEveryday } from './plain-names.ts';
import { takesArticle } from './article-use.ts';
import { statementForm } from './statement-form.ts';
import { setNames } from './set-names.ts';
import { isReadable, vocabularyOf } from './vocabulary.ts';
import { worded, type Wording } from './wording.ts';

/** What questions on terms are made of: the definitions of the lesson and those around them. */
export interface TermMaterial {
  readonly index: MaterialIndex;
  readonly wording: Wording;
  readonly language: string;
  /** Those that the lesson gives, with their places. */
  readonly own: readonly { readonly definition: Definition; readonly place: number }[];
  /** The lesson's text in small letters. */
  readonly text: string;
}

/** "Which term means …?" and "What does the term mean?" for every definition of the lesson. */
export function termQuestions(material: TermMaterial): Candidate[] {
  return material.own
    .filter(({ definition }) => isToAsk(definition, material.language))
    .filter(({ definition: { term } }) => !isReadable(nameOf(term), vocabularyOf(material.index)))
    .filter(({ definition }) => !isAside(definition))
    .filter(
      ({ definition: { term, definition } }) =>
        !isSaidOfOthers(term, definition, material.index, material.language),
    )
    .flatMap(({ definition, place }) => [
      ...whichTerm(definition, place, material),
      ...whichMeaning(definition, place, material),
    ]);
}

/**
 * Definitions that are asked for as entries of a list are: those in which the name stands too, and
 * those that are told by a word which other names share ("host architecture").
 */
export const definitionEntries = (own: TermMaterial['own'], language: string): Entry[] =>
  own
    .filter(
      ({ definition }) => !isNoProse(definition) && !isForeign(definition.definition, language),
    )
    .filter(({ definition }) => namesItself(definition) || !isToAsk(definition, language))
    .flatMap(({ definition, place }) => {
      const { term, sentence } = definition;
      const found = { name: term, sentence: sentence.plain, refs: [sentence.ref], place };
      const told = namesItself(definition)
        ? predicateBehind(term, sentence.plain)
        : definition.definition.replace(/[.。।]$/u, '');
      return told === undefined ? [] : [{ ...found, said: told }];
    });

/**
 * The definitions of a lesson that say what their term is, in other words than its own or in words that
 * several of them have.
 */
export function definitionsToAsk(own: TermMaterial['own'], language: string): TermMaterial['own'] {
  const times = new Map<string, number>();
  for (const { definition } of own)
    for (const stem of new Set(contentStems(definition.definition, language)))
      times.set(stem, (times.get(stem) ?? 0) + 1);
  const common = new Set([...times].flatMap(([stem, count]) => (count > 1 ? [stem] : [])));
  return own.filter(
    ({ definition }) =>
      isToAsk(definition, language, common) &&
      !namesItself(definition) &&
      !definition.isAbbreviation,
  );
}

function whichTerm(definition: Definition, place: number, material: TermMaterial): Candidate[] {
  const { wording, language } = material;
  const key = nameOf(definition.term);
  const clause = said(definition, material.index);
  const inClause = new Set(contentStems(clause, language));
  if (namesItself(definition) || definition.stems.some((stem) => inClause.has(stem))) return [];
  if (!definition.code && isKindAlone(clause)) return [];
  const beside = rivals(definition, material)
    .filter((other) => !other.stems.some((stem) => inClause.has(stem)))
    .filter((other) => isAlike(other.term, definition.term, language))
    .filter((other) =>
      definition.code
        ? isSameKindOfName(other.term, definition.term)
        : isProper(other.term) === isProper(definition.term),
    )
    .filter((other) => shapeOf(other.term) === shapeOf(definition.term))
    .filter((other) => !isKindOf(other, definition, language));
  const kin = definition.code
    ? beside
    : beside.filter(({ definition: other }) =>
        isOfSameKind(other, definition.definition, language),
      );
  // With one rival of its kind a term is asked for among three others, once in a quiz.
  const isAmongOthers = !definition.code && kin.length === 1;
  const others = isAmongOthers ? [...new Set([...kin, ...beside])] : kin;
  const shared = common(definition, place, wording);
  return [
    {
      ...shared,
      ...(isAmongOthers && { about: [...shared.about, amongOthers], worth: 1, fewestWrong: 3 }),
      // Beside two other names a command is found by what those cannot be.
      ...(definition.code && { fewestWrong: 3 }),
      // A program is no word that means something.
      type: definition.code ? 'entryName' : 'term',
      question: worded(definition.code ? wording.whichEntry : wording.whichTerm, { a: clause }),
      key,
      // Alone among single words a name of several is seen at once, and so is "a frontend" among
      // "Muon" and the like: a kind of things, and others by their names.
      formOf: (name) => `${name.includes(' ')} ${takesArticle(name, language, material.index)}`,
      wrong: [
        ...others.map(({ term }) => term),
        ...(isOneOfAlike(definition, material)
          ? []
          : [
              // Which other words are of its kind, nothing tells of a command.
              ...(definition.code
                ? kindredNames(definition.term, clause, material)
                : namesBeside(definition, clause, material)),
            ]),
      ]
        .map(nameOf)
        // "-U" beside "--options-file": which of them it is, the form tells.
        .filter((name) => formOf(name) === formOf(key) && shapeOf(name) === shapeOf(key)),
    },
  ];
}

/** What a term is about that has but one rival of its kind. */
const amongOthers = 'a term among others';

/** "A built-in Python sequence": so are others. */
const isKindAlone = (clause: string): boolean =>
  clause.includes(' ') && genusOf(clause) === clause && clause.split(' ').length < fewestOfAlone;
const fewestOfAlone = 7;

/** An hbox is a box too, whatever else it is: what it is stands first. */
const isKindOf = (other: Definition, { stems }: Definition, language: string): boolean => {
  const kind = new Set(contentStems(genusOf(other.definition), language));
  return stems.some((stem) => kind.has(stem));
};

const meaningsByIndex = new WeakMap<MaterialIndex, ReadonlyMap<string, readonly Definition[]>>();
/** What the material says of a name, wherever it does. */
function meaningsOf(index: MaterialIndex): ReadonlyMap<string, readonly Definition[]> {
  let known = meaningsByIndex.get(index);
  if (!known) {
    known = new Map(
      [...Map.groupBy(index.definitions, ({ term }) => term.toLowerCase())].map(
        ([term, all]) => [term, all] as const,
      ),
    );
    meaningsByIndex.set(index, known);
  }
  return known;
}

/**
 * What else the lesson names in the same way, where it defines little: things of which the material
 * says elsewhere what they are, so that none of them is right too.
 */
function namesBeside(
  definition: Definition,
  clause: string,
  { index, language, text }: TermMaterial,
): string[] {
  const { term, stems } = definition;
  const inClause = new Set(contentStems(clause, language));
  const meanings = meaningsOf(index);
  return [...setNames(index).values()].filter((name) => {
    const own = contentStems(name, language);
    const known = meanings.get(name.toLowerCase()) ?? [];
    return (
      known.length > 0 &&
      known.every((other) => isOfSameKind(other.definition, definition.definition, language)) &&
      !known.some((other) => isKindOf(other, definition, language)) &&
      !known.some((other) => sharedMeaning(other, definition, language) >= likeAnother) &&
      occurrencesIn(text, name) > 0 &&
      !isLabel.test(name) &&
      isAlike(name, term, language) &&
      isSameKindOfName(name, term) &&
      takesArticle(name, language, index) === takesArticle(term, language, index) &&
      shapeOf(name) === shapeOf(term) &&
      own.length > 0 &&
      !own.some((stem) => stems.includes(stem) || inClause.has(stem))
    );
  });
}

/** "Jacal" is the name of one thing; "Scheme stack" is that of many, whatever it begins with. */
const isProper = (term: string): boolean => /^\p{Lu}/u.test(term.split(' ').at(-1) ?? '');

/** "… are CHARSXP, a type that is rarely visible": said by the way, of what something else is. */
const isAside = ({ term, sentence, marked }: Definition): boolean => {
  const at = sentence.plain.toLowerCase().indexOf(term.toLowerCase());
  return !marked && at > longestArticle && sentence.plain.startsWith(', ', at + term.length);
};
const longestArticle = 6;

function whichMeaning(definition: Definition, place: number, material: TermMaterial): Candidate[] {
  const { wording, language } = material;
  if (namesItself(definition)) return [];
  const own = new Set(contentStems(definition.definition, language));
  if (definition.stems.some((stem) => own.has(stem))) return [];
  const length = definition.definition.length;
  const others = rivals(definition, material)
    .filter((other) => isToAsk(other, language) && !isOfUnnamed(other.definition))
    .filter((other) => !namesItself(other) && shapeOf(other.term) === shapeOf(definition.term))
    .filter(
      (other) =>
        !contentStems(other.definition, language).some((stem) => definition.stems.includes(stem)),
    )
    // A clause that names its own term would be out of the question at once.
    .filter(
      (other) =>
        !contentStems(other.definition, language).some((stem) => other.stems.includes(stem)),
    )
    .filter((other) => openingOf(other, language) === openingOf(definition, language))
    .filter(
      (other) => definition.code || isOfSameKind(other.definition, definition.definition, language),
    )
    .filter(
      (other) => other.definition.length > length * 0.45 && other.definition.length < length * 2.2,
    );
  return [
    {
      type: definition.code ? 'entry' : 'meaning',
      question: worded(definition.code ? wording.whatEntry : wording.whichMeaning, {
        a: nameOf(definition.term),
      }),
      key: capital(definition.definition),
      wrong: others.map((other) => capital(other.definition)),
      ...common(definition, place, wording),
    },
  ];
}

const common = (
  { sentence, stems, marked, code }: Definition,
  place: number,
  wording: Wording,
): Pick<Candidate, 'explanation' | 'refs' | 'place' | 'about' | 'worth'> => ({
  explanation: worded(wording.because, { a: sentence.plain }),
  refs: [sentence.ref],
  place,
  about: [stems.join(' '), sentence.plain, ...(code ? [aboutCode] : [])],
  worth: marked ? 2 : 1.5,
});

/**
 * Definitions of other things: those of the same list, or those that the lesson gives beside it, the
 * nearest first. What other lessons define is of another field, and soon out of the question. None
 * shares a word of its name or most of its meaning with this one.
 */
function rivals(definition: Definition, { index, own, language }: TermMaterial): Definition[] {
  const ofOneList = listedWith(definition, index);
  return (ofOneList ?? own.map((one) => one.definition))
    .filter(
      (other) =>
        other !== definition &&
        !other.isAbbreviation &&
        !isNoProse(other) &&
        !isForeign(other.definition, language) &&
        !isEveryday.test(other.term) &&
        !isNoThing(other.term, language) &&
        other.code === definition.code &&
        (!definition.code || isOfSection(other, definition, index)) &&
        // Entries of lists far from one another are of different kinds.
        (!definition.marked || Math.abs(other.chunk - definition.chunk) <= nearbyMarked) &&
        !other.stems.some((stem) => definition.stems.includes(stem)) &&
        isToldApart(other, definition, language),
    )
    .map((other) => ({
      other,
      far:
        Math.min(40, Math.abs(other.chunk - definition.chunk)) +
        (opening(other) === opening(definition) ? 0 : 3) -
        // What is of the same subject is thought of first.
        sharedMeaning(other, definition, language) * ofOneSubject,
    }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 14)
    .map(({ other }) => other);
}

/**
 * "Reached by a chain of parents" and "by a chain of children": most is said of both, and something
 * of each that is not said of the other.
 */
function isToldApart(other: Definition, definition: Definition, language: string): boolean {
  const [a, b] = [other, definition].map(
    (one) => new Set(contentStems(one.definition, language)),
  ) as [Set<string>, Set<string>];
  return (
    sharedMeaning(other, definition, language) < likeAnother ||
    (a.size >= fewestTold && b.size >= fewestTold && !isWithin(a, b) && !isWithin(b, a))
  );
}
const fewestTold = 4;

/** The entries of its list or table where that defines a few things: all others are of another kind. */
function listedWith(
  definition: Definition,
  { definitions }: MaterialIndex,
): Definition[] | undefined {
  const { ref } = definition.sentence;
  const listed = definitions.filter(
    (one) => one.marked && one.sentence.ref === ref && isEntry(one),
  );
  return definition.marked && isEntry(definition) && listed.length >= fewestOfKind
    ? listed
    : undefined;
}
/** "stroma: The fluid in which …": said in a list, and not by a sentence of a paragraph. */
export const isEntry = ({ sentence, term }: Definition): boolean =>
  !sentence.plain.toLowerCase().includes(term.toLowerCase()) ||
  /^[^.]{1,90}?(?:：|[:–—]\s|\s-\s)/u.test(sentence.plain);
const fewestOfKind = 3;

/** Beside "the last access" and "the last change" of its own list, anything else is soon out of the question. */
const isOneOfAlike = (definition: Definition, { index, language }: TermMaterial): boolean =>
  listedWith(definition, index)?.some(
    (other) => other !== definition && sharedMeaning(other, definition, language) >= likeAnother,
  ) ?? false;

const isOfSection = (one: Definition, other: Definition, { chunks }: MaterialIndex): boolean =>
  chunks[one.chunk]?.headings.join('\n') === chunks[other.chunk]?.headings.join('\n');
const nearbyMarked = 6;
const ofOneSubject = 10;
/** Share of telling words that what is said of two things may have in common. */
const likeAnother = 0.5;

/** Does the sentence that describes the term say its name? */
const namesItself = ({ isSentence, definition, term }: Definition): boolean =>
  isSentence === true && definition.toLowerCase().includes(term.toLowerCase());

/** A noun phrase, an order, a whole sentence: definitions of one kind begin alike. */
function openingOf({ definition, isSentence }: Definition, language: string): string {
  if (isSentence) return 'sentence';
  if (withoutArticle(definition) !== definition) return 'article';
  const small = definition.charAt(0).toLowerCase() + definition.slice(1);
  if (opensWithVerb(small, language)) return 'verb';
  return statementForm(definition, language);
}

const opening = ({ definition }: Definition): string => definition.split(' ')[0] ?? '';

/** The definition as it stands inside a question: without its stop and, unless a name, its capital. */
function said({ definition }: Definition, index: MaterialIndex): string {
  const clause = definition.replace(/[.。।]$/u, '');
  const [first = ''] = clause.split(' ');
  const language = baseLanguage(index.sources[0]?.language ?? 'en');
  const isName =
    !stopWords(language).has(first.toLowerCase()) &&
    (index.written.get(first.toLowerCase()) === first ||
      /\p{Lu}.*\p{Lu}/u.test(first) ||
      (language === 'de' && !/^(?:Ein|Eine|Einer|Der|Die|Das|Jede|Jeder|Alle)$/.test(first)));
  return isName ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
}
