import { Passwords } from '@coursewright/auth';
import { z } from 'zod';
import type { TestApp } from './create-test-app.ts';
import { signedInUser, type Visitor } from './visitor.ts';

export const knownPassword = 'a sentence only I know';
const hashes = new WeakMap<TestApp, Promise<string>>();

/**
 * As `signedInUser`, with `knownPassword` for a password; hashed once per app, because hashing is
 * meant to be slow.
 */
export async function accountHolder(
  app: TestApp,
  options: { credits?: number; isAdmin?: boolean } = {},
): Promise<Visitor & { readonly userId: string; readonly email: string }> {
  const hash = hashes.get(app) ?? app.nest.get(Passwords, { strict: false }).hash(knownPassword);
  hashes.set(app, hash);
  const user = await signedInUser(app, options);
  await app.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
    user.userId,
    await hash,
  ]);
  return user;
}

/** The whole database as text: what a stolen backup would show. */
export async function everyRow(app: TestApp): Promise<string> {
  const tables = await app.database.query(
    z.object({ name: z.string() }),
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      app.database.query(
        z.object({ text: z.string() }),
        `SELECT row_to_json(t)::text AS text FROM ${name} t`,
      ),
    ),
  );
  return rows
    .flat()
    .map((row) => row.text)
    .join('\n');
}

/** The whole row of a user, undefined where there is none. */
export async function userRowOf(
  app: TestApp,
  userId: string,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await app.database.query(
    z.record(z.string(), z.unknown()),
    'SELECT * FROM users WHERE id = $1',
    [userId],
  );
  return row;
}
