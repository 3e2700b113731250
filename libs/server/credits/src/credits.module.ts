import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { creditEntities } from './credit-transaction.entity.ts';
import { CreditTransactions } from './credit-transactions.ts';
import { Ledger } from './ledger.ts';
import { PostgresLedger } from './postgres-ledger.ts';
import { ProviderSpend } from './provider-spend.ts';
import { ProviderSpendRow } from './provider-spend.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([...creditEntities, ProviderSpendRow])],
  providers: [{ provide: Ledger, useClass: PostgresLedger }, CreditTransactions, ProviderSpend],
  exports: [Ledger, CreditTransactions, ProviderSpend],
})
export class CreditsModule {}
