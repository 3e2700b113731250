import {
  courseChecks,
  defectSeverities,
  type CourseCheck,
  type CourseDefect,
  type DefectSeverity,
  type RewriteParts,
} from '@coursewright/contract';
import { lessonSearch } from '../../model/address.ts';
import { isReadable, type PlacedLesson } from '../../model/lessons.ts';
import type { Messages } from '../messages/en.tsx';

/** What one check found. `check` is undefined for one that this version does not know. */
export interface FoundByCheck {
  readonly id: string;
  readonly check: CourseCheck | undefined;
  readonly defects: readonly CourseDefect[];
}
export interface FoundOfSeverity {
  readonly severity: DefectSeverity;
  readonly checks: readonly FoundByCheck[];
}

const known: ReadonlySet<string> = new Set(courseChecks);
const isKnown = (id: string): id is CourseCheck => known.has(id);

/** Gravest first; of each severity by check, in the order of the report. */
export const bySeverity = (defects: readonly CourseDefect[]): FoundOfSeverity[] =>
  defectSeverities.flatMap((severity) => {
    const own = defects.filter((defect) => defect.severity === severity);
    const checks = [...new Set(own.map(({ check }) => check))].map((id) => ({
      id,
      check: isKnown(id) ? id : undefined,
      defects: own.filter(({ check }) => check === id),
    }));
    return checks.length > 0 ? [{ severity, checks }] : [];
  });

/** Where a defect is, in words, where that can be read, and what writing again would replace. */
export interface DefectPlace {
  readonly name: string;
  /** The search and hash of its address; undefined for the course and its modules. */
  readonly to: { readonly search: string; readonly hash?: string } | undefined;
  readonly placed: PlacedLesson | undefined;
  readonly rewrite: RewriteParts | undefined;
}

export function placeOf(
  { place }: Pick<CourseDefect, 'place'>,
  lessons: readonly PlacedLesson[],
  t: Messages,
): DefectPlace {
  const placed = lessons.find(({ lesson }) => lesson.id === place.submodule_id);
  if (!placed) {
    const modules = [...new Set(lessons.map(({ module }) => module.id))];
    const at = modules.indexOf(place.module_id ?? '');
    const first = lessons.find(({ module }) => module.id === place.module_id);
    return {
      name: at < 0 ? t.in_course : t.in_module({ module: at + 1 }),
      to: first && { search: lessonSearch(first.lesson.id) },
      placed: undefined,
      rewrite: undefined,
    };
  }
  const { lesson, number } = placed;
  const content = lessonSearch(lesson.id);
  const inContent = (name: string, hash?: string, rewrite?: RewriteParts): DefectPlace => ({
    name,
    to: { search: content, ...(hash === undefined ? {} : { hash }) },
    placed,
    rewrite: isReadable(lesson) ? rewrite : undefined,
  });
  switch (place.part) {
    case 'question': {
      const question = lesson.quiz.findIndex(({ id }) => id === place.question_id) + 1;
      return {
        name:
          question > 0
            ? t.in_question({ lesson: number, question })
            : t.in_quiz({ lesson: number }),
        to: { search: lessonSearch(lesson.id, 'quiz') },
        placed,
        rewrite: isReadable(lesson) ? 'quiz' : undefined,
      };
    }
    case 'title':
      return inContent(t.in_title({ lesson: number }));
    case 'objective':
      return inContent(t.in_objective({ lesson: number }), '#objectives-title');
    case 'summary':
      return inContent(t.in_summary({ lesson: number }), '#summary-title', 'content');
    case 'key_term':
      return inContent(t.in_term({ lesson: number }), '#terms-title', 'content');
    default:
      return inContent(t.in_lesson({ lesson: number }), undefined, 'content');
  }
}

/** What the check saw there, in words; undefined where the place says it all. */
export function detailOf({ check, said, given }: CourseDefect, t: Messages): string | undefined {
  if (said === undefined) return undefined;
  const [some, other] = [Number(said), Number(given)];
  switch (check) {
    case 'lesson_short':
      return t.words({ count: some });
    case 'lesson_long':
      return t.words_others({ count: some, others: other });
    case 'questions_few':
      return t.questions_for({ count: some, words: other });
    case 'citations_few':
    case 'key_position':
    case 'key_longest':
    case 'key_frequent':
      return t.share({ some, all: other });
    case 'numbers_differ':
      return [quotedIn(t, said), given && t.lesson_has({ given })].filter(Boolean).join(' · ');
    case 'term_early':
      return [quotedIn(t, said), given && t.defined_in({ title: given })]
        .filter(Boolean)
        .join(' · ');
    case 'text_repeated':
    case 'objective_repeated':
    case 'question_repeated':
      return [quotedIn(t, said), given && t.also_in({ title: given })].filter(Boolean).join(' · ');
    default:
      return quotedIn(t, said);
  }
}

/** Words in the quotation marks of the reader's language, and in no others around them. */
export const quotedIn = (t: Messages, said: string): string =>
  t.quoted({ said: said.replace(/^["“„«]([^"“”„«»]*)["“”»]?(…?)$/u, '$1$2') });
