/** Sentences, words and languages of what a course is written from: one truth for sources, authoring and the web. */
export {};
