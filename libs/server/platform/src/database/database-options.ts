import type { TypeOrmModuleOptions } from '@nestjs/typeorm';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/environment.ts';
import { connectionTimeoutOf } from './connection-timeout.ts';
import { HeardClient } from './heard-client.ts';

/** The address of the database this process was given. */
export function databaseUrlOf(config: Config): string {
  if (config.databaseUrl === undefined)
    throw new ConfigError(
      'DATABASE_URL is required for this process; "npm start" sets it to the embedded PostgreSQL.',
    );
  return config.databaseUrl;
}

/**
 * TypeORM over one bounded pool. A statement or an idle transaction that runs away is ended by the
 * server, so it cannot hold a connection for ever.
 */
export const databaseOptions = (config: Config): TypeOrmModuleOptions => ({
  type: 'postgres',
  url: databaseUrlOf(config),
  autoLoadEntities: true,
  synchronize: false,
  // gen_random_uuid() is PostgreSQL's own: there is no extension to install.
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  retryAttempts: 0,
  applicationName: 'coursewright',
  extra: {
    Client: HeardClient,
    max: config.databasePool,
    connectionTimeoutMillis: connectionTimeoutOf(databaseUrlOf(config)),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  },
});
