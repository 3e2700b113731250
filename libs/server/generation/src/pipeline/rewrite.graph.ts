import { Annotation, END, getWriter, START, StateGraph } from '@langchain/langgraph';
import {
  AppError,
  type LessonDraft,
  type PathData,
  type PreviewData,
  type ProgressEvent,
  type RewriteParts,
  type Step,
  type Submodule,
} from '@coursewright/contract';
import { type CourseBrief, type Material, replaceFootnotes } from '@coursewright/authoring';
import { isQuizOutdated, submoduleOf, withSubmodule } from '@coursewright/learning-paths/document';
import { PassageIndex } from '@coursewright/sources';
import type { GraphPorts } from './course.graph.ts';
import { toCourseSource } from './course-draft.ts';
import { lessonPlace } from './lesson-place.ts';
import { announcement } from './phases.ts';
import type { CoursePorts } from './ports.ts';
import { type Picked, pickPassages } from './steps/pick-passages.ts';
import { pickResources } from './steps/pick-resources.ts';
import { writeLesson } from './steps/write-lesson.ts';
import { writeQuiz } from './steps/write-quiz.ts';

export interface RewriteOrder {
  readonly course: PathData;
  readonly brief: CourseBrief;
  /** The texts the course was written from. */
  readonly material: Material;
  readonly submoduleId: string;
  readonly parts: RewriteParts;
  readonly instruction?: string;
  /** The version of the lesson that is replaced: it names the attempt, so that what a killed or failed one has paid for is not asked again. */
  readonly version: number;
  /** The run, under which events are announced. */
  readonly run: number;
}

/** More than a first lesson is given, so that there is something else to choose. */
const passagesOnSubject = 24;

const State = Annotation.Root({ course: Annotation<PathData>() });

/** Writes one lesson again, its text, its quiz or both. The course that it returns holds the whole of it; until then nothing of the old one is touched. */
export function rewriteGraph(order: RewriteOrder, world: GraphPorts) {
  const ports: CoursePorts = { ...world, announce: (announcement) => getWriter()?.(announcement) };
  const { course, brief, material, submoduleId, parts, version } = order;
  const before = submoduleOf(course, submoduleId);
  const instruction = order.instruction ? { instruction: order.instruction } : {};
  const of = `${submoduleId} v${version}`;

  async function assemble(): Promise<{ course: PathData }> {
    const moduleIndex = course.modules.findIndex(({ submodules }) => submodules.includes(before));
    const place = lessonPlace(course, {
      moduleIndex,
      submoduleIndex: course.modules[moduleIndex]!.submodules.indexOf(before),
    });
    const picked = pickPassages({
      material,
      index: new PassageIndex(material.sources, brief.language),
      language: brief.language,
      module: place.module,
      submodule: { ...place.submodule, refs: citedRefs(before, material) },
      ranked: passagesOnSubject,
    });
    const present: LessonDraft = {
      content: withRefs(before, picked),
      summary: before.summary,
      key_terms: before.key_terms,
    };

    let after: Submodule = before;
    let lesson = present;
    if (parts !== 'quiz') {
      say('write_lesson', 'started', 'writing', `Writing “${before.title}” again`, 0);
      const { draft, cited } = await writeLesson(ports)({
        brief,
        place,
        picked,
        material,
        of,
        rewrite: { ...instruction, previous: present.content },
      });
      const { error: _, quiz_outdated: __, ...kept } = before;
      const { content, citations } = cited;
      lesson = draft;
      after = {
        ...kept,
        status: 'completed',
        content,
        citations,
        summary: draft.summary,
        key_terms: draft.key_terms,
        resources: pickResources(citations, material),
      };
      if (parts === 'content' && isQuizOutdated(before, after))
        after = { ...after, quiz_outdated: true };
    }
    if (parts !== 'content') {
      say('write_quiz', 'started', 'readable', `Writing the quiz of “${before.title}” again`, 0.5);
      const previous = before.quiz.map(({ question }) => question);
      const quiz = await writeQuiz(ports)({
        brief,
        place,
        lesson,
        picked,
        material,
        of,
        idsFrom: `${submoduleId} v${version + 1}`,
        rewrite: { ...instruction, previous },
      });
      if (quiz.length === 0)
        throw new AppError('provider_error', 'None of the new questions could be used.');
      const { quiz_outdated: _, ...kept } = after;
      after = { ...kept, quiz };
    }
    say(
      parts === 'content' ? 'write_lesson' : 'write_quiz',
      'completed',
      'completed',
      `“${before.title}” is complete again`,
      1,
    );
    const cited = new Set([
      ...after.citations.map(({ passage_id }) => passage_id),
      ...after.quiz.flatMap(({ cites }) => cites),
    ]);
    return {
      course: withSubmodule(
        course,
        after,
        material.sources.map((source) => toCourseSource(source, cited)),
      ),
    };
  }

  function say(
    step: Step,
    action: ProgressEvent['action'],
    status: Extract<PreviewData, { type: 'submodule' }>['data']['status'],
    message: string,
    phase_progress: number,
  ): void {
    const module = course.modules.find(({ submodules }) => submodules.includes(before))!;
    const preview_data: PreviewData = {
      type: 'submodule',
      data: { module_id: module.id, submodule_id: submoduleId, step, status },
    };
    ports.announce(
      announcement(step, `${submoduleId} run ${order.run}`, {
        action,
        phase: 'lessons',
        message,
        phase_progress,
        preview_data,
      }),
    );
  }

  return new StateGraph(State)
    .addNode('assemble', assemble)
    .addEdge(START, 'assemble')
    .addEdge('assemble', END)
    .compile();
}

/** The passages that a lesson cites, by the refs they have in the material. */
function citedRefs({ citations }: Submodule, { sources }: Material): string[] {
  const cited = new Set(citations.map(({ passage_id }) => passage_id));
  return sources.flatMap(({ passages }, index) =>
    passages.filter(({ id }) => cited.has(id)).map(({ number }) => `S${index + 1}.${number}`),
  );
}

/** A lesson as its author wrote it: markers that name passages instead of numbers. A passage that is not at hand any more is not named. */
function withRefs({ content, citations }: Submodule, picked: readonly Picked[]): string {
  const passageOf = new Map(
    citations.map(({ marker, passage_id }) => [String(marker), passage_id] as const),
  );
  const refOf = new Map(picked.map(({ passageId, passage }) => [passageId, passage.ref] as const));
  return replaceFootnotes(content, ({ name }) => {
    const ref = refOf.get(passageOf.get(name) ?? '');
    return ref ? ` [${ref}]` : '';
  });
}
