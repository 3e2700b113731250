import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A run counts the deliveries that brought it nothing, so that what kills its worker stops, and
 * what is only unlucky goes on.
 */
export class Deliveries1763715000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generation_tasks
        ADD COLUMN deliveries integer NOT NULL DEFAULT 0,
        ADD COLUMN delivered_run integer NOT NULL DEFAULT 0,
        ADD COLUMN answers_at_delivery integer NOT NULL DEFAULT 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE generation_tasks DROP COLUMN deliveries, DROP COLUMN delivered_run, DROP COLUMN answers_at_delivery',
    );
  }
}
