export { answerClaimOf, checkAnswer } from './answer-claims.ts';
export * from './check-sentence.ts';
export * from './claims.ts';
export * from './cite-lesson.ts';
export { evidenceOfChecks } from './given-evidence.ts';
export { LessonChecker } from './lesson-checker.ts';
export * from './recheck-lesson.ts';
export * from './split-lesson.ts';
export * from './quote.ts';
