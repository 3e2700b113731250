export * from './ports.ts';
export * from './source-text.ts';
export * from './list-documents.ts';
export * from './delete-document.ts';
export * from './sources.module.ts';
