import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type ExportFileQuery, lifetimes } from '@coursewright/contract';
import { Clock, Config } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

/** Addresses of files that need no login and work for an hour. */
@Injectable()
export class ExportLinks {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(
      hkdfSync('sha256', config.encryptionKey, '', 'coursewright export links', 32),
    );
  }

  /** On this server, from its root. */
  linkTo(id: string): string {
    const expires = this.seconds() + lifetimes.exportLink;
    return `/api/v1/export-files/${id}?expires=${expires}&signature=${this.sign(id, expires)}`;
  }

  isValid(id: string, { expires, signature }: ExportFileQuery): boolean {
    const [given, wanted] = [Buffer.from(signature), Buffer.from(this.sign(id, expires))];
    return (
      given.length === wanted.length && timingSafeEqual(given, wanted) && expires > this.seconds()
    );
  }

  private sign(id: string, expires: number): string {
    return createHmac('sha256', this.key).update(`${id} ${expires}`).digest('base64url');
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
