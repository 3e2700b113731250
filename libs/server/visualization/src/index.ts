export * from './visualization.entity.ts';
export * from './visualization.module.ts';
