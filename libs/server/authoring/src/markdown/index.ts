export * from './blocks.ts';
export * from './plain-text.ts';
