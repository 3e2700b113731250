export * from './base-language.ts';
export * from './blocks.ts';
export * from './plain-text.ts';
export * from './sentences.ts';
export * from './stem.ts';
export * from './stop-words/stop-words.ts';
export * from './words.ts';
