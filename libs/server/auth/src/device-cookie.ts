import { randomUUID } from 'node:crypto';
import { fastifyCookie as cookie } from '@fastify/cookie';
import { Config, Seal } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { digestOf } from './auth-limits.ts';
import { cookieAttributes } from './refresh-cookie.ts';

const name = 'cw_device';
const seconds = 400 * 24 * 60 * 60;
const mostAccounts = 5;

const knownDevice = z.object({ device: z.uuid(), accounts: z.array(z.string()) });
type KnownDevice = z.infer<typeof knownDevice>;

/**
 * By what a browser is known on which somebody has logged in to an account before, whoever else
 * tries: sealed, so that only this server can have written it. It opens nothing.
 */
@Injectable()
export class DeviceCookie {
  private readonly seal: Seal;

  constructor(private readonly config: Config) {
    this.seal = new Seal(config.encryptionKey, 'device cookie');
  }

  /** The device of a Cookie header, if it knows the account. */
  deviceOf(header: string | undefined, email: string): string | undefined {
    const known = this.read(header);
    return known?.accounts.includes(digestOf(email)) ? known.device : undefined;
  }

  /** The Set-Cookie after somebody has logged in: the device knows the last five accounts. */
  after(header: string | undefined, email: string): string {
    const { device, accounts } = this.read(header) ?? { device: randomUUID(), accounts: [] };
    const account = digestOf(email);
    const known: KnownDevice = {
      device,
      accounts: [account, ...accounts.filter((other) => other !== account)].slice(0, mostAccounts),
    };
    return cookie.serialize(name, this.seal.close(JSON.stringify(known)).toString('base64url'), {
      ...cookieAttributes(this.config),
      maxAge: seconds,
    });
  }

  private read(header: string | undefined): KnownDevice | undefined {
    const sealed = header === undefined ? undefined : cookie.parse(header)[name];
    if (!sealed) return undefined;
    try {
      return knownDevice.parse(JSON.parse(this.seal.open(Buffer.from(sealed, 'base64url'))));
    } catch {
      // Whoever brings what was not written here is a stranger.
      return undefined;
    }
  }
}
