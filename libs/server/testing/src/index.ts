export * from './read-rows.ts';
export * from './database-proxy.ts';
export * from './test-database.ts';
export * from './async-server.ts';
export * from './scripted-faults.ts';
export * from './scripted-model.ts';
export * from './scripted-search.ts';
export * from './scripted-stripe.ts';
