export * from './document-problems.ts';
export * from './format.ts';
export * from './media-flaws.ts';
export * from './read-course-file.ts';
export * from './refused.ts';
