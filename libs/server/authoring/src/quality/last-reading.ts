import type {
  CourseReading,
  LessonToRead,
  PathData,
  ReadingDraft,
  ReadingFinding,
  Submodule,
} from '@coursewright/contract';
import { shortened } from './read-course.ts';

/** Share of the room that the lessons which another call reads may take. */
const shareOfOthers = 0.15;
const titleAndTermsMost = 300;
const partsMost = 2;
/** Fewer letters stand in any lesson. */
const lettersNeeded = 12;

/** The lessons of one call, and those of the course that it is told of only. */
export interface ReadingPart {
  readonly lessons: readonly LessonToRead[];
  readonly others: readonly LessonToRead[];
}

/**
 * The written lessons of a course for a reader who takes `room` characters at once: in one part, or
 * in two where they do not fit, each lesson cut to its share where they do not fit even so. None for
 * fewer than two lessons, which can neither repeat each other nor stand in the wrong order.
 */
export function partsToRead(course: PathData, room: number): ReadingPart[] {
  const lessons = course.modules.flatMap(({ submodules }, module) =>
    submodules.flatMap((lesson, index) =>
      isWritten(lesson) ? [toRead(lesson, `${module + 1}.${index + 1}`)] : [],
    ),
  );
  if (lessons.length < 2) return [];
  const size = lessons.reduce((sum, one) => sum + sizeOf(one), 0);
  if (size <= room) return [{ lessons, others: [] }];
  const half = Math.ceil(lessons.length / partsMost);
  const halves = [lessons.slice(0, half), lessons.slice(half)];
  return halves.map((own, index) => ({
    lessons: fitted(own, room * (1 - shareOfOthers)),
    others: fitted(
      (halves[1 - index] ?? []).map((one) => ({ ...one, text: '' })),
      room * shareOfOthers,
    ),
  }));
}

const isWritten = ({ status }: Submodule): boolean =>
  status === 'completed' || status === 'readable';

const toRead = (lesson: Submodule, number: string): LessonToRead => ({
  number,
  title: lesson.title,
  text: withoutFootnotes(lesson.content),
  terms: lesson.key_terms.map(({ term, definition }) => `${term}: ${definition}`),
});

const withoutFootnotes = (content: string): string => content.replace(/\s*\[\^\d+\]/g, '');

const sizeOf = ({ title, text, terms }: LessonToRead): number =>
  title.length + text.length + terms.join('').length;

/** Each lesson within its share of the room: its terms first, then as much of its text as is left. */
function fitted(lessons: readonly LessonToRead[], room: number): LessonToRead[] {
  const share = Math.max(titleAndTermsMost, Math.floor(room / Math.max(1, lessons.length)));
  return lessons.map((lesson) => {
    let left = share - lesson.title.length;
    const terms = lesson.terms.filter((term) => (left -= term.length) >= share / 2);
    const used = lesson.title.length + terms.join('').length;
    return { ...lesson, terms, text: lesson.text.slice(0, Math.max(0, share - used)) };
  });
}

/**
 * What was found of the course, each with its place. A finding whose words do not stand in its lesson
 * is left out: it is about nothing that the learner could see.
 */
export function readingOf(course: PathData, drafts: readonly ReadingDraft[]): CourseReading {
  const findings = drafts
    .flatMap((draft) => draft.findings)
    .flatMap(({ aspect, lesson, said, remark }): ReadingFinding[] => {
      const [module, submodule] = lesson.split('.').map((number) => Number(number) - 1);
      const of = course.modules[module ?? -1];
      const one = of?.submodules[submodule ?? -1];
      const part = one && partWith(one, said);
      return of && one && part
        ? [
            {
              aspect,
              place: { part, module_id: of.id, submodule_id: one.id },
              said: shortened(said.trim()),
              remark: remark.trim(),
            },
          ]
        : [];
    });
  return { findings };
}

/** The findings whose words still stand in their lesson; what was written again is settled. */
export function standingReading({ modules, report }: PathData): { reading?: CourseReading } {
  const lessons = modules.flatMap(({ submodules }) => submodules);
  const findings = (report?.reading?.findings ?? []).filter(({ place, said }) => {
    const lesson = lessons.find(({ id }) => id === place.submodule_id);
    return lesson !== undefined && partWith(lesson, said) !== undefined;
  });
  return findings.length === 0 ? {} : { reading: { findings } };
}

/** Where in a lesson the words stand, spacing and typography aside. */
function partWith(
  { title, content, summary, key_terms }: Submodule,
  said: string,
): 'content' | 'key_term' | 'summary' | 'title' | undefined {
  const wanted = lettersOf(said);
  if (wanted.length < lettersNeeded) return undefined;
  if (lettersOf(withoutFootnotes(content)).includes(wanted)) return 'content';
  const terms = key_terms.map(({ term, definition }) => `${term}: ${definition}`).join(' ');
  if (lettersOf(terms).includes(wanted)) return 'key_term';
  if (lettersOf(summary).includes(wanted)) return 'summary';
  return lettersOf(title).includes(wanted) ? 'title' : undefined;
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
