/** Sentences, words and languages of what a course is written from: one truth for sources, authoring and the web. */
export * from './language.ts';
export * from './sentences/sentences.ts';
export * from './words/stem.ts';
export * from './words/stop-words/stop-words.ts';
export * from './words/words.ts';
