export * from './clock.ts';
export * from './config/config.ts';
export * from './database/database.ts';
export * from './http/authenticator.ts';
export * from './jobs/jobs.ts';
export * from './database/migrations.ts';
