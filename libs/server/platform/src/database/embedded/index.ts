export * from './backup.ts';
export * from './embedded-postgres.ts';
