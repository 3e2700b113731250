import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { z } from 'zod';

/**
 * Holds a handler to the answer that its row of `operations` promises, as tRPC holds a procedure:
 * through neither API leaves a field that the contract does not name. A misfit is a server_error.
 */
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly output: z.ZodType) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        const result = this.output.safeParse(answer);
        if (!result.success)
          throw new Error('An answer does not fit the contract.', { cause: result.error });
        return result.data;
      }),
    );
  }
}
