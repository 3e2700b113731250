import { initTRPC, TRPCError } from '@trpc/server';
import type { ErrorBody } from '@coursewright/contract';
import type { CallOptions, Caller, Origin, UseCases } from './use-cases.ts';

/** What every procedure gets. `toErrorBody` is the server's one translation of thrown things; it lives outside so that this library stays pure. */
export interface RpcContext {
  readonly caller: Caller | null;
  readonly origin: Origin;
  readonly options: CallOptions;
  readonly useCases: UseCases;
  readonly toErrorBody: (error: unknown) => ErrorBody;
}

const t = initTRPC.context<RpcContext>().create({
  errorFormatter: ({ shape, error, ctx }) => ({
    ...shape,
    message: ctx ? ctx.toErrorBody(error).message : shape.message,
    data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path, error: ctx?.toErrorBody(error) },
  }),
});

export const router = t.router;
export const open = t.procedure;

/** A procedure for signed-in users; `ctx.caller` is never null below it. */
export const signedIn = t.procedure.use(({ ctx, next }) => {
  if (!ctx.caller) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Authentication required. Please log in.' });
  return next({ ctx: { ...ctx, caller: ctx.caller } });
});
