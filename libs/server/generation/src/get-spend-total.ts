import type { SpendRangeQuery, SpendTotal } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GenerationSpend } from './generation-spend.ts';

/** What all generations have used, for administrators. */
@Injectable()
export class GetSpendTotal {
  constructor(private readonly spend: GenerationSpend) {}

  run(_caller: Caller, { from, to }: SpendRangeQuery): Promise<SpendTotal> {
    return this.spend.total(from, to);
  }
}
