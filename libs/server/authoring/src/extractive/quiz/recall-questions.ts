import type { LessonDraft } from '@coursewright/contract';
import type { MaterialIndex } from '../material/material-index.ts';
import { contentStems } from '@coursewright/text/terms';
import { pointsBackIn } from '../material/definition-form.ts';
import { isDefinedWell, isOfUnnamed, isToAsk } from './askable-definitions.ts';
import type { Candidate } from './candidate.ts';
import { capital, isDamaged, isForeign, lengthIn } from './clauses.ts';
import { nameOf } from './entry-names.ts';
import type { OwnDefinition } from './lesson-terms.ts';
import type { LessonParts, Prose } from './lesson-parts.ts';
import { worded, type Wording } from './wording.ts';

/** What questions to answer from memory are made of. */
export interface RecallMaterial {
  readonly lesson: Pick<LessonDraft, 'key_terms'>;
  readonly parts: LessonParts;
  /** The definitions that the lesson gives. */
  readonly own: readonly OwnDefinition[];
  readonly index: MaterialIndex;
  readonly wording: Wording;
  readonly language: string;
}

/**
 * What a learner should know by heart: what the key terms mean, and what the lesson answers under a
 * heading that asks. Nothing is chosen from, so that nothing but knowing it helps.
 */
export const recallQuestions = (material: RecallMaterial): Candidate[] => [
  ...askedByHeadings(material),
  ...meaningsOfTerms(material),
];

function meaningsOfTerms({ lesson, own, wording, language }: RecallMaterial): Candidate[] {
  const terms = new Set(lesson.key_terms.map(({ term, definition }) => `${term}\n${definition}`));
  return own
    .filter(({ definition: { term, definition } }) => terms.has(`${term}\n${definition}`))
    .filter(({ definition }) =>
      // What a name in code says itself, nobody has to know by heart.
      definition.code ? isToAsk(definition, language) : isDefinedWell(definition, language),
    )
    .filter(({ definition }) => !isOfUnnamed(definition.definition))
    .filter(({ definition }) => saysMore(definition, language))
    .map(({ definition: { term, definition, sentence, stems, code }, place }) => ({
      type: 'recall' as const,
      question: worded(code ? wording.whatFor : wording.whatIs, { a: nameOf(term) }),
      key: capital(definition),
      wrong: [],
      // The answer is what the source says.
      explanation: '',
      refs: [sentence.ref],
      place,
      about: [stems.join(' '), sentence.plain],
      worth: code ? 1 : 2,
    }));
}

/** "--color: enable or disable colors" is known by who reads the name. */
const saysMore = (
  { stems, definition }: OwnDefinition['definition'],
  language: string,
): boolean => {
  const own = new Set(stems);
  const said = [...new Set(contentStems(definition, language))];
  return said.filter((stem) => !own.has(stem)).length >= fewestNews;
};
const fewestNews = 3;

/** "Why is a journal kept?" with what follows it. */
function askedByHeadings({ parts, index, language }: RecallMaterial): Candidate[] {
  return [...Map.groupBy(parts.sentences, ({ heading }) => heading)].flatMap(([heading, said]) => {
    const answer = answerIn(said, language);
    const [first] = answer ?? [];
    if (!isQuestion(heading, language) || !answer || !opensSection(first, index)) return [];
    return [
      {
        type: 'recall' as const,
        question: heading.replace(number, ''),
        key: answer.map(({ plain }) => plain).join(' '),
        wrong: [],
        isChecked: true,
        explanation: '',
        refs: [...new Set(answer.flatMap(({ refs }) => refs))],
        place: first?.number ?? 0,
        about: [heading, ...answer.map(({ plain }) => plain)],
        worth: 3,
      },
    ];
  });
}

/** "3.2. ", "Q: ": how a list of questions counts them. */
const number = /^(?:[\dA-Z]{1,3}[.):]\s*)*(?:\d+(?:\.\d+)*\s+)?/u;

const isQuestion = (heading: string, language: string): boolean =>
  /[?？؟]$/u.test(heading) &&
  lengthIn(heading, language) >= fewestAsked &&
  heading.length <= longestAsked &&
  !ofReader.test(heading) &&
  !pointsBackIn(heading, language) &&
  !isDamaged(heading);
const fewestAsked = 3;
const longestAsked = 160;
/** "What do you think?" and "Who helped us?" ask for no knowledge. */
const ofReader =
  /(?<!\p{L})(?:(?:you|do you) think|help(?:ed)? (?:us|me)|contact|copyright|licen[cs]e)(?!\p{L})/iu;

/** Does it stand right under its heading in the source, too? What the lesson left out may be the answer. */
const opensSection = (sentence: Prose | undefined, { chunks }: MaterialIndex): boolean =>
  chunks.some(
    ({ opensSection: isFirst, sentences: [first] }) =>
      isFirst && first?.plain === sentence?.plain && sentence?.refs.includes(first?.ref ?? ''),
  );

/** The sentences that answer at once: whole ones, neither leading on to something nor sending away. */
function answerIn(said: readonly Prose[], language: string): readonly Prose[] | undefined {
  const [opening] = said;
  if (!opening || /[:：?？؟]$/u.test(opening.plain) || isDamaged(opening.plain)) return undefined;
  const answer: Prose[] = [];
  for (const sentence of said) {
    const length = answer.reduce((sum, { plain }) => sum + plain.length, 0);
    if (length + sentence.plain.length > longestAnswer || /[:：?？؟]$/u.test(sentence.plain)) break;
    if (isForeign(sentence.plain, language)) break;
    if (answer.length > 0 && !isNext(answer.at(-1), sentence)) break;
    answer.push(sentence);
  }
  const words = answer.reduce((sum, { plain }) => sum + lengthIn(plain, language), 0);
  return words >= fewestSaid && answer.every(({ refs }) => refs.length > 0) ? answer : undefined;
}
const longestAnswer = 400;
const fewestSaid = 6;
const isNext = (before: Prose | undefined, { number: at }: Prose): boolean =>
  before !== undefined && at === before.number + 1;
