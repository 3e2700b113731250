import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { creditEntities } from './credit-transaction.entity.ts';
import { CreditTransactions } from './credit-transactions.ts';
import { Ledger } from './ledger.ts';
import { PostgresLedger } from './postgres-ledger.ts';

@Module({
  imports: [TypeOrmModule.forFeature(creditEntities)],
  providers: [{ provide: Ledger, useClass: PostgresLedger }, CreditTransactions],
  exports: [Ledger, CreditTransactions],
})
export class CreditsModule {}
