import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { creditEntities } from './credit-transaction.entity.ts';
import { Ledger } from './ledger.ts';
import { PostgresLedger } from './postgres-ledger.ts';

@Module({
  imports: [TypeOrmModule.forFeature(creditEntities)],
  providers: [{ provide: Ledger, useClass: PostgresLedger }],
  exports: [Ledger],
})
export class CreditsModule {}
