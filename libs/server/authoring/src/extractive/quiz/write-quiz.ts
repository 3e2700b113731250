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
import type { AnswerSpot } from './answers.ts';
import { whatIsItem, whichTermItem } from './definition-items.ts';
import { clozeItem, trueFalseItem } from './sentence-items.ts';
import { seedOf } from './seed.ts';

export type QuizItem = QuizDraft['items'][number];

/** A sentence of the lesson that a question can be made of. */
export interface AskedSentence {
  readonly number: number;
  readonly plain: string;
  /** Begins with a name in code, which may be written small. */
  readonly opensWithCode: boolean;
  readonly refs: readonly string[];
  readonly language: string;
  /** Of the source sentence it quotes; -1 if unknown. */
  readonly chunk: number;
  readonly spots: readonly AnswerSpot[];
}

/** Items in turn: understanding of terms, recall in context, judgement of statements. */
const turns = ['whichTerm', 'cloze', 'trueFalse', 'whatIs', 'cloze'] as const;

/** `wanted` questions from the lesson's own sentences, no two on the same sentence or answer while the lesson has others; fewer only where nothing new can be asked. */
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
  const phrases = phrasesFor(brief.language);
  const asked = new Set(rewrite?.previous);
  const seed = seedOf([lesson.content, ...asked].join('\n'));
  const sentences = askedSentences(lesson, input.passages, index, brief.language);
  const definitions = definitionsOf(lesson, sentences, index);
  const whole = sentences.filter(({ plain, opensWithCode, language }) =>
    isWhole(plain, opensWithCode, language),
  );
  const good = whole.filter(
    ({ plain, opensWithCode, language }) =>
      (opensWithCode || !isDangling(plain, language)) &&
      countWords(plain) >= 6 &&
      countWords(plain) <= 38,
  );
  const items: { item: QuizItem; number: number }[] = [];
  const usedSentences = new Map<string, number>();
  const usedNumbers: number[] = [];
  const usedAnswers = new Set<string>();
  const usedDefinitions = new Set<Definition>();

  for (let turn = 0, idle = 0; items.length < wanted && idle < turns.length; turn++) {
    const made = make(turns[turn % turns.length] ?? 'cloze', good, false);
    idle = made ? 0 : idle + 1;
  }
  // A short lesson is asked about more than once, and in shorter sentences.
  for (const pool of [whole, sentences]) {
    for (let round = 0; items.length < wanted && round < wanted * 4; round++)
      make(round % 3 === 2 ? 'trueFalse' : 'cloze', pool, true);
  }
  const made = [...items].toSorted((a, b) => a.number - b.number).map(({ item }) => item);
  if (made.length >= wanted || !rewrite) return { items: made };
  // A lesson that holds nothing else to ask keeps some of its questions.
  const usual = writeQuiz({ ...input, rewrite: undefined }).items.filter(
    ({ question }) => !made.some((one) => one.question === question),
  );
  return { items: [...made, ...usual].slice(0, wanted) };

  function make(
    kind: (typeof turns)[number],
    pool: readonly AskedSentence[],
    again: boolean,
  ): boolean {
    const place = items.length;
    if (kind === 'whichTerm' || kind === 'whatIs') {
      const ranked = [...definitions]
        .filter(
          (definition) =>
            !usedDefinitions.has(definition) && !usedAnswers.has(definition.stems.join(' ')),
        )
        .toSorted((a, b) => Number(b.marked) - Number(a.marked));
      for (const definition of spread(ranked, (one) => numberOf(one, sentences))) {
        const item =
          kind === 'whichTerm'
            ? whichTermItem(definition, index, phrases, seed + place)
            : whatIsItem(definition, index, phrases, seed + place);
        if (!item || asked.has(item.question)) continue;
        usedDefinitions.add(definition);
        return keep(
          item,
          sentences.find(({ plain }) => plain === definition.sentence.plain) ?? {
            number: numberOf(definition, sentences),
            plain: definition.sentence.plain,
          },
          definition.stems.join(' '),
        );
      }
      return false;
    }
    const free = pool.filter(({ plain }) => (usedSentences.get(plain) ?? 0) === 0 || again);
    const ordered = spread(free, ({ number }) => number);
    if (again)
      ordered.sort((a, b) => (usedSentences.get(a.plain) ?? 0) - (usedSentences.get(b.plain) ?? 0));
    for (const sentence of ordered) {
      if (kind === 'cloze') {
        for (const spot of sentence.spots) {
          const answer = spot.stems.join(' ') || `${spot.text} ${spot.unit}`;
          const item = usedAnswers.has(answer)
            ? undefined
            : clozeItem(sentence, spot, index, phrases, seed + place, again ? 1 : 2);
          if (item && !asked.has(item.question)) return keep(item, sentence, answer);
        }
      } else {
        const wanted = nextIsTrue();
        for (const isTrue of again ? [wanted, !wanted] : [wanted]) {
          const item = trueFalseItem(
            sentence,
            index,
            phrases,
            isTrue,
            usedSentences.get(sentence.plain) ?? 0,
          );
          if (
            !asked.has(item.question) &&
            !items.some((one) => one.item.question === item.question)
          )
            return keep(item, sentence, undefined);
        }
      }
    }
    return false;
  }

  /** As many true as false statements; which comes first depends on the lesson. */
  function nextIsTrue(): boolean {
    const made = items.filter(({ item }) => item.kind === 'true_false');
    const right = made.filter(({ item }) => item.options[0]?.is_correct).length;
    return right * 2 === made.length ? seed % 2 === 0 : right * 2 < made.length;
  }

  function keep(
    item: QuizItem,
    { number, plain }: Pick<AskedSentence, 'number' | 'plain'>,
    answer: string | undefined,
  ): boolean {
    items.push({ item, number });
    usedNumbers.push(number);
    usedSentences.set(plain, (usedSentences.get(plain) ?? 0) + 1);
    if (answer !== undefined) usedAnswers.add(answer);
    return true;
  }

  /** Those farthest from what was asked already come first, so that the questions cover the whole lesson. */
  function spread<T>(candidates: readonly T[], position: (candidate: T) => number): T[] {
    const distance = (candidate: T): number =>
      usedNumbers.length === 0
        ? 0
        : Math.min(...usedNumbers.map((number) => Math.abs(number - position(candidate))));
    const worth = (candidate: T): number => Math.min(6, distance(candidate)) + bestWorth(candidate);
    return candidates
      .map((candidate) => ({ candidate, worth: worth(candidate) }))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ candidate }) => candidate);
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
const bestWorth = (candidate: unknown): number =>
  isAsked(candidate) ? (candidate.spots[0]?.worth ?? 0) : 0;
const isAsked = (candidate: unknown): candidate is AskedSentence =>
  typeof candidate === 'object' && candidate !== null && 'spots' in candidate;

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

const numberOf = (definition: Definition, sentences: readonly AskedSentence[]): number =>
  sentences.find(
    ({ plain }) =>
      plain.includes(definition.sentence.plain) || definition.sentence.plain.includes(plain),
  )?.number ?? 0;
