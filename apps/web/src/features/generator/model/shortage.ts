import type { CourseCoverage, GenerateCourseInput } from '@coursewright/contract';

/** What the sources cannot give of what was asked for. */
export interface Shortage {
  /** Lessons that were asked for; absent: the author decides. */
  readonly asked?: number;
  /** Lessons on the topic itself, where they are fewer. */
  readonly onTopic?: number;
  /** Lessons from all of the sources. */
  readonly all?: number;
  /** Language of the sources, where it is another than that of the course. */
  readonly sourceLanguage?: string;
}

/** Undefined where the sources carry what was asked for, in its language. */
export function shortageOf(
  input: GenerateCourseInput,
  { on_topic, all, source_language }: CourseCoverage,
): Shortage | undefined {
  const { desired_module_count: modules, desired_submodule_count: lessons } = input;
  const asked =
    modules === undefined && lessons === undefined ? undefined : (modules ?? 1) * (lessons ?? 1);
  const isShort = asked !== undefined && on_topic !== null && all !== null && on_topic < asked;
  if (!isShort && !source_language) return undefined;
  return {
    ...(isShort ? { asked, onTopic: Math.max(1, on_topic), all } : {}),
    ...(source_language ? { sourceLanguage: source_language } : {}),
  };
}

/**
 * The same request with so many lessons at most: as many as that allows without more modules, or
 * more lessons in one, than were asked for.
 */
export function withLessons(input: GenerateCourseInput, most: number): GenerateCourseInput {
  const asked = {
    modules: input.desired_module_count ?? most,
    lessons: input.desired_submodule_count ?? most,
  };
  let best = { modules: 1, lessons: 1 };
  for (let modules = 1; modules <= Math.min(asked.modules, most); modules++) {
    const lessons = Math.min(asked.lessons, Math.floor(most / modules));
    const isMore = modules * lessons > best.modules * best.lessons;
    if (isMore) best = { modules, lessons };
  }
  return { ...input, desired_module_count: best.modules, desired_submodule_count: best.lessons };
}

export const lessonsOf = (input: GenerateCourseInput): number =>
  (input.desired_module_count ?? 1) * (input.desired_submodule_count ?? 1);
