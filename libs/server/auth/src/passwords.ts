import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '@coursewright/contract';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

// argon2id with OWASP's first choice of 19 MiB and two passes (the library's defaults, written down
// because stored hashes depend on them).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing runs on libuv's four threads; one of them is left for files and name lookups.
const atOnce = Math.min(availableParallelism(), 3);
/** Some two seconds of work; whoever comes later is better told to come back. */
const mostWaiting = 40 * atOnce;

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

// What is compared when nobody has the address, so that an unknown address costs as much as a wrong
// password. No password hashes to it.
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;

/**
 * Hashes and checks passwords beside the event loop, a bounded number at once; throws AppError
 * unavailable when too many wait.
 */
@Injectable()
export class Passwords {
  private readonly queue = pLimit(atOnce);
  private operations = 0;

  /**
   * Operations since the start and at this moment: what an attempt costs, and whether the bound
   * holds.
   */
  get operationsSoFar(): number {
    return this.operations;
  }

  get operationsNow(): number {
    return this.queue.activeCount;
  }

  hash(password: string): Promise<string> {
    return this.enqueue(() => hash(normal(password), cost));
  }

  /**
   * Whether the password is the one behind `passwordHash`; null stands for a user who does not
   * exist, an empty one for a deleted one. Each costs the same.
   */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const same = await this.enqueue(() => verify(passwordHash || nobody, normal(password)));
    return same && Boolean(passwordHash);
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.queue.pendingCount >= mostWaiting) {
      throw new AppError(
        'unavailable',
        'Very many people are logging in right now. Please try again in a few seconds.',
        { retryAfter: 3 },
      );
    }
    this.operations += 1;
    return this.queue(work);
  }
}

// The same characters can be typed as different code points, depending on the keyboard.
const normal = (password: string) => password.normalize('NFKC');
