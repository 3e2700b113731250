import { asksForAll, type PathData, pathData, type Submodule } from '@coursewright/contract';
import type { TestApp } from './create-test-app.ts';
import { Visitor } from './visitor.ts';

let written: Promise<unknown> | undefined;

/**
 * The sample course, for specs that need some whole course to save or to share: a copy of its own
 * for each. Every process of the product writes the same one, in seconds; the files that one
 * process of specs runs write it once between them.
 */
export async function sampleCourse(app: TestApp): Promise<PathData> {
  written ??= new Visitor(app).call('GET', '/v1/sample-course').then(({ status, body }) => {
    if (status !== 200) throw new Error(`the sample course came with status ${status}`);
    return body;
  });
  try {
    return pathData.parse(await written);
  } catch (error) {
    written = undefined;
    throw error;
  }
}

type Question = Submodule['quiz'][number];
/** Has it one answer to choose among others? */
export const isChoice = (question: Question): boolean => !asksForAll(question);

/** How many options a question of some kind is given where it may have three. */
export const optionsOf = (kind: Question['kind']): number =>
  kind === 'free_recall' ? 1 : kind === 'true_false' ? 2 : 3;

/** Is there a question in it with one answer to choose? */
export const asksForAChoice = ({ quiz }: Submodule): boolean => quiz.some(isChoice);

/** The first question of a course with one answer to choose. */
export function choiceIn({ modules }: PathData): Question {
  const found = modules.flatMap(({ submodules }) => submodules.flatMap(({ quiz }) => quiz));
  const choice = found.find(isChoice);
  if (!choice) throw new Error('No question of the course has one answer to choose');
  return choice;
}

/** The first lesson of a course that fits, and where it stands. */
export function lessonThat(
  fits: (lesson: Submodule) => boolean,
  { modules }: PathData,
): { lesson: Submodule; module_index: number; submodule_index: number } {
  for (const [module_index, { submodules }] of modules.entries())
    for (const [submodule_index, lesson] of submodules.entries())
      if (fits(lesson)) return { lesson, module_index, submodule_index };
  throw new Error('No lesson of the course fits');
}
