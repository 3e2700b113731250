import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the check of the ledger has found, so that administrators see it. Keys of repeated requests
 * are all kept in idempotent_answers now.
 */
export class LedgerDiscrepancies1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_discrepancies (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id),
        kind text NOT NULL CHECK (kind IN ('sum', 'chain', 'order_without_entry', 'entry_without_order', 'refund')),
        subject uuid NOT NULL,
        details json NOT NULL,
        found_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        resolved_at timestamptz
      );
      -- What is found again is the same discrepancy until a whole round has not met it.
      CREATE UNIQUE INDEX ledger_discrepancies_open ON ledger_discrepancies (kind, subject) WHERE resolved_at IS NULL;

      ALTER TABLE generation_tasks DROP COLUMN run_key;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE generation_tasks ADD COLUMN run_key text; DROP TABLE ledger_discrepancies',
    );
  }
}
