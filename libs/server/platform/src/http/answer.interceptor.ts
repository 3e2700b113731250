import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { z } from 'zod';

/**
 * Holds a handler to the answer that its row of `operations` promises, as tRPC holds a procedure:
 * through neither API leaves a field that the contract does not name. A misfit is a server_error.
 */
export class AnswerInterceptor implements NestInterceptor {
  /** An answer that is the same object each time is held to the contract once. */
  private readonly held = new WeakMap<object, unknown>();

  /** `isSame`: what has been answered once is never changed afterwards. */
  constructor(
    private readonly output: z.ZodType,
    private readonly isSame = false,
  ) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!this.isSame || typeof answer !== 'object' || answer === null) return this.hold(answer);
        const known = this.held.get(answer) ?? this.hold(answer);
        this.held.set(answer, known);
        return known;
      }),
    );
  }

  private hold(answer: unknown): unknown {
    const result = this.output.safeParse(answer);
    if (!result.success)
      throw new Error('An answer does not fit the contract.', { cause: result.error });
    return result.data;
  }
}
