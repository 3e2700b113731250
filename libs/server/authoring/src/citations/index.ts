export * from './check-sentence.ts';
export * from './cite-lesson.ts';
export * from './split-lesson.ts';
