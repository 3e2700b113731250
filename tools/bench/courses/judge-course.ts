import { asksForAll, type PathData, type QuizItem } from '@coursewright/contract';
import { countWords } from '@coursewright/text';
import { furnitureLines, junkIn } from './junk.ts';
import type { Written } from './write-courses.ts';

/** What a course is worth, in counts that can be added up over courses. */
export interface Verdict {
  readonly courses: number;
  readonly refused: number;
  readonly errors: readonly string[];
  /** Fewer lessons than were asked for, or a failed one: the topic swallowed the document. */
  readonly collapsed: number;
  readonly failed: number;
  readonly words: readonly number[];
  readonly junk: readonly string[];
  readonly furniture: readonly string[];
  readonly terms: number;
  readonly lessonsWithTerms: number;
  readonly withoutQuiz: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly guesses: Guesses;
  readonly titles: TitleFlaws;
  /** Defects of the report card by severity, and by check. */
  readonly card: Readonly<Record<string, number>>;
  readonly byCheck: Readonly<Record<string, number>>;
}

/** Questions of at least three options that a guesser who knows nothing solves. */
export interface Guesses {
  readonly items: number;
  readonly chance: number;
  /** By the place of the option that is picked: the best place is known of no course by itself. */
  readonly places: readonly number[];
  readonly longest: number;
  readonly shortest: number;
  readonly frequent: number;
}
export interface TitleFlaws {
  readonly titles: number;
  readonly glued: readonly string[];
  readonly objectives: number;
  readonly idle: readonly string[];
}

export const fewWords = 150;
/** A course of less than this share of what its document's own title yields has lost the rest. */
const leastShare = 0.5;

const proseWords = (content: string): number =>
  countWords(content.replace(/```[\s\S]*?```/g, ' ').replace(/\[\^\d+\]/g, ''));

export function judge(written: Written, byTitle: Written | undefined): Verdict {
  const { course, asked, errors } = written;
  const lessons = course?.modules.flatMap(({ submodules }) => submodules) ?? [];
  const done = lessons.filter(({ status }) => status === 'completed');
  const wanted = (asked.modules ?? 1) * (asked.lessons ?? 1);
  const isShort =
    asked.modules !== undefined &&
    wordsOfCourse(course) < wordsOfCourse(byTitle?.course) * leastShare;
  const wordCounts = done.map(({ content }) => proseWords(content));
  const defects = course?.report?.card?.defects ?? [];
  const items = done.flatMap(({ quiz, content }) => quiz.map((item) => ({ item, content })));
  return {
    courses: course ? 1 : 0,
    refused: written.refusal ? 1 : 0,
    errors,
    collapsed: course && (done.length < wanted || isShort) ? 1 : 0,
    failed: lessons.length - done.length,
    words: wordCounts,
    junk: done.flatMap(({ title, content }) => {
      const junk = junkIn(title, content);
      return junk ? [`${junk}: ${title}`] : [];
    }),
    furniture: done.flatMap(({ content }) => furnitureLines(content)),
    terms: done.reduce((sum, { key_terms }) => sum + key_terms.length, 0),
    lessonsWithTerms: done.filter(({ key_terms }) => key_terms.length > 0).length,
    withoutQuiz: done.filter(({ quiz }) => quiz.length === 0).length,
    kinds: countBy(items.map(({ item }) => kindOf(item))),
    guesses: guessesOf(items),
    titles: titleFlaws(course),
    card: countBy(defects.map(({ severity }) => severity)),
    byCheck: countBy(defects.map(({ check }) => check)),
  };
}

const wordsOfCourse = (course: PathData | undefined): number =>
  (course?.modules ?? [])
    .flatMap(({ submodules }) => submodules)
    .reduce((sum, { content }) => sum + proseWords(content), 0);

const kindOf = ({ kind, question }: QuizItem): string =>
  kind === 'ordering' || kind === 'matching' || kind === 'free_recall'
    ? kind
    : kind === 'true_false'
      ? 'true/false'
      : /_{3,}/.test(question)
        ? 'cloze'
        : 'choice';

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function guessesOf(items: readonly { item: QuizItem; content: string }[]): Guesses {
  const asked = items.filter(({ item }) => item.options.length > 2 && !asksForAll(item));
  const solved = (score: (text: string, content: string) => number): number =>
    asked.reduce((sum, { item, content }) => {
      const best = Math.max(...item.options.map(({ text }) => score(text, content)));
      const picked = item.options.filter(({ text }) => score(text, content) === best);
      return sum + picked.filter(({ is_correct }) => is_correct).length / picked.length;
    }, 0);
  return {
    items: asked.length,
    chance: asked.reduce((sum, { item }) => sum + 1 / item.options.length, 0),
    places: [0, 1, 2, 3].map(
      (place) => asked.filter(({ item }) => item.options[place]?.is_correct).length,
    ),
    longest: solved((text) => text.length),
    shortest: solved((text) => -text.length),
    frequent: solved((text, content) => occurrences(content.toLowerCase(), text.toLowerCase())),
  };
}

const occurrences = (text: string, part: string): number =>
  part === '' ? 0 : text.split(part).length - 1;

/** Titles made of two, and objectives that ask for nothing worth doing. */
function titleFlaws(course: PathData | undefined): TitleFlaws {
  const modules = course?.modules ?? [];
  const lessons = modules.flatMap(({ submodules }) => submodules);
  const titles = [...modules, ...lessons].map(({ title }) => title);
  const objectives = [
    ...modules.flatMap((one) => one.learning_objectives),
    ...lessons.flatMap((one) => one.objectives),
  ];
  const headings = new Set(titles.map((title) => title.toLowerCase()));
  const isIdle = (objective: string): boolean => {
    const [, ...rest] = objective.toLowerCase().split(' ');
    return (
      headings.has(rest.join(' ')) ||
      !/\p{L}{3}/u.test(rest.join(' ')) ||
      /\d+\s*[–-]\s*\d+/.test(objective)
    );
  };
  return {
    titles: titles.length,
    glued: titles.filter((title) => /, \p{L}+ \d+$| · /u.test(title)),
    objectives: objectives.length,
    idle: objectives.filter(isIdle),
  };
}
