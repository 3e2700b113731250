import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresLedger } from '@coursewright/credits';
import { CheckLedger, paymentEntities } from '@coursewright/payments';
import { Clock, Database, Jobs } from '@coursewright/platform';
import { type ReadRows, rowsFrom } from '@coursewright/testing';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Ground } from './ground.ts';
import { Remembering } from '../shared/remembering.ts';
import { median, type Table } from '../shared/table.ts';

const hour = 3600_000;
/** Of the hour until it begins again. */
const mostOfTheHour = 0.1;
/** A million rows at once would be several times as much. */
const mostGrowth = 128 * 1024 * 1024;
const debtors = 4;

/**
 * A round of the hourly check over all ledgers, while balances move: what it takes, what it holds,
 * and what it finds.
 */
export async function benchCheck(table: Table, ground: Ground): Promise<void> {
  const source = await connect(ground, 'check', paymentEntities, 1);
  const ledgerSource = await connect(ground, 'debits', [], debtors);
  const database = new Remembering(source);
  const ledger = new PostgresLedger(new Database(ledgerSource));
  const check = new CheckLedger(Object.create(Jobs.prototype) as Jobs, database, new Clock());
  Logger.overrideLogger(false);
  const ask = rowsFrom(ground.pool);

  const temporary = await spilled(ask);
  const round = await watched(ask, ledger, async () => {
    database.statements = [];
    const began = performance.now();
    await check.run();
    return performance.now() - began;
  });
  const times = database.statements.map(({ milliseconds }) => milliseconds);
  reportRound(table, round, times, (await spilled(ask)) - temporary);
  const alarms = (await openDiscrepancies(ask)).length;
  table.row(
    'alarms over 1,000,000 sound movements and those made meanwhile',
    String(alarms),
    '0',
    alarms === 0,
  );
  await findPlanted(table, ask, check);
  await Promise.all([source.destroy(), ledgerSource.destroy()]);
}

const connect = (
  ground: Ground,
  applicationName: string,
  entities: typeof paymentEntities,
  max: number,
): Promise<DataSource> =>
  new DataSource({
    type: 'postgres',
    url: ground.url,
    entities,
    applicationName,
    extra: { max },
  }).initialize();

async function openDiscrepancies(ask: ReadRows): Promise<string[]> {
  const rows = await ask(
    z.object({ subject: z.string() }),
    'SELECT subject FROM ledger_discrepancies WHERE resolved_at IS NULL',
  );
  return rows.map(({ subject }) => subject);
}

/** Bytes that PostgreSQL has written to temporary files. */
async function spilled(ask: ReadRows): Promise<number> {
  const [row] = await ask(
    z.object({ temp_bytes: z.string() }),
    'SELECT temp_bytes FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(row?.temp_bytes);
}

/** A round of the check, and what was seen of it. */
interface Round {
  readonly took: number;
  /** Locks it held, as `mode relation`. */
  readonly held: ReadonlySet<string>;
  /** Looks at which a debit waited for a lock. */
  readonly waits: number;
  readonly debits: number;
  /** Bytes by which the process grew. */
  readonly grown: number;
}

/**
 * Does `round` while balances move, and looks at its locks and the memory of this process all the
 * while.
 */
async function watched(
  ask: ReadRows,
  ledger: PostgresLedger,
  round: () => Promise<number>,
): Promise<Round> {
  const spenders = await ask(
    z.object({ id: z.string() }),
    'SELECT id FROM users WHERE credits > 50 LIMIT $1',
    [debtors],
  );
  const held = new Set<string>();
  const rss = process.memoryUsage.rss();
  let [waits, debits, peak, isOver] = [0, 0, rss, false];
  const watching = (async () => {
    while (!isOver) {
      for (const lock of await locksOfCheck(ask)) held.add(lock);
      waits += await waitingDebits(ask);
      peak = Math.max(peak, process.memoryUsage.rss());
      await sleep(10);
    }
  })();
  const moving = Promise.all(
    spenders.map(async ({ id }) => {
      while (!isOver) {
        await ledger.grant(id, 1, 'admin_add', {});
        await ledger.spend(id, 1, 'audio_use', {});
        debits += 1;
        await sleep(5);
      }
    }),
  );
  const took = await round();
  isOver = true;
  await Promise.all([watching, moving]);
  return { took, held, waits, debits, grown: peak - rss };
}

async function locksOfCheck(ask: ReadRows): Promise<string[]> {
  const rows = await ask(
    z.object({ mode: z.string(), relation: z.string() }),
    `SELECT DISTINCT mode, relation::regclass::text AS relation
     FROM pg_locks
     JOIN pg_stat_activity USING (pid)
     WHERE application_name = 'check' AND relation IS NOT NULL`,
  );
  return rows.map(({ mode, relation }) => `${mode} ${relation}`);
}

async function waitingDebits(ask: ReadRows): Promise<number> {
  const [waiting] = await ask(
    z.object({ count: z.number() }),
    `SELECT count(*)::int
     FROM pg_locks
     JOIN pg_stat_activity USING (pid)
     WHERE application_name = 'debits' AND NOT granted`,
  );
  return waiting?.count ?? 0;
}

function reportRound(
  table: Table,
  { took, held, waits, debits, grown }: Round,
  times: readonly number[],
  spill: number,
): void {
  table.row(
    'a round of the hourly check over 1,000,000 movements ÷ the hour',
    `${(took / hour).toFixed(4)} (${(took / 1000).toFixed(1)} s, ${times.length} statements of ${median(times).toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)} ms)`,
    `≤ ${mostOfTheHour}`,
    took / hour <= mostOfTheHour,
  );
  const strong = [...held].filter(
    (lock) => !lock.startsWith('AccessShareLock') && !/ ledger_discrepancies/.test(lock),
  );
  table.row(
    'locks that it holds on others than what it found, but those of any reader; looks at which a debit waited',
    `${strong.join(', ') || 'none'}; ${waits} (${held.size} locks seen, ${debits} debits meanwhile)`,
    'none; 0',
    strong.length === 0 && waits === 0 && held.size > 0 && debits > 0,
  );
  table.row(
    'memory that it adds to its process ÷ 128 MiB; bytes that PostgreSQL wrote to temporary files',
    `${(grown / mostGrowth).toFixed(2)}; ${spill}`,
    '≤ 1; 0',
    grown <= mostGrowth && spill === 0,
  );
}

/**
 * Makes ten balances wrong, beyond what the product and the database let anybody do, and has them
 * found.
 */
async function findPlanted(table: Table, ask: ReadRows, check: CheckLedger): Promise<void> {
  const replica = async (sql: string, parameters: unknown[]) => {
    await ask(`SET session_replication_role = replica`);
    await ask(sql, parameters);
    await ask(`SET session_replication_role = origin`);
  };
  const wrong = (
    await ask(
      z.object({ id: z.string() }),
      `SELECT id
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users) numbered
       WHERE n % 10000 = 1
       ORDER BY n`,
    )
  ).map(({ id }) => id);
  await replica('UPDATE users SET credits = credits + 1 WHERE id = ANY($1)', [wrong]);
  await check.run();
  const found = await openDiscrepancies(ask);
  const met = wrong.filter((id) => found.includes(id)).length;
  table.row(
    'balances made wrong that the next round finds; others that it names',
    `${met} of ${wrong.length}; ${found.length - met}`,
    `${wrong.length} of 10; 0`,
    met === 10 && wrong.length === 10 && found.length === met,
  );
  await replica('UPDATE users SET credits = credits - 1 WHERE id = ANY($1)', [wrong]);
}
