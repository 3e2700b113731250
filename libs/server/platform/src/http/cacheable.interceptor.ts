import { createHash } from 'node:crypto';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/**
 * For an answer that is the same for everybody until the next release: browsers and proxies may
 * keep it for an hour, and ask by its ETag afterwards.
 */
export class CacheableInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
        void reply.header('cache-control', 'public, max-age=3600').header('etag', `"${hash}"`);
        return answer;
      }),
    );
  }
}
