import type { ApiToken } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ApiTokens } from './api-tokens.ts';

@Injectable()
export class ListApiTokens implements Record<'run', UseCases['listApiTokens']['run']> {
  constructor(private readonly apiTokens: ApiTokens) {}

  async run(caller: Caller): Promise<{ api_tokens: ApiToken[] }> {
    return { api_tokens: await this.apiTokens.ofUser(caller.userId) };
  }
}
