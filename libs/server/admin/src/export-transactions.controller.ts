import {
  adminTransactionsFilter,
  operations,
  type AdminTransactionsFilter,
} from '@coursewright/contract';
import { Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Controller, Header, Query, StreamableFile } from '@nestjs/common';
import { ExportTransactions } from './export-transactions.ts';

/** A file: its answer is a stream that a browser saves. */
@Controller()
export class ExportTransactionsController {
  constructor(private readonly exportTransactions: ExportTransactions) {}

  @Rest(operations.adminExportTransactions)
  @Header('Content-Disposition', 'attachment; filename="credit-transactions.csv"')
  async export(
    @SignedInCaller() caller: Caller,
    @Query({ schema: adminTransactionsFilter }) filter: AdminTransactionsFilter,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.exportTransactions.run(caller, filter), {
      type: 'text/csv; charset=utf-8',
    });
  }
}
