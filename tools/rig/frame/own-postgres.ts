import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@coursewright/platform/embedded';

/** A PostgreSQL of a scenario's own, as durable as a product's, that can be killed and comes back. */
export class OwnPostgres {
  readonly home: string;
  private server: EmbeddedPostgres;

  private constructor(home: string, server: EmbeddedPostgres) {
    this.home = home;
    this.server = server;
    // Whatever ends the rig, nothing of it stays behind.
    process.on('exit', () => this.signal('SIGQUIT'));
  }

  static async in(home: string): Promise<OwnPostgres> {
    return new OwnPostgres(home, await startEmbeddedPostgres({ home }));
  }

  get url(): string {
    return this.server.url;
  }

  /** Without a word to anybody, in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    while (this.server.isRunning()) await sleep(5);
  }

  /** Where it was before. */
  async comeBack(): Promise<void> {
    const before = this.server;
    this.server = await startEmbeddedPostgres({ home: this.home, port: before.port });
    // Of the one that was killed: whoever is left as a user would keep this one alive.
    await before.release();
  }

  async close(): Promise<void> {
    await this.server.release();
  }

  private signal(name: NodeJS.Signals): void {
    const file = path.join(this.home, 'data/postmaster.pid');
    if (existsSync(file) && this.server.isRunning())
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), name);
  }
}
