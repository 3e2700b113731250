import {
  lessonDraft,
  limits,
  modulesOutline,
  quizDraft,
  submodulesOutline,
} from '@coursewright/contract';
import type {
  LessonDraft,
  ModulesOutline,
  QuizDraft,
  SubmodulesOutline,
} from '@coursewright/contract';
import type { SourceText } from '@coursewright/sources';
import type { CourseBrief, LessonPlace, Material, PickedPassage } from '../src/author.ts';
import { PreparedMaterial, answer } from '../src/extractive/operations.ts';
import type { Replies, Request } from '../src/extractive/operations.ts';

export const brief = (topic: string, more: Partial<CourseBrief> = {}): CourseBrief => ({
  topic,
  language: 'en',
  style: 'standard',
  ...more,
});
export const plainSource = (
  id: string,
  paragraphs: readonly string[],
  more: Partial<SourceText> = {},
): SourceText => ({
  id,
  kind: 'document',
  title: 'Notes',
  fetchedAt: '2026-01-01T00:00:00.000Z',
  contentHash: id,
  passages: paragraphs.map((text, i) => ({
    id: `${id}-${i}`,
    number: i + 1,
    headings: [],
    text,
    kind: 'prose' as const,
  })),
  ...more,
});

export interface WrittenLesson {
  readonly place: LessonPlace;
  readonly passages: readonly PickedPassage[];
  readonly lesson: LessonDraft;
  readonly quiz: QuizDraft;
}
export interface Course {
  readonly outline: ModulesOutline;
  readonly modules: readonly SubmodulesOutline['submodules'][];
  readonly lessons: readonly WrittenLesson[];
}

/** A whole course, asked for in the order in which the pipeline asks, without the thread. */
export function write(
  material: Material,
  asked: CourseBrief,
  prepared = new PreparedMaterial(material),
): Course {
  const ask = <R extends Request>(request: R): Replies[R['operation']] =>
    answer(request, prepared) as Replies[R['operation']];
  const outline = modulesOutline.parse(ask({ operation: 'outlineModules', brief: asked }));
  const modules = outline.modules.map(
    (_, moduleIndex) =>
      submodulesOutline.parse(
        ask({ operation: 'outlineLessons', brief: asked, outline, moduleIndex }),
      ).submodules,
  );
  const lessons = modules.flatMap((submodules, m) =>
    submodules.map((submodule): WrittenLesson => {
      const place = {
        module: outline.modules[m]!,
        submodule,
        moduleTitles: outline.modules.map(({ title }) => title),
        submoduleTitles: submodules.map(({ title }) => title),
      };
      const passages = submodule.refs.map((ref) => picked(material, ref));
      const lesson = lessonDraft.parse(
        ask({ operation: 'writeLesson', brief: asked, place, passages }),
      );
      const quiz = quizDraft.parse(
        ask({
          operation: 'writeQuiz',
          brief: asked,
          place,
          lesson,
          passages,
          wanted: limits.quiz.wanted,
        }),
      );
      return { place, passages, lesson, quiz };
    }),
  );
  return { outline, modules, lessons };
}

function picked({ sources }: Material, ref: string): PickedPassage {
  const [source, number] = ref.slice(1).split('.').map(Number);
  const from = sources[source! - 1]!;
  const passage = from.passages.find((one) => one.number === number)!;
  return {
    ref,
    sourceTitle: from.title,
    headings: passage.headings,
    text: passage.text,
    kind: passage.kind,
  };
}
