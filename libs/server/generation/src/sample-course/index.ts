export * from './get-sample-course.ts';
export * from './sample-course.module.ts';
