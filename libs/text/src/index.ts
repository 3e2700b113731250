/**
 * Sentences and words of what a course is written from: one truth for sources, authoring and the
 * web. What needs lists and statistics has entries of its own: `@coursewright/text/terms`,
 * `/detection` and `/other-language`.
 */
export * from './language.ts';
export * from './sentences/sentences.ts';
export * from './words/counting.ts';
export * from './words/words.ts';
