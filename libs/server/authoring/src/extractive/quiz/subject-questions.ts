import { baseLanguage, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { opensWithVerb } from '../material/definition-sources.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Candidate } from './candidate.ts';
import { occurrencesIn } from './choose-options.ts';
import { isDamaged, isForeign } from './clauses.ts';
import { claimed } from './distractors.ts';
import type { Prose } from './lesson-parts.ts';
import { formOf, isAlike, isLabel, isSameKindOfName, shapeOf } from './likeness.ts';
import { isTold } from './telling-names.ts';
import { setNames, type Statement, statementIn, statementsOf } from './subjects.ts';
import { worded, type Wording } from './wording.ts';

/** A statement of the lesson. */
interface Said extends Statement {
  readonly sentence: Prose;
}

const fewestStems = 4;
/** Subjects of other paragraphs may stand against those of the lesson up to so far away. */
const nearbyChunks = 60;

/**
 * "Of which of these does the lesson say …?": the subjects of its sentences against one another,
 * those that it sets against each other first.
 */
export function subjectQuestions(
  sentences: readonly Prose[],
  text: string,
  index: MaterialIndex,
  chunkOf: (ref: string) => number,
  wording: Wording,
  language: string,
): Candidate[] {
  const names = setNames(index);
  const said = sentences.flatMap((sentence): Said[] => {
    if (!sentence.factual || sentence.refs.length === 0) return [];
    const statement = statementIn(sentence.plain, names, index, language);
    return statement ? [{ ...statement, sentence }] : [];
  });
  if (said.length === 0) return [];
  const around = subjectsAround(chunkOf(said[0]?.sentence.refs[0] ?? ''), index, names);
  const defined = new Set(index.definitions.map(({ term }) => term.toLowerCase()));
  // A single word that the text sets apart may still be any: a button, a key.
  const setApart = [...names].flatMap(([lower, name]) =>
    (defined.has(lower) || name.includes(' ') || formOf(name) !== 'word') &&
    occurrencesIn(text, name) > 0
      ? [name]
      : [],
  );
  const subjects = [
    ...new Set([...said.map(({ subject }) => subject), ...around, ...setApart]),
  ].map((subject) => ({ subject, stems: contentStems(subject, language) }));
  // Beside "readline", no "attempt" that was made somewhere is thought of.
  const isNamed = (name: string): boolean =>
    !isLabel.test(name) &&
    (name.includes(' ') || formOf(name) !== 'word' || names.has(name.toLowerCase()));
  // People, works and places: words that the text merely sets in bold are none of them.
  const spokenOf = subjects.filter(({ subject }) => !setApart.includes(subject));
  return said.flatMap((one) => {
    const { subject, stems, predicate, sentence } = one;
    const inPredicate = new Set(contentStems(predicate, language));
    if (stems.some((stem) => inPredicate.has(stem)) || inPredicate.size < fewestStems) return [];
    if (isForeign(sentence.plain, language) || isDamaged(sentence.plain)) return [];
    if (/ [-–—] /.test(predicate)) return [];
    if (!isNamed(subject) || isTold(subject, predicate)) return [];
    if (isOfMany(predicate, language) || participle.test(predicate)) return [];
    const isOtherThing = (other: (typeof subjects)[number]): boolean =>
      isNamed(other.subject) &&
      isAlike(other.subject, subject, language) &&
      isSameKindOfName(other.subject, subject, language) &&
      shapeOf(other.subject) === shapeOf(subject) &&
      isWholeNoun(other.subject, language) &&
      !opensWithVerb(`${other.subject.split(' ').slice(1).at(-1) ?? ''} x`, language) &&
      other.stems.length > 0 &&
      (other.subject.length > 2 || /^\p{Lu}/u.test(other.subject) || isUnspaced(language)) &&
      !other.stems.some((stem) => stems.includes(stem) || inPredicate.has(stem));
    const wrong = (isProperName(subject, language) ? spokenOf : subjects)
      .filter((other) => isOtherThing(other) && !isSaidOf(other, one, language, index))
      .map((other) => ({ other: other.subject, far: farness(other.subject, one, said) }))
      .toSorted((a, b) => a.far - b.far)
      .map(({ other }) => other);
    return [
      {
        type: 'subject' as const,
        question: worded(wording.whichSubject, { a: predicate }),
        key: subject,
        wrong,
        explanation: worded(wording.because, { a: sentence.plain }),
        refs: sentence.refs,
        place: sentence.number,
        about: [stems.join(' '), sentence.plain],
        worth: 1 + Math.min(0.5, inPredicate.size / 20),
      },
    ];
  });
}

/** The plural of a German or Russian noun is not seen by its form: its verb would single it out. */
const isOfMany = (predicate: string, language: string): boolean =>
  verbsOfMany[baseLanguage(language)]?.test(predicate) ?? false;
const verbsOfMany: Readonly<Record<string, RegExp>> = {
  de: /^\p{Ll}+(?:en|ern|eln|sind)(?!\p{L})/u,
  ru: /^\p{Ll}+(?:[уюая]т|ли)(?:ся)?(?!\p{L})/u,
  it: /^(?:non )?(?:sono|\p{Ll}+no)(?!\p{L})/u,
};

/** "Dati confermati da …" names something and says nothing of it. */
const participle = /^\p{Ll}+(?:[aiu]t[ie]|[ai]d[oa]s)(?!\p{L})/u;

/** "lokale Depot" without its article is no German noun, nor is "Standardwert von" a whole one. */
const isWholeNoun = (name: string, language: string): boolean =>
  baseLanguage(language) !== 'de' || (/^\p{Lu}/u.test(name) && !name.includes(' '));

const isProperName = (name: string, language: string): boolean =>
  baseLanguage(language) !== 'de' && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(name);

/** Does the material say the same of the other subject? */
const isSaidOf = (
  other: { readonly subject: string; readonly stems: readonly string[] },
  { sentence, predicate, subject, stems }: Said,
  language: string,
  index: MaterialIndex,
): boolean =>
  claimed(
    sentence.plain,
    {
      kind: 'term',
      start: 0,
      end: sentence.plain.length - predicate.length,
      text: subject,
      stems,
      unit: '',
      worth: 1,
    },
    { text: other.subject, stems: other.stems, chunk: -1, unit: '' },
    language,
    index,
  );

/** Subjects of the paragraphs around a place of the material, the nearest first. */
export function subjectsAround(
  chunk: number,
  index: MaterialIndex,
  names: ReadonlyMap<string, string>,
): string[] {
  if (chunk < 0) return [];
  return [...statementsOf(index, names)]
    .filter(([id]) => Math.abs(id - chunk) <= nearbyChunks)
    .toSorted(([a], [b]) => Math.abs(a - chunk) - Math.abs(b - chunk))
    .flatMap(([, statements]) => statements.map(({ subject }) => subject));
}

const contrast =
  /(?<!\p{L})(?:unlike|whereas|while|in contrast|but|however|than|unterschied|während|dagegen|hingegen|aber|als|mientras|diferencia|pero|cambio|que|tandis|contraire|mais|mentre|contrario|invece|enquanto|contrário|mas|однако|отличие|тогда как)(?!\p{L})/iu;

/** Subjects of the same section, and those that a sentence sets against this one, come first. */
function farness(other: string, { sentence, subject }: Said, said: readonly Said[]): number {
  const lower = [other.toLowerCase(), subject.toLowerCase()] as const;
  const isContrasted = said.some(
    ({ sentence: one }) =>
      contrast.test(one.plain) && lower.every((name) => one.plain.toLowerCase().includes(name)),
  );
  const nearest = Math.min(
    ...said
      .filter((one) => one.subject === other)
      .map((one) => Math.abs(one.sentence.number - sentence.number)),
    20,
  );
  return nearest - (isContrasted ? 30 : 0);
}
