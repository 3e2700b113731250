import { createHash } from 'node:crypto';
import { AppError } from '@coursewright/contract';
import { clientOf, RateLimits } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

const window = 15 * 60;
const most = { login: 10, register: 5, resend: 5, forgot: 3 } as const;
const mostOfUser = { 'password check': 10, 'key test': 10, export: 10 } as const;
/** Mails with links that somebody may have sent to one address, whatever he asks for. */
const mostLinkMails = 3;

/**
 * How often one client, and anybody for one address, may try: counted before anything is looked up,
 * so it says nothing about the address.
 */
@Injectable()
export class AuthLimits {
  constructor(private readonly limits: RateLimits) {}

  async take(attempt: keyof typeof most, origin: Origin, email: string): Promise<void> {
    await this.limits.take(`${attempt} from ${clientOf(origin.ip)}`, most[attempt], window);
    await this.limits.take(`${attempt} for ${digest(email)}`, most[attempt], window);
  }

  /**
   * Uses of a mailed link by one client. Guessing one is hopeless, but each right one costs a hash.
   */
  async takeReset(origin: Origin): Promise<void> {
    await this.limits.take(`reset from ${clientOf(origin.ip)}`, 10, window);
  }

  /** What a signed-in user may try only now and then. */
  async takeOf(attempt: keyof typeof mostOfUser, userId: string): Promise<void> {
    await this.limits.take(`${attempt} of ${userId}`, mostOfUser[attempt], window);
  }

  /** Whether one more mail with a link may go to an address. */
  async allowsLinkMail(email: string): Promise<boolean> {
    try {
      await this.limits.take(`link mail to ${digest(email)}`, mostLinkMails, window);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.type === 'too_many_requests') return false;
      throw error;
    }
  }
}

// Addresses that people only tried are nobody's business.
const digest = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
