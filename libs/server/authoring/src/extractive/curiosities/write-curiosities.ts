import type { CuriositiesDraft, CuriosityCategory } from '@coursewright/contract';
import { stopWords } from '@coursewright/text/terms';
import type { CourseBrief } from '../../author.ts';
import type { Chunk } from '../material/chunks.ts';
import type { Sentence } from '../material/sentence.ts';
import { isFragment } from '../material/dangling.ts';
import { type MaterialIndex, weightOf } from '../material/material-index.ts';
import type { CoursePlan } from '../outline/plan-course.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { answerSpots } from '../quiz/answers.ts';
import { whatIsItem, whichTermItem } from '../quiz/definition-items.ts';
import { seedOf } from '../quiz/seed.ts';
import { clozeItem, trueFalseItem } from '../quiz/sentence-items.ts';
import type { AskedSentence, QuizItem } from '../quiz/candidate.ts';
import { categories, categoryOf } from './cues.ts';

type Item = CuriositiesDraft['items'][number];
interface Candidate {
  readonly sentence: Sentence;
  readonly chunk: Chunk;
  readonly category: CuriosityCategory;
  readonly worth: number;
}

/** As the contract has them; the author's thread loads no more of it than types. */
const options = { min: 2, max: 4 };
const mostLetters = { text: 600, option: 300 };
const words = { least: 8, most: 34 };
/** Questions among the items; the rest are quotations. */
const questionsWanted = 4;
const perCategory = 3;
/** Sentences of which questions are tried: each costs a look at every term of the material. */
const triedForQuestions = 24;

/**
 * What the learner reads while waiting: sentences of the sources word for word, under the category
 * that their own words give them, and questions made as those of quizzes are. From all parts of the
 * course, no passage twice while there are others.
 */
export function writeCuriosities(
  plan: CoursePlan,
  index: MaterialIndex,
  brief: CourseBrief,
  wanted: number,
): CuriositiesDraft {
  const candidates = quotable(plan, index);
  const questions = questionsFrom(candidates, plan, index, brief).slice(0, questionsWanted);
  const asked = new Set(questions.map(({ quoted }) => quoted));
  const quotations = varied(
    candidates.filter(({ sentence }) => !asked.has(sentence.plain)),
    wanted - questions.length,
  );
  return {
    items: interleaved(
      quotations.map(toItem),
      questions.map(({ item }) => item),
    ),
  };
}

/** Sentences that can stand alone, the most informative of each part of the course first. */
function quotable(plan: CoursePlan, index: MaterialIndex): Candidate[] {
  const parts = plan.modules.map(({ submodules }) => submodules.flatMap(({ chunks }) => chunks));
  const ranked = parts.map((chunks) =>
    chunks
      .flatMap((chunk) => chunk.sentences.flatMap((sentence) => candidate(sentence, chunk, index)))
      .toSorted((a, b) => b.worth - a.worth),
  );
  const longest = Math.max(0, ...ranked.map((part) => part.length));
  return Array.from({ length: longest }, (_, place) =>
    ranked.flatMap((part) => part[place] ?? []),
  ).flat();
}

function candidate(sentence: Sentence, chunk: Chunk, index: MaterialIndex): Candidate[] {
  const { plain } = sentence;
  const counted = stopWords(chunk.language).size === 0 ? words.least : sentence.words;
  if (
    sentence.dangling ||
    sentence.leadIn ||
    isFragment(plain) ||
    counted < words.least ||
    counted > words.most ||
    plain.length > mostLetters.text
  )
    return [];
  if (
    !/^[\p{Lu}\p{N}\p{Lo}“«¿¡]/u.test(plain) ||
    !/[.!。！।]$/u.test(plain) ||
    /https?:|\.{3}|…/.test(plain) ||
    hasOpenPair(plain)
  )
    return [];
  const defines =
    index.definitionsByChunk
      .get(chunk.id)
      ?.some((definition) => definition.sentence === sentence) ?? false;
  const category = categoryOf(plain, chunk.language) ?? (defines ? 'key_insight' : undefined);
  if (!category) return [];
  const weight = sentence.stems.reduce(
    (sum, stem) => sum + ((index.chunkFrequency.get(stem) ?? 0) > 1 ? weightOf(index, stem) : 0),
    0,
  );
  return [
    {
      sentence,
      chunk,
      category,
      worth:
        weight / Math.sqrt(Math.max(5, sentence.stems.length)) +
        (category === 'key_insight' ? 0 : 1),
    },
  ];
}

const hasOpenPair = (plain: string): boolean =>
  [
    ['(', ')'],
    ['“', '”'],
    ['«', '»'],
  ].some(([open, close]) => plain.split(open!).length !== plain.split(close!).length) ||
  plain.split('"').length % 2 === 0;

/**
 * One of each category in turn, so that a text with many dates does not fill the list with history.
 */
