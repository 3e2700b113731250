import type { PathData, QuizItem, Submodule } from '@coursewright/contract';

/** A course damaged in one known way, and where the check that is meant must find it. */
export interface Damaged {
  readonly course: PathData;
  /** Ids of the modules or lessons of which one must be named; empty: wherever it leads. */
  readonly places: readonly string[];
}

/** One way of damaging a good course. */
export interface Damage {
  /** The check that must find it. */
  readonly check: string;
  readonly what: string;
  /**
   * `at` chooses lesson and variant, the same every time. Undefined where the course has nothing to
   * damage in this way.
   */
  readonly apply: (course: PathData, at: number) => Damaged | undefined;
}

export const lessonsOf = (course: PathData): Submodule[] =>
  course.modules.flatMap(({ submodules }) =>
    submodules.filter(({ status, content }) => status === 'completed' && content.trim() !== ''),
  );

export const pick = <T>(some: readonly T[], at: number): T | undefined =>
  some[((at % some.length) + some.length) % some.length];

/** The course with one lesson changed. */
export const withLesson = (
  course: PathData,
  id: string,
  change: (lesson: Submodule) => Partial<Submodule>,
): PathData => ({
  ...course,
  modules: course.modules.map((module) => ({
    ...module,
    submodules: module.submodules.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  })),
});

/**
 * Damages one of the lessons that `fits`, chosen by `at`; undefined where none fits or nothing
 * changes.
 */
export const inLesson =
  (
    change: (lesson: Submodule, at: number, course: PathData) => Partial<Submodule> | undefined,
    fits: (lesson: Submodule, course: PathData) => boolean = () => true,
  ): Damage['apply'] =>
  (course, at) => {
    const lesson = pick(
      lessonsOf(course).filter((one) => fits(one, course)),
      at,
    );
    const changed = lesson && change(lesson, at, course);
    if (!changed) return undefined;
    return { course: withLesson(course, lesson.id, () => changed), places: [lesson.id] };
  };

/** Damages one question of a kind with options, of those that `fits`. */
export const inQuestion = (
  change: (
    item: QuizItem,
    at: number,
    lesson: Submodule,
    course: PathData,
  ) => Partial<QuizItem> | undefined,
  fits: (item: QuizItem) => boolean = () => true,
): Damage['apply'] =>
  inLesson(
    (lesson, at, course) => {
      const item = pick(lesson.quiz.filter(fits), at);
      const changed = item && change(item, at, lesson, course);
      return changed && { quiz: replaced(lesson.quiz, item, { ...item, ...changed }) };
    },
    ({ quiz }) => quiz.some(fits),
  );

export const replaced = <T>(all: readonly T[], old: T, by: T): T[] =>
  all.map((one) => (one === old ? by : one));

export const isChoice = ({ kind, options }: QuizItem): boolean =>
  (kind === 'multiple_choice' || kind === 'cloze') &&
  options.length >= 3 &&
  options.filter(({ is_correct }) => is_correct).length === 1;

/** The item with one wrong option replaced. */
export const withDistractor = (
  { options }: QuizItem,
  at: number,
  text: string,
): Pick<QuizItem, 'options'> => {
  const wrong = pick(
    options.filter(({ is_correct }) => !is_correct),
    at,
  );
  return { options: options.map((one) => (one === wrong ? { ...one, text } : one)) };
};

export const keyOf = ({ options }: QuizItem): string =>
  options.find(({ is_correct }) => is_correct)?.text ?? '';

/** A lesson of another part of the course, as far away as there is one. */
export const farFrom = (course: PathData, lesson: Submodule, at: number): Submodule | undefined => {
  const all = lessonsOf(course);
  const others = all.filter((one) => one.id !== lesson.id);
  const from = all.indexOf(lesson);
  return pick(others, from + Math.floor(all.length / 2) + at);
};

/** Markdown with a block put between its first ones, outside code. */
export const inserted = (content: string, block: string): string => {
  const blocks = content.split('\n\n');
  const fences = (upTo: number): number =>
    blocks.slice(0, upTo).join('\n\n').split('```').length - 1;
  const places = blocks.map((_, at) => at + 1).filter((at) => fences(at) % 2 === 0);
  const place = places[Math.floor(places.length / 2)] ?? blocks.length;
  return [...blocks.slice(0, place), block, ...blocks.slice(place)].join('\n\n');
};

/** Paragraphs of a lesson: what stands between blank lines and is no heading, list, code or table. */
export const paragraphsOf = (content: string): string[] =>
  content
    .replace(/```[\s\S]*?```/g, '\n\n')
    .split(/\n\n+/)
    .filter((block) => /^\p{L}/u.test(block) && block.length > 60);
