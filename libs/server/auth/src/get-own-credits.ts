import { Ledger } from '@coursewright/credits';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class GetOwnCredits implements Record<'run', UseCases['credits']['run']> {
  constructor(private readonly ledger: Ledger) {}

  async run(caller: Caller): Promise<{ credits: number }> {
    return { credits: await this.ledger.balance(caller.userId) };
  }
}
