import {
  operations,
  spendRangeQuery,
  taskIdInput,
  type GenerationSpend,
  type SpendRangeQuery,
  type SpendTotal,
} from '@coursewright/contract';
import { Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Controller, Param, Query } from '@nestjs/common';
import { GetGenerationSpend } from './get-generation-spend.ts';
import { GetSpendTotal } from './get-spend-total.ts';

@Controller()
export class SpendController {
  constructor(
    private readonly getGenerationSpend: GetGenerationSpend,
    private readonly getSpendTotal: GetSpendTotal,
  ) {}

  @Rest(operations.generationSpend)
  ofOne(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) params: { id: string },
  ): Promise<GenerationSpend> {
    return this.getGenerationSpend.run(caller, params);
  }

  @Rest(operations.spendTotal)
  total(
    @SignedInCaller() caller: Caller,
    @Query({ schema: spendRangeQuery }) query: SpendRangeQuery,
  ): Promise<SpendTotal> {
    return this.getSpendTotal.run(caller, query);
  }
}
