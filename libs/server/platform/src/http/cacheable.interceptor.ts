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

interface Written {
  readonly text: string;
  readonly etag: string;
}

function writeOut(answer: unknown): Written {
  const text = JSON.stringify(answer);
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
}

/**
 * For an answer that is the same for everybody: browsers and proxies may keep it as long as its row
 * of `operations` says, and ask by its ETag afterwards. A refusal stays `no-store`.
 */
export class CacheableInterceptor implements NestInterceptor {
  /** An answer that is the same object each time is written out once. */
  private readonly written = new WeakMap<object, Written>();

  constructor(private readonly howLong: HowLong) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const { text, etag } = this.writtenOut(answer);
        void reply
          .header('cache-control', policies[this.howLong])
          .header('etag', etag)
          .type('application/json; charset=utf-8');
        return text;
      }),
    );
  }

  private writtenOut(answer: unknown): Written {
    if (typeof answer !== 'object' || answer === null) return writeOut(answer);
    const known = this.written.get(answer) ?? writeOut(answer);
    this.written.set(answer, known);
    return known;
  }
}
