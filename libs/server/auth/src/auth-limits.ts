import { createHash } from 'node:crypto';
import { RateLimits } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

const window = 15 * 60;
const most = { login: 10, register: 5, resend: 5 } as const;

/** How often one client, and anybody for one address, may try: counted before anything is looked up, so it says nothing about the address. */
@Injectable()
export class AuthLimits {
  constructor(private readonly limits: RateLimits) {}

  async take(attempt: keyof typeof most, origin: Origin, email: string): Promise<void> {
    await this.limits.take(`${attempt} from ${origin.ip}`, most[attempt], window);
    await this.limits.take(`${attempt} for ${digest(email)}`, most[attempt], window);
  }
}

// Addresses that people only tried are nobody's business.
const digest = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');
