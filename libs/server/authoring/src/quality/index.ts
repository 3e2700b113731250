export type { Check, Examined, Found } from './check.ts';
export { checks } from './checks.ts';
export { CourseInspector } from './course-inspector.ts';
export { partsToRead, readingOf, standingReading, type ReadingPart } from './last-reading.ts';
export { ReadCourse } from './read-course.ts';
export { reportCardOf, withReportCard } from './report-card.ts';
