import { Refusal, say } from '@coursewright/contract';
import { Config } from '@coursewright/platform';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * For routes that a cookie alone opens: another site can make a browser send the cookie, but cannot
 * lie about where the request comes from.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly ownOrigin: string;

  constructor(config: Config) {
    this.ownOrigin = new URL(config.publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!this.isOwn(headers)) throw new Refusal('forbidden', say('other_site'));
    return true;
  }

  /**
   * Programs that are no browsers send neither header, and carry no cookie that is not their own.
   */
  private isOwn({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
    if (site === 'cross-site' || site === 'same-site') return false;
    return (
      origin === undefined ||
      origin === this.ownOrigin ||
      (URL.canParse(origin) && new URL(origin).host === host)
    );
  }
}
