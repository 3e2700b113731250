import { Annotation, END, START, StateGraph } from '@langchain/langgraph';
import {
  Failure,
  type LessonDraft,
  type PathData,
  type PreviewData,
  type ProgressEvent,
  Refusal,
  type RewriteParts,
  say as sentence,
  type Step,
  type Submodule,
} from '@coursewright/contract';
import {
  type CourseBrief,
  type LessonPlace,
  type Material,
  replaceFootnotes,
} from '@coursewright/authoring';
import { isQuizOutdated, lessonOf, withLesson } from '@coursewright/learning-paths/document';
import { PassageIndex } from '@coursewright/sources';
import { toCourseSource } from './course-draft.ts';
import { lessonPlace } from './lesson-place.ts';
import { announcement } from './phases.ts';
import type { CoursePorts } from './ports.ts';
import { type Picked, pickPassages, roomFor } from './steps/pick-passages.ts';
import { checkOutside, keyTermsOf } from './steps/check-outside.ts';
import { pickResources } from './steps/pick-resources.ts';
import { writeLesson } from './steps/write-lesson.ts';
import { refNaming } from './steps/passage-named.ts';
import { writeQuiz } from './steps/write-quiz.ts';

export interface RewriteOrder {
  readonly course: PathData;
  readonly brief: CourseBrief;
  /** The texts the course was written from. */
  readonly material: Material;
  readonly submoduleId: string;
  readonly parts: RewriteParts;
  readonly instruction?: string;
  /**
   * The version of the lesson that is replaced: it names the attempt, so that what a killed or
   * failed one has paid for is not asked again.
   */
  readonly version: number;
  /** The run, under which events are announced. */
  readonly run: number;
}

/** More than a first lesson is given, so that there is something else to choose. */
const passagesOnSubject = 24;

const State = Annotation.Root({ course: Annotation<PathData>() });

/** What both parts of a rewrite are written from. */
interface Rewriting extends RewriteOrder {
  readonly ports: CoursePorts;
  readonly before: Submodule;
  readonly place: LessonPlace;
  readonly picked: readonly Picked[];
  /** Names the attempt in the journal. */
  readonly of: string;
}

/**
 * Writes one lesson again, its text, its quiz or both. The course that it returns holds the whole
 * of it; until then nothing of the old one is touched.
 */
export function rewriteGraph(order: RewriteOrder, ports: CoursePorts) {
  const before = lessonOf(order.course, order.submoduleId);

  async function assemble(): Promise<{ course: PathData }> {
    const rewriting = beginRewriting(order, ports, before);
    const { parts, picked } = rewriting;
    const present: LessonDraft = {
      content: withRefs(before, picked),
      summary: before.summary,
      key_terms: termsWithRefs(before, order.material),
    };
    const written =
      parts === 'quiz'
        ? { draft: present, after: before }
        : await rewriteText(rewriting, present.content);
    const after =
      parts === 'content'
        ? written.after
        : await rewriteQuiz(rewriting, written.draft, written.after);
    const last = parts === 'content' ? 'write_lesson' : 'write_quiz';
    say(rewriting, last, 'completed', 'completed', `“${before.title}” is complete again`, 1);
    return { course: withRewritten(order, after) };
  }

  return new StateGraph(State)
    .addNode('assemble', assemble)
    .addEdge(START, 'assemble')
    .addEdge('assemble', END)
    .compile();
}

function beginRewriting(order: RewriteOrder, ports: CoursePorts, before: Submodule): Rewriting {
  const { course, brief, material, submoduleId, version } = order;
  const moduleIndex = course.modules.findIndex(({ submodules }) => submodules.includes(before));
  const place = lessonPlace(course, {
    moduleIndex,
    lessonIndex: course.modules[moduleIndex]!.submodules.indexOf(before),
  });
  const picked = pickPassages({
    material,
    index: new PassageIndex(material.sources, brief.language),
    language: brief.language,
    module: place.module,
    submodule: { ...place.submodule, refs: citedRefs(before, material) },
    ranked: passagesOnSubject,
    ...roomFor(ports.author),
  });
  return { ...order, ports, before, place, picked, of: `${submoduleId} v${version}` };
}

