import { createHash } from 'node:crypto';
import type { Operation } from '@coursewright/contract';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

type HowLong = NonNullable<Operation['cacheable']>;
/** What may be kept and is asked for again before every use is `no-cache`. */
const policies: Record<HowLong, string> = {
  for_an_hour: 'public, max-age=3600',
  revalidated: 'no-cache',
};

/**
 * For an answer that is the same for everybody: browsers and proxies may keep it as long as its row
 * of `operations` says, and ask by its ETag afterwards. A refusal stays `no-store`.
 */
export class CacheableInterceptor implements NestInterceptor {
  constructor(private readonly howLong: HowLong) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
        void reply.header('cache-control', policies[this.howLong]).header('etag', `W/"${hash}"`);
        return answer;
      }),
    );
  }
}
