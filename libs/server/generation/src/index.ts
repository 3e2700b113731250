export * from './start-generation.ts';
export * from './get-generation.ts';
export * from './cancel-generation.ts';
export * from './list-active-generations.ts';
export * from './get-capabilities.ts';
export * from './generation.module.ts';
