/** What words mean the same to a search or a check. Carries stemmers and lists: not for the web. */
export * from './content-stems.ts';
export * from './stem.ts';
export * from './stop-words/stop-words.ts';
