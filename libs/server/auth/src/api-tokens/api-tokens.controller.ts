import {
  type ApiToken,
  createApiTokenInput,
  type CreateApiTokenInput,
  type CreatedApiToken,
  idInput,
  operations,
} from '@coursewright/contract';
import { CalledWith, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { Body, Controller, Param } from '@nestjs/common';
import { CreateApiToken } from './create-api-token.ts';
import { ListApiTokens } from './list-api-tokens.ts';
import { RevokeApiToken } from './revoke-api-token.ts';

@Controller()
export class ApiTokensController {
  constructor(
    private readonly listApiTokens: ListApiTokens,
    private readonly createApiToken: CreateApiToken,
    private readonly revokeApiToken: RevokeApiToken,
  ) {}

  @Rest(operations.listApiTokens)
  list(@SignedInCaller() caller: Caller): Promise<{ api_tokens: ApiToken[] }> {
    return this.listApiTokens.run(caller);
  }

  @Rest(operations.createApiToken)
  create(
    @SignedInCaller() caller: Caller,
    @Body({ schema: createApiTokenInput }) body: CreateApiTokenInput,
    @CalledWith() options: CallOptions,
  ): Promise<CreatedApiToken> {
    return this.createApiToken.run(caller, body, options);
  }

  @Rest(operations.revokeApiToken)
  revoke(
    @SignedInCaller() caller: Caller,
    @Param({ schema: idInput }) token: { id: string },
  ): Promise<void> {
    return this.revokeApiToken.run(caller, token);
  }
}
