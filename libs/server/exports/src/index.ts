export * from './exports.module.ts';
