import type { ParkedPaymentPage, ParkedPaymentsQuery } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Parked } from './parked.ts';

@Injectable()
export class ListParkedPayments implements Record<'run', UseCases['adminParkedPayments']['run']> {
  constructor(private readonly parked: Parked) {}

  run(_caller: Caller, query: ParkedPaymentsQuery): Promise<ParkedPaymentPage> {
    return this.parked.page(query);
  }
}
