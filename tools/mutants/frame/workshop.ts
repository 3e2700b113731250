import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@coursewright/platform/embedded';
import { sharedHome, sharedServer } from '@coursewright/testing';
import { copyCheckout } from '../../launch/copied-checkout.ts';
import { applyPatches } from '../../launch/patch.ts';
import type { Mutant } from './mutant.ts';

/**
 * A copy of the checkout in a temporary folder, where faults may be put in; the checkout itself is
 * never written to.
 */
export class Workshop {
  private readonly temporary: string;
  readonly checkout: string;
  /** For everything that a specification leaves behind. */
  readonly waste: string;
  private server: Promise<EmbeddedPostgres> | undefined;

  constructor() {
    this.temporary = mkdtempSync(path.join(tmpdir(), 'coursewright-mutants-'));
    this.checkout = path.join(this.temporary, 'checkout');
    this.waste = path.join(this.temporary, 'tmp');
    // The account that PostgreSQL runs as must be able to enter.
    chmodSync(this.temporary, 0o755);
    mkdirSync(this.waste);
  }

  async open(): Promise<void> {
    copyCheckout(this.checkout);
    // One server for all runs: none is left behind by one that is killed.
    process.env['TMPDIR'] = this.waste;
    this.server = startEmbeddedPostgres({
      home: sharedHome(path.join(this.checkout, 'libs/server/testing/src')),
      durable: false,
    });
    process.env[sharedServer] = (await this.server).url;
  }

  /** Does the work while the fault is in the copy. */
  async with<T>({ what, patches }: Mutant, work: () => Promise<T>): Promise<T> {
    // Not from the checkout, which may be at another commit by now.
    const sound = new Map(
      patches.map(({ file }) => [
        path.join(this.checkout, file),
        readFileSync(path.join(this.checkout, file)),
      ]),
    );
    try {
      applyPatches(this.checkout, what, patches);
      return await work();
    } finally {
      for (const [file, text] of sound) writeFileSync(file, text);
    }
  }

  async close(): Promise<void> {
    // Also of one that is about to start.
    await this.server?.then((server) => server.release());
    rmSync(this.temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}
