// First: schemas look at them when they are made.
import './zod-settings.ts';

export * from './abuse-reports.ts';
export * from './account.ts';
export * from './admin.ts';
export * from './auth.ts';
export * from './authoring.ts';
export * from './course.ts';
export * from './report-card.ts';
export * from './course-editing.ts';
export * from './credits.ts';
export * from './curiosities.ts';
export * from './documents.ts';
export * from './errors.ts';
export * from './generation.ts';
export * from './languages.ts';
export * from './learner-notes.ts';
export * from './learning-events.ts';
export * from './learning-fold.ts';
export * from './learning-paths.ts';
export * from './limits.ts';
export * from './operations/index.ts';
export * from './payments.ts';
export * from './outline.ts';
export * from './sharing.ts';
export * from './spend.ts';
export * from './text.ts';
export * from './text-direction.ts';
