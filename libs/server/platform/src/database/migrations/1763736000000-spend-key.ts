import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives the rows of generation_spend a key: those of a deleted account have no task, so nothing
 * told them apart.
 */
export class SpendKey1763736000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE generation_spend ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE generation_spend DROP COLUMN id');
  }
}
