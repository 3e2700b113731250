export * from './author.ts';
export * from './authoring.module.ts';
export * from './create-author.ts';
export * from './citations/index.ts';
export * from './extractive/index.ts';
export * from './option-values.ts';
export {
  checks,
  CourseInspector,
  ReadCourse,
  reportCardOf,
  withReportCard,
  type Check,
  type Examined,
  type Found,
} from './quality/index.ts';
