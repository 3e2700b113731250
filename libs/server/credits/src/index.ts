export * from './credit-transaction.entity.ts';
export * from './credit-transactions.ts';
export * from './credits.module.ts';
export * from './ledger.ts';
export * from './postgres-ledger.ts';
export * from './provider-spend.entity.ts';
export * from './provider-spend.ts';
