import { createHash } from 'node:crypto';
import { RateLimits } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';

const window = 15 * 60;
const most = { login: 10, register: 5, resend: 5 } as const;

/** How often one client, and anybody for one address, may try: counted before anything is looked up, so it says nothing about the address. */
@Injectable()
export class AuthLimits {
  constructor(private readonly limits: RateLimits) {}

  async take(attempt: keyof typeof most, origin: Origin, email: string): Promise<void> {
    await this.limits.take(`${attempt} from ${client(origin.ip)}`, most[attempt], window);
    await this.limits.take(`${attempt} for ${digest(email)}`, most[attempt], window);
  }
}

/** A line is given a whole IPv6 /64, so that, not an address, is one client. */
function client(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 4).map((part) => part.toString(16)).join(':')}::/64` : address.toString();
}

// Addresses that people only tried are nobody's business.
const digest = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');
