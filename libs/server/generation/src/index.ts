export * from './cancel-generation.ts';
export * from './generation.module.ts';
export * from './get-capabilities.ts';
export * from './get-generation.ts';
export * from './list-active-generations.ts';
export * from './run-generation.ts';
export * from './start-generation.ts';
export * from './pipeline/index.ts';
