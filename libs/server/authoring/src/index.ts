export * from './author.ts';
export * from './authoring.module.ts';
