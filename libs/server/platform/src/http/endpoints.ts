import {
  operationEntries,
  type OperationName,
  operations,
  type Operation,
} from '@coursewright/contract';
import type { Attempt, CallOptions, Origin, UseCaseName, UseCases } from '@coursewright/rpc';
import { Body, Controller, Inject, Param, Query, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { CalledWith } from './call-options.ts';
import { attemptAt, Idempotency } from '../idempotency/idempotency.ts';
import { CameFrom, Rest, SignedInCaller } from './rest.ts';

/**
 * Which class serves which operation, as a feature module says it. A name that no row has, or a
 * class that does not fit its row, does not compile.
 */
export type UseCaseClasses = { readonly [Name in UseCaseName]?: Type<UseCases[Name]> };

/** A use case of which only the name is known. */
export interface SomeUseCase {
  run(who: Origin, input: unknown, attempt?: Attempt): Promise<unknown>;
}

/**
 * The controllers of a feature's operations, one each: to be listed in its module beside the use
 * cases, which are ordinary providers. Left out is what the row leaves to a controller of the
 * feature's own.
 */
export function endpointsOf(useCases: UseCaseClasses): Type<unknown>[] {
  return operationEntries().flatMap(([name, row]) => {
    const useCase: Type<SomeUseCase> | undefined = isUseCaseName(name) ? useCases[name] : undefined;
    return useCase && !row.byHand ? [endpointOf(name, row, useCase)] : [];
  });
}

const isUseCaseName = (name: OperationName): name is UseCaseName => 'procedure' in operations[name];

function endpointOf(
  name: OperationName,
  row: Operation,
  provider: Type<SomeUseCase>,
): Type<unknown> {
  @Controller()
  class Endpoint {
    constructor(
      @Inject(provider) private readonly useCase: SomeUseCase,
      @Inject(Idempotency) private readonly idempotency: Idempotency,
    ) {}

    @Rest(row)
    async answer(
      @whoOf(row) who: Origin,
      @partOf(Param, row.params) params: object | undefined,
      @partOf(Query, row.query) query: object | undefined,
      @partOf(Body, row.body) body: unknown,
      @optionsOf(row) options: CallOptions | undefined,
    ): Promise<unknown> {
      const input = oneInput(params, query, body);
      const attempt = attemptAt(this.idempotency, { operation: name, who, input, options });
      const answer = await this.useCase.run(who, input, attempt);
      return row.output ? answer : undefined;
    }
  }
  // What Nest's log and a stack trace call it.
  Object.defineProperty(Endpoint, 'name', { value: `${name}Endpoint` });
  return Endpoint;
}

/** As `inputSchema` of the contract puts them together for tRPC. */
function oneInput(...parts: unknown[]): unknown {
  const given = parts.filter((part) => part !== undefined);
  return given.length > 1 ? Object.assign({}, ...given) : given[0];
}

const absent: ParameterDecorator = () => undefined;
const whoOf = (row: Operation): ParameterDecorator =>
  row.access === 'public' ? CameFrom() : SignedInCaller();
const optionsOf = (row: Operation): ParameterDecorator => (row.idempotent ? CalledWith() : absent);
const partOf = (
  decorator: (options: { schema: z.ZodType }) => ParameterDecorator,
  schema: z.ZodType | undefined,
): ParameterDecorator => (schema ? decorator({ schema }) : absent);
