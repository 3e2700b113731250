import type { PathData } from '@coursewright/contract';
import {
  countClaims,
  CourseInspector,
  LessonChecker,
  standingReading,
} from '@coursewright/authoring';
import { Injectable } from '@nestjs/common';
import { lessonsOf } from './document/course-document.ts';

/** What the report of a course counts, after its lessons were changed. */
@Injectable()
export class CourseReport {
  constructor(
    private readonly checker: LessonChecker,
    private readonly inspector: CourseInspector,
  ) {}

  /** The course with its report counted again, and its report card made anew. */
  async recounted(course: PathData): Promise<PathData> {
    if (!course.report) return course;
    const submodules = lessonsOf(course);
    const citations = submodules.flatMap((one) => one.citations);
    const claims = countClaims(submodules);
    const {
      card: _outdated,
      reading: _read,
      questions_imported: _before,
      ...report
    } = course.report;
    const imported = submodules.flatMap(({ quiz }) => quiz.filter((item) => item.imported)).length;
    const [card, lessons] = await Promise.all([
      this.inspector.inspect(course),
      this.checker.count(
        submodules.map(({ content }) => content),
        course.language,
      ),
    ]);
    return {
      ...course,
      report: {
        ...report,
        sentences_cited: lessons.reduce((sum, { sentencesCited }) => sum + sentencesCited, 0),
        sentences_uncited: lessons.reduce((sum, { sentencesUncited }) => sum + sentencesUncited, 0),
        citations_supported: citations.filter(({ status }) => status === 'supported').length,
        citations_unsupported: citations.filter(({ status }) => status === 'unsupported').length,
        ...(claims && { claims }),
        ...(card && { card }),
        ...standingReading(course),
        ...(imported > 0 && { questions_imported: imported }),
        submodules_failed: submodules.filter(({ status }) => status === 'failed').length,
      },
    };
  }
}
