import {
  type AnswerOf,
  inputSchema,
  type Operation,
  operationEntries,
  type Operations,
  type SentInput,
} from '@coursewright/contract';
import type { AnyTRPCProcedure, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import { z } from 'zod';
import { admin, open, router, type RpcContext, signedIn, signedInFor } from './base.ts';
import type { Origin, UseCaseName } from './use-cases.ts';

type ProcedureName = {
  [Name in UseCaseName]: Operations[Name]['procedure'];
}[UseCaseName];
type RouterName = ProcedureName extends `${infer Router}.${string}` ? Router : never;
type NameIn<Router extends string, Procedure> = Procedure extends `${Router}.${infer Name}`
  ? Name
  : never;

interface Types<Row> {
  meta: object;
  input: SentInput<Row>;
  output: AnswerOf<Row>;
}
type IsQuery<Row> = Row extends { readonly mutates: true }
  ? false
  : Row extends { readonly method: 'GET' }
    ? true
    : false;
type ProcedureOf<Row> =
  IsQuery<Row> extends true ? TRPCQueryProcedure<Types<Row>> : TRPCMutationProcedure<Types<Row>>;

/** The procedures as the web sees them: `generation.start`, with the types of its row. */
type Procedures = {
  [Router in RouterName]: {
    [Name in UseCaseName as NameIn<Router, Operations[Name]['procedure']>]: ProcedureOf<
      Operations[Name]
    >;
  };
};

/** Asks the use case; what the row promises no answer for is answered with nothing. */
async function ask(
  name: UseCaseName,
  { output }: Operation,
  ctx: RpcContext,
  who: Origin,
  input: unknown,
): Promise<unknown> {
  const answer = await ctx.call(name, who, input);
  return output ? answer : undefined;
}

function procedureOf(name: UseCaseName, row: Operation): AnyTRPCProcedure {
  const input = inputSchema(row) ?? z.unknown();
  const output = row.output ?? z.undefined();
  const isQuery = row.method === 'GET' && !row.mutates;
  if (row.access === 'public') {
    const procedure = open.input(input).output(output);
    const resolve = (call: { ctx: RpcContext; input: unknown }) =>
      ask(name, row, call.ctx, call.ctx.origin, call.input);
    return isQuery ? procedure.query(resolve) : procedure.mutation(resolve);
  }
  const own = row.signInFor === undefined ? signedIn : signedInFor(row.signInFor);
  const procedure = (row.access === 'admin' ? admin : own).input(input).output(output);
  const resolve = (call: { ctx: RpcContext & { caller: Origin }; input: unknown }) =>
    ask(name, row, call.ctx, call.ctx.caller, call.input);
  return isQuery ? procedure.query(resolve) : procedure.mutation(resolve);
}

function proceduresOf(rows: [string, Operation][]): Procedures {
  const routers: Record<string, Record<string, AnyTRPCProcedure>> = {};
  for (const [name, row] of rows) {
    const [at, as] = row.procedure?.split('.') ?? [];
    if (at !== undefined && as !== undefined)
      (routers[at] ??= {})[as] = procedureOf(name as UseCaseName, row);
  }
  // What `Procedures` says of the rows at compile time has just been done with them.
  return routers as Procedures;
}

export const appRouter = router(proceduresOf(operationEntries()));
/** The web imports this type and nothing else from here. */
export type AppRouter = typeof appRouter;