/** `previous` is the text that is replaced, with refs. */
async function rewriteText(
  rewriting: Rewriting,
  previous: string,
): Promise<{ draft: LessonDraft; after: Submodule }> {
  const { ports, before, brief, place, picked, material, of, parts } = rewriting;
  say(rewriting, 'write_lesson', 'started', 'writing', `Writing “${before.title}” again`, 0);
  const { draft, cited } = await writeLesson(ports)({
    brief,
    place,
    picked,
    material,
    of,
    rewrite: { ...instructionOf(rewriting), previous },
  });
  const { error: _, error_said: __, quiz_outdated: ___, ...kept } = before;
  const { content, citations } = cited;
  const { summary } = draft;
  const key_terms = keyTermsOf(draft, material);
  const said = checkOutside(ports, { picked, citations, material }, brief.language);
  const after: Submodule = {
    ...kept,
    status: 'completed',
    content,
    citations,
    summary,
    key_terms,
    checks: [...cited.checks, ...(await said({ ...kept, summary, key_terms }))],
    resources: pickResources(citations, material),
  };
  const isOutdated = parts === 'content' && isQuizOutdated(before, after);
  return { draft, after: isOutdated ? { ...after, quiz_outdated: true } : after };
}

async function rewriteQuiz(
  rewriting: Rewriting,
  lesson: LessonDraft,
  submodule: Submodule,
): Promise<Submodule> {
  const { ports, before, brief, place, picked, material, of, submoduleId, version, parts } =
    rewriting;
  const message = `Writing the quiz of “${before.title}” again`;
  say(rewriting, 'write_quiz', 'started', 'readable', message, 0.5);
  const previous = before.quiz.map(({ question }) => question);
  const quiz = await writeQuiz(ports)({
    brief,
    place,
    lesson,
    picked,
    material,
    of,
    idsFrom: `${submoduleId} v${version + 1}`,
    rewrite: { ...instructionOf(rewriting), previous },
  });
  const { quiz_outdated: _, ...kept } = submodule;
  if (quiz.length === 0 && ports.author.kind === 'builtin' && parts === 'quiz')
    throw new Refusal('validation_error', sentence('nothing_else_to_ask'));
  // A model that gives no usable question has failed; the built-in author may find nothing to ask.
  if (quiz.length === 0 && ports.author.kind === 'model')
    throw new Failure('provider_error', sentence('no_question_usable'));
  const checks = (kept.checks ?? []).filter(({ part }) => part !== 'quiz');
  const { citations } = kept;
  const said = checkOutside(ports, { picked, citations, material }, brief.language);
  return {
    ...kept,
    quiz,
    checks: [...checks, ...(await said({ summary: '', key_terms: [], quiz }))],
  };
}

/** Part of the question that the journal remembers: absent rather than empty. */
const instructionOf = ({ instruction }: RewriteOrder) => (instruction ? { instruction } : {});

/** The course with the lesson as it is now, and with the sources that it cites. */
function withRewritten({ course, material }: RewriteOrder, after: Submodule): PathData {
  const cited = new Set([
    ...after.citations.map(({ passage_id }) => passage_id),
    ...after.quiz.flatMap(({ cites }) => cites),
    ...after.key_terms.flatMap(({ cites = [] }) => cites),
  ]);
  return withLesson(
    course,
    after,
    material.sources.map((source) => toCourseSource(source, cited)),
  );
}

function say(
  { ports, course, before, submoduleId, run }: Rewriting,
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
    announcement(step, `${submoduleId} run ${run}`, {
      action,
      phase: 'lessons',
      message,
      phase_progress,
      preview_data,
    }),
  );
}

/** The passages that a lesson cites, by the refs they have in the material. */
function citedRefs({ citations }: Submodule, { sources }: Material): string[] {
  const cited = new Set(citations.map(({ passage_id }) => passage_id));
  return sources.flatMap(({ passages }, index) =>
    passages.filter(({ id }) => cited.has(id)).map(({ number }) => `S${index + 1}.${number}`),
  );
}

/**
 * A lesson as its author wrote it: markers that name passages instead of numbers. A passage that is
 * not at hand any more is not named.
 */
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

/** The key terms as their author wrote them: with the reference of the passage each is from. */
const termsWithRefs = ({ key_terms }: Submodule, { sources }: Material): LessonDraft['key_terms'] =>
  key_terms.map(({ cites, ...term }) => {
    const ref = refNaming(cites?.[0], sources);
    return ref === undefined ? term : { ...term, ref };
  });
