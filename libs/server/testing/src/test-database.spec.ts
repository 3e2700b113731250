import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './index.ts';

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of its own', async () => {
    const databases = await Promise.all([
      createTestDatabase(),
      createTestDatabase(),
      createTestDatabase(),
    ]);
    for (const [index, database] of databases.entries()) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(
        "INSERT INTO users (email, full_name, password_hash) VALUES ($1, 'A', 'x')",
        [`${index}@example.org`],
      );
      expect((await client.query('SELECT email FROM users')).rows).toEqual([
        { email: `${index}@example.org` },
      ]);
      await client.end();
    }
    await Promise.all(databases.map((database) => database.drop()));
  });
});
