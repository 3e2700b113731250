export * from './app-router.ts';
export * from './base.ts';
export * from './use-cases.ts';
