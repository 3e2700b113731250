import type { CreditTransactionPage, CreditTransactionsQuery } from '@coursewright/contract';
import { CreditTransactions } from '@coursewright/credits';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ListCreditTransactions implements Record<
  'run',
  UseCases['listCreditTransactions']['run']
> {
  constructor(private readonly transactions: CreditTransactions) {}

  run(
    caller: Caller,
    { page, per_page: perPage }: CreditTransactionsQuery,
  ): Promise<CreditTransactionPage> {
    return this.transactions.pageOf(caller.userId, page, perPage);
  }
}
