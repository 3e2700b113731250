import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, RateLimits, type Taken } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { digestOf } from './auth-limits.ts';

const window = 15 * 60;
/** Failed logins to one account by one client, or on one device that knows the account. */
const most = 10;
/** Failed logins of one client in an hour, whatever the account: a class that types badly. */
const mostOfClient = 300;
/** Failed logins to one account by all clients that it does not know. */
const mostOfStrangers = 100;
/** From which of these on strangers wait, and how long at most. */
const waitFrom = 20;
const longestWait = 8_000;

/** Who tries to log in, and to what. */
export interface LoginAttempt {
  readonly origin: Origin;
  readonly email: string;
  /** The device, where somebody has logged in to this account on it before. */
  readonly device: string | undefined;
}

/**
 * How often a login may fail. Each attempt is counted before its password is looked at, so that
 * many at once are not more, and uncounted unless it fails. Nobody can lock another out: what
 * strangers try does not count for a device on which somebody has logged in to the account before
 * (the idea: OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
@Injectable()
export class LoginLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Whom `check` finds the attempt to be by; null: not by the owner. Only that counts as failed,
   * not what was refused here or could not be checked. Lets strangers wait. Throws
   * too_many_requests.
   */
  async count<Owner>(
    attempt: LoginAttempt,
    check: () => Promise<Owner | null>,
  ): Promise<Owner | null> {
    const taken: Taken[] = [];
    let hasFailed = false;
    try {
      await this.take(attempt, taken);
      const owner = await check();
      hasFailed = owner === null;
      return owner;
    } finally {
      if (!hasFailed) for (const one of taken) await this.limits.giveBack(one);
    }
  }

  private async take({ origin, email, device }: LoginAttempt, taken: Taken[]): Promise<void> {
    const take = async (key: string, limit: number, seconds: number, message: string) => {
      const one = await this.limits.take(key, limit, seconds, message);
      taken.push(one);
      return one;
    };
    await take(ownKey({ origin, email, device }), most, window, failed);
    const client = `failed login from ${clientOf(origin.ip)}`;
    await take(client, mostOfClient, 60 * 60, 'Too many failed logins from your network.');
    if (device) return;
    const strangers = `failed login of strangers to ${digestOf(email)}`;
    const { hits } = await take(strangers, mostOfStrangers, window, failed);
    await sleep(waitAfter(hits));
  }

  /** Begins anew with a client that has shown otherwise that the account is its own. */
  async forget(origin: Origin, email: string): Promise<void> {
    await this.limits.forget(ownKey({ origin, email, device: undefined }));
  }
}

const failed = 'Too many failed logins.';

const ownKey = ({ origin, email, device }: LoginAttempt) =>
  device
    ? `failed login on ${device} to ${digestOf(email)}`
    : `failed login from ${clientOf(origin.ip)} to ${digestOf(email)}`;

/** Milliseconds: a quarter of a second at first, twice as long after each five more. */
const waitAfter = (hits: number) =>
  hits < waitFrom ? 0 : Math.min(longestWait, 250 * 2 ** ((hits - waitFrom) / 5));
