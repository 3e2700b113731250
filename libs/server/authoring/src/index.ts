export * from './author.ts';
export * from './authoring.module.ts';
export * from './create-author.ts';
export * from './citations/index.ts';
export * from './extractive/index.ts';
export * from './option-values.ts';
export {
  checks,
  CourseInspector,
  partsToRead,
  ReadCourse,
  readingOf,
  reportCardOf,
  standingReading,
  withReportCard,
  type Check,
  type Examined,
  type Found,
  type ReadingPart,
} from './quality/index.ts';
