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
 * many at once are not more, and uncounted when it succeeds. Nobody can lock another out: what
 * strangers try does not count for a device on which somebody has logged in to the account before
 * (the idea: OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
@Injectable()
export class LoginLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Counts one attempt, and lets strangers wait. Throws too_many_requests. */
  async take({ origin, email, device }: LoginAttempt): Promise<Taken[]> {
    const taken = [
      await this.limits.take(ownKey({ origin, email, device }), most, window, failed),
      await this.limits.take(
        `failed login from ${clientOf(origin.ip)}`,
        mostOfClient,
        60 * 60,
        'Too many failed logins from your network.',
      ),
    ];
    if (device) return taken;
    const ofStrangers = await this.limits.take(
      `failed login of strangers to ${digestOf(email)}`,
      mostOfStrangers,
      window,
      failed,
    );
    await sleep(waitAfter(ofStrangers.hits));
    return [...taken, ofStrangers];
  }

  async giveBack(taken: readonly Taken[]): Promise<void> {
    for (const one of taken) await this.limits.giveBack(one);
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
