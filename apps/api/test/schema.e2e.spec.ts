import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { createTestApp, type TestApp } from './create-test-app.ts';

/**
 * Tables that have no entity: the list of migrations, and one that only TypeORM's own
 * synchronization would make.
 */
const withoutEntity = ['migrations', 'typeorm_metadata'];

/**
 * What TypeScript calls what `pg` delivers for a column. JSON may be anything, and text one of a
 * few words.
 */
const declaredAs: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bigint: 'string',
  numeric: 'string',
  date: 'string',
  integer: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
};
const plainTypes = new Set(Object.values(declaredAs));

/**
 * The types of an entity's properties as they stand in its source: decorators see nothing of a
 * union.
 */
function declaredTypes(): Map<string, string> {
  const root = path.join(import.meta.dirname, '../../../libs/server');
  return new Map(
    globSync('*/src/**/*.entity.ts', { cwd: root }).flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const entity = /class (\w+)/.exec(source)?.[1];
      return [...source.matchAll(/^ {2}(\w+)!: ([^;]+);/gm)].map(
        ([, property, type]) => [`${entity}.${property}`, type ?? ''] as const,
      );
    }),
  );
}

/** Changes of the database that no entity follows, and what takes them back. */
const drifts: readonly (readonly [what: string, change: string, back: string])[] = [
  [
    'a column that may be null',
    'ALTER TABLE users ALTER full_name DROP NOT NULL',
    'ALTER TABLE users ALTER full_name SET NOT NULL',
  ],
  [
    'a column that must not be null',
    'ALTER TABLE sessions ALTER revoked_at SET NOT NULL',
    'ALTER TABLE sessions ALTER revoked_at DROP NOT NULL',
  ],
  [
    'another type',
    'ALTER TABLE rate_limits ALTER hits TYPE bigint',
    'ALTER TABLE rate_limits ALTER hits TYPE integer',
  ],
  [
    'a time without its zone',
    'ALTER TABLE open_streams ALTER expires_at TYPE timestamp',
    'ALTER TABLE open_streams ALTER expires_at TYPE timestamptz',
  ],
  [
    'a limited length',
    'ALTER TABLE documents ALTER name TYPE varchar(100)',
    'ALTER TABLE documents ALTER name TYPE text',
  ],
  [
    'jsonb in place of json',
    'ALTER TABLE admin_audit ALTER before TYPE jsonb',
    'ALTER TABLE admin_audit ALTER before TYPE json',
  ],
  [
    'another scale',
    'ALTER TABLE generation_spend ALTER cost TYPE numeric(18, 6)',
    'ALTER TABLE generation_spend ALTER cost TYPE numeric(18, 9)',
  ],
  [
    'a list in place of one value',
    `ALTER TABLE payment_disputes ALTER status TYPE text[] USING ARRAY[status]`,
    `ALTER TABLE payment_disputes ALTER status TYPE text USING status[1]`,
  ],
  [
    'one value in place of a list',
    `ALTER TABLE api_tokens ALTER scopes TYPE text USING scopes[1]`,
    `ALTER TABLE api_tokens ALTER scopes TYPE text[] USING ARRAY[scopes]`,
  ],
  [
    'another default',
    `ALTER TABLE users ALTER theme SET DEFAULT 'dark'`,
    `ALTER TABLE users ALTER theme SET DEFAULT 'system'`,
  ],
  [
    'another expression as default',
    'ALTER TABLE removed_course_pieces ALTER removed_at SET DEFAULT now()',
    'ALTER TABLE removed_course_pieces ALTER removed_at SET DEFAULT clock_timestamp()',
  ],
  [
    'a missing default',
    'ALTER TABLE purchase_orders ALTER is_paid DROP DEFAULT',
    'ALTER TABLE purchase_orders ALTER is_paid SET DEFAULT false',
  ],
  [
    'a column that no entity knows',
    'ALTER TABLE signup_grants ADD COLUMN note text',
    'ALTER TABLE signup_grants DROP COLUMN note',
  ],
  [
    'a column that is missing',
    'ALTER TABLE parked_payments DROP COLUMN resolution',
    'ALTER TABLE parked_payments ADD COLUMN resolution text',
  ],
  [
    'another primary key',
    'ALTER TABLE user_keys DROP CONSTRAINT user_keys_pkey, ADD CONSTRAINT user_keys_pkey PRIMARY KEY (user_id)',
    'ALTER TABLE user_keys DROP CONSTRAINT user_keys_pkey, ADD CONSTRAINT user_keys_pkey PRIMARY KEY (user_id, provider)',
  ],
  [
    'a column that is unique no more',
    'ALTER TABLE api_tokens DROP CONSTRAINT api_tokens_token_hash_key',
    'ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_token_hash_key UNIQUE (token_hash)',
  ],
  [
    'a number that the database counts no more',
    'ALTER TABLE credit_transactions ALTER seq DROP IDENTITY',
    'ALTER TABLE credit_transactions ALTER seq ADD GENERATED ALWAYS AS IDENTITY',
  ],
  [
    'a number that the database counts now',
    'ALTER TABLE ledger_discrepancies ADD COLUMN seq bigint GENERATED ALWAYS AS IDENTITY',
    'ALTER TABLE ledger_discrepancies DROP COLUMN seq',
  ],
  ['a table without entity', 'CREATE TABLE notes (id uuid PRIMARY KEY)', 'DROP TABLE notes'],
  [
    'a table that is missing',
    'ALTER TABLE payment_events RENAME TO events',
    'ALTER TABLE events RENAME TO payment_events',
  ],
];

