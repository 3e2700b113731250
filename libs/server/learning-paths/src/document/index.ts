export * from './course-document.ts';
