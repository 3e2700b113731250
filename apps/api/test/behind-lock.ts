import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import pg from 'pg';
import type { TestApp } from './create-test-app.ts';

/**
 * Starts works while another transaction holds the rows of `sql`, and lets go when `waiting` of them stand in front of it: so they did race.
 * The application needs as many connections (`DATABASE_POOL`).
 */
export async function behindLock<T>(house: TestApp, sql: string, parameters: unknown[], works: readonly (() => Promise<T>)[], waiting = works.length): Promise<T[]> {
  const gate = new pg.Client({ connectionString: house.database.url });
  await gate.connect();
  try {
    await gate.query('BEGIN');
    await gate.query(sql, parameters);
    const racing = Promise.all(works.map((work) => work()));
    let seen = 0;
    for (let look = 0; look < 400 && seen < waiting; look += 1) {
      await sleep(25);
      const { rows } = await gate.query<{ n: number }>(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      seen = rows[0]?.n ?? 0;
      // Inside a transaction the statistics are a snapshot.
      await gate.query('SELECT pg_stat_clear_snapshot()');
    }
    await gate.query('COMMIT');
    const results = await racing;
    expect(seen).toBeGreaterThanOrEqual(waiting);
    return results;
  } finally {
    await gate.end();
  }
}
