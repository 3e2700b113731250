import { AppError } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ApiTokens } from './api-tokens.ts';

@Injectable()
export class RevokeApiToken implements Record<'run', UseCases['revokeApiToken']['run']> {
  constructor(private readonly apiTokens: ApiTokens) {}

  async run(caller: Caller, { id }: { id: string }): Promise<void> {
    if (!(await this.apiTokens.remove(caller.userId, id)))
      throw new AppError('not_found', 'API token not found.');
  }
}
