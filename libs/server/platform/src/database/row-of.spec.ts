import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@coursewright/testing';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import { Database } from './database.ts';
import { rowOf, storedJson } from './row-of.ts';

@Entity('samples')
class Sample {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') size!: 'small' | 'large';
  @Column('integer') count!: number;
  @Column('double precision') share!: number;
  @Column('bigint') total!: string;
  @Column('numeric', { nullable: true }) cost!: string | null;
  @Column('boolean') is_done!: boolean;
  @Column('timestamptz', { nullable: true }) at!: Date | null;
  @Column('bytea') sealed!: Buffer;
  @Column('text', { array: true }) tags!: string[];
  @Column('json') document!: { readonly title: string };
  @Column('json', { nullable: true }) anything!: unknown;
}

@Entity('plain_samples')
class PlainSample {
  @PrimaryColumn('uuid') id!: string;
}

const sample = rowOf(Sample, {
  size: z.enum(['small', 'large']),
  document: storedJson<{ readonly title: string }>(),
});

const select = (over: Record<string, string> = {}) => {
  const values = {
    id: `'6f9c1f3a-5a5e-4a55-9f29-7f3f1f3f0001'::uuid`,
    name: `'a'::text`,
    size: `'small'::text`,
    count: '3::integer',
    share: '0.5::double precision',
    total: '9007199254740993::bigint',
    cost: '0.000000001::numeric(18, 9)',
    is_done: 'true',
    at: `'2026-11-20T12:00:00Z'::timestamptz`,
    sealed: `'\\x0102'::bytea`,
    tags: `ARRAY['x', 'y']`,
    document: `'{"title":"T"}'::json`,
    anything: `'[1]'::json`,
    ...over,
  };
  return `SELECT ${Object.entries(values)
    .map(([name, value]) => `${value} AS ${name}`)
    .join(', ')}`;
};

describe('rowOf', () => {
  let server: TestDatabase;
  let source: DataSource;
  let database: Database;

  beforeAll(async () => {
    server = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: server.url }).initialize();
    database = new Database(source);
  });
  afterAll(async () => {
    await source.destroy();
    await server.drop();
  });

  it('accepts what PostgreSQL delivers for a column of each type', async () => {
    expect(await database.query(sample, select())).toEqual([
      {
        id: '6f9c1f3a-5a5e-4a55-9f29-7f3f1f3f0001',
        name: 'a',
        size: 'small',
        count: 3,
        share: 0.5,
        total: '9007199254740993',
        cost: '0.000000001',
        is_done: true,
        at: new Date('2026-11-20T12:00:00Z'),
        sealed: Buffer.from([1, 2]),
        tags: ['x', 'y'],
        document: { title: 'T' },
        anything: [1],
      },
    ]);
  });

  it('accepts null where the column is nullable and nowhere else', async () => {
    const [row] = await database.query(
      sample,
      select({ cost: 'NULL', at: 'NULL', anything: 'NULL' }),
    );
    expect([row?.cost, row?.at, row?.anything]).toEqual([null, null, null]);
    for (const column of ['id', 'name', 'count', 'is_done', 'sealed', 'tags', 'document'])
      await expect(database.query(sample, select({ [column]: 'NULL' }))).rejects.toThrow(column);
  });

  it('refuses a value of another type, and one that the narrower type does not know', async () => {
    await expect(database.query(sample, select({ count: '3::bigint' }))).rejects.toThrow('count');
    await expect(database.query(sample, select({ total: '3::integer' }))).rejects.toThrow('total');
    await expect(database.query(sample, select({ at: `'yesterday'` }))).rejects.toThrow('at');
    await expect(database.query(sample, select({ size: `'huge'` }))).rejects.toThrow('size');
    await expect(database.query(sample, select({ document: `'"T"'::json` }))).rejects.toThrow(
      'document',
    );
  });

  it('refuses a statement that does not return the columns it names', async () => {
    await expect(
      database.query(sample.pick({ name: true, count: true }), `SELECT 'a'::text AS name`),
    ).rejects.toThrow('count');
  });

  it('gives rows of the columns that a statement names, with those it computes', async () => {
    const named = sample.pick({ name: true }).extend({ twice: z.number() });
    const rows = await database.query(
      named,
      `SELECT 'a'::text AS name, 2 * $1::integer AS twice`,
      [21],
    );
    const [{ name, twice }] = rows as [(typeof rows)[number]];
    expect([name.toUpperCase(), twice.toFixed(1)]).toEqual(['A', '42.0']);
  });

  it('does not compile where a narrower column has no schema', () => {
    // @ts-expect-error: document is missing.
    expect(() => rowOf(Sample, { size: z.enum(['small', 'large']) })).not.toThrow();
    // @ts-expect-error: the schema allows what the column's type does not.
    rowOf(Sample, { size: z.enum(['small', 'huge']), document: storedJson<{ title: string }>() });
    // @ts-expect-error: the column is no narrower than its database type.
    rowOf(PlainSample, { id: z.string() });
    expect(Object.keys(rowOf(PlainSample).shape)).toEqual(['id']);
  });
});
