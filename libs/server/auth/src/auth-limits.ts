import { createHash } from 'node:crypto';
import { AppError } from '@coursewright/contract';
import { clientOf, RateLimits } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

const window = 15 * 60;
/** Of one client, behind which a whole class may sit. */
const most = { register: 60, resend: 30, forgot: 30, reset: 30 } as const;
const mostOfUser = { 'password check': 10, 'key test': 10, export: 10 } as const;
/** Mails that somebody may have sent to one address, whatever he asks for. */
const mostMails = 3;

/**
 * How often one client may try what concerns accounts. Nothing here counts what is tried for an
 * address in a way that its owner could feel: strangers would use it up. For logins see
 * {@link LoginLimits}.
 */
@Injectable()
export class AuthLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Counted before anything is looked up, so it says nothing about an address. */
  async take(attempt: keyof typeof most, origin: Origin): Promise<void> {
    await this.limits.take(`${attempt} from ${clientOf(origin.ip)}`, most[attempt], window);
  }

  /** What a signed-in user may try only now and then. */
  async takeOf(attempt: keyof typeof mostOfUser, userId: string): Promise<void> {
    await this.limits.take(`${attempt} of ${userId}`, mostOfUser[attempt], window);
  }

  /**
   * Whether one more mail that anybody can ask for may go to an address. Those that went before
   * have a link that works, so their receiver does without nothing.
   */
  async allowsMail(email: string): Promise<boolean> {
    try {
      await this.limits.take(`mail to ${digestOf(email)}`, mostMails, window);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.type === 'too_many_requests') return false;
      throw error;
    }
  }
}

/** Stands for an address where it is counted: addresses that people only tried are nobody's business. */
export const digestOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
