import { hasEnoughOptions, isMatching, makesPairs, type PathData } from '../course.ts';
import type { RefusedField } from '../errors.ts';
import { limits } from '../limits.ts';
import { type Said, say, sayAs } from '../sentences.ts';

const { maxDepth, maxNodes } = limits.pathData;

/** Walks without recursion, because nobody has looked at the value yet. */
export function sizeProblem(root: unknown): Said | undefined {
  if (typeof root !== 'object' || root === null || Array.isArray(root)) return say('not_a_course');
  const open: { value: object; depth: number }[] = [{ value: root, depth: 1 }];
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > maxDepth)
      return sayAs('course_too_big', `A course may be nested at most ${maxDepth} levels deep.`);
    for (const child of Object.values(next.value) as unknown[]) {
      nodes += 1;
      if (nodes > maxNodes)
        return sayAs('course_too_big', `A course may have at most ${maxNodes} values.`);
      if (typeof child === 'object' && child !== null)
        open.push({ value: child, depth: next.depth + 1 });
    }
  }
  return undefined;
}

/** Ids that stand for two things, and references to what is not there. */
export function referenceProblems(course: PathData): RefusedField[] {
  const problems: RefusedField[] = [];
  const seen = new Set<string>();
  const own = (id: string, path: string) => {
    if (seen.has(id))
      problems.push({ path, ...sayAs('part_damaged', 'This id is taken by something else.') });
    seen.add(id);
  };
  const passages = new Map(
    course.sources.flatMap(({ id, passages: some }) => some.map((one) => [one.id, id] as const)),
  );
  if (!course.modules.some(({ submodules }) => submodules.length > 0))
    problems.push({ path: 'modules', ...say('course_needs_lesson') });
  for (const [m, module] of course.modules.entries()) {
    own(module.id, `modules.${m}.id`);
    for (const [s, lesson] of module.submodules.entries()) {
      const at = `modules.${m}.submodules.${s}`;
      own(lesson.id, `${at}.id`);
      for (const [c, { source_id, passage_id }] of lesson.citations.entries())
        if (passages.get(passage_id) !== source_id)
          problems.push({
            path: `${at}.citations.${c}`,
            ...sayAs('part_damaged', 'The course does not have the passage that is cited.'),
          });
      for (const [q, item] of lesson.quiz.entries()) {
        own(item.id, `${at}.quiz.${q}.id`);
        if (!hasEnoughOptions(item))
          problems.push({
            path: `${at}.quiz.${q}.options`,
            ...sayAs('part_damaged', 'There must be two options, or the one answer to recall.'),
          });
        if (!item.options.some(({ is_correct }) => is_correct))
          problems.push({
            path: `${at}.quiz.${q}.options`,
            ...say('no_right_answer'),
          });
        if (isMatching(item) && !makesPairs(item))
          problems.push({
            path: `${at}.quiz.${q}.options`,
            ...sayAs(
              'whole_pairs',
              'Three to five options must have a match each, and no two may be the same.',
            ),
          });
      }
    }
  }
  return problems;
}
