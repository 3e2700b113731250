export * from './credits.module.ts';
export * from './ledger.ts';
