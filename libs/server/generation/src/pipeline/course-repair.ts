import {
  type CourseModule,
  keptOf,
  type Note,
  notesIn,
  type PathData,
  type Submodule,
} from '@coursewright/contract';
import { countClaims, withReportCard, type Material } from '@coursewright/authoring';
import { keepKnownPassages } from '@coursewright/learning-paths/document';
import { failedFor, type Reason } from './failure.ts';
import { toCourseSource, type CitationCount, type LessonSlots } from './course-draft.ts';

export interface LessonPosition {
  readonly moduleIndex: number;
  readonly lessonIndex: number;
}

/** Where lessons of a course are missing, in reading order. */
export const missingLessons = (course: PathData): LessonPosition[] =>
  course.modules.flatMap(({ submodules }, moduleIndex) =>
    submodules.flatMap(({ status }, lessonIndex) =>
      status === 'completed' ? [] : [{ moduleIndex, lessonIndex }],
    ),
  );

/** A delivered course whose missing lessons are being written: nothing else of it changes. */
export class CourseRepair implements LessonSlots {
  private readonly counts: CitationCount[] = [];
  private readonly notes: Note[] = [];
  private readonly wanted: number;
  private course: PathData;
  private readonly material: Material;

  constructor(course: PathData, material: Material) {
    this.course = course;
    this.material = material;
    this.wanted = missingLessons(course).length;
  }

  module(index: number): CourseModule {
    const module = this.course.modules[index];
    if (!module) throw new Error(`The course has no module ${index}`);
    return module;
  }

  update(moduleIndex: number, lessonIndex: number, fields: Partial<Submodule>): Submodule {
    const submodules = this.module(moduleIndex).submodules.map((one, index) =>
      index === lessonIndex ? { ...one, ...fields } : one,
    );
    this.course = {
      ...this.course,
      modules: this.course.modules.map((module, index) =>
        index === moduleIndex ? { ...module, submodules } : module,
      ),
    };
    return submodules[lessonIndex]!;
  }

  countCitations(_of: string, count: CitationCount): void {
    this.counts.push(count);
  }

  note(note: Note): void {
    this.notes.push(note);
  }

  /** 0–1: lessons that are no longer missing over those that were. */
  progress(): number {
    return this.wanted === 0
      ? 1
      : 1 -
          missingLessons(this.course).filter(
            ({ moduleIndex, lessonIndex }) =>
              this.module(moduleIndex).submodules[lessonIndex]?.status !== 'failed',
          ).length /
            this.wanted;
  }

  view(): PathData {
    const { course } = this;
    const submodules = course.modules.flatMap((module) => module.submodules);
    const citations = submodules.flatMap((submodule) => submodule.citations);
    const claims = countClaims(submodules);
    const cited = new Set(
      submodules.flatMap(({ citations: of, quiz }) => [
        ...of.map(({ passage_id }) => passage_id),
        ...quiz.flatMap(({ cites }) => cites),
      ]),
    );
    const sources = this.material.sources
      .map((source) => toCourseSource(source, cited))
      .filter(({ passages }) => passages.length > 0);
    // What it says of the lessons is no longer so; the finished course gets a new one.
    const { card: _outdated, ...report } = course.report ?? {};
    const sum = (key: keyof CitationCount) =>
      this.counts.reduce((total, count) => total + count[key], 0);
    return {
      ...course,
      sources: keepKnownPassages(course.sources, sources),
      ...(course.report
        ? {
            report: {
              ...report,
              sentences_cited: course.report.sentences_cited + sum('sentencesCited'),
              sentences_uncited: course.report.sentences_uncited + sum('sentencesUncited'),
              citations_supported: citations.filter(({ status }) => status === 'supported').length,
              citations_unsupported: citations.filter(({ status }) => status === 'unsupported')
                .length,
              ...(claims && { claims }),
              submodules_failed: submodules.filter(({ status }) => status === 'failed').length,
              ...keptOf([...notesIn(course.report), ...this.notes]),
            },
          }
        : {}),
    };
  }
}

/**
 * A course as it stands when nobody writes its missing lessons any more: they have failed, with a
 * reason.
 */
export const closed = (course: PathData, reason: Reason): PathData =>
  withReportCard({
    ...course,
    modules: course.modules.map((module) => ({
      ...module,
      submodules: module.submodules.map((one) =>
        one.status === 'planned' || one.status === 'writing'
          ? { ...one, status: 'failed' as const, ...failedFor(reason) }
          : one,
      ),
    })),
  });

/** A course whose run stopped: a lesson that was being written is a planned one again. */
export const stopped = (course: PathData): PathData => ({
  ...course,
  modules: course.modules.map((module) => ({
    ...module,
    submodules: module.submodules.map((one) =>
      one.status === 'writing' ? { ...one, status: 'planned' as const } : one,
    ),
  })),
});
