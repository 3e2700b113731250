import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { rowsFrom } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import type { TestApp } from './create-test-app.ts';

/**
 * Starts works while another transaction holds the rows of `sql`, each when the ones before it wait
 * in the queue for them, and then lets go: so they did meet, and in this order. The application
 * needs as many connections (`DATABASE_POOL`).
 */
export async function behindLock<T>(
  app: TestApp,
  sql: string,
  parameters: unknown[],
  works: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const gate = new pg.Client({ connectionString: app.database.url });
  await gate.connect();
  const waiting = async () => {
    // Inside a transaction the statistics are a snapshot.
    await gate.query('SELECT pg_stat_clear_snapshot()');
    const rows = await rowsFrom(gate)(
      z.object({ n: z.number() }),
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.n ?? 0;
  };
  const areQueued = async (count: number) => {
    for (let poll = 0; poll < 1_000; poll += 1) {
      if ((await waiting()) >= count) return true;
      await sleep(5);
    }
    return false;
  };
  try {
    await gate.query('BEGIN');
    await gate.query(sql, parameters);
    const racing: Promise<T>[] = [];
    let met = true;
    for (const work of works) {
      racing.push(work());
      met &&= await areQueued(racing.length);
    }
    await gate.query('COMMIT');
    const results = await Promise.all(racing);
    expect(met).toBe(true);
    return results;
  } finally {
    await gate.end();
  }
}
