import type { ChatCitation, QuizItem } from '@coursewright/contract';
import { splitSentences } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { CitedPassage } from './passage-search.ts';
import { overlap, QuizGuard } from './quiz-guard.ts';
import { has } from './readings.ts';
import { asText, type Reply } from './reply.ts';
import type { TaughtLesson } from './taught-lessons.ts';

/** Of the words of a question, how many a message must have to be about it. */
const aboutIt = 0.6;
/** What these ask about stands in their options; in the question there is little but "which belongs to which". */
const namesLittle: ReadonlySet<QuizItem['kind']> = new Set(['matching', 'ordering']);
/** Fewer are a name, which may be said of other things. */
const wordsOfStatement = 3;
const gap = '\\_\\_\\_';

/**
 * The question of the quiz that a message asks, in whatever words around it: what a learner has not
 * tried is not answered in passing.
 */
export function questionAskedIn(
  message: string,
  language: string,
  quiz: readonly QuizItem[],
): QuizItem | undefined {
  const said = new Set(contentStems(message, language));
  const [best] = quiz
    .map((item) => {
      const words = [...new Set(contentStems(item.question, language))];
      const found = words.filter((word) => said.has(word)).length;
      return { item, found, share: words.length === 0 ? 0 : found / words.length };
    })
    .filter(
      ({ item: { kind }, found, share }) =>
        found >= 2 && share >= (namesLittle.has(kind) ? 1 : aboutIt),
    )
    .toSorted((a, b) => b.share - a.share);
  return best?.item;
}

interface Help {
  readonly item: QuizItem;
  readonly language: string;
  /** The passage that answers the question; absent where the course does not have it any more. */
  readonly passage: CitedPassage | undefined;
  /** Whether the learner has tried it. */
  readonly isTried: boolean;
  /** Hints that were given for it. */
  readonly hints: number;
  /** The lesson, of which other questions and terms serve as examples. */
  readonly lesson: Pick<TaughtLesson['lesson'], 'quiz' | 'key_terms'>;
  /** Questions of the lesson that were not tried. */
  readonly untried: readonly QuizItem[];
}

/**
 * First where to look, then the sentence without its key, then another question or a term of the
 * lesson, worked; the answer only after a try. What would give it away is passed over.
 */
export function helpWith(help: Help): Reply {
  const { item, passage, isTried, hints } = help;
  const citations = passage ? citing(passage) : [];
  const marker = passage ? ' [^1]' : '';
  const questionId = item.id;
  if (isTried) return { kind: 'solved', text: solutionOf(item, marker), citations, questionId };
  const without = (hinted: readonly string[]) => {
    const guard = new QuizGuard(help.untried, { message: '', language: help.language, hinted });
    return (text: string) => text !== '' && guard.answeredBy(text) === undefined;
  };
  const isSafe = (text: string) => without([item.id])(text) && !statesAnother(text, help);
  const rungs: Reply[] = [];
  // A heading may name the answer to this question, or to another one.
  const namesNone = without(help.untried.map(({ id }) => id));
  const place = asText((passage?.heading ?? '').split(' › ').filter(namesNone).join(' › '));
  if (isSafe(place)) rungs.push({ kind: 'hint', text: `${place}${marker}`, citations, questionId });
  const cue = passage ? cueOf(passage.text, item, help.language) : '';
  if (isSafe(cue)) rungs.push({ kind: 'hint', text: `${cue}${marker}`, citations, questionId });
  // An example answers something: nothing else that was not tried, either.
  const example = examplesFor(help).find(namesNone);
  if (example !== undefined)
    rungs.push({ kind: 'example', text: example, citations: [], questionId });
  return (
    rungs[Math.min(hints, rungs.length - 1)] ?? {
      kind: 'hint',
      text: marker.trim(),
      citations,
      questionId,
    }
  );
}

/** Whether a text says word for word a statement that answers another question: a gap hides none. */
const statesAnother = (text: string, { item, language, untried }: Help): boolean =>
  untried.some(
    ({ id, options }) =>
      id !== item.id &&
      options.some(
        ({ text: answer, is_correct }) =>
          is_correct &&
          contentStems(answer, language).length >= wordsOfStatement &&
          has(text, answer),
      ),
  );

const citing = ({ source_id, passage_id, submodule_id }: CitedPassage): ChatCitation[] => [
  { marker: 1, source_id, passage_id, submodule_id },
];

const solutionOf = (item: QuizItem, marker: string): string =>
  [keyOf(item), item.explanation && `${asText(item.explanation)}${marker}`]
    .filter(Boolean)
    .join('\n\n');

/** Questions that were tried, with their answers, and terms with what they mean: the nearest first. */
function examplesFor({ item, lesson, untried, language }: Help): string[] {
  const isUntried = new Set(untried.map(({ id }) => id));
  const near = (text: string) => overlap(item.question, text, language);
  const questions = lesson.quiz
    .filter(({ id }) => id !== item.id && !isUntried.has(id))
    .toSorted((a, b) => near(b.question) - near(a.question))
    .map((other) => `**${asText(other.question)}**\n\n${solutionOf(other, '')}`);
  const terms = lesson.key_terms
    .toSorted((a, b) => near(b.definition) - near(a.definition))
    .map(({ term, definition }) => `**${asText(term)}**: ${asText(definition)}`);
  return [...questions, ...terms];
}

function keyOf({ kind, options }: QuizItem): string {
  if (kind === 'ordering')
    return options.map(({ text }, index) => `${index + 1}. ${asText(text)}`).join('\n');
  if (kind === 'matching')
    return options.map(({ text, match }) => `- ${asText(text)}: ${asText(match ?? '')}`).join('\n');
  return options
    .filter(({ is_correct }) => is_correct)
    .map(({ text }) => `**${asText(text)}**`)
    .join(', ');
}

/** The sentence that speaks most of the question, with a gap for each word of its answer. */
function cueOf(text: string, { question, options }: QuizItem, language: string): string {
  const asked = new Set(contentStems(question, language));
  const key = new Set(
    options
      .filter(({ is_correct }) => is_correct)
      .flatMap((option) => contentStems(`${option.text} ${option.match ?? ''}`, language))
      .filter((word) => !asked.has(word)),
  );
  const [best = ''] = splitSentences(text, language)
    .map((sentence) => ({
      sentence,
      found: contentStems(sentence, language).filter((word) => asked.has(word)).length,
    }))
    .toSorted((a, b) => b.found - a.found)
    .map(({ sentence }) => sentence);
  return best
    .split(/(\s+)/)
    .map((word) =>
      contentStems(word, language).some((stem) => key.has(stem)) ? gap : asText(word),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