function varied(candidates: readonly Candidate[], wanted: number): Candidate[] {
  const chosen: Candidate[] = [];
  const refs = new Set<string>();
  for (const isNewPlace of [true, false]) {
    for (let round = 0; round < perCategory; round++) {
      for (const category of categories) {
        if (
          chosen.length >= wanted ||
          chosen.filter((one) => one.category === category).length > round
        )
          continue;
        const next = candidates.find(
          (one) =>
            one.category === category &&
            !chosen.includes(one) &&
            !(isNewPlace && refs.has(one.sentence.ref)),
        );
        if (!next) continue;
        chosen.push(next);
        refs.add(next.sentence.ref);
      }
    }
  }
  return chosen;
}

const toItem = ({ sentence, category }: Candidate): Item => ({
  category,
  text: sentence.plain,
  options: [],
  explanation: '',
  ref: sentence.ref,
});

/** A question of each kind, as far as the material gives one, each on a sentence of its own. */
function questionsFrom(
  candidates: readonly Candidate[],
  plan: CoursePlan,
  index: MaterialIndex,
  brief: CourseBrief,
): { item: Item; quoted: string }[] {
  const phrases = phrasesFor(brief.language);
  const seed = seedOf(brief.topic);
  const sentences = candidates
    .slice(0, triedForQuestions)
    .map(({ sentence, chunk }, number) => asAsked(sentence, chunk, number, index));
  const taken = new Set<string>();
  const take = (
    category: Item['category'],
    made: QuizItem | undefined,
    quoted: string,
  ): { item: Item; quoted: string }[] => {
    if (!made || taken.has(quoted) || made.options.length > options.max) return [];
    if (made.question.length > mostLetters.text) return [];
    if (made.options.some(({ text }) => text.length > mostLetters.option)) return [];
    taken.add(quoted);
    return [
      {
        item: {
          category,
          text: made.question,
          options: made.options,
          explanation: quoted,
          ref: made.refs[0] ?? '',
        },
        quoted,
      },
    ];
  };
  const first = <T>(list: readonly T[], make: (entry: T) => { item: Item; quoted: string }[]) => {
    for (const entry of list) {
      const made = make(entry);
      if (made.length > 0) return made;
    }
    return [];
  };

  const refs = new Set(
    plan.modules.flatMap(({ submodules }) =>
      submodules.flatMap(({ chunks }) =>
        chunks.flatMap((chunk) => chunk.sentences.map(({ ref }) => ref)),
      ),
    ),
  );
  const definitions = index.definitions
    .filter(({ sentence, code }) => refs.has(sentence.ref) && !code && !sentence.dangling)
    .toSorted((a, b) => Number(b.marked) - Number(a.marked))
    .slice(0, triedForQuestions);
  const knowledge = first(definitions, (definition) =>
    take(
      'knowledge_check',
      whichTermItem(definition, index, phrases, seed) ??
        whatIsItem(definition, index, phrases, seed),
      definition.sentence.plain,
    ),
  );
  const cloze = first(sentences, (sentence) =>
    first(sentence.spots, (spot) =>
      take('quick_quiz', clozeItem(sentence, spot, index, phrases, seed, 2), sentence.plain),
    ),
  );
  const wantsTrue = seed % 2 === 0;
  const judged = first(sentences, (sentence) => {
    const made = trueFalseItem(sentence, index, phrases, wantsTrue);
    return made.options[0]?.is_correct === wantsTrue
      ? take('fact_or_fiction', made, sentence.plain)
      : [];
  });
  return [...knowledge, ...judged, ...poll(plan, phrases.knowMore), ...cloze];
}

function asAsked(
  sentence: Sentence,
  chunk: Chunk,
  number: number,
  index: MaterialIndex,
): AskedSentence {
  const codes = new Set(
    [...sentence.markdown.matchAll(/(`+)([^`\n]+)\1/g)].map((match) => match[2] ?? ''),
  );
  return {
    number,
    plain: sentence.plain,
    refs: [sentence.ref],
    language: chunk.language,
    chunk: chunk.id,
    spots: answerSpots(sentence.plain, codes, chunk.language, index, new Set()),
  };
}

/** Which part of the course the learner looks forward to: nobody is right or wrong, and every option is a part that comes. */
function poll(
  { modules }: CoursePlan,
  question: string | undefined,
): { item: Item; quoted: string }[] {
  const titles = [...new Set(modules.map(({ title }) => title))].slice(0, options.max);
  const ref = modules[0]?.submodules[0]?.chunks[0]?.sentences[0]?.ref;
  if (question === undefined || titles.length < options.min || ref === undefined) return [];
  return [
    {
      item: {
        category: 'opinion_poll',
        text: question,
        options: titles.map((text) => ({ text, is_correct: false })),
        explanation: '',
        ref,
      },
      quoted: '',
    },
  ];
}

/** A question after every second finding. */
function interleaved(findings: readonly Item[], questions: readonly Item[]): Item[] {
  const items: Item[] = [];
  const left = [...questions];
  findings.forEach((finding, place) => {
    items.push(finding);
    if (place % 2 === 1) items.push(...left.splice(0, 1));
  });
  return [...items, ...left];
}