describe('The schema', () => {
  let app: TestApp;
  let source: DataSource;

  beforeAll(async () => {
    app = await createTestApp();
    source = app.nest.get(DataSource);
    // TypeORM asks this table about generated columns, and fails without it.
    await source.query(
      'CREATE TABLE IF NOT EXISTS typeorm_metadata (type text, database text, schema text, "table" text, name text, value text)',
    );
  });
  afterAll(() => app.close());

  const namesOf = async (sql: string): Promise<string[]> =>
    (await app.database.query(z.object({ name: z.string() }), sql)).map(({ name }) => name);

  /**
   * What TypeORM would change to make the database what the entities say. Indexes, checks and
   * foreign keys are said by migrations alone.
   */
  async function changesWanted(): Promise<string[]> {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries
      .map(({ query }) => query)
      .filter((query) => !/^(DROP INDEX |ALTER TABLE "\w+" DROP CONSTRAINT )/.test(query));
  }

  /**
   * Columns that the database fills by itself, on the one side only: TypeORM does not compare
   * these.
   */
  async function filledDifferently(): Promise<string[]> {
    const migrated = await namesOf(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND (is_identity = 'YES' OR is_generated = 'ALWAYS')`,
    );
    const declared = source.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns
        .filter(
          ({ generatedIdentity, isInsert, isUpdate }) =>
            generatedIdentity !== undefined || (!isInsert && !isUpdate),
        )
        .map(({ databaseName }) => `${tableName}.${databaseName}`),
    );
    return [...new Set(migrated).symmetricDifference(new Set(declared))];
  }

  async function tablesWithoutEntity(): Promise<string[]> {
    const tables = await namesOf(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const known = new Set([
      ...withoutEntity,
      ...source.entityMetadatas.map(({ tableName }) => tableName),
    ]);
    return tables.filter((table) => !known.has(table));
  }

  const differences = async () => [
    ...(await changesWanted()),
    ...(await filledDifferently()),
    ...(await tablesWithoutEntity()),
  ];

  it('is said alike by entities and migrations', async () => {
    expect(await differences()).toEqual([]);
  });

  it.each(drifts)('is found to differ after a migration brings %s', async (_what, change, back) => {
    await source.query(change);
    const found = await differences();
    await source.query(back);
    expect(found).not.toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('has properties of the types that their columns deliver', () => {
    const declared = declaredTypes();
    const wrong = source.entityMetadatas.flatMap(({ name, columns }) =>
      columns.flatMap((column) => {
        const property = `${name}.${column.propertyName}`;
        const type = source.driver.normalizeType(column);
        const [base = '', ...others] = (declared.get(property) ?? '').split(/ \| (?=null$)/);
        const fits =
          type === 'json' ||
          type === 'jsonb' ||
          (column.isArray ? base.endsWith('[]') : base === declaredAs[type]) ||
          (type === 'text' && !column.isArray && /^\w+$/.test(base) && !plainTypes.has(base));
        const isNullable = base === 'unknown' ? column.isNullable : others.length > 0;
        return fits && isNullable === column.isNullable ? [] : [`${property}: ${base} for ${type}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(declared.size).toBe(
      source.entityMetadatas.reduce((sum, { columns }) => sum + columns.length, 0),
    );
  });
});
