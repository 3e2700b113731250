import type { LessonDraft, QuizDraft } from '@coursewright/contract';
import { countWords } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import type { CourseBrief, LessonPlace, PickedPassage, QuizRewrite } from '../../author.ts';
import { splitLesson } from '../../citations/split-lesson.ts';
import { isDangling, isFragment } from '../material/dangling.ts';
import type { Definition } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { answerSpots } from './answers.ts';
import { type AskedSentence, QuizBuilder } from './quiz-builder.ts';
import { seedOf } from './seed.ts';

/** Items in turn: understanding of terms, recall in context, judgement of statements. */
const turns = ['whichTerm', 'cloze', 'trueFalse', 'whatIs', 'cloze'] as const;

/** Rounds over all sentences, per question wanted, before a short lesson gets fewer questions. */
const roundsPerQuestion = 4;

/**
 * `wanted` questions from the lesson's own sentences, no two on the same sentence or answer while
 * the lesson has others; fewer only where nothing new can be asked.
 */
export function writeQuiz(input: {
  brief: CourseBrief;
  place: LessonPlace;
  lesson: LessonDraft;
  passages: readonly PickedPassage[];
  wanted: number;
  index: MaterialIndex;
  rewrite?: QuizRewrite;
}): QuizDraft {
  const { brief, lesson, wanted, index, rewrite } = input;
  const refused = new Set(rewrite?.previous);
  const sentences = askedSentences(lesson, input.passages, index, brief.language);
  const quiz = new QuizBuilder({
    index,
    phrases: phrasesFor(brief.language),
    sentences,
    definitions: definitionsOf(lesson, sentences, index),
    refused,
    seed: seedOf([lesson.content, ...refused].join('\n')),
  });
  choose(quiz, sentences, wanted);
  const items = quiz.items();
  if (items.length >= wanted || !rewrite) return { items };
  // A lesson that holds nothing else to ask keeps some of its questions.
  const usual = writeQuiz({ ...input, rewrite: undefined }).items.filter(
    ({ question }) => !items.some((one) => one.question === question),
  );
  return { items: [...items, ...usual].slice(0, wanted) };
}

/**
 * The kinds in turn from good sentences; then a short lesson is asked about more than once, and in
 * shorter sentences.
 */
function choose(quiz: QuizBuilder, sentences: readonly AskedSentence[], wanted: number): void {
  const whole = sentences.filter(({ plain, opensWithCode, language }) =>
    isWhole(plain, opensWithCode, language),
  );
  const good = whole.filter(({ plain, opensWithCode, language }) => {
    const words = countWords(plain);
    return (opensWithCode || !isDangling(plain, language)) && words >= 6 && words <= 38;
  });
  for (let turn = 0, idle = 0; quiz.size < wanted && idle < turns.length; turn++) {
    const isAdded = quiz.add(turns[turn % turns.length] ?? 'cloze', { pool: good, again: false });
    idle = isAdded ? 0 : idle + 1;
  }
  for (const pool of [whole, sentences]) {
    for (let round = 0; quiz.size < wanted && round < wanted * roundsPerQuestion; round++)
      quiz.add(round % 3 === 2 ? 'trueFalse' : 'cloze', { pool, again: true });
  }
}

/** A sentence with a subject of its own, and not the entry of a list. */
const isWhole = (plain: string, opensWithCode: boolean, language: string): boolean =>
  !isFragment(plain) &&
  /[.!。！।]$/u.test(plain) &&
  (opensWithCode || /^[\p{Lu}\p{N}\p{Lo}"“«„¿¡]/u.test(plain)) &&
  (countWords(plain) >= 5 || stopWords(language).size === 0);
const codesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(`+)([^`\n]+)\1/g)].map((match) => match[2] ?? ''));

function askedSentences(
  lesson: LessonDraft,
  passages: readonly PickedPassage[],
  index: MaterialIndex,
  fallback: string,
): AskedSentence[] {
  const language = index.sources[0]?.language ?? fallback;
  const known = new Set(passages.map(({ ref }) => ref));
  const keyTerms = new Set(lesson.key_terms.map(({ term }) => term.toLowerCase()));
  return splitLesson(lesson.content, language).flatMap((sentence) => {
    const refs = sentence.refs.filter((ref) => known.size === 0 || known.has(ref));
    if (!sentence.factual || refs.length === 0) return [];
    return [
      {
        number: sentence.number,
        plain: sentence.plain,
        opensWithCode: sentence.text.startsWith('`'),
        refs,
        language,
        chunk: chunkOf(refs[0] ?? '', index),
        spots: answerSpots(sentence.plain, codesIn(sentence.text), language, index, keyTerms),
      },
    ];
  });
}

const chunksByRef = new WeakMap<MaterialIndex, Map<string, number>>();
function chunkOf(ref: string, index: MaterialIndex): number {
  let known = chunksByRef.get(index);
  if (!known) {
    known = new Map();
    for (const chunk of index.chunks)
      for (const part of [...chunk.sentences, ...chunk.attachments])
        if (!known.has(part.ref)) known.set(part.ref, chunk.id);
    chunksByRef.set(index, known);
  }
  return known.get(ref) ?? -1;
}

/** The definitions that the lesson itself gives, so that its reader can answer. */
function definitionsOf(
  lesson: LessonDraft,
  sentences: readonly AskedSentence[],
  index: MaterialIndex,
): Definition[] {
  const refs = new Set(sentences.flatMap((sentence) => sentence.refs));
  const said = new Set(sentences.map(({ plain }) => plain));
  const terms = new Set(
    lesson.key_terms.map(({ term }) =>
      contentStems(term, sentences[0]?.language ?? 'en').join(' '),
    ),
  );
  return index.definitions.filter(
    (definition) =>
      terms.has(definition.stems.join(' ')) &&
      refs.has(definition.sentence.ref) &&
      [...said].some(
        (plain) =>
          definition.sentence.plain.includes(plain) || plain.includes(definition.sentence.plain),
      ),
  );
}
