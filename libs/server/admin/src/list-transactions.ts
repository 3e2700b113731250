import type { AdminTransactionPage, AdminTransactionsQuery } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Transactions } from './transactions.ts';

@Injectable()
export class ListTransactions implements Record<'run', UseCases['adminTransactions']['run']> {
  constructor(private readonly transactions: Transactions) {}

  run(_caller: Caller, query: AdminTransactionsQuery): Promise<AdminTransactionPage> {
    return this.transactions.page(query);
  }
}
