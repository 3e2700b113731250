import { randomUUID } from 'node:crypto';
import { createTestDatabase, rowsFrom } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';

/** What grows. */
export const large: ReadonlySet<string> = new Set(['courses', 'users', 'sessions']);

/** One in so many courses is the holder's: they stand among those of everybody else. */
const others = 10;

/**
 * A database with so many courses, a tenth of them one user's. Of the holder's courses a third has
 * the tag `common` and as many `rivers` in their topic (the same ones), another third has `tides`;
 * one in a hundred has the tag `some` and a `glacier`, five have the tag `rare` and a `quetzal`.
 */
export class Ground {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly holder: { readonly userId: string; readonly sessionId: string };
  private readonly drop: () => Promise<void>;

  private constructor(
    url: string,
    pool: pg.Pool,
    holder: Ground['holder'],
    drop: () => Promise<void>,
  ) {
    this.url = url;
    this.pool = pool;
    this.holder = holder;
    this.drop = drop;
  }

  static async with(courses: number): Promise<Ground> {
    const { url, drop } = await createTestDatabase();
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const own = courses / others;
    const holder = { userId: randomUUID(), sessionId: randomUUID() };
    await pool.query(
      `INSERT INTO users (id, email, full_name, password_hash, is_email_verified)
       SELECT CASE WHEN n = 0 THEN $1 ELSE gen_random_uuid() END, 'person' || n || '@example.org', 'A', '', true
       FROM generate_series(0, ${courses / 10}) n`,
      [holder.userId],
    );
    await pool.query(
      `INSERT INTO sessions (id, user_id, token_hash, remember_me, expires_at)
       SELECT CASE WHEN id = $1 THEN $2 ELSE gen_random_uuid() END, id, md5(id::text), true, now() + interval '1 day'
       FROM users`,
      [holder.userId, holder.sessionId],
    );
    // Indexes are quicker made of all rows at once than row by row.
    const indexes = await rowsFrom(pool)(
      z.object({ name: z.string(), made: z.string() }),
      `SELECT indexname AS name, indexdef AS made FROM pg_indexes
       WHERE tablename = 'courses' AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    );
    await pool.query(`
      DROP INDEX ${indexes.map(({ name }) => name).join(', ')};
      SET session_replication_role = replica;
      CREATE TEMP TABLE numbered AS SELECT id, (row_number() OVER (ORDER BY email))::int AS position FROM users WHERE id <> '${holder.userId}';
      CREATE UNIQUE INDEX ON numbered (position);
      INSERT INTO courses (user_id, topic, language, source, tags, is_favourite, document, outline, modules_count, lessons_count, lessons_written,
        lessons_completed, search_text, topic_key, is_listed, delivered_at, created_at, last_modified_at)
      SELECT owner, topic, 'en', CASE WHEN k % 5 = 2 THEN 'imported' WHEN k % 50 = 3 THEN 'copied_public' ELSE 'generated' END, tags, k % 10 = 1, '{}', outline, 4, 16, 16,
        k % 17, concat_ws(E'\\n', lower(topic), array_to_string(tags, E'\\n')), lower(topic), true, at, at, at + ((n::bigint * 7919) % ${courses}) * interval '300 days' / ${courses}
      FROM (
        SELECT n, k, owner, timestamptz '2025-01-01' + n * interval '600 days' / ${courses} AS at,
          (ARRAY['Rivers', 'Tides', 'Grammar'])[1 + k % 3] || ' and ' || (ARRAY['how they are measured', 'their history', 'what children ask', 'a first course', 'for engineers'])[1 + (k / 3) % 5]
            || CASE WHEN k % 100 = 50 THEN ' on a glacier' ELSE '' END || CASE WHEN k % ${own / 5} = 7 THEN ' with a quetzal' ELSE '' END || ', part ' || k AS topic,
          array_remove(ARRAY[CASE WHEN k % 3 = 0 THEN 'common' END, CASE WHEN k % 100 = 50 THEN 'some' END, CASE WHEN k % ${own / 5} = 7 THEN 'rare' END], NULL) AS tags,
          CASE WHEN owner = '${holder.userId}' THEN lessons ELSE '[]'::json END AS outline
        FROM (
          SELECT n, n / ${others} AS k, CASE WHEN n % ${others} = 0 THEN '${holder.userId}' ELSE numbered.id END AS owner
          FROM generate_series(0, ${courses - 1}) n JOIN numbered ON position = 1 + n % ${courses / 10}
        ) numbers, (SELECT json_agg(four) AS lessons FROM (SELECT json_agg(gen_random_uuid()) AS four FROM generate_series(0, 15) lesson GROUP BY lesson % 4) module) outlined
      ) course
      ORDER BY n;
      SET session_replication_role = origin;
      ${indexes.map(({ made }) => `${made};`).join('\n')}`);
    // Seen pages are marked, as they would be by the time that so many rows have come together.
    for (const name of large) await pool.query(`VACUUM ANALYZE ${name}`);
    return new Ground(url, pool, holder, drop);
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.drop();
  }
}
