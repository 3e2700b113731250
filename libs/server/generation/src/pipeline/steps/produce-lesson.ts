import {
  noteOf,
  type PreviewData,
  type ProgressEvent,
  say,
  type Submodule,
} from '@coursewright/contract';
import { checkOutside, keyTermsOf } from './check-outside.ts';
import type {
  CourseBrief,
  LessonPlace,
  Material,
  OutlinedSubmodule,
} from '@coursewright/authoring';
import type { PassageIndex } from '@coursewright/sources';
import type { LessonSlots } from '../course-draft.ts';
import { failedFor, reasonFor } from '../failure.ts';
import { announcement } from '../phases.ts';
import type { CoursePorts } from '../ports.ts';
import { pickPassages, roomFor } from './pick-passages.ts';
import { pickResources } from './pick-resources.ts';
import { writeLesson, type WrittenLesson } from './write-lesson.ts';
import { writeQuiz } from './write-quiz.ts';

export interface LessonWork {
  readonly brief: CourseBrief;
  readonly material: Material;
  /** Over the material. */
  readonly index: PassageIndex;
  readonly place: LessonPlace;
  readonly planned: OutlinedSubmodule & { readonly refs: readonly string[] };
  readonly moduleIndex: number;
  readonly lessonIndex: number;
  /** Names the lesson in the journal and in announcements; default: its place, "2.3". */
  readonly of?: string;
}

type ShownStatus = Extract<PreviewData, { type: 'submodule' }>['data'];

/**
 * How far one lesson has come: each `show` changes it in the draft and announces it. Returns the id
 * of the lesson.
 */
const lessonStatus =
  (ports: CoursePorts, draft: LessonSlots) =>
  ({ moduleIndex, lessonIndex }: LessonWork, of: string) =>
  (
    step: ShownStatus['step'],
    action: ProgressEvent['action'],
    status: ShownStatus['status'],
    message: string,
    fields: Partial<Submodule> = {},
  ): string => {
    const { id } = draft.update(moduleIndex, lessonIndex, { ...fields, status });
    const preview_data: PreviewData = {
      type: 'submodule',
      data: { module_id: draft.module(moduleIndex).id, submodule_id: id, step, status },
    };
    ports.announce(
      announcement(
        step,
        of,
        { action, phase: 'lessons', message, phase_progress: draft.progress(), preview_data },
        draft.view(),
      ),
    );
    return id;
  };

/** Shows how far a lesson has come, until `write` has ended. */
async function growing<T>(
  { showText }: CoursePorts,
  id: string,
  write: (onGrowth: (text: () => string) => void) => Promise<T>,
): Promise<T> {
  try {
    return await write((text) => showText(id, text));
  } finally {
    showText(id, undefined);
  }
}

/**
 * One lesson from its plan to its quiz. It becomes readable before the quiz is there; if it
 * fails, it says why and the others go on. Tells whether sentences of it had to be revised.
 */
export const produceLesson =
  (ports: CoursePorts, draft: LessonSlots) =>
  async (work: LessonWork): Promise<{ readonly wasRevised: boolean }> => {
    const { brief, material, index, place, planned } = work;
    const { of = `${work.moduleIndex + 1}.${work.lessonIndex + 1}` } = work;
    const { title } = planned;
    const show = lessonStatus(ports, draft)(work, of);

    let lesson: WrittenLesson;
    const picked = pickPassages({
      material,
      index,
      language: brief.language,
      module: place.module,
      submodule: planned,
      ...roomFor(ports.author),
    });
    try {
      const id = show('write_lesson', 'started', 'writing', `Writing “${title}”`);
      lesson = await growing(ports, id, (onGrowth) =>
        writeLesson(ports)({ brief, place, picked, material, of, onGrowth }),
      );
    } catch (error) {
      const reason = reasonFor(error, ports, of);
      show(
        'write_lesson',
        'error',
        'failed',
        `“${title}” could not be written: ${reason.message}`,
        failedFor(reason),
      );
      // How far it came is unknown here, so that it counts as paid for.
      return { wasRevised: true };
    }

    const { content, citations } = lesson.cited;
    const { summary } = lesson.draft;
    const key_terms = keyTermsOf(lesson.draft, material);
    const said = checkOutside(ports, { picked, citations, material }, brief.language);
    const checks = [
      ...lesson.cited.checks,
      ...(await said({ ...planned, summary, key_terms, quiz: [] })),
    ];
    draft.countCitations(of, lesson.cited);
    const submoduleId = show('write_lesson', 'ready', 'readable', `“${title}” is ready to read`, {
      content,
      citations,
      summary,
      key_terms,
      checks,
    });

    const resources = pickResources(citations, material);
    try {
      const quiz = await writeQuiz(ports)({
        brief,
        place,
        lesson: lesson.draft,
        picked,
        material,
        of,
        idsFrom: submoduleId,
      });
      show('write_quiz', 'completed', 'completed', `“${title}” is complete`, {
        quiz,
        resources,
        checks: [...checks, ...(await said({ summary: '', key_terms: [], quiz }))],
      });
    } catch (error) {
      draft.note(noteOf(say('lesson_without_quiz', { title }), reasonFor(error, ports, of)));
      show('write_quiz', 'skipped', 'completed', `“${title}” is complete, but without a quiz`, {
        resources,
      });
    }
    return { wasRevised: lesson.wasRevised };
  };
