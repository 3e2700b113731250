import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '@coursewright/platform';
import { startEmbeddedPostgres } from '@coursewright/platform/embedded';
import pg from 'pg';
import { sharedHome } from './shared-home.ts';

export interface TestDatabase {
  readonly url: string;
  /** Removes the database; the last user of the shared server stops it. */
  drop(): Promise<void>;
}

/** The variable with the address of the server that runs for a whole run of specs. */
export const sharedServer = 'COURSEWRIGHT_TEST_POSTGRES';

/**
 * A fresh, migrated database on a PostgreSQL server shared by every spec of this checkout (fsync
 * off). Copied from a template that is migrated once per version of the migrations, so it costs
 * some 50 ms. With `home` the server is one of its own in that folder.
 */
export async function createTestDatabase(home?: string): Promise<TestDatabase> {
  const running = home === undefined ? process.env[sharedServer] : undefined;
  const server = running
    ? { url: running, release: async () => undefined }
    : await startEmbeddedPostgres({ home: home ?? sharedHome(), durable: false });
  const template = `template_${migrationsVersion()}`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = (database: string) => server.url.replace(/\/app$/, `/${database}`);

  await withAdmin(server.url, async (admin) => {
    // One spec file at a time makes the template or copies it: PostgreSQL refuses to copy a
    // database that is in use.
    await admin.query('SELECT pg_advisory_lock(4242)');
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      template,
    ]);
    if (!rowCount) {
      await admin.query(`DROP DATABASE IF EXISTS "${template}_part" WITH (FORCE)`);
      await admin.query(`CREATE DATABASE "${template}_part"`);
      await migrate(url(`${template}_part`));
      await admin.query(`ALTER DATABASE "${template}_part" RENAME TO "${template}"`);
    }
    // As files: writing every page of the copy to the log takes half as much of the processor again.
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`);
  });

  return {
    url: url(name),
    drop: async () => {
      await withAdmin(server.url, (admin) =>
        admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
      );
      await server.release();
    },
  };
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function migrationsVersion(): string {
  const folder = path.join(import.meta.dirname, '../../platform/src/database');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /migrat/.test(file) && file.endsWith('.ts'),
  );
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
