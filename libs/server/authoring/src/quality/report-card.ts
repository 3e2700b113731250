import type { CourseDefect, DefectSeverity, PathData, ReportCard } from '@coursewright/contract';
import { checks } from './checks.ts';
import { standingReading } from './last-reading.ts';
import { ReadCourse, shortened } from './read-course.ts';

/** Of one check, and of all: more of them nobody reads, and a course has to stay small. */
const most = { ofCheck: 25, inAll: 150 };
const gravity: Readonly<Record<DefectSeverity, number>> = { error: 0, warning: 1, info: 2 };

/** What is wrong with a course as far as its words alone can tell. Pure; the same every time. */
export function reportCardOf(course: PathData): ReportCard {
  const read = new ReadCourse(course);
  let found = 0;
  const listed = checks
    .toSorted((one, other) => gravity[one.severity] - gravity[other.severity])
    .flatMap(({ id, severity, find }) => {
      const own = [...find(read)].map(({ place, said, given }): CourseDefect => ({
        check: id,
        severity,
        place,
        ...(said !== undefined && { said: shortened(said) }),
        ...(given !== undefined && { given: shortened(given) }),
      }));
      found += own.length;
      return own.slice(0, most.ofCheck);
    });
  const defects = listed.slice(0, most.inAll);
  return { defects, left_off: found - defects.length };
}

/**
 * The course with its report card as it now is, and what still stands of its last reading; without a report there is
 * nothing to add it to.
 */
export function withReportCard(course: PathData): PathData {
  if (!course.report) return course;
  const { reading: _read, ...report } = course.report;
  return {
    ...course,
    report: { ...report, ...standingReading(course), card: reportCardOf(course) },
  };
}
