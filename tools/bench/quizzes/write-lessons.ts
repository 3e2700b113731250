import type {
  Author,
  CourseBrief,
  LessonPlace,
  Material,
  PickedPassage,
} from '@coursewright/authoring';
import { limits } from '@coursewright/contract';
import type { SourceText } from '@coursewright/sources';
import { requestsFor } from '../courses/write-courses.ts';
import type { WrittenLesson } from './report.ts';

/** What the author needs to be able to do here. */
export type Writer = Pick<
  Author,
  'outlineModules' | 'outlineLessons' | 'writeLesson' | 'writeQuiz'
>;

/**
 * A course from one document, asked for in the order of the pipeline: a lesson, then its quiz.
 * Throws what the author throws.
 */
export async function writeLessons(
  author: Writer,
  sources: readonly SourceText[],
  document: string,
): Promise<WrittenLesson[]> {
  const [request] = requestsFor(sources);
  const language = (sources[0]?.language ?? 'en').split('-')[0] ?? 'en';
  const material: Material = { sources };
  const brief: CourseBrief = {
    topic: request?.topic ?? document,
    language,
    style: 'standard',
    ...(request?.modules ? { moduleCount: request.modules } : {}),
    ...(request?.lessons ? { submoduleCount: request.lessons } : {}),
  };
  const outline = (await author.outlineModules({ brief, material }, {})).value;
  const lessons: WrittenLesson[] = [];
  for (const [moduleIndex, module] of outline.modules.entries()) {
    const { submodules } = (
      await author.outlineLessons({ brief, material, outline, moduleIndex }, {})
    ).value;
    for (const submodule of submodules) {
      const place: LessonPlace = {
        module,
        submodule,
        moduleTitles: outline.modules.map(({ title }) => title),
        submoduleTitles: submodules.map(({ title }) => title),
      };
      const passages = submodule.refs.map((ref) => picked(sources, ref));
      const asked = { brief, place, passages, material };
      const lesson = (await author.writeLesson(asked, {})).value;
      const quiz = await author.writeQuiz({ ...asked, lesson, wanted: limits.quiz.wanted }, {});
      lessons.push({ document, language, lesson, items: quiz.value.items });
    }
  }
  return lessons;
}

function picked(sources: readonly SourceText[], ref: string): PickedPassage {
  const [at, number] = ref.slice(1).split('.').map(Number);
  const source = sources[(at ?? 0) - 1];
  const passage = source?.passages.find((one) => one.number === number);
  if (!source || !passage)
    throw new Error(`The author named the passage ${ref}, which is not there.`);
  const { headings, text, kind } = passage;
  return { ref, sourceTitle: source.title, headings, text, kind };
}
