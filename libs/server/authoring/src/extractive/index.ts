export * from './extractive-author.ts';
export { AuthorWorkerHost } from './worker-host.ts';
