import { rowsFrom } from '@coursewright/testing';
import type pg from 'pg';
import { z } from 'zod';
import type { Remembering } from './remembering.ts';

const plan = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  'Rows Removed by Index Recheck': z.number().optional(),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.array(plan).optional();
  },
});
type Plan = z.output<typeof plan>;
const explained = z.object({ 'QUERY PLAN': z.tuple([z.looseObject({ Plan: plan })]) });
const line = z.object({ 'QUERY PLAN': z.string() });

/** How statements were executed. */
export interface Executed {
  /** Rows of tables and indexes that were read. */
  readonly entries: number;
  readonly pages: number;
  /** Those of the large tables that were read from end to end. */
  readonly scans: readonly string[];
}

/** Executes statements again and says what they read. */
export async function executed(
  pool: pg.Pool,
  statements: Remembering['statements'],
  large: ReadonlySet<string>,
): Promise<Executed> {
  let pages = 0;
  let entries = 0;
  const scans: string[] = [];
  const read = (node: Plan): void => {
    const relation = node['Relation Name'];
    if (node['Node Type'] === 'Seq Scan' && relation !== undefined && large.has(relation))
      scans.push(relation);
    if (relation !== undefined)
      entries +=
        node['Actual Loops'] *
        (node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Index Recheck'] ?? 0));
    for (const inner of node.Plans ?? []) read(inner);
  };
  for (const { sql, parameters } of statements) {
    const [row] = await rowsFrom(pool)(
      explained,
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
      parameters,
    );
    if (!row) continue;
    const { Plan: top } = row['QUERY PLAN'][0];
    pages += top['Shared Hit Blocks'] + top['Shared Read Blocks'];
    read(top);
  }
  return { entries: Math.round(entries), pages, scans };
}

/** The plans as PostgreSQL prints them, without what differs from run to run. */
export async function printedPlans(
  pool: pg.Pool,
  statements: Remembering['statements'],
): Promise<string[]> {
  const plans: string[] = [];
  for (const { sql, parameters } of statements) {
    const lines = await rowsFrom(pool)(
      line,
      `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF) ${sql}`,
      parameters,
    );
    plans.push([sql, ...lines.map((row) => row['QUERY PLAN'])].join('\n'));
  }
  return plans;
}
