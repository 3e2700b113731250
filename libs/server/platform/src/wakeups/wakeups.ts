import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { Config } from '../config/config.ts';
import { connectionTimeoutOf } from '../database/connection-timeout.ts';
import { databaseUrlOf } from '../database/database-options.ts';
import { Database } from '../database/database.ts';

const channel = 'coursewright';
const everyone = Symbol('everyone');
// A plain key could be `error`, which an EventEmitter takes for a failure.
const ringOf = (key: string) => `key ${key}`;
const reconnectAfter = 200;

/**
 * Wake-ups across processes: `notify` says that rows behind a key have changed, subscribers read
 * the rows. A wake-up may be lost or come twice; the rows are the truth, so a subscriber also looks
 * for itself now and then. One LISTEN connection per process (a pooler in transaction mode cannot
 * carry it).
 */
@Injectable()
export class Wakeups implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Wakeups.name);
  private readonly bell = new EventEmitter().setMaxListeners(0);
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  /**
   * Rings when the running transaction commits; at once outside of one. `key` is short
   * (PostgreSQL's limit is 8,000 bytes).
   */
  async notify(key: string): Promise<void> {
    await this.database.run('SELECT pg_notify($1, $2)', [channel, key]);
  }

  /**
   * Calls `listener` at every wake-up of `key`, and after a reconnect, when some may have been
   * missed. Returns the unsubscriber.
   */
  subscribe(key: string, listener: () => void): () => void {
    this.bell.on(ringOf(key), listener).on(everyone, listener);
    return () => this.bell.off(ringOf(key), listener).off(everyone, listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect().catch((error: unknown) => this.later(error));
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrlOf(this.config),
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: connectionTimeoutOf(databaseUrlOf(this.config)),
      application_name: 'coursewright wake-ups',
    });
    client.on('notification', ({ payload }) => this.bell.emit(ringOf(payload ?? '')));
    // From the start: a line may break before the first answer, and an error that nobody hears ends
    // the process.
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the connection ended')));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.bell.emit(everyone);
    if (this.stopped) await client.end();
  }

  /** An error is usually followed by an end: only the first of the two counts. */
  private lost(client: pg.Client, error: unknown): void {
    if (this.client !== client || this.stopped) return;
    this.client = undefined;
    void client.end().catch(() => undefined);
    this.later(error);
  }

  private later(error: unknown): void {
    if (this.stopped) return;
    this.log.warn({ err: error }, 'Wake-ups are away; trying again');
    this.retry = setTimeout(
      () => void this.connect().catch((again: unknown) => this.later(again)),
      reconnectAfter,
    );
  }
}
