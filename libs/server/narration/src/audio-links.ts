import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type AudioFileQuery, type AudioFormat, lifetimes } from '@coursewright/contract';
import { Clock, Config } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

/** Addresses are the same for so many seconds, so that a browser keeps what it has loaded. */
const step = 3600;

/** Addresses of audio that need no login and work for some hours. */
@Injectable()
export class AudioLinks {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(
      hkdfSync('sha256', config.encryptionKey, '', 'coursewright audio links', 32),
    );
  }

  /** On this server, from its root. */
  linkTo(id: string, format: AudioFormat): string {
    const expires = Math.ceil((this.seconds() + lifetimes.audioLink) / step) * step;
    return `/api/v1/audio/${id}?format=${format}&expires=${expires}&signature=${this.sign(id, expires)}`;
  }

  /** Seconds for which the address still works; undefined: it does not. */
  check(id: string, { expires, signature }: AudioFileQuery): number | undefined {
    const [given, wanted] = [Buffer.from(signature), Buffer.from(this.sign(id, expires))];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
    const left = expires - this.seconds();
    return left > 0 ? left : undefined;
  }

  private sign(id: string, expires: number): string {
    return createHmac('sha256', this.key).update(`${id} ${expires}`).digest('base64url');
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
