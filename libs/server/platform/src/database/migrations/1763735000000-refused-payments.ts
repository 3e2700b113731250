import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps that a bank has refused a payment, so that its buyer is not told to wait for it. */
export class RefusedPayments1763735000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE purchase_orders ADD COLUMN is_refused boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE purchase_orders DROP COLUMN is_refused');
  }
}
